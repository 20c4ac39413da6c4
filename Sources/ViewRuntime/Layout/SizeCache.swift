import Foundation

/// The last three answers of a node, newest first.
///
/// A hit does not change the order, so the oldest *answer* goes first, not the
/// least used one.
struct SizeCache {
  private typealias Entry = (key: ProposalKey, size: CGSize)

  private var first = Entry(ProposalKey(.unspecified), .zero)
  private var second = Entry(ProposalKey(.unspecified), .zero)
  private var third = Entry(ProposalKey(.unspecified), .zero)
  private var count = 0

  func size(for key: ProposalKey) -> CGSize? {
    if count > 0, first.key == key { return first.size }
    if count > 1, second.key == key { return second.size }
    if count > 2, third.key == key { return third.size }
    return nil
  }

  mutating func store(_ size: CGSize, for key: ProposalKey) {
    third = second
    second = first
    first = (key, size)
    count = min(count + 1, 3)
  }

  mutating func removeAll() {
    count = 0
  }
}
