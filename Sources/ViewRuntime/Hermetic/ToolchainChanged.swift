/// A mechanism that leans on the toolchain's private parts does not work here.
///
/// Thrown by a self-test at the start of a recording, never later: a recording
/// whose numbers could not be trusted does not begin.
package struct ToolchainChanged: Error, Equatable, CustomStringConvertible {
  package enum Mechanism: String, Sendable {
    case clocks = "virtual clocks"
    case dates = "a virtual date"
    case randomNumbers = "seeded random numbers"
    case uniqueIdentifiers = "seeded UUIDs"
    case hashing = "deterministic hashing"
    case executors = "the virtual executor"
    case mainQueue = "the virtual main queue"
    case observation = "seeing reads of @Observable properties by themselves"
  }

  package var mechanism: Mechanism
  /// What the self-test saw, as half a sentence.
  package var seen: String

  package init(_ mechanism: Mechanism, seen: String) {
    self.mechanism = mechanism
    self.seen = seen
  }

  package var description: String {
    """
    toolchain: \(mechanism.rawValue) cannot be had: \(seen)
      fix: build with Swift 6.3 on Linux, without --static-swift-stdlib
    """
  }
}
