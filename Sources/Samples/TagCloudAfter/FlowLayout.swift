import SwiftUI

/// Puts views next to each other, and goes on below where the width is used up.
///
/// What its views measure is asked once and kept until one of them changes.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  struct Cache {
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    let width = proposal.width ?? .infinity
    return flow(cache.sizes, in: width).size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    let places = flow(cache.sizes, in: bounds.width).places
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
        proposal: .unspecified
      )
    }
  }

  private func flow(_ sizes: [CGSize], in width: CGFloat) -> (places: [CGPoint], size: CGSize) {
    var places: [CGPoint] = []
    var next = CGPoint.zero
    var row: CGFloat = 0
    var widest: CGFloat = 0
    for size in sizes {
      if next.x > 0, next.x + size.width > width {
        next = CGPoint(x: 0, y: next.y + row + spacing)
        row = 0
      }
      places.append(next)
      widest = max(widest, next.x + size.width)
      next.x += size.width + spacing
      row = max(row, size.height)
    }
    return (places, CGSize(width: widest, height: next.y + row))
  }
}
