package import TraceModel

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A process that is started, listened to, and waited for.
///
/// Foundation's `Process` closes inherited descriptors, so that a crash handler
/// would have nothing to write to; hence `posix_spawn`.
package struct ChildProcess {
  package var executable: String
  package var arguments: [String] = []
  /// All of it; nothing is inherited.
  package var environment: [String: String]
  /// What it reads from standard input.
  package var inputPath = "/dev/null"
  /// Real time that it may take; then it is ended.
  package var limit: Nanoseconds = .seconds(60)

  /// How it ended.
  package enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
  }

  /// The descriptor, in the child, of the pipe that a crash record comes by.
  package static let crashDescriptor: Int32 = 3

  package init(executable: String, arguments: [String] = [], environment: [String: String]) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }

  /// Starts the process and returns when it has ended.
  ///
  /// Its own children may outlive it; what they print later is not waited for.
  /// At the time limit it gets SIGABRT, so that a crash handler can tell where
  /// it hangs, and SIGKILL two seconds later.
  ///
  /// - Parameters:
  ///   - output: Gets what it prints on standard output, in pieces.
  ///   - error: The same for standard error.
  ///   - crash: The same for the descriptor ``crashDescriptor``.
  /// - Returns: How it ended.
  /// - Throws: When it cannot be started.
  package func run(
    output: @escaping ([UInt8]) -> Void = { _ in },
    error: @escaping ([UInt8]) -> Void = { _ in },
    crash: @escaping ([UInt8]) -> Void = { _ in }
  ) throws(LaunchError) -> Ending {
    var pipes: [ListeningPipe] = []
    defer { for pipe in pipes { pipe.close() } }
    for (descriptor, listener) in [(1, output), (2, error), (Self.crashDescriptor, crash)] {
      guard let pipe = ListeningPipe(descriptor: descriptor, listener: listener) else {
        throw LaunchError(.notStarted(reason: reason(errno)), executable)
      }
      pipes.append(pipe)
    }
    let child = try spawn(with: pipes)
    for index in pipes.indices { pipes[index].closeWriteEnd() }
    return wait(for: child, listeningTo: &pipes)
  }

  private func spawn(with pipes: [ListeningPipe]) throws(LaunchError) -> pid_t {
    #if canImport(Glibc)
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #else
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, inputPath, O_RDONLY, 0)
    for pipe in pipes {
      posix_spawn_file_actions_adddup2(&actions, pipe.writeEnd, pipe.childDescriptor)
    }

    // A parent that ignores or blocks signals must not hand that on.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    )

    var child: pid_t = 0
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let status = withCStrings([executable] + arguments) { argv in
      withCStrings(variables) { envp in
        posix_spawn(&child, executable, &actions, &attributes, argv, envp)
      }
    }
    guard status == 0 else { throw LaunchError(.notStarted(reason: reason(status)), executable) }
    return child
  }

  private func wait(for child: pid_t, listeningTo pipes: inout [ListeningPipe]) -> Ending {
    let start = ContinuousClock.now
    let deadline = start.advanced(by: .nanoseconds(limit.rawValue))
    var abortedAt: ContinuousClock.Instant?
    while true {
      // All pipes end when the process does, so a tick is only the fallback for
      // a process that closed its own or left them to a child.
      ListeningPipe.listen(to: &pipes, milliseconds: pipes.contains(where: \.isOpen) ? 50 : 2)
      var status: Int32 = 0
      if waitpid(child, &status, WNOHANG) == child {
        ListeningPipe.listen(to: &pipes, milliseconds: 0)
        return abortedAt == nil ? ending(status) : .timedOut
      }
      let now = ContinuousClock.now
      if let abortedAt {
        if now >= abortedAt.advanced(by: .seconds(2)) { kill(child, SIGKILL) }
      } else if now >= deadline {
        kill(child, SIGABRT)
        abortedAt = now
      }
    }
  }

  /// The status word of `waitpid`; the C macros are not imported.
  private func ending(_ status: Int32) -> Ending {
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }

  private func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}

/// Calls a function with a null-terminated array of C strings.
private func withCStrings<Result>(
  _ texts: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
