import CRuntimeHooks
import Foundation
import TraceModel
import ViewRuntime

extension Scenarios {
  /// Each value that could differ between two runs, printed.
  static func values() throws {
    guard vt_make_hashing_deterministic() else { return print("no hashing parameters") }
    let loop = try start()
    print("int", Int.random(in: 0..<1_000_000), "bool", Bool.random())
    print("double", Double.random(in: 0..<1), "shuffled", (1...9).shuffled())
    print("element", "abcdefghij".randomElement() ?? "-")
    print("uuid", UUID(), NSUUID().uuidString)
    print("set", Set(["ant", "bee", "cat", "dog", "eel", "fox"]))
    print("dictionary", ["one": 1, "two": 2, "three": 3, "four": 4])
    Task {
      try await Task.sleep(for: .seconds(4))
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<3 {
          group.addTask { try? await Task.sleep(for: .seconds(5) - .milliseconds(index)) }
        }
      }
      print("date", Date().timeIntervalSince1970, Date.now.description)
      print(
        "reference",
        NSDate.timeIntervalSinceReferenceDate,
        "uptime",
        ProcessInfo.processInfo.systemUptime
      )
      print("interval", Date(timeIntervalSinceNow: 60).timeIntervalSince1970)
      print("formatted", Date().formatted(.iso8601), NSDate().description)
      print("random", Int.random(in: 0..<1_000_000), UUID())
    }
    loop.advance(to: .seconds(9))
    print("drawn", Hermetic.drawnRandomWords)
  }

  /// Whether this process hashes like every other.
  static func hashing() { print("deterministic", vt_hashing_is_deterministic()) }
}
