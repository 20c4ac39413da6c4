/// Makes a variable in an extension of `EnvironmentValues` a value of the
/// environment, with its key.
///
///     extension EnvironmentValues {
///       @Entry var spacing: Double = 8
///     }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Makes the value of a key that `@Entry` wrote; not for use by hand.
@attached(accessor)
public macro __EntryDefaultValue() =
  #externalMacro(module: "SwiftUIMacros", type: "EntryDefaultValueMacro")

/// Lets a variable with a property wrapper stand in the body of `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Shows a view in Xcode; here its body is checked by the compiler and not run.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows a view in Xcode, on a device set up by traits; here its body is
/// checked by the compiler and not run.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Makes a shape's or a modifier's stored properties its animatable data.
@available(
  *,
  unavailable,
  message: "@Animatable is not supported yet; write 'var animatableData' by hand"
)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "UnavailableMacro")

/// Leaves a property out of the animatable data.
@available(
  *,
  unavailable,
  message: "@AnimatableIgnored is not supported yet; write 'var animatableData' by hand"
)
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "SwiftUIMacros", type: "UnavailableMacro")
