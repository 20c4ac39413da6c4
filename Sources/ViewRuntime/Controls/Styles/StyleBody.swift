/// A view that shows a control by a style of the app's own.
///
/// Its evaluation is the style's `makeBody`; its inputs are the style, whose
/// own wrappers work in it, and what the control says of itself.
protocol StyleBody: View where Body == Never {
  associatedtype Style
  associatedtype Configuration
  associatedtype Result: View

  nonisolated init(_ style: Style, _ configuration: Configuration)
  @MainActor func makeBody() -> Result
}

extension StyleBody {
  static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    let kind = Composite(
      TypeInfo.of(Self.self),
      named: TypeInfo.of(Style.self),
      viewKind: .style,
      body: { value, result in
        result.initializeMemory(
          as: Result.self,
          to: value.assumingMemoryBound(to: Self.self).pointee.makeBody()
        )
      },
      bodyValues: .of(Result.self)
    )
    builder.composite(kind, bodyType: Result.self, at: offset)
  }
}

/// A style within the view that runs it: its wrappers are that view's.
struct StyleField<Style>: DynamicProperty {
  let style: Style

  static func _makeProperty(_ fields: inout _DynamicPropertyFields, at offset: Int) {
    _ = FieldLayout.eachField(of: Style.self) { name, inner, type in
      guard let property = type as? any DynamicProperty.Type else { return }
      fields.append(property, name: name, at: offset + inner)
    }
  }

  static func _isSameInput(
    _ old: UnsafePointer<StyleField>,
    _ new: UnsafePointer<StyleField>
  ) -> Bool {
    var ignored: UInt32 = 0
    return TypeInfo.of(Style.self).layout.isEqual(old, new, comparing: &ignored)
  }
}
