import CRuntimeHooks
import TraceModel

extension Definitions {
  /// Where the present write is made: the addresses of its callers.
  ///
  /// - Complexity: Some nanoseconds a frame, and one look-up; a stack that was
  ///   not seen before costs microseconds.
  mutating func place(of stack: CallStack, sink: any TraceSink) -> PlaceID {
    if let known = placeIDs[stack] { return known }
    let id = place(stack.addresses, sink: sink)
    placeIDs[stack] = id
    return id
  }

  /// Where a view's body is, as a stack of one.
  mutating func bodyPlace(of type: TypeInfo, sink: any TraceSink) -> PlaceID {
    guard let address = BodyAddress.of(type.type) else { return .none }
    return place([address], sink: sink)
  }

  private mutating func place(_ frames: [UInt], sink: any TraceSink) -> PlaceID {
    places.append(
      frames.compactMap { address in
        ImageAddress(of: address).map {
          FrameAddress(image: name($0.path, sink: sink), offset: $0.offset)
        }
      }
    )
    let id = PlaceID(UInt32(places.count))
    sink.define(id, places[places.count - 1])
    return id
  }
}

/// Finds the code of a body.
enum BodyAddress {
  /// The address that the conformance of a view, a modifier, an app or a scene
  /// calls for `body`.
  ///
  /// A witness table holds the conformance, then what the protocol asks for in
  /// the order of its declaration: the associated type's conformance and
  /// metadata, then `body`. The symbol's name is looked at before it is
  /// believed, so another order costs the place and nothing else.
  static func of(_ type: Any.Type) -> UInt? {
    table(of: type).flatMap { table in (1...4).map { table[$0] }.first(where: isBody) }
  }

  /// An existential metatype is the type's metadata and its witness table.
  private static func table(of type: Any.Type) -> UnsafePointer<UInt>? {
    switch type {
    case let view as any View.Type: table(in: Conformance(value: view))
    case let modifier as any ViewModifier.Type: table(in: Conformance(value: modifier))
    case let app as any App.Type: table(in: Conformance(value: app))
    case let scene as any Scene.Type: table(in: Conformance(value: scene))
    default: nil
    }
  }

  private static func table<T>(in conformance: Conformance<T>) -> UnsafePointer<UInt> {
    withUnsafeBytes(of: conformance) {
      $0.load(fromByteOffset: MemoryLayout<Int>.size, as: UnsafePointer<UInt>.self)
    }
  }

  /// Holds an existential, so that it is not opened on the way.
  private struct Conformance<T> {
    let value: T
  }

  private static func isBody(_ address: UInt) -> Bool {
    var isBody = false
    withUnsafeMutablePointer(to: &isBody) { isBody in
      _ = vt_symbols_at(UnsafeRawPointer(bitPattern: address), isBody) { context, name in
        // `…4body…TW`: the witness of something named body.
        guard let context, let name else { return }
        let symbol = String(cString: name)
        if symbol.contains("4body"), symbol.hasSuffix("TW") {
          context.assumingMemoryBound(to: Bool.self).pointee = true
        }
      }
    }
    return isBody
  }
}
