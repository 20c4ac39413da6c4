package import Foundation

/// Where a lazy container takes its rows from.
package protocol LazySource: AnyObject {
  /// How many rows there are; it may be asked often and must be cheap.
  ///
  /// It may change when a row is made (a row that turns out to be two views),
  /// and is asked again after each.
  var count: Int { get }

  /// The row at a position, made if it does not exist.
  ///
  /// The same node for the same row as long as it is shown. Called
  /// while the tree is laid out.
  func node(at index: Int) -> LayoutNode

  /// These are the rows on screen from now on.
  ///
  /// The others are not needed; they may be kept for a while. Called when the
  /// rows have changed, after all that are new were made.
  func show(_ rows: Range<Int>)

  /// The container is by so many points longer than estimated; negative where shorter.
  func lengthCorrected(by points: CGFloat)
}

extension LazySource {
  /// A source need not know.
  package func lengthCorrected(by points: CGFloat) {}
}
