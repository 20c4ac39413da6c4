/// The tasks that the runtime itself started and that have not ended.
///
/// `.task`, `.refreshable` and async actions are started here, so that a
/// recording can say who keeps it busy.
@MainActor package final class TaskRegister {
  private var unfinished: [UInt64: String] = [:]
  private var nextToken: UInt64 = 0

  init() {}

  /// Starts a task that counts as unfinished until its operation returns.
  ///
  /// - Parameters:
  ///   - name: For people: `task of FeedView`.
  ///   - priority: As of `Task`.
  ///   - operation: Keeps its isolation.
  /// - Returns: The task, to be cancelled.
  package func start(
    named name: String,
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Void
  ) -> Task<Void, Never> {
    let token = nextToken
    nextToken += 1
    unfinished[token] = name
    return Task(name: name, priority: priority) {
      await operation()
      self.unfinished[token] = nil
    }
  }

  package var isEmpty: Bool { unfinished.isEmpty }

  /// Their names, in order of start.
  package var names: [String] { unfinished.sorted { $0.key < $1.key }.map(\.value) }
}
