import TraceModel

/// A place with a body: a view, a view modifier or a style of the app's own.
final class Composite: EntryKind {
  let viewKind: ViewKind
  /// What the trace calls it; another type where a view runs a style.
  let namedType: TypeInfo
  let body: @MainActor (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void
  let bodyValues: ValueOperations
  /// For a view modifier: what it modifies, for contents placed at run time.
  let content: RemoteContent?
  private var given = GivenID()
  /// `==` decides alone: the view stands in `.equatable()`.
  let forcedEquals: FieldLayout.Equals?
  private var causeSets: [CauseKey: CauseSetID] = [:]
  /// Views of a type run for one reason many times in a row.
  private var lastCauses: (key: CauseKey, set: CauseSetID)?

  /// All that decides how a run's causes read.
  struct CauseKey: Hashable {
    let mask: UInt32
    let fields: FieldDifferences
    let observed: [ObservedName]
  }

  override var role: Role { .composite }

  init(
    _ type: TypeInfo,
    named: TypeInfo? = nil,
    viewKind: ViewKind,
    body: @escaping @MainActor (UnsafeRawPointer, UnsafeMutableRawPointer) -> Void,
    bodyValues: ValueOperations,
    content: RemoteContent? = nil,
    forcedEquals: FieldLayout.Equals? = nil
  ) {
    self.viewKind = viewKind
    namedType = named ?? type
    self.body = body
    self.bodyValues = bodyValues
    self.content = content
    self.forcedEquals = forcedEquals
    super.init(type: type)
  }

  /// Known to a trace from the first evaluation on; none without a trace.
  func viewID(_ reporter: Reporter) -> ViewID {
    given.id(by: reporter) { sink in
      causeSets = [:]
      lastCauses = nil
      return reporter.definitions.view(namedType, kind: viewKind, sink: sink)
    }
  }

  func causeSet(_ key: CauseKey, make: () -> CauseSetID) -> CauseSetID {
    if let lastCauses, lastCauses.key == key { return lastCauses.set }
    let id = causeSets[key] ?? make()
    causeSets[key] = id
    lastCauses = (key, id)
    return id
  }
}

/// A model property that fired, as it is printed and as it is explained.
struct ObservedName: Hashable {
  /// As printed: `\Store.output`.
  let token: String
  /// As explained: `Store.output`.
  let detail: String
}

/// The id that a reporter gave to something that outlives it: shapes stay for
/// the life of the process.
struct GivenID {
  private var reporter = 0
  private var id = ViewID.none

  /// - Parameters:
  ///   - reporter: Who gives ids out now.
  ///   - define: Tells its sink what the id stands for.
  /// - Returns: The same id each time; none where nobody records.
  mutating func id(by reporter: Reporter, define: (any TraceSink) -> ViewID) -> ViewID {
    guard let sink = reporter.sink else { return .none }
    if self.reporter != reporter.number {
      self.reporter = reporter.number
      id = define(sink)
    }
    return id
  }
}
