public import Foundation

// Names of SwiftUI that are not supported yet, so that the compiler says so
// instead of "has no member". One line a name; docs/swiftui-coverage.md has the
// whole list. A name that gets its behaviour leaves this file.

extension View {
  @available(
    *,
    unavailable,
    message: "labelStyle is not supported by ViewTrace yet: labels have one style."
  )
  nonisolated public func labelStyle<S>(_ style: S) -> Self { self }

  @available(
    *,
    unavailable,
    message:
      "containerBackground is not supported by ViewTrace yet: containers have no background of their own."
  )
  nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: Any) -> Self
  { self }

  @available(
    *,
    unavailable,
    message: "progressViewStyle is not supported by ViewTrace yet: progress views have one style."
  )
  nonisolated public func progressViewStyle<S>(_ style: S) -> Self { self }

  @available(
    *,
    unavailable,
    message: "swipeActions is not supported by ViewTrace yet: rows take no swipes."
  )
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message: "navigationSubtitle is not supported by ViewTrace yet: bars have no subtitle."
  )
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> Self { self }

  @available(
    *,
    unavailable,
    message: "textSelection is not supported by ViewTrace yet: text cannot be selected."
  )
  nonisolated public func textSelection<S>(_ selectability: S) -> Self { self }

  @available(
    *,
    unavailable,
    message: "visualEffect is not supported by ViewTrace yet: effects by geometry are not drawn."
  )
  nonisolated public func visualEffect<T>(_ effect: (EmptyView, GeometryProxy) -> T) -> Self {
    self
  }

  @available(
    *,
    unavailable,
    message:
      "accessibilityAction is not supported by ViewTrace yet: accessibility actions cannot be performed."
  )
  nonisolated public func accessibilityAction(_ kind: Any? = nil, _ handler: @escaping () -> Void)
    -> Self
  { self }
}

extension ForEach {
  @available(
    *,
    unavailable,
    message: "onDelete is not supported by ViewTrace yet: lists are not edited."
  )
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

  @available(
    *,
    unavailable,
    message: "onMove is not supported by ViewTrace yet: lists are not edited."
  )
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}
