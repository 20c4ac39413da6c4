import TraceModel

/// What led to what inside one frame: a callback writes, a view runs for it,
/// and a callback is called because the view ran.
///
/// The frame's passes go on as long as callbacks write. Most end after one or
/// two; the chain is what a loop is named by, and what ends it: a frame has 8
/// passes, and after 8 such frames in a row whoever goes round in circles is
/// not called any more (docs/loops.md). It is empty between frames.
final class CallbackChain {
  /// A callback, or a body that writes, with what led to it.
  final class Link {
    let source: CallbackSource
    let because: [Origin]

    init(_ source: CallbackSource, _ because: [Origin]) {
      self.source = source
      self.because = because
    }
  }

  /// A write, and who made it.
  struct Origin {
    /// `_count`, `Feed.items`.
    let name: String
    /// The view that owns a state.
    let owner: TypeInfo?
    let link: Link

    /// `FeedView._count`, `Feed.items`.
    var property: String { owner.map { "\($0.name).\(name)" } ?? name }
  }

  /// Frames that may follow each other without coming to an end.
  static let frameLimit = 8
  /// Passes after which somebody goes round in circles.
  private static let roundLimit = 16

  unowned let queue: UpdateQueue
  private var running: Link?
  private var made: [WriteID: Origin] = [:]
  /// Why nodes are marked, in the update at hand; only by callbacks' writes.
  private var marks: [NodeReference: [Origin]] = [:]
  private var origins: [Origin] = []
  private var pass = 0
  private var frames = 0
  private var rounds: [CallbackSource: (count: Int, pass: Int)] = [:]
  private var dropped: Set<CallbackSource> = []

  init(_ queue: UpdateQueue) { self.queue = queue }

  // MARK: Frames

  func beginFrame() { frames += 1 }

  func beginPass() {
    pass += 1
    marks.removeAll(keepingCapacity: true)
    origins.removeAll(keepingCapacity: true)
  }

  /// The frame is over.
  ///
  /// - Parameter hasWork: Its passes were not enough.
  func endFrame(hasWork: Bool) {
    guard hasWork else { return reset() }
    if frames == 1 { tellLimit() }
  }

  private func reset() {
    guard pass > 0 || frames > 0 || !made.isEmpty else { return }
    made = [:]
    marks = [:]
    origins = []
    pass = 0
    frames = 0
    rounds = [:]
    dropped = []
  }

  // MARK: Writes and marks

  /// Notes who makes a write: the callback or the body that runs now.
  ///
  /// - Returns: False where it is neither.
  func note(_ write: WriteID, _ name: String, of owner: NodeReference?) -> Bool {
    let link: Link
    if queue.isUpdating, let evaluation = Runtime.shared.evaluation?.pointee {
      let source = source(.body, nil, at: evaluation.node)
      count(source)
      link = Link(source, because(of: evaluation.node))
    } else if let running {
      link = running
    } else {
      return false
    }
    made[write] = Origin(name: name, owner: owner.flatMap(type(around:)), link: link)
    return true
  }

  /// A write is the reason for a node to run.
  func mark(_ node: NodeReference, _ write: WriteID) {
    guard !made.isEmpty, let origin = made[write] else { return }
    marks[node, default: []].append(origin)
    if origins.count < 8 { origins.append(origin) }
  }

  /// Whether the body that runs now may have others run for what it writes.
  func mayWrite() -> Bool {
    guard frames > Self.frameLimit, queue.isUpdating,
      let evaluation = Runtime.shared.evaluation?.pointee
    else { return true }
    return mayGoOn(source(.body, nil, at: evaluation.node), evaluation.node)
  }

  // MARK: Callbacks

  func callback(
    _ kind: CallbackSource.Kind,
    _ subject: TypeInfo?,
    at place: NodeReference?,
    _ action: @escaping () -> Void
  ) -> Callback {
    guard let place else {
      let source = CallbackSource(kind: kind, subject: subject, view: nil)
      return Callback(source: source, because: origins, action: action)
    }
    let source = source(kind, subject, at: place)
    count(source)
    return Callback(source: source, because: because(of: place), action: action)
  }

