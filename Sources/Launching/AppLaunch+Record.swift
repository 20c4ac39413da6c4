import TraceModel
import TraceStore

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension AppLaunch {
  /// Records the app into a trace, in place of an older trace that lies there.
  ///
  /// After the app has ended, source places are looked up, the sentence of a
  /// crash is added, and the trace is made one file.
  ///
  /// - Parameters:
  ///   - path: Where the trace goes.
  ///   - listeners: Who gets what the app prints.
  /// - Returns: How the recording ended; the trace says so too.
  /// - Throws: `LaunchError` when the app left no trace, `TraceStoreError` when
  ///   the trace cannot be written or completed.
  package func record(
    to path: String,
    listeners: Listeners = Listeners()
  ) throws -> RecordingResult {
    try makeRoom(at: path)
    let run = try run(.record, writingTo: path, listeners: listeners)
    if let error = run.traceError {
      leaveWhatThereIs(at: path)
      throw LaunchError(.notWritten(error), executable)
    }
    guard access(path, F_OK) == 0 else {
      let sentence = CrashSentence(
        printed: run.printedError,
        record: run.crash,
        ending: run.ending,
        limit: limit
      )
      throw LaunchError(.noTrace(ending: sentence.text), executable)
    }
    let recording = try DeadRecording(path: path)
    let result = try TraceCompletion(launch: self, run: run, recording: recording).complete()
    try recording.close()
    return result
  }

  /// Makes a trace that could not be written to its end one file, as far as that
  /// is possible.
  private func leaveWhatThereIs(at path: String) {
    guard access(path, F_OK) == 0 else {
      for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
      return
    }
    // What was wrong with it is told already.
    _ = try? DeadRecording(path: path)
  }

  /// Removes an older trace, so that a run which writes nothing is not taken
  /// for a success.
  private func makeRoom(at path: String) throws(TraceStoreError) {
    do throws(TraceStoreError) {
      // Claims it, so that a recording under way is not swept away.
      _ = try DeadRecording(path: path)
    } catch {
      switch error.problem {
      case .missing: return try checkFolder(of: path)
      case .notATrace, .otherApplication, .directory, .notAFile:
        throw TraceStoreError(path: path, .wouldOverwrite)
      case .alreadyRecording, .cannotOpen, .cannotWrite: throw error
      // A trace that nobody can read any more may go.
      default: break
      }
    }
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
  }

  private func checkFolder(of path: String) throws(TraceStoreError) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    guard access(folder, W_OK) == 0 else {
      let reason = String(cString: strerror(errno))
      throw TraceStoreError(path: path, .cannotCreate(reason: reason))
    }
  }
}
