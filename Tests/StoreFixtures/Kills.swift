import Foundation
import TraceModel
import TraceStore

/// Kills recordings at random moments, and looks at what each has left.
struct Kills {
  let folder: String
  let count: Int

  /// What a recording may have lost, in nanoseconds before its death.
  private static let mostLost: UInt64 = 100_000_000
  /// Milliseconds from the start to the kill.
  private static let moments: ClosedRange<UInt32> = 1...600

  func run() throws {
    guard count > 0 else { throw Damage(text: "the count of kills is a number from 1 on") }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var early = 0
    var mostLost: UInt64 = 0
    for number in 1...count {
      let path = "\(folder)/\(number).viewtrace"
      let death = try kill(path)
      do {
        if let lost = try Remains(path: path).lost(before: death.time) {
          mostLost = max(mostLost, lost)
          guard lost <= Self.mostLost + death.waited else {
            throw Damage(text: "its last \(lost / 1_000_000) ms are missing")
          }
        } else {
          early += 1
        }
      } catch {
        throw Damage(text: "kill \(number) of \(count): \(path): \(error)")
      }
      for suffix in ["", "-wal", "-shm", "-journal", ".progress"] { unlink(path + suffix) }
    }
    guard early * 2 < count else {
      throw Damage(text: "\(early) of \(count) were killed before their first transaction")
    }
    print(
      "killed \(count), \(early) of them before the first transaction; "
        + "at most \(mostLost / 1_000_000) ms were missing"
    )
  }

  /// Starts a recording and kills it.
  ///
  /// - Returns: When, and how long its threads had waited for a processor, in
  ///   nanoseconds: so much later may a busy machine commit.
  private func kill(_ path: String) throws -> (time: UInt64, waited: UInt64) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["record", path]
    try process.run()
    usleep(UInt32.random(in: Self.moments) * 1_000)
    let waited = Self.waiting(of: process.processIdentifier)
    let death = monotonicTime()
    guard process.isRunning else { throw Damage(text: "\(path): the recording ended by itself") }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return (death, waited)
  }

  /// The second number of `schedstat`, of all threads.
  private static func waiting(of process: pid_t) -> UInt64 {
    let folder = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.reduce(0) { sum, thread in
      let text = FileManager.default.contents(atPath: "\(folder)/\(thread)/schedstat") ?? Data()
      let numbers = String(decoding: text, as: UTF8.self).split(separator: " ")
      return sum + (numbers.count > 1 ? UInt64(numbers[1]) ?? 0 : 0)
    }
  }
}

/// A trace whose recording was killed.
struct Remains {
  let path: String

  /// Looks whether it is whole, before and after it is made one file.
  ///
  /// - Returns: The time before `death` from which on transactions are missing, in
  ///   nanoseconds; nil where none had been told.
  /// - Throws: What is wrong with it.
  func lost(before death: UInt64) throws -> UInt64? {
    let told = ProgressFile.entries(of: path)
    guard !told.isEmpty else { return nil }
    let found = try transactions()
    let recording = try DeadRecording(path: path)
    try recording.close()
    guard try transactions() == found else { throw Damage(text: "making it one file changed it") }
    guard let missing = told.first(where: { $0.transaction > found }) else { return 0 }
    return death > missing.time ? death - missing.time : 0
  }

  /// The last transaction that is in it, with all its rows.
  private func transactions() throws -> UInt64 {
    let trace = try Trace(path: path)
    try expect("PRAGMA integrity_check", .text("ok"), in: trace)
    // No run without its transaction, none missing, and the sums are of them all.
    try expect(
      "SELECT (SELECT MAX(first_run + runs - 1) FROM txn) = (SELECT MAX(id) FROM run)",
      .integer(1),
      in: trace
    )
    try expect("SELECT COUNT(*) = MAX(id) FROM run", .integer(1), in: trace)
    try expect("SELECT COUNT(*) = MAX(id) FROM txn", .integer(1), in: trace)
    try expect(
      """
      SELECT SUM(evaluations + content_runs) = (SELECT COUNT(*) FROM run)
        AND SUM(self_ns) = (SELECT SUM(body_ns + diff_ns) FROM run)
      FROM view_step
      """,
      .integer(1),
      in: trace
    )
    let last = try trace.query("SELECT MAX(id) FROM txn").next()?.first
    guard case .integer(let id) = last else { return 0 }
    return UInt64(id)
  }

  private func expect(_ sql: String, _ value: QueryValue, in trace: Trace) throws {
    let found = try trace.query(sql).next()?.first
    // NULL: there are no rows yet.
    guard found == value || found == .null else {
      throw Damage(text: "\(sql) gives \(found.map { "\($0)" } ?? "nothing")")
    }
  }
}

/// What must not be.
struct Damage: Error, CustomStringConvertible {
  var text: String
  var description: String { text }
}
