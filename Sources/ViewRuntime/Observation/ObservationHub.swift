import CRuntimeHooks
package import TraceModel

/// Knows which body read which property of which `@Observable` object.
///
/// Reads are seen by interposing the registrar's own functions: some
/// nanoseconds each, no registration while a body reads what it read before,
/// and every set is seen with its property, also those that nobody waits for.
/// Where that does not work the public `withObservationTracking` is used, which
/// tells only *that* something was set that a body had read.
///
/// A body's reads are kept in a `ReadList` of its own; who read is a token that
/// the hub does not look into.
package final class ObservationHub {
  /// The one hub of the process.
  // Sound: used on the main thread only. All evaluations happen there, and
  // the hooks hand over what other threads set (see `willSetOutside`).
  nonisolated(unsafe) package static let shared = ObservationHub()

  package enum Mode: Sendable {
    /// Bodies run without anybody looking.
    case off
    case interposed
    case publicTracking
  }

  package internal(set) var mode = Mode.off

  /// Called before a property is set.
  package var onWillSet: ((ObservedWrite) -> Void)?
  /// Called after it was; the public tracking does not know of it.
  package var onDidSet: ((ObservedProperty, WriteEquality) -> Void)?

  let properties = PropertyTable()
  var dependencies = DependencyTable()
  var publicTracking = PublicTracking()
  /// Sets in place that have begun: what the value was.
  var openWrites: [OpenWrite] = []
  private var objectIDs: [UInt: ObjectID] = [:]

  private init() {}

  // MARK: - Reading

  /// Runs a body and keeps what it reads; the innermost `track` collects.
  ///
  /// A body that reads what it read last time costs nothing more.
  ///
  /// - Parameters:
  ///   - list: What the body read last time; is replaced where that differs.
  ///   - subscriber: Told of sets until the list is released.
  ///   - body: Runs once, at once.
  /// - Returns: What the body returns.
  @inline(__always)
  package func track<Result>(
    _ list: inout ReadList,
    for subscriber: UInt64,
    _ body: () -> Result
  ) -> Result {
    switch mode {
    case .off: return body()
    case .publicTracking: return trackPublicly(&list, for: subscriber, body)
    case .interposed:
      vt_reads_begin(list.reads, list.count)
      let result = body()
      let end = vt_reads_end()
      if !end.unchanged { replace(&list, by: end, for: subscriber) }
      return result
    }
  }

  /// The first half of `track`, where no closure is wanted in between; only while
  /// `mode` is `interposed`.
  @inline(__always)
  func beginReads(_ list: ReadList) { vt_reads_begin(list.reads, list.count) }

  /// The second half.
  @inline(__always)
  func endReads(_ list: inout ReadList, for subscriber: UInt64) {
    let end = vt_reads_end()
    if !end.unchanged { replace(&list, by: end, for: subscriber) }
  }

  /// Runs code whose reads are nobody's: an action, a description for the trace.
  @inline(__always)
  package func untracked<Result>(_ body: () -> Result) -> Result {
    let paused = vt_reads_pause()
    defer { vt_reads_resume(paused) }
    return body()
  }

  /// Ends all subscriptions of a list and frees it; it is empty then.
  package func release(_ list: inout ReadList) {
    unsubscribe(list)
    list.deallocate()
    list = ReadList()
  }

  private func replace(_ list: inout ReadList, by end: vt_reads_result, for subscriber: UInt64) {
    // New subscriptions first, so that what is in both lists stays.
    let fresh = end.count == 0 ? ReadList() : ReadList(count: end.count)
    if let reads = fresh.reads, let links = fresh.links, let seen = end.reads {
      reads.initialize(from: seen, count: end.count)
      for index in 0..<end.count {
        dependencies.subscribe(subscriber, to: reads[index], link: links + index)
      }
    }
    unsubscribe(list)
    list.deallocate()
    list = fresh
  }

  private func unsubscribe(_ list: ReadList) {
    publicTracking.forget(list.generation)
    guard let links = list.links else { return }
    for index in 0..<list.count { dependencies.unsubscribe(links[index]) }
  }

  // MARK: - Names

  /// The type and the name of a property.
  package func name(of property: PropertyID) -> ObservedPropertyName {
    untracked { properties.name(of: property) }
  }

  /// The number of an object, given on first use and never used again.
  package func objectID(of extent: UInt) -> ObjectID {
    if let known = objectIDs[extent] { return known }
    // Held for the rest of the recording, so that no other object gets the
    // address. The object itself still goes when it should.
    vt_extent_retain(extent)
    let id = ObjectID(UInt32(objectIDs.count + 1))
    objectIDs[extent] = id
    return id
  }
}
