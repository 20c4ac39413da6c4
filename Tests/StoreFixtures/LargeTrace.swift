import SyntheticTraces
import TraceStore

/// A trace of any size.
struct LargeTrace {
  let path: String
  let runs: Int

  func write() throws {
    let recorder = try Recorder(path: path)
    SyntheticRecording(runs: runs).tell(recorder)
    try recorder.finish(.ok)
  }
}
