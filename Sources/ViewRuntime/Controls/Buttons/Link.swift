public import Foundation

/// Opens an address outside of the app.
public struct Link<Label: View> {
  let destination: URL
  let label: Label

  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(
      LinkElement(TypeInfo.of(URL.self)),
      at: offset + _offset(\Self.destination, URL.self)
    ) { Label._make(builder, at: offset + _offset(\Self.label, Label.self)) }
  }
}

extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

private final class LinkElement: Element {
  override nonisolated var layoutRole: LayoutRole { .container }
  override nonisolated var laziness: Bool? { false }
  override func layoutRule(_ node: NodeReference) -> any LayoutRule { ControlRule() }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    drawing.button(.borderless, role: nil)
  }

  override func semantics(_ node: NodeReference) -> Semantics? {
    var semantics = Semantics(.link, label: node.innerText)
    semantics.isEnabled = node.environment.isEnabled
    semantics.tap = {
      guard node.isAlive else { return }
      node.environment.openURL(node.value(as: URL.self))
    }
    return semantics
  }
}

/// Opens an address: by the app's own handler, else outside of it.
public struct OpenURLAction: Sendable {
  /// What a handler did with an address.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let kind: Kind

    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .system(nil))
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor @Sendable (URL) -> Result

  public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

  @MainActor @preconcurrency public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Nothing outside of the app is opened; the trace says what would have been.
  @MainActor @preconcurrency public func callAsFunction(
    _ url: URL,
    completion: @escaping (_ accepted: Bool) -> Void
  ) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      Runtime.shared.queue?.reporter.message(
        "The app opened \((other ?? url).absoluteString)",
        level: .note
      )
      completion(true)
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

extension View {
  /// No address reaches an app in a recording, so the action never runs.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}
