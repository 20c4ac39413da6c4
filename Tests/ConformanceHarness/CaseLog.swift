import Synchronization

/// What a case's own code says while it runs; called on any thread.
public enum CaseLog {
  /// Something that happened in a step, in order.
  enum Event: Equatable {
    case line(String)
    case printed(String)
    /// A view's `init` ran, which the generator counts in the code.
    case initialized(String)
  }

  private static let events = Mutex<[Event]>([])

  /// One line of a case's `log(…)`.
  public static func add(_ items: [Any]) {
    add(.line(items.map { "\($0)" }.joined(separator: " ")))
  }

  /// The first statement of an instrumented `init`.
  public static func initialized(_ view: String) { add(.initialized(view)) }

  static func add(_ event: Event) { events.withLock { $0.append(event) } }

  /// What came since the last call.
  static func take() -> [Event] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
