public import Foundation

// Views and types of SwiftUI that are not supported yet; see
// UnavailableModifiers.swift.

@available(
  *,
  unavailable,
  message: "DisclosureGroup is not supported by ViewTrace yet: use a toggle and a branch."
)
public struct DisclosureGroup: View {
  public typealias Body = Never
  nonisolated public init<S: StringProtocol, C: View>(_ title: S, @ViewBuilder content: () -> C) {}
  nonisolated public init<S: StringProtocol, C: View>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> C
  ) {}
  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {}
}

@available(
  *,
  unavailable,
  message: "ColorPicker is not supported by ViewTrace yet: colours cannot be picked."
)
public struct ColorPicker: View {
  public typealias Body = Never
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>) {}
  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {}
}

@available(*, unavailable, message: "Gauge is not supported by ViewTrace yet: use a ProgressView.")
public struct Gauge: View {
  public typealias Body = Never
  nonisolated public init<V, L: View>(value: V, @ViewBuilder label: () -> L) {}
  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {}
}

@available(
  *,
  unavailable,
  message: "AsyncImage is not supported by ViewTrace yet: there is no network in a recording yet."
)
public struct AsyncImage: View {
  public typealias Body = Never
  nonisolated public init(url: URL?) {}
  nonisolated public init<C: View, P: View>(
    url: URL?,
    @ViewBuilder content: (Image) -> C,
    @ViewBuilder placeholder: () -> P
  ) {}
  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {}
}

@available(
  *,
  unavailable,
  message: "ShareLink is not supported by ViewTrace yet: nothing can be shared."
)
public struct ShareLink: View {
  public typealias Body = Never
  nonisolated public init<I>(item: I) {}
  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {}
}

@available(
  *,
  unavailable,
  message: "EditButton is not supported by ViewTrace yet: lists are not edited."
)
public struct EditButton: View {
  public typealias Body = Never
  nonisolated public init() {}
  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {}
}
