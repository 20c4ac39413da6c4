import Foundation

@testable import ViewRuntime

/// A column of an app's own that keeps its children's ideal sizes in its cache.
struct CachingColumn: Layout {
  /// Whether the cache is left as it is when the children have changed: a
  /// mistake that apps make, and that a check of caches has to find.
  var forgetsToUpdate = false

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    if forgetsToUpdate && cache.count == subviews.count { return }
    cache = makeCache(subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [CGSize]
  ) -> CGSize {
    CGSize(
      width: cache.map(\.width).max() ?? 0,
      height: cache.reduce(0) { $0 + $1.height }
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [CGSize]
  ) {
    var y = bounds.minY
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(size))
      y += size.height
    }
  }
}
