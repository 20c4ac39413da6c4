import CRuntimeHooks
import TraceModel

extension Definitions {
  /// How many callers of a write are kept: enough to reach the app's code
  /// through bindings and the runtime's own frames.
  private static let depth = 16

  /// Where the present write is made: the addresses of its callers.
  ///
  /// - Complexity: Some nanoseconds a frame, and one look-up; a stack that was
  ///   not seen before costs microseconds.
  mutating func place(sink: any TraceSink) -> PlaceID {
    let frames = withUnsafeTemporaryAllocation(of: UInt.self, capacity: Self.depth) { buffer in
      let count = vt_capture_frames(buffer.baseAddress, Self.depth, 1)
      return [UInt](buffer[..<count])
    }
    return place(frames, sink: sink)
  }

  /// Where a view's body is, as a stack of one.
  mutating func bodyPlace(of type: TypeInfo, sink: any TraceSink) -> PlaceID {
    guard let address = BodyAddress.of(type.type) else { return .none }
    return place([address], sink: sink)
  }

  private mutating func place(_ frames: [UInt], sink: any TraceSink) -> PlaceID {
    if let known = placeIDs[frames] { return known }
    let addresses = frames.compactMap { address -> FrameAddress? in
      var image = vt_image()
      guard vt_image_of(UnsafeRawPointer(bitPattern: address), &image), let path = image.path
      else { return nil }
      return FrameAddress(
        image: name(String(cString: path), sink: sink),
        offset: UInt64(address - image.base)
      )
    }
    places.append(addresses)
    let id = PlaceID(UInt32(places.count))
    placeIDs[frames] = id
    sink.define(id, addresses)
    return id
  }
}

/// Finds the code of a view's body getter.
enum BodyAddress {
  /// The address that the type's conformance to `View` calls for `body`.
  ///
  /// A witness table holds the conformance, then what the protocol asks for in
  /// the order of its declaration: the associated type's conformance and
  /// metadata, then `body`. The symbol's name is looked at before it is
  /// believed, so another order costs the place and nothing else.
  static func of(_ type: Any.Type) -> UInt? {
    guard var view = type as? any View.Type else { return nil }
    // An existential metatype is the type's metadata and its witness table.
    let table = withUnsafeBytes(of: &view) {
      $0.load(fromByteOffset: MemoryLayout<Int>.size, as: UnsafePointer<UInt>.self)
    }
    return (1...4).map { table[$0] }.first(where: isBodyGetter)
  }

  private static func isBodyGetter(_ address: UInt) -> Bool {
    var isBody = false
    withUnsafeMutablePointer(to: &isBody) { isBody in
      _ = vt_symbols_at(UnsafeRawPointer(bitPattern: address), isBody) { context, name in
        // `…4body…QzvgTW`: the witness of a getter named body.
        guard let context, let name else { return }
        let symbol = String(cString: name)
        if symbol.contains("4body"), symbol.hasSuffix("vgTW") {
          context.assumingMemoryBound(to: Bool.self).pointee = true
        }
      }
    }
    return isBody
  }
}
