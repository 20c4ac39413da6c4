import TraceModel
import Workloads

/// Makes workloads in which every key and action occurs, the same for the same seed.
struct RandomWorkload {
  var generator: SeededGenerator

  init(_ seed: UInt64) { generator = SeededGenerator(seed) }

  mutating func workload() -> Workload {
    var workload = Workload(name: text())
    if flip() { workload.device = .init(size: size(), scale: one(of: [1, 2, 2.5, 3])) }
    if flip() { workload.device.safeArea = .init(top: one(of: [0, 47, 59.5]), right: 34) }
    if flip() { workload.environment.apply(change()) }
    if flip() {
      workload.now = .init(
        since1970: Nanoseconds(.random(in: 0...7_000_000_000_000_000_000, using: &generator))
      )
    }
    if flip() { workload.seed = generator.next() }
    workload.profile = one(of: Workload.Profile.allCases)
    for _ in 0..<count(3) { workload.defaults[text()] = value(depth: 2) }
    for _ in 0..<count(3) { workload.arguments.append(text()) }
    if flip() {
      workload.settle = one(of: [.zero, .milliseconds(1), .seconds(59), Nanoseconds(1_234_567)])
    }
    if flip() {
      workload.limit = one(of: [.seconds(61), .seconds(3600), Nanoseconds(70_000_000_001)])
    }
    for _ in 0..<count(12) { workload.steps.append(action(depth: 2)) }
    return workload
  }

  private mutating func action(depth: Int) -> Workload.Action {
    switch Workload.ActionName.allCases.randomElement(using: &generator) ?? .back {
    case .tap: return .tap(target())
    case .doubleTap: return .doubleTap(target())
    case .longPress: return flip() ? .longPress(target()) : .longPress(target(), for: time())
    case .drag: return .drag(target(), flip() ? .by(vector()) : .to(target()), over: movementTime())
    case .swipe: return .swipe(one(of: Workload.Direction.allCases), on: maybeTarget())
    case .magnify:
      return .magnify(target(), by: one(of: [0.5, 2, 100]), over: movementTime())
    case .rotate: return .rotate(target(), by: number(), over: movementTime())
    case .scroll: return .scroll(scroll())
    case .type: return .type(text(), into: maybeTarget(), each: time())
    case .clear: return .clear(target())
    case .submit: return .submit(maybeTarget())
    case .toggle: return .toggle(target(), to: one(of: [nil, true, false]))
    case .setSlider: return .setSlider(target(), to: number())
    case .setPicker: return .setPicker(target(), to: choice())
    case .selectTab: return .selectTab(choice())
    case .back: return .back
    case .dismiss: return .dismiss
    case .refresh: return .refresh(maybeTarget())
    case .setEnvironment:
      var change = change()
      change.colorScheme = .dark
      return .setEnvironment(change)
    case .resize: return .resize(size())
    case .wait: return .wait(wait())
    case .mark: return .mark(text())
    case .repeat:
      guard depth > 0 else { return .back }
      let steps = (0...count(2)).map { _ in action(depth: depth - 1) }
      return .repeat(.random(in: 1...50, using: &generator), steps)
    case .unmount: return .unmount
    }
  }

  private mutating func target() -> Workload.Target {
    let index = flip() ? Int.random(in: 0...9, using: &generator) : nil
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return .text(text(), index: index)
    case 1: return .id(text(), index: index)
    case 2: return .view("Row", index: index)
    default: return .at(number(), number())
    }
  }

  private mutating func scroll() -> Workload.Scroll {
    let frames = flip() ? Int.random(in: 1...100, using: &generator) : nil
    let edge = one(of: Workload.Scroll.Edge.allCases)
    let extent: Workload.Scroll.Extent
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: extent = .by(vector())
    case 1: extent = .edge(edge)
    default: extent = .until(target(), toward: edge)
    }
    return Workload.Scroll(extent, in: maybeTarget(), frames: frames)
  }

  private mutating func wait() -> Workload.Wait {
    let limit = flip() ? time() : nil
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return .idle(limit: limit)
    case 1: return .time(time())
    default: return .shown(target(), limit: limit)
    }
  }

  private mutating func change() -> Workload.Environment.Change {
    Workload.Environment.Change(
      colorScheme: maybe(Workload.ColorScheme.allCases),
      dynamicTypeSize: maybe(Workload.DynamicTypeSize.allCases),
      locale: maybe(["de_DE", "en-GB", "zh_Hans_CN", "fr"]),
      timeZone: maybe(["UTC", "GMT", "Asia/Tokyo", "America/Argentina/Ushuaia"]),
      horizontalSizeClass: maybe(Workload.SizeClass.allCases),
      verticalSizeClass: maybe(Workload.SizeClass.allCases),
      layoutDirection: maybe(Workload.LayoutDirection.allCases)
    )
  }

  private mutating func value(depth: Int) -> Workload.DefaultsValue {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &generator) {
    case 0: return .bool(flip())
    case 1: return .integer(.random(in: .min ... .max, using: &generator))
    case 2: return .double(one(of: [0, 1, -2, 0.1, 1e300, 9_007_199_254_740_992, number()]))
    case 3: return .string(text())
    case 4: return .array((0..<count(3)).map { _ in value(depth: depth - 1) })
    default:
      var members: [String: Workload.DefaultsValue] = [:]
      for _ in 0..<count(3) { members[text()] = value(depth: depth - 1) }
      return .dictionary(members)
    }
  }

  private mutating func text() -> String {
    let alphabet: [Character] = ["b", "\"", "\\", "\n", "é", "点", "😀", "<", " ", "7"]
    return "a" + String((0..<count(8)).map { _ in one(of: alphabet) })
  }

  private mutating func choice() -> Workload.Choice {
    flip() ? .label(text()) : .index(.random(in: 0...9, using: &generator))
  }

  private mutating func size() -> Workload.Size {
    .init(width: .random(in: 1...2000, using: &generator), height: 844)
  }

  private mutating func time() -> Nanoseconds {
    Nanoseconds(.random(in: 1...1_000_000_000_000, using: &generator))
  }

  /// Fingers move for a minute at most.
  private mutating func movementTime() -> Nanoseconds {
    Nanoseconds(.random(in: 1...60_000_000_000, using: &generator))
  }

  private mutating func number() -> Double { .random(in: -1000...1000, using: &generator) }
  private mutating func vector() -> Workload.Vector { .init(dx: number(), dy: number()) }
  private mutating func maybeTarget() -> Workload.Target? { flip() ? target() : nil }
  private mutating func flip() -> Bool { .random(using: &generator) }
  private mutating func count(_ most: Int) -> Int { .random(in: 0...most, using: &generator) }
  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }
  private mutating func maybe<Value>(_ values: [Value]) -> Value? { flip() ? one(of: values) : nil }
}

/// SplitMix64: the same numbers for the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