  func run(_ callback: Callback) {
    guard mayGoOn(callback.source, nil) else { return }
    let outer = running
    running = Link(callback.source, callback.because)
    callback.action()
    running = outer
  }

  private func source(
    _ kind: CallbackSource.Kind,
    _ subject: TypeInfo?,
    at place: NodeReference
  ) -> CallbackSource {
    CallbackSource(kind: kind, subject: subject, view: type(around: place))
  }

  private func type(around place: NodeReference) -> TypeInfo? {
    let view = queue.view(around: place)
    return view.entry >= 0 ? view.block.entry(view.entry).pointee.kind.type : nil
  }

  /// Counts a source once a pass; a list of a thousand rows appears at once.
  private func count(_ source: CallbackSource) {
    guard pass > 0 else { return }
    let known = rounds[source] ?? (0, 0)
    if known.pass != pass { rounds[source] = (known.count + 1, pass) }
  }

  /// The writes that the nearest marked place around this one runs for.
  private func because(of place: NodeReference) -> [Origin] {
    guard !marks.isEmpty else { return origins }
    var (block, entry) = (place.block, place.entry)
    if let found = marks[place] { return found }
    while true {
      if entry >= 0 {
        let owner = block.region(block.entry(entry).pointee.region).pointee.owner
        if owner >= 0 {
          if let found = marks[NodeReference(block, owner)] { return found }
          entry = owner
          continue
        }
      }
      if let found = marks[NodeReference(block, -1)] { return found }
      guard let parent = block.header.pointee.parent else { return origins }
      entry = block.header.pointee.parentEntry
      block = parent
    }
  }

  // MARK: The limits

  /// A place called back more often than SwiftUI allows in a frame.
  func tellRefusal(
    _ kind: CallbackSource.Kind,
    _ subject: TypeInfo?,
    at place: NodeReference,
    call: Int
  ) {
    let source = source(kind, subject, at: place)
    say(RuntimeMessage.triedTooOften(source.label), .fault, place)
    tellEdge(Link(source, because(of: place)), round: call, at: place)
  }

  /// A value of geometry that the same frame has had before.
  func tellRepetition(_ subject: TypeInfo, at place: NodeReference, call: Int) {
    let source = source(.geometry, subject, at: place)
    say(RuntimeMessage.cyclingValues(source.label), .fault, place)
    tellEdge(Link(source, because(of: place)), round: call, at: place)
  }

  /// All passes of a frame were not enough: names the one that went round most.
  private func tellLimit() {
    say(RuntimeMessage.didNotSettle(ViewHost.passLimit), .note, nil)
    let waiting = queue.waitingWrites.compactMap { made[$0] }
    func rounds(_ origin: Origin) -> Int { self.rounds[origin.link.source]?.count ?? 0 }
    guard let most = waiting.max(by: { rounds($0) < rounds($1) }) else { return }
    tellEdge(most.link, round: rounds(most), at: nil)
  }

  /// Whether somebody is still called; says so once where not.
  private func mayGoOn(_ source: CallbackSource, _ place: NodeReference?) -> Bool {
    guard frames > Self.frameLimit, let round = rounds[source]?.count, round >= Self.roundLimit
    else { return true }
    if dropped.insert(source).inserted {
      say(RuntimeMessage.triedTooOften(source.label), .fault, place)
      say(LoopEdge.ending(source, rounds: round), .note, place)
    }
    return false
  }

  private func tellEdge(_ link: Link, round: Int, at place: NodeReference?) {
    say(LoopEdge(to: link).sentence(round: round), .note, place)
  }

  private func say(_ text: String, _ level: MessageLevel, _ place: NodeReference?) {
    queue.reporter.message(text, level: level, node: place.map { queue.view(around: $0) })
  }
}
