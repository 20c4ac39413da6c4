public import Foundation

extension View {
  nonisolated func writing<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>> {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Adds a change of each font below.
  nonisolated func changingFonts(
    _ change: Font.Change?
  ) -> ModifiedContent<Self, _FontChangeModifier> {
    modifier(_FontChangeModifier(change: change))
  }

  /// Adds a decoration of each text below.
  nonisolated func decorating(
    _ modifier: Text.Modifier
  ) -> ModifiedContent<Self, _TextDecorationModifier> {
    self.modifier(_TextDecorationModifier(decoration: modifier))
  }

  nonisolated public func font(_ font: Font?) -> some View { writing(\.font, font) }

  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingFonts(weight.map { .weight($0) })
  }

  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    changingFonts(width.map { .width($0) })
  }

  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    changingFonts(design.map { .design($0) })
  }

  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    changingFonts(.bold(isActive))
  }

  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    changingFonts(.italic(isActive))
  }

  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    changingFonts(.monospaced(isActive))
  }

  nonisolated public func monospacedDigit() -> some View { changingFonts(.monospacedDigit) }

  nonisolated public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    decorating(.underline(isActive, pattern, color))
  }

  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    decorating(.strikethrough(isActive, pattern, color))
  }

  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    decorating(.kerning(kerning))
  }

  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    decorating(.tracking(tracking))
  }

  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    decorating(.baselineOffset(baselineOffset))
  }

  nonisolated public func textScale(
    _ scale: Text.Scale,
    isEnabled: Bool = true
  ) -> some View {
    decorating(.textScale(isEnabled ? scale : .default))
  }

  nonisolated public func lineLimit(_ number: Int?) -> some View {
    writing(\.lines, LineLimit(most: number))
  }

  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    writing(\.lines, LineLimit(least: limit.lowerBound))
  }

  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    writing(\.lines, LineLimit(most: limit.upperBound))
  }

  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    writing(\.lines, LineLimit(most: limit.upperBound, least: limit.lowerBound))
  }

  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    writing(\.lines, LineLimit(most: limit, reservesSpace: reservesSpace))
  }

  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    writing(\.lineSpacing, lineSpacing)
  }

  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    writing(\.multilineTextAlignment, alignment)
  }

  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    writing(\.truncationMode, mode)
  }

  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    writing(\.minimumScaleFactor, factor)
  }

  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    writing(\.allowsTightening, flag)
  }

  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    writing(\.textCase, textCase)
  }

  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    writing(\.dynamicTypeSize, size)
  }

  nonisolated public func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let first = allowed.first, let last = allowed.last else { return }
      size = min(max(size, first), last)
    }
  }
}

/// A change of each font below.
public struct _FontChangeModifier {
  let change: Font.Change?
}

extension _FontChangeModifier: _ElementModifier, EnvironmentModifier {
  nonisolated func write(_ values: inout EnvironmentValues) {
    if let change { values.fontChanges.append(change) }
  }
}

/// A decoration of each text below.
public struct _TextDecorationModifier {
  let decoration: Text.Modifier
}

extension _TextDecorationModifier: _ElementModifier, EnvironmentModifier {
  nonisolated func write(_ values: inout EnvironmentValues) {
    values.textDecoration.append(decoration)
  }
}
