public import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Height: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case points(CGFloat)
  }

  let height: Height

  public static let medium = PresentationDetent(height: .medium)
  public static let large = PresentationDetent(height: .large)

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height))
  }

  /// On a screen of a height, in points.
  func points(on screen: CGFloat) -> CGFloat {
    switch height {
    case .medium: screen / 2
    case .large: screen - PresentationRule.sheetTop
    case .fraction(let fraction): screen * fraction
    case .points(let points): min(points, screen - PresentationRule.sheetTop)
    }
  }
}

/// Sets the heights at which the sheet around rests.
public struct _DetentsModifier {
  let detents: Set<PresentationDetent>
  var selection: Binding<PresentationDetent>?
}

extension _DetentsModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeModifier<Modified: View>(
    _ builder: _ShapeBuilder,
    at offset: Int,
    of modified: Modified.Type,
    at contentOffset: Int
  ) {
    builder.element(DetentsElement(TypeInfo.of(Self.self)), at: offset) {
      Modified._make(builder, at: contentOffset)
    }
  }
}

private final class DetentsElement: Element {
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool {
    old.assumingMemoryBound(to: _DetentsModifier.self).pointee.detents
      == new.assumingMemoryBound(to: _DetentsModifier.self).pointee.detents
  }

  override func willMount(_ node: NodeReference, _ reconciler: Reconciler) {
    apply(node, reconciler)
  }

  override func willUpdate(_ node: NodeReference, isChanged: Bool, _ reconciler: Reconciler) {
    apply(node, reconciler)
  }

  override func dependencyChanged(_ node: NodeReference, _ reconciler: Reconciler) {
    apply(node, reconciler)
  }

  private func apply(_ node: NodeReference, _ reconciler: Reconciler) {
    let modifier = node.value(as: _DetentsModifier.self)
    let selected = modifier.selection.map { selection in
      reconciler.read(node) { selection.wrappedValue }
    }
    node.environment.presentation?.setDetents(selected.map { [$0] } ?? modifier.detents)
  }
}

extension View {
  /// A sheet comes up to the lowest of the heights; no finger drags it further.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(_DetentsModifier(detents: detents))
  }

  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(_DetentsModifier(detents: detents, selection: selection))
  }

  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }
}

/// How a presentation is shown where there is little room.
public struct PresentationAdaptation: Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}
