/// Goes to another page when it is tapped.
public struct NavigationLink<Label: View, Destination: View> {
  let behavior: _LinkBehavior
  let label: Label
  let destination: Destination?
}

/// Where a link goes.
struct _LinkBehavior {
  enum Aim {
    case nothing
    case value(AnyHashable)
    /// The view that the link itself holds.
    case view
    /// The same, while a binding says so.
    case presented(Binding<Bool>)
  }

  let aim: Aim
}

extension NavigationLink: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    let behavior = offset + _offset(\Self.behavior, _LinkBehavior.self)
    let label = offset + _offset(\Self.label, Label.self)
    let destination = offset + _offset(\Self.destination, Destination?.self)
    let element = NavigationLinkElement(
      .view(Label.self, label - behavior),
      destination: .unwrapped(Destination.self, destination - behavior)
    )
    builder.element(element, at: behavior) { Label._make(builder, at: label) }
  }
}

extension RemoteContent {
  /// The view in an optional that lies so many bytes behind the value.
  static func unwrapped<V: View>(_ type: V.Type, _ distance: Int) -> RemoteContent {
    RemoteContent(
      shape: { _ShapeBuilder.shape(of: V.self) },
      distance: distance,
      copy: { value, target in
        guard let view = value.assumingMemoryBound(to: V?.self).pointee else {
          preconditionFailure("a link is only asked for the view that it holds")
        }
        target.initializeMemory(as: V.self, to: view)
      }
    )
  }
}

extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(value, label())
  }

  fileprivate init<P: Hashable>(_ value: P?, _ label: Label) {
    behavior = _LinkBehavior(aim: value.map { .value(AnyHashable($0)) } ?? .nothing)
    self.label = label
    destination = nil
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value, Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value, Text(title))
  }
}

extension NavigationLink {
  nonisolated public init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination(), label())
  }

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination, label())
  }

  fileprivate init(_ destination: Destination, _ label: Label) {
    behavior = _LinkBehavior(aim: .view)
    self.label = label
    self.destination = destination
  }

  @available(*, deprecated, message: "use NavigationLink(value:) or navigationDestination")
  nonisolated public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    behavior = _LinkBehavior(aim: .presented(isActive))
    self.label = label()
    self.destination = destination
  }

  @available(*, deprecated, message: "use NavigationLink(value:) or navigationDestination")
  nonisolated public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    behavior = _LinkBehavior(aim: .presented(isActive))
    self.label = label()
    self.destination = destination()
  }

  @available(*, deprecated, message: "use NavigationLink(value:) or navigationDestination")
  nonisolated public init<V: Hashable>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    behavior = _LinkBehavior(aim: .presented(Binding(SelectionLocation(selection, tag))))
    self.label = label()
    self.destination = destination
  }

  @available(*, deprecated, message: "use NavigationLink(value:) or navigationDestination")
  nonisolated public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    behavior = _LinkBehavior(aim: .presented(Binding(SelectionLocation(selection, tag))))
    self.label = label()
    self.destination = destination()
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination(), Text(titleKey))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination, Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination(), Text(title))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination, Text(title))
  }
}

/// Whether a selection is one value.
final class SelectionLocation<V: Hashable>: AnyLocation<Bool> {
  private let selection: Binding<V?>
  private let tag: V

  init(_ selection: Binding<V?>, _ tag: V) {
    self.selection = selection
    self.tag = tag
  }

  override var base: AnyLocationBase { selection.location.base }
  override func get() -> Bool { selection.wrappedValue == tag }
  override func peek() -> Bool { selection.location.peek() == tag }

  override func set(_ value: Bool, _ transaction: Transaction) {
    if value {
      selection.location.set(tag, transaction)
    } else if peek() {
      selection.location.set(nil, transaction)
    }
  }

  override func isSame(as other: AnyLocationBase) -> Bool {
    guard let other = other as? SelectionLocation<V> else { return false }
    return tag == other.tag && selection.location.isSame(as: other.selection.location)
  }
}
