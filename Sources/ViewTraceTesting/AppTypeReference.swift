import CRuntimeHooks
import Foundation
import ViewRuntime

/// A type, written down so that the same executable finds it when it is
/// started again.
///
/// Names cannot do it: private and local types have none that can be looked
/// up. A type's metadata lies at the same distance from the image's start in
/// every process; that of a generic type is made at run time, so those go by
/// their mangled name.
struct AppTypeReference {
  let text: String

  init(_ type: any App.Type) {
    let address = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    var image = vt_image()
    if vt_image_of(address, &image), let path = image.path {
      let offset = UInt(bitPattern: address) - image.base
      text = "\(offset)@\(String(cString: path))"
    } else {
      text = "$" + (_mangledTypeName(type) ?? "")
    }
  }

  /// The type that a text stands for; nil where this executable is another one.
  static func find(_ text: String) -> (any App.Type)? {
    if text.first == "$" {
      return _typeByName(String(text.dropFirst())) as? any App.Type
    }
    let parts = text.split(separator: "@", maxSplits: 1)
    guard parts.count == 2, let offset = UInt(parts[0]) else { return nil }
    // Where the image lies in this process: asked of something that is in it.
    var image = vt_image()
    guard vt_image_of(imageAnchor, &image), let path = image.path,
      String(cString: path) == parts[1],
      let address = UnsafeRawPointer(bitPattern: image.base + offset)
    else { return nil }
    // Sound: the same image at the same offset holds the same type's metadata,
    // since parent and child are the same executable.
    return unsafeBitCast(address, to: Any.Type.self) as? any App.Type
  }

  /// An address in the executable's image.
  private static var imageAnchor: UnsafeRawPointer {
    unsafeBitCast(RecordedTrace.self as Any.Type, to: UnsafeRawPointer.self)
  }
}
