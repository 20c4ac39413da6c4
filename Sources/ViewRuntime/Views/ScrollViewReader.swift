import Foundation

/// Views that can be scrolled to by their ids.
public struct ScrollViewReader<Content> {
  let content: Content
}

extension ScrollViewReader: View where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    Content._make(builder, at: offset)
  }
}

/// Scrolls to views by their ids.
public struct ScrollViewProxy {
  /// Scrolls, once the update under way is done, until the first view with the
  /// id can be seen; with an anchor, until it stands there.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let queue = Runtime.shared.queue else { return }
    queue.scrollRequests.append(ScrollRequest(goal: .view(AnyHashable(id), anchor)))
    queue.onWork()
  }
}
