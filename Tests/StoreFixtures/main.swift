import Foundation

// Proofs about the store that take another process, or a long time:
//
//   StoreFixtures record TRACE            records until it is killed
//   StoreFixtures kills FOLDER COUNT      kills such recordings, and looks at what is left
//   StoreFixtures make TRACE RUNS         a trace of so many runs
do {
  let arguments = CommandLine.arguments
  switch arguments.dropFirst().first {
  case "record" where arguments.count == 3: try EndlessRecording(path: arguments[2]).run()
  case "kills" where arguments.count == 4:
    try Kills(folder: arguments[2], count: Int(arguments[3]) ?? 0).run()
  case "make" where arguments.count == 4:
    try LargeTrace(path: arguments[2], runs: Int(arguments[3]) ?? 0).write()
  default:
    fail("usage: StoreFixtures record TRACE | kills FOLDER COUNT | make TRACE RUNS")
  }
} catch {
  fail("\(error)")
}

func fail(_ text: String) -> Never {
  FileHandle.standardError.write(Data((text + "\n").utf8))
  exit(1)
}

/// Monotonic, in nanoseconds, the same in all processes.
func monotonicTime() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
