/// What calls the app back after an update, and where it stands.
///
/// Told apart by kind, type and view, not by place: a loop may make its places
/// anew each time, as two branches do that show each other.
struct CallbackSource: Hashable {
  let kind: Kind
  /// The type of the value, the key or the publisher.
  let subject: TypeInfo?
  /// In whose body it stands.
  let view: TypeInfo?

  enum Kind: Hashable {
    case change, preference, geometry, publisher, appear, disappear, focus, dismissal
    /// The pages of a stack with a path, and of one without.
    case path, navigation
    /// A body that writes while it runs.
    case body
    /// Of the runtime itself.
    case other
  }

  static func == (a: CallbackSource, b: CallbackSource) -> Bool {
    a.kind == b.kind && a.subject === b.subject && a.view === b.view
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(subject.map(ObjectIdentifier.init))
    hasher.combine(view.map(ObjectIdentifier.init))
  }

  /// How SwiftUI's message about it begins.
  ///
  /// SwiftUI is known to say so of changes, preferences, geometry and
  /// navigation; the others are named alike.
  var label: String {
    switch kind {
    case .change: "onChange(of: \(type)) action"
    case .preference: "Bound preference \(type)"
    case .geometry: "Geometry action"
    case .publisher: "onReceive(\(type)) action"
    case .path: "Update NavigationAuthority bound path"
    case .navigation: "Update NavigationRequestObserver"
    case .appear, .disappear, .focus, .dismissal: "\(name) action"
    case .body, .other: name
    }
  }

  /// For a sentence: `onChange(of: Int) in FeedView`.
  var words: String {
    guard let view, kind != .body else { return name }
    return "\(name) in \(view.name)"
  }

  private var type: String { subject?.name ?? "a value" }

  private var name: String {
    switch kind {
    case .change: "onChange(of: \(type))"
    case .preference: "onPreferenceChange(\(type))"
    case .geometry: "onGeometryChange(for: \(type))"
    case .publisher: "onReceive(\(type))"
    case .appear: "onAppear"
    case .disappear: "onDisappear"
    case .focus: "focused(_:)"
    case .dismissal: "onDismiss"
    case .path: "the path of a NavigationStack"
    case .navigation: "a navigation destination"
    case .body: "the body of \(view?.name ?? "a view")"
    case .other: "an action"
    }
  }
}

/// An action that waits until the update is over.
struct Callback {
  let source: CallbackSource
  /// The writes of other callbacks that led to it in this frame.
  let because: [CallbackChain.Origin]
  let action: () -> Void
}
