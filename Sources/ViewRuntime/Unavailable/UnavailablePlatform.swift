public import Foundation

// Names that belong to UIKit, AppKit, the desktop or a GPU; see
// UnavailableModifiers.swift.

@available(
  *,
  unavailable,
  message: "UIHostingController is not in ViewTrace: there is no UIKit here; record an App instead."
)
public final class UIHostingController<Content: View> {
  public init(rootView: Content) {}
}

@available(
  *,
  unavailable,
  message:
    "NSHostingController is not in ViewTrace: there is no AppKit here; record an App instead."
)
public final class NSHostingController<Content: View> {
  public init(rootView: Content) {}
}

@available(
  *,
  unavailable,
  message: "NSHostingView is not in ViewTrace: there is no AppKit here; record an App instead."
)
public final class NSHostingView<Content: View> {
  public init(rootView: Content) {}
}

@available(
  *,
  unavailable,
  message: "UIApplicationDelegateAdaptor is not in ViewTrace: put it in #if canImport(UIKit)."
)
@propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate> {
  public var wrappedValue: Delegate
  public init(_ type: Delegate.Type = Delegate.self) { preconditionFailure("unavailable") }
}

@available(
  *,
  unavailable,
  message: "NSApplicationDelegateAdaptor is not in ViewTrace: put it in #if canImport(AppKit)."
)
@propertyWrapper public struct NSApplicationDelegateAdaptor<Delegate> {
  public var wrappedValue: Delegate
  public init(_ type: Delegate.Type = Delegate.self) { preconditionFailure("unavailable") }
}

@available(
  *,
  unavailable,
  message: "Shader is not in ViewTrace: there is no GPU here, so shaders are not run."
)
public struct Shader {}

@available(
  *,
  unavailable,
  message: "ShaderLibrary is not in ViewTrace: there is no GPU here, so shaders are not run."
)
public struct ShaderLibrary {}

@available(
  *,
  unavailable,
  message: "Canvas is not supported by ViewTrace yet: drawing by hand is not recorded; use a Shape."
)
public struct Canvas: View {
  public typealias Body = Never
  nonisolated public init<Context>(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout Context, CGSize) -> Void
  ) {}
  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {}
}

@available(
  *,
  unavailable,
  message: "Table is not supported by ViewTrace yet: on a phone it is its first column; use a List."
)
public struct Table: View {
  public typealias Body = Never
  nonisolated public init<Data, Columns>(_ data: Data, columns: () -> Columns) {}
  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {}
}

@available(*, unavailable, message: "TableColumn is not supported by ViewTrace yet; use a List.")
public struct TableColumn {
  public init<S: StringProtocol, Row, C: View>(
    _ title: S,
    @ViewBuilder content: @escaping (Row) -> C
  ) {}
}

@available(
  *,
  unavailable,
  message:
    "CircularProgressViewStyle is not supported by ViewTrace yet: progress views have one style."
)
public struct CircularProgressViewStyle {
  public init() {}
}

extension View {
  @available(
    *,
    unavailable,
    message: "colorEffect is not in ViewTrace: there is no GPU here, so shaders are not run."
  )
  nonisolated public func colorEffect<S>(_ shader: S, isEnabled: Bool = true) -> Self { self }

  @available(
    *,
    unavailable,
    message: "layerEffect is not in ViewTrace: there is no GPU here, so shaders are not run."
  )
  nonisolated public func layerEffect<S>(
    _ shader: S,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message: "distortionEffect is not in ViewTrace: there is no GPU here, so shaders are not run."
  )
  nonisolated public func distortionEffect<S>(
    _ shader: S,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message: "fileImporter is not supported by ViewTrace yet: there are no files to choose from."
  )
  nonisolated public func fileImporter<T>(
    isPresented: Binding<Bool>,
    allowedContentTypes: [T],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message: "badge is not supported by ViewTrace yet: rows and tabs show no badges."
  )
  nonisolated public func badge<V>(_ value: V) -> Self { self }

  @available(
    *,
    unavailable,
    message: "onDrop is not supported by ViewTrace yet: nothing is dragged between apps."
  )
  nonisolated public func onDrop<T>(
    of supportedContentTypes: [T],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([Any]) -> Bool
  ) -> Self { self }

  @available(
    *,
    unavailable,
    message: "onDrag is not supported by ViewTrace yet: nothing is dragged between apps."
  )
  nonisolated public func onDrag<T>(_ data: @escaping () -> T) -> Self { self }

  @available(
    *,
    unavailable,
    message: "focusSection is of the Mac and the television, which ViewTrace does not play."
  )
  nonisolated public func focusSection() -> Self { self }

  @available(
    *,
    unavailable,
    message: "handlesExternalEvents is not supported by ViewTrace yet: an app has one window."
  )
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> Self { self }
}
