import Foundation

/// A proposal as two words, comparable bit by bit.
///
/// `nil` has a NaN of its own, and every other NaN is one and the same, so
/// that a proposal always equals itself.
struct ProposalKey: Equatable {
  private let width: UInt64
  private let height: UInt64

  init(_ proposal: ProposedViewSize) {
    width = Self.bits(proposal.width)
    height = Self.bits(proposal.height)
  }

  private static func bits(_ length: CGFloat?) -> UInt64 {
    guard let length else { return UInt64.max }
    if length.isNaN { return Double.nan.bitPattern }
    // Minus zero becomes zero.
    return (Double(length) + 0).bitPattern
  }
}
