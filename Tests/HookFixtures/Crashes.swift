import Glibc
import ViewRuntime

/// Ways to die. None is inlined, so that each has a frame of its own.
extension Scenarios {
  static let crashes: [String: @MainActor () -> Void] = [
    "crash-index": { print(element(of: [1, 2, 3], at: Int.random(in: 3...9))) },
    "crash-fatal-error": { endWithASentence() },
    "crash-abort": { endByAbort() },
    "crash-overflow": { print(recurse(1)) },
    "crash-memory": { readNowhere() },
    "crash-call": { callNowhere() },
  ]

  @inline(never) private static func element(of array: [Int], at index: Int) -> Int {
    array[index]
  }

  @inline(never) private static func endWithASentence() { fatalError("the end") }

  @inline(never) private static func endByAbort() { abort() }

  @inline(never) private static func recurse(_ depth: Int) -> Int {
    depth == Int.max ? 0 : recurse(depth + 1) &+ Int.random(in: 0...1)
  }

  @inline(never) private static func readNowhere() {
    guard let nowhere = UnsafePointer<Int>(bitPattern: 0x1238) else { return }
    print(nowhere.pointee)
  }

  /// Sound in that it must crash: the scenario is there for it.
  @inline(never) private static func callNowhere() {
    let nowhere = unsafeBitCast(UInt(0x10), to: (@convention(c) () -> Void).self)
    nowhere()
    print("came back")
  }
}
