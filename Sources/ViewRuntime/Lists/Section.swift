/// Views that belong together, with a header and a footer.
@frozen public struct Section<Parent, Content, Footer> {
  @usableFromInline let header: Parent
  @usableFromInline let content: Content
  @usableFromInline let footer: Footer

  @inlinable init(header: Parent, content: Content, footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.sectionHeader(at: offset) {
      builder.child(Parent.self, at: offset + _offset(\Self.header, Parent.self))
    }
    builder.child(Content.self, at: offset + _offset(\Self.content, Content.self))
    builder.sectionFooter(at: offset) {
      builder.child(Footer.self, at: offset + _offset(\Self.footer, Footer.self))
    }
  }

  @inlinable nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  @available(*, deprecated, renamed: "init(content:header:footer:)")
  @inlinable nonisolated public init(
    header: Parent,
    footer: Footer,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  @inlinable nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  @available(*, deprecated, renamed: "init(content:footer:)")
  @inlinable nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  @inlinable nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  @available(*, deprecated, renamed: "init(content:header:)")
  @inlinable nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  @inlinable nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  @inlinable nonisolated public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension _ShapeBuilder {
  @MainActor public func sectionHeader(at offset: Int, content: () -> Void) {
    element(SectionPartElement(.header), at: offset, content: content)
  }

  @MainActor public func sectionFooter(at offset: Int, content: () -> Void) {
    element(SectionPartElement(.footer), at: offset, content: content)
  }
}

/// Says what part of a section its content is; it has no value of its own.
private final class SectionPartElement: Element {
  private let part: RowPart

  init(_ part: RowPart) {
    self.part = part
    super.init(TypeInfo.of(Void.self))
  }

  override nonisolated var rowPart: RowPart? { part }
}
