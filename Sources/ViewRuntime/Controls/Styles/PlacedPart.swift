/// A part of a control that a style of the app's own puts somewhere: the label
/// of a button.
///
/// Every `…Configuration.Label` holds one and nothing else.
public struct PlacedPart: Equatable {
  /// The control.
  let source: NodeReference?
  /// Which of its parts.
  let part: Int32
}

extension _ShapeBuilder {
  /// The place of a view whose only stored property is a `PlacedPart`.
  @MainActor func placedPart(_ type: Any.Type, at offset: Int) {
    dynamic(PartPlace(TypeInfo.of(type)), at: offset)
  }
}

/// Shows a part of a control in a block of its own.
private final class PartPlace: RemoteContentPlace {
  override func source(_ node: NodeReference) -> (NodeReference, RemoteContent)? {
    let value = node.value(as: PlacedPart.self)
    guard let source = value.source, source.isAlive,
      let control = source.block.entry(source.entry).pointee.kind as? StyledElement,
      control.parts.indices.contains(Int(value.part))
    else { return nil }
    return (source, control.parts[Int(value.part)])
  }
}

extension RemoteContent {
  /// A view that lies so many bytes behind the value of its control.
  static func view<V: View>(_ type: V.Type, _ distance: Int) -> RemoteContent {
    RemoteContent(
      shape: { _ShapeBuilder.shape(of: V.self) },
      distance: distance,
      copy: { value, target in
        target.initializeMemory(as: V.self, to: value.assumingMemoryBound(to: V.self).pointee)
      }
    )
  }
}
