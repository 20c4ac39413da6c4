import Foundation

/// Views that belong together, on a background of their own, with a label above.
public struct GroupBox<Label: View, Content: View> {
  typealias Box = ModifiedContent<
    ModifiedContent<
      ModifiedContent<VStack<_Tuple2<Label, Content>>, _FlexFrameLayout>, _PaddingLayout
    >, _ShapeLayerModifier<HierarchicalShapeStyleModifier<BackgroundStyle>, RoundedRectangle>
  >
  let content: Box

  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let parts = (label(), content())
    let stack = VStack(alignment: .leading, spacing: 8) {
      parts.0
      parts.1
    }
    let framed = ModifiedContent(
      content: stack,
      modifier: _FlexFrameLayout(
        minWidth: nil,
        idealWidth: nil,
        maxWidth: .infinity,
        minHeight: nil,
        idealHeight: nil,
        maxHeight: nil,
        alignment: .leading
      )
    )
    let padded = ModifiedContent(
      content: framed,
      modifier: _PaddingLayout(edges: .all, insets: nil)
    )
    self.content = ModifiedContent(
      content: padded,
      modifier: _ShapeLayerModifier(
        style: HierarchicalShapeStyleModifier(base: BackgroundStyle(), level: 1),
        shape: RoundedRectangle(cornerRadius: 8),
        fillStyle: FillStyle(),
        isBackground: true
      )
    )
  }
}

extension GroupBox: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    Box._make(builder, at: offset)
  }
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}
