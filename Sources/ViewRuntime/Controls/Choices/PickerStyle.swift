import Foundation

/// How pickers are shown; the system's own styles only, as in SwiftUI.
@MainActor @preconcurrency
public protocol PickerStyle {
  nonisolated static var _style: _PickerLook { get }
}

/// The looks that pickers have.
public enum _PickerLook: Sendable { case menu, segmented, list, wheel }

public struct DefaultPickerStyle: PickerStyle {
  nonisolated public static var _style: _PickerLook { .menu }
  nonisolated public init() {}
}

public struct MenuPickerStyle: PickerStyle {
  nonisolated public static var _style: _PickerLook { .menu }
  nonisolated public init() {}
}

public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public static var _style: _PickerLook { .segmented }
  nonisolated public init() {}
}

public struct InlinePickerStyle: PickerStyle {
  nonisolated public static var _style: _PickerLook { .list }
  nonisolated public init() {}
}

public struct WheelPickerStyle: PickerStyle {
  nonisolated public static var _style: _PickerLook { .wheel }
  nonisolated public init() {}
}

public struct PalettePickerStyle: PickerStyle {
  nonisolated public static var _style: _PickerLook { .segmented }
  nonisolated public init() {}
}

/// Shown like a menu: the page of choices is not pushed, it is chosen at once.
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public static var _style: _PickerLook { .menu }
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  nonisolated public static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}

private struct PickerStyleKey: EnvironmentKey {
  static let defaultValue = _PickerLook.menu
}

extension EnvironmentValues {
  var pickerStyle: _PickerLook {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, S._style)
  }
}

/// Options side by side, each in an equal share of the width.
struct SegmentRule: LayoutRule, Equatable {
  private static let height: CGFloat = 32
  private static let padding: CGFloat = 24

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let widest = node.children.map { $0.size(proposing: .unspecified).width }.max() ?? 0
    let ideal = (widest + Self.padding) * CGFloat(node.children.count)
    return CGSize(
      width: proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal,
      height: Self.height
    )
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    TabBarRule().arrange(node, size: size, proposal: proposal)
  }
}

/// Options on a wheel: as many as fit into its height are seen.
struct WheelRule: LayoutRule, Equatable {
  private static let height: CGFloat = 216

  var clips: Bool { true }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    let widest = node.children.map { $0.size(proposing: .unspecified).width }.max() ?? 0
    return CGSize(
      width: proposal.width.map { $0.isFinite ? $0 : widest } ?? widest,
      height: Self.height
    )
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    let stack = StackRule(vertical: .center)
    let inner = ProposedViewSize(width: size.width, height: nil)
    let own = stack.size(for: inner, of: node)
    stack.arrange(node, size: own, proposal: inner)
    for child in node.children { child.placement?.origin.x += (size.width - own.width) / 2 }
  }
}
