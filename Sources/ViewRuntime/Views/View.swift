/// A part of an app's user interface.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Writes down the static structure of this type.
  ///
  /// The runtime's own views implement it; every other view has the default,
  /// which is made in the module of its author.
  static func _make(_ builder: _ShapeBuilder, at offset: Int)
}

extension View {
  @inlinable
  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.composite(
      Self.self,
      at: offset,
      body: { value, result in
        result.initializeMemory(
          as: Body.self,
          to: value.assumingMemoryBound(to: Self.self).pointee.body
        )
      },
      bodyValues: .of(Body.self),
      // Handed over from where the type is known: what it leads to is specialised.
      makeBody: { Body._make($0, at: 0) }
    )
  }
}

extension View where Body == Never {
  /// The runtime's own views have no body: they are known by their shape.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; the runtime never asks for it")
  }
}

extension Never: View {
  public typealias Body = Never

  /// There is no value to ask.
  public var body: Never { preconditionFailure("Never has no value") }

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {}
}

/// The offset of a stored property, for shapes.
@inlinable
public func _offset<Root, Value>(_ property: PartialKeyPath<Root>, _: Value.Type) -> Int {
  guard let offset = MemoryLayout<Root>.offset(of: property) else {
    preconditionFailure("\(property) is not a stored property")
  }
  return offset
}
