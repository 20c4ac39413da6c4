/// An app: its scenes, and what they share.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

/// A part of an app with a lifetime that the system manages: a window.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Writes down the structure of what the scene shows.
  static func _makeScene(_ builder: _ShapeBuilder, at offset: Int)
}

extension Scene where Body == Never {
  /// The runtime's own scenes have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; the runtime never asks for it")
  }
}

extension Scene {
  public static func _makeScene(_ builder: _ShapeBuilder, at offset: Int) {
    let kind = Composite(
      TypeInfo.of(Self.self),
      viewKind: .view,
      body: { value, result in
        result.initializeMemory(
          as: _SceneView<Body>.self,
          to: _SceneView(scene: value.assumingMemoryBound(to: Self.self).pointee.body)
        )
      },
      bodyValues: .of(_SceneView<Body>.self)
    )
    builder.composite(kind, bodyType: _SceneView<Body>.self, at: offset)
  }
}

extension Never: Scene {
  public static func _makeScene(_ builder: _ShapeBuilder, at offset: Int) {}
}

/// Makes one scene of the statements of an app's body.
@resultBuilder
public struct SceneBuilder {
  @inlinable public static func buildExpression<Content: Scene>(_ content: Content) -> Content {
    content
  }

  @inlinable public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// The window of an app.
public struct WindowGroup<Content: View> {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init(_ title: String, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension WindowGroup: Scene {
  public typealias Body = Never

  public static func _makeScene(_ builder: _ShapeBuilder, at offset: Int) {
    Content._make(builder, at: offset + _offset(\Self.content, Content.self))
  }
}

/// What a scene shows, as a view.
struct _SceneView<S: Scene>: View {
  let scene: S

  typealias Body = Never

  static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    S._makeScene(builder, at: offset)
  }
}

/// An app as the root of a tree: evaluated like a view, with its wrappers.
struct AppView<A: App>: View {
  let app: A

  typealias Body = Never

  static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    let kind = Composite(
      TypeInfo.of(A.self),
      viewKind: .view,
      body: { value, result in
        result.initializeMemory(
          as: _SceneView<A.Body>.self,
          to: _SceneView(scene: value.assumingMemoryBound(to: A.self).pointee.body)
        )
      },
      bodyValues: .of(_SceneView<A.Body>.self)
    )
    builder.composite(kind, bodyType: _SceneView<A.Body>.self, at: offset)
  }
}

extension ViewHost {
  /// Starts an app and shows its first scene.
  ///
  /// Its phase is active from the first frame on, so that who reads the phase
  /// runs a second time.
  package func launch<A: App>(_ app: A.Type) {
    setSystemValues { $0.scenePhase = .inactive }
    mount(AppView(app: A()))
    setSystemValues(onlyIfRead: true) { $0.scenePhase = .active }
  }
}
