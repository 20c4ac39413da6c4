import Foundation

/// Says that there is nothing to show, and what can be done about it.
@frozen public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  @usableFromInline typealias Content = ModifiedContent<
    VStack<_Tuple3<Label, Description, Actions>>, _FlexFrameLayout
  >
  @usableFromInline let content: Content

  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    let parts = (label(), description(), actions())
    content = ModifiedContent(
      content: VStack(spacing: 8) {
        parts.0
        parts.1
        parts.2
      },
      modifier: _FlexFrameLayout(
        minWidth: nil,
        idealWidth: nil,
        maxWidth: .infinity,
        minHeight: nil,
        idealHeight: nil,
        maxHeight: .infinity,
        alignment: .center
      )
    )
  }
}

extension ContentUnavailableView: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    Content._make(builder, at: offset)
  }
}

extension ContentUnavailableView
where Label == ViewRuntime.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init {
      ViewRuntime.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init {
      ViewRuntime.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}
