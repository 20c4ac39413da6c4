/// Disables what is below, unless it is so already.
public struct _DisabledModifier: Equatable, Sendable {
  let isDisabled: Bool
}

extension _DisabledModifier: _ElementModifier, EnvironmentModifier {
  nonisolated func write(_ values: inout EnvironmentValues) {
    if isDisabled, values.isEnabled { values.isEnabled = false }
  }
}

/// Redacts what is below, for reasons that are added to those from above.
public struct _RedactionModifier: Sendable {
  let reasons: RedactionReasons
  let isOn: Bool
}

extension _RedactionModifier: _ElementModifier, EnvironmentModifier {
  nonisolated func write(_ values: inout EnvironmentValues) {
    if isOn {
      values.redactionReasons.formUnion(reasons)
    } else {
      values.redactionReasons = []
    }
  }
}

extension View {
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(_DisabledModifier(isDisabled: disabled))
  }

  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(_RedactionModifier(reasons: reason, isOn: true))
  }

  nonisolated public func unredacted() -> some View {
    modifier(_RedactionModifier(reasons: [], isOn: false))
  }

  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(_PrivacyModifier(isSensitive: sensitive))
  }

  /// The colour scheme of this view and, in an app, of the window that it is in.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorSchemeModifier(scheme: colorScheme))
  }

  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    writing(\.colorScheme, colorScheme)
  }

  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipModifier(isOn: enabled))
  }
}

/// Content that is hidden where the screen is not private.
public struct _PrivacyModifier: Equatable, Sendable {
  let isSensitive: Bool
}

extension _PrivacyModifier: _ElementModifier, DisplayModifier {}

/// Shows a view mirrored where leading is on the right.
public struct _FlipModifier: Equatable, Sendable {
  let isOn: Bool
}

extension _FlipModifier: _ElementModifier, DisplayModifier {}

/// A wish for a colour scheme; it holds from here on downward.
public struct _PreferredColorSchemeModifier: Equatable, Sendable {
  let scheme: ColorScheme?
}

extension _PreferredColorSchemeModifier: _ElementModifier, EnvironmentModifier {
  nonisolated func write(_ values: inout EnvironmentValues) {
    if let scheme { values.colorScheme = scheme }
  }
}
