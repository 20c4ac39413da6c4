/// One entry of a case's `expect`, as far as the kit knows it.
struct CaseCheck: Decodable {
  /// The steps whose total is checked; screen and state as of the last one.
  var steps: ClosedRange<Int>?
  var count: Int?
  var min: Int?
  var max: Int?

  var body: String?
  var inits: String?
  var print: [String]?
  var exact: Bool?
  var log: [String]?
  var unordered: Bool?
  var order: [String]?
  var causes: String?
  var are: [String]?
  var state: String?
  var equals: String?
  var on: String?
  var message: String?
  var contains: Bool?
  var fatal: String?
  var shown: String?
  var notShown: String?
  var view: String?
  var frame: [Double]?
  var size: [Double]?
  var width: Bounds?
  var height: Bounds?
  var compare: String?
  var note: String?
  /// The word of a check that the kit has no means for.
  var beyond: String?

  /// A number, or a range of them.
  struct Bounds: Decodable {
    var least: Double
    var most: Double

    init(from decoder: any Decoder) throws {
      if let number = try? decoder.singleValueContainer().decode(Double.self) {
        (least, most) = (number, number)
        return
      }
      let keys = try decoder.container(keyedBy: Key.self)
      least = try keys.decodeIfPresent(Double.self, forKey: .min) ?? -.infinity
      most = try keys.decodeIfPresent(Double.self, forKey: .max) ?? .infinity
    }

    private enum Key: CodingKey { case min, max }
  }

  private enum StepKey: CodingKey { case step }

  private enum BeyondKey: String, CodingKey, CaseIterable {
    case content, created, destroyed, skips, proposal, proposals, renderedFrame, absent
  }

  private enum CodingKeys: CodingKey {
    case count, min, max, body, inits, print, exact, log, unordered, order, causes, are, state
    case equals, on, message, contains, fatal, shown, notShown, view, frame, size, width, height
    case compare, note
  }

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    count = try keys.decodeIfPresent(Int.self, forKey: .count)
    min = try keys.decodeIfPresent(Int.self, forKey: .min)
    max = try keys.decodeIfPresent(Int.self, forKey: .max)
    body = try keys.decodeIfPresent(String.self, forKey: .body)
    inits = try keys.decodeIfPresent(String.self, forKey: .inits)
    print = try keys.decodeIfPresent([String].self, forKey: .print)
    exact = try keys.decodeIfPresent(Bool.self, forKey: .exact)
    log = try keys.decodeIfPresent([String].self, forKey: .log)
    unordered = try keys.decodeIfPresent(Bool.self, forKey: .unordered)
    order = try keys.decodeIfPresent([String].self, forKey: .order)
    causes = try keys.decodeIfPresent(String.self, forKey: .causes)
    are = try keys.decodeIfPresent([String].self, forKey: .are)
    state = try keys.decodeIfPresent(String.self, forKey: .state)
    equals = try keys.decodeIfPresent(String.self, forKey: .equals)
    on = try keys.decodeIfPresent(String.self, forKey: .on)
    message = try keys.decodeIfPresent(String.self, forKey: .message)
    contains = try keys.decodeIfPresent(Bool.self, forKey: .contains)
    fatal = try keys.decodeIfPresent(String.self, forKey: .fatal)
    shown = try keys.decodeIfPresent(String.self, forKey: .shown)
    notShown = try keys.decodeIfPresent(String.self, forKey: .notShown)
    view = try keys.decodeIfPresent(String.self, forKey: .view)
    frame = try keys.decodeIfPresent([Double].self, forKey: .frame)
    size = try keys.decodeIfPresent([Double].self, forKey: .size)
    width = try keys.decodeIfPresent(Bounds.self, forKey: .width)
    height = try keys.decodeIfPresent(Bounds.self, forKey: .height)
    compare = try keys.decodeIfPresent(String.self, forKey: .compare)
    note = try keys.decodeIfPresent(String.self, forKey: .note)
    let others = try decoder.container(keyedBy: BeyondKey.self)
    beyond = BeyondKey.allCases.first { others.contains($0) }?.rawValue
    let outer = try decoder.container(keyedBy: StepKey.self)
    if let step = try? outer.decode(Int.self, forKey: .step) {
      steps = step...step
    } else if let ends = try outer.decodeIfPresent([Int].self, forKey: .step) {
      steps = ends[0]...ends[1]
    }
  }
}
