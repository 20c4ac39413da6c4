import CRuntimeHooks
import FoundationEssentials

/// Asks each held value once, as an app would, and compares with what it must be.
struct HermeticSelfTest {
  var now: Date
  var seed: UInt64
  /// The `VT_FOUND_` bits of arming.
  var found: UInt32

  func run() throws(ToolchainChanged) {
    try testClocks()
    try testDates()
    try testRandomNumbers()
    try testUniqueIdentifiers()
  }

  private func testClocks() throws(ToolchainChanged) {
    guard found & UInt32(VT_FOUND_SWIFT_CLOCK) != 0 else {
      throw ToolchainChanged(.clocks, seen: "the symbol swift_get_time is not there")
    }
    let continuous = ContinuousClock.now
    let suspending = SuspendingClock.now
    vt_set_virtual_now(1_000)
    defer { vt_set_virtual_now(0) }
    guard
      continuous.duration(to: .now) == .microseconds(1),
      suspending.duration(to: .now) == .microseconds(1)
    else {
      throw ToolchainChanged(.clocks, seen: "ContinuousClock.now does not follow virtual time")
    }
  }

  private func testDates() throws(ToolchainChanged) {
    guard found & UInt32(VT_FOUND_ESSENTIALS) != 0 else {
      throw ToolchainChanged(.dates, seen: "libFoundationEssentials.so is not loaded")
    }
    let seen = Date()
    guard abs(seen.timeIntervalSince(now)) < 1e-5 else {
      throw ToolchainChanged(.dates, seen: "Date() is \(seen) where \(now) was asked for")
    }
  }

  private func testRandomNumbers() throws(ToolchainChanged) {
    var expected = SeededGenerator(seed: seed)
    var system = SystemRandomNumberGenerator()
    for _ in 0..<2 where system.next() != expected.next() {
      throw ToolchainChanged(
        .randomNumbers,
        seen: "the standard library does not draw from the seeded stream"
      )
    }
  }

  private func testUniqueIdentifiers() throws(ToolchainChanged) {
    vt_random_seed(seed)
    let first = UUID()
    vt_random_seed(seed)
    guard UUID() == first else {
      throw ToolchainChanged(.uniqueIdentifiers, seen: "UUID() differs for the same seed")
    }
  }
}
