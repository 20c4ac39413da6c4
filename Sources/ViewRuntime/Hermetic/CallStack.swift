package import CRuntimeHooks

/// Return addresses of the nearest callers, as a key of a source place.
///
/// Made by `CallStack(vt_capture_stack(0))`, written where it is wanted: a
/// function around it would be a frame in some builds and none in others. A
/// capture costs some nanoseconds a frame and allocates nothing.
///
/// Equal addresses are the same place in this process; `ImageAddress` is what
/// stays the same from one process to the next.
package struct CallStack: Hashable {
  private var captured: vt_stack

  package init(_ captured: vt_stack) { self.captured = captured }

  package static let limit = Int(VT_STACK_LIMIT)

  /// Nearest first.
  package var addresses: [UInt] {
    withUnsafeBytes(of: captured.frames) {
      Array($0.assumingMemoryBound(to: UInt.self)[..<captured.count])
    }
  }

  package static func == (a: CallStack, b: CallStack) -> Bool {
    // Unused addresses are zero on both sides.
    withUnsafeBytes(of: a.captured) { a in
      withUnsafeBytes(of: b.captured) { b in a.elementsEqual(b) }
    }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(withUnsafePointer(to: captured, vt_hash_stack))
  }
}

/// An address relative to the image that it lies in, the same in each process.
package struct ImageAddress: Hashable, Sendable {
  /// Path of the image's file.
  package var path: String
  /// From the image's base.
  ///
  /// A return address lies behind its call, so look up `offset - 1`.
  package var offset: UInt64

  private var base: UInt

  /// Nil where the address lies in no image.
  package init?(of address: UInt) {
    var image = vt_image()
    guard vt_image_of(UnsafeRawPointer(bitPattern: address), &image) else { return nil }
    path = String(cString: image.path)
    base = image.base
    offset = UInt64(address - image.base)
  }

  /// The linker's name of that very file, in hexadecimal digits; nil where it
  /// was linked without.
  package var buildID: String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { text in
      guard let start = text.baseAddress, vt_build_id(base, start, text.count) else { return nil }
      return String(cString: start)
    }
  }
}
