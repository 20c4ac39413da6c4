// Scenes and what is said of them that are not supported; see
// UnavailableModifiers.swift.

@available(
  *,
  unavailable,
  message: "Window is of the Mac, which ViewTrace does not play: use a WindowGroup."
)
public struct Window: Scene {
  public typealias Body = Never
  nonisolated public init<S: StringProtocol, C: View>(
    _ title: S,
    id: String,
    @ViewBuilder content: () -> C
  ) {}
  public static func _makeScene(_ builder: _ShapeBuilder, at offset: Int) {}
}

@available(
  *,
  unavailable,
  message: "Settings is of the Mac, which ViewTrace does not play: put it in #if os(macOS)."
)
public struct Settings: Scene {
  public typealias Body = Never
  nonisolated public init<C: View>(@ViewBuilder content: () -> C) {}
  public static func _makeScene(_ builder: _ShapeBuilder, at offset: Int) {}
}

@available(
  *,
  unavailable,
  message: "CommandGroup is not supported by ViewTrace: there is no menu bar; leave commands out."
)
public struct CommandGroup {
  public init<Placement, C: View>(before group: Placement, @ViewBuilder addition: () -> C) {}
  public init<Placement, C: View>(after group: Placement, @ViewBuilder addition: () -> C) {}
  public init<Placement, C: View>(replacing group: Placement, @ViewBuilder addition: () -> C) {}
}

@available(
  *,
  unavailable,
  message: "CommandMenu is not supported by ViewTrace: there is no menu bar; leave commands out."
)
public struct CommandMenu {
  public init<S: StringProtocol, C: View>(_ name: S, @ViewBuilder content: () -> C) {}
}

@available(
  *,
  unavailable,
  message: "WidgetConfiguration is not supported by ViewTrace: it records apps, not widgets."
)
public protocol WidgetConfiguration {}

extension Scene {
  @available(
    *,
    unavailable,
    message: "commands is not supported by ViewTrace: there is no menu bar to put them in."
  )
  nonisolated public func commands<C>(content: () -> C) -> Self { self }

  @available(
    *,
    unavailable,
    message: "windowResizability is of the Mac, which ViewTrace does not play."
  )
  nonisolated public func windowResizability<R>(_ resizability: R) -> Self { self }

  @available(
    *,
    unavailable,
    message: "handlesExternalEvents is not supported by ViewTrace yet: an app has one window."
  )
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }
}
