extension View {
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    writing(\.foregroundStyle, StyleLevels(AnyShapeStyle(style)))
  }

  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View {
    writing(\.foregroundStyle, StyleLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View {
    writing(
      \.foregroundStyle,
      StyleLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    )
  }

  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    writing(\.foregroundStyle, StyleLevels(color.map { AnyShapeStyle($0) }))
  }

  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    writing(\.tint, StyleLevels(tint.map { AnyShapeStyle($0) }))
  }

  nonisolated public func tint(_ tint: Color?) -> some View {
    writing(\.tint, StyleLevels(tint.map { AnyShapeStyle($0) }))
  }

  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    writing(\.backgroundLevels, StyleLevels(AnyShapeStyle(style)))
  }

  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    writing(\.imageScale, scale)
  }

  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    writing(\.symbolRenderingMode, mode)
  }

  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      variants = SymbolVariants(
        parts: variants.parts + variant.parts.filter { !variants.parts.contains($0) }
      )
    }
  }
}
