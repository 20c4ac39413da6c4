import CRuntimeHooks

/// One piece of work for the virtual loop.
///
/// `@unchecked Sendable`: a job and a block may be handed to any thread by
/// their own contracts, and whoever takes a piece of work out of the queue is
/// the only one that has it. An action is made and run on the main actor.
enum ReadyWork: @unchecked Sendable {
  /// A job of the main actor.
  case mainJob(UnsafeMutableRawPointer)
  /// A job with no actor, or of an actor with no executor of its own.
  case globalJob(UnsafeMutableRawPointer)
  /// What was given to the main dispatch queue.
  case mainQueue(OpaquePointer)
  /// What the runtime itself asked for.
  case action(@MainActor () -> Void)

  /// For people who ask what keeps an app busy; nil for a task.
  var name: String? {
    switch self {
    case .mainJob, .globalJob: nil
    case .mainQueue: Self.mainQueueBlock
    case .action: "a timer"
    }
  }

  static let mainQueueBlock = "a block on the main dispatch queue"
  /// A task that the runtime did not start.
  static let unnamedTask = "a task of the app's own"

  @MainActor func run() {
    let outer = Runtime.shared.work
    defer { Runtime.shared.work = outer }
    Runtime.shared.work = name
    switch self {
    case .mainJob(let job):
      Runtime.shared.work = VirtualLoop.shared.tasks.willRun(job) ?? Self.unnamedTask
      vt_run_main_job(job)
    case .globalJob(let job):
      Runtime.shared.work = VirtualLoop.shared.tasks.willRun(job) ?? Self.unnamedTask
      vt_run_global_job(job)
    case .mainQueue(let work): vt_run_main_work(work)
    case .action(let action): action()
    }
  }
}
