/// The tasks that the runtime itself started and that have not ended.
///
/// `.task`, `.refreshable` and async actions are started here, so that a
/// recording can say who keeps it busy.
@MainActor package final class TaskRegister {
  private var unfinished: [UInt64: Entry] = [:]
  private var tokens: [UnsafeMutableRawPointer: UInt64] = [:]
  private var nextToken: UInt64 = 0

  private struct Entry {
    let name: String
    /// The address by which executors know it.
    var job: UnsafeMutableRawPointer?
    /// When it was started or last ran, in virtual time.
    var lastRun = VirtualLoop.virtualNow
  }

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
    unfinished[token] = Entry(name: name)
    let task = Task(name: name, priority: priority) {
      await operation()
      self.finish(token)
    }
    // Sound: a `Task` is one word, the task's address, and that is its job's.
    let job = unsafeBitCast(task, to: UnsafeMutableRawPointer.self)
    unfinished[token]?.job = job
    tokens[job] = token
    return task
  }

  private func finish(_ token: UInt64) {
    guard let job = unfinished.removeValue(forKey: token)?.job else { return }
    tokens[job] = nil
  }

  /// An executor is about to run a job, which may be one of these tasks.
  ///
  /// - Returns: Its name, if it is.
  func willRun(_ job: UnsafeMutableRawPointer) -> String? {
    guard let token = tokens[job] else { return nil }
    unfinished[token]?.lastRun = VirtualLoop.virtualNow
    return unfinished[token]?.name
  }

  /// The names of those that have run since a virtual time and are not done.
  func namesOfActive(since time: Int64) -> [String] {
    unfinished.filter { $0.value.lastRun >= time }.sorted { $0.key < $1.key }.map(\.value.name)
  }

  package var isEmpty: Bool { unfinished.isEmpty }

  /// Their names, in order of start.
  package var names: [String] { unfinished.sorted { $0.key < $1.key }.map(\.value.name) }
}
