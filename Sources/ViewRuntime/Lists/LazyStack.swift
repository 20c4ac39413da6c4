public import Foundation
import TraceModel

/// Views one below the other, of which only those that can be seen exist.
@frozen public struct LazyVStack<Content: View> {
  @usableFromInline let layout: _LazyStackLayout
  @usableFromInline let content: Content

  @inlinable nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = _LazyStackLayout(alignment: .vertical(alignment), spacing: spacing)
    self.content = content()
  }
}

extension LazyVStack: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.lazyStack(at: offset + _offset(\Self.layout, _LazyStackLayout.self)) {
      builder.child(Content.self, at: offset + _offset(\Self.content, Content.self))
    }
  }
}

/// Views side by side, of which only those that can be seen exist.
@frozen public struct LazyHStack<Content: View> {
  @usableFromInline let layout: _LazyStackLayout
  @usableFromInline let content: Content

  @inlinable nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = _LazyStackLayout(alignment: .horizontal(alignment), spacing: spacing)
    self.content = content()
  }
}

extension LazyHStack: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.lazyStack(at: offset + _offset(\Self.layout, _LazyStackLayout.self)) {
      builder.child(Content.self, at: offset + _offset(\Self.content, Content.self))
    }
  }
}

/// Which views of a section stay at the edge while it scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// What a lazy stack is, apart from its content.
@frozen public struct _LazyStackLayout: Equatable, Sendable {
  /// The axis, and how views line up across it.
  public enum Line: Equatable, Sendable {
    case vertical(HorizontalAlignment)
    case horizontal(VerticalAlignment)
  }

  public var alignment: Line
  public var spacing: CGFloat?

  @inlinable nonisolated public init(alignment: Line, spacing: CGFloat?) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension _ShapeBuilder {
  @MainActor public func lazyStack(at offset: Int, content: () -> Void) {
    element(LazyStackElement(), at: offset, content: content)
  }
}

private final class LazyStackElement: LazyElement {
  init() { super.init(TypeInfo.of(_LazyStackLayout.self)) }

  override func kind(_ node: NodeReference) -> LazyKind {
    switch node.value(as: _LazyStackLayout.self).alignment {
    case .vertical: .verticalStack
    case .horizontal: .horizontalStack
    }
  }

  override func layoutName(_ node: NodeReference) -> String? {
    switch node.value(as: _LazyStackLayout.self).alignment {
    case .vertical: "LazyVStackLayout"
    case .horizontal: "LazyHStackLayout"
    }
  }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    guard let rows = rows(node) else { return EmptyRule() }
    let layout = node.value(as: _LazyStackLayout.self)
    return switch layout.alignment {
    case .vertical(let alignment):
      LazyStackRule(vertical: alignment, spacing: layout.spacing, source: rows)
    case .horizontal(let alignment):
      LazyStackRule(horizontal: alignment, spacing: layout.spacing, source: rows)
    }
  }
}
