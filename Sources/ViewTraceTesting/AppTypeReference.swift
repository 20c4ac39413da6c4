import CRuntimeHooks
import ViewRuntime

/// A type, written down so that the same executable finds it when it is
/// started again.
///
/// Names cannot do it: private and local types have none that can be looked
/// up. A type's metadata lies at the same distance from the image's start in
/// every process. That of a generic type is made at run time: its declaration
/// and what it is specialised for are written down in turn.
///
/// The text is a list of words in preorder: `@OFFSET` is a type in the image,
/// `$NAME` one of another image by its mangled name, `<OFFSET TYPES CONFORMANCES`
/// a generic one, followed by as many types, and pairs of numbers that say which
/// of these conforms and by what.
struct AppTypeReference {
  let text: String

  /// - Throws: `UnknownAppType` for a type that could not be found again.
  init(_ type: any App.Type) throws {
    guard let words = Self.words(for: type), Self.find(words) == type else {
      throw UnknownAppType(name: String(reflecting: type))
    }
    text = words
  }

  /// The type that a text stands for; nil where this executable is another one.
  static func find(_ text: String) -> Any.Type? {
    var words = text.split(separator: " ")[...]
    return type(from: &words)
  }

  // MARK: Writing

  private static func words(for type: Any.Type) -> String? {
    let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    if let offset = offset(of: address) { return "@\(offset)" }
    if let generic = GenericType(address) { return words(for: generic) }
    guard let name = _mangledTypeName(type), _typeByName(name) == type else { return nil }
    return "$\(name)"
  }

  private static func words(for generic: GenericType) -> String? {
    guard let declaration = offset(of: generic.descriptor) else { return nil }
    var words = "<\(declaration) \(generic.types.count) \(generic.conformances.count)"
    for type in generic.types {
      guard let inner = self.words(for: type) else { return nil }
      words += " " + inner
    }
    for conformance in generic.conformances {
      guard let offset = offset(of: conformance.descriptor) else { return nil }
      words += " \(conformance.type) \(offset)"
    }
    return words
  }

  // MARK: Reading

  private static func type(from words: inout ArraySlice<Substring>) -> Any.Type? {
    guard let word = words.popFirst(), let kind = word.first else { return nil }
    let rest = word.dropFirst()
    switch kind {
    case "$": return _typeByName(String(rest))
    case "@":
      // Sound: the same image at the same offset holds the same metadata, since
      // parent and child are the same executable.
      return address(rest).map { unsafeBitCast($0, to: Any.Type.self) }
    case "<": return generic(address(rest), &words)
    default: return nil
    }
  }

  private static func generic(
    _ descriptor: UnsafeRawPointer?,
    _ words: inout ArraySlice<Substring>
  ) -> Any.Type? {
    guard let descriptor, let typeCount = number(&words), let conformanceCount = number(&words)
    else { return nil }
    var types: [Any.Type] = []
    for _ in 0..<typeCount {
      guard let type = type(from: &words) else { return nil }
      types.append(type)
    }
    var conformances: [GenericType.Conformance] = []
    for _ in 0..<conformanceCount {
      guard let type = number(&words), let descriptor = words.popFirst().flatMap(address) else {
        return nil
      }
      conformances.append(GenericType.Conformance(descriptor: descriptor, type: type))
    }
    return GenericType.make(descriptor, types, conformances)
  }

  private static func number(_ words: inout ArraySlice<Substring>) -> Int? {
    words.popFirst().flatMap { Int($0) }
  }

  // MARK: Addresses

  /// Bytes from the start of the image that this code is in; nil outside of it.
  private static func offset(of address: UnsafeRawPointer) -> UInt? {
    var image = vt_image()
    guard vt_image_of(address, &image), image.base == base else { return nil }
    return UInt(bitPattern: address) - image.base
  }

  private static func address(_ offset: Substring) -> UnsafeRawPointer? {
    guard let base, let offset = UInt(offset) else { return nil }
    return UnsafeRawPointer(bitPattern: base + offset)
  }

  private static var base: UInt? {
    var image = vt_image()
    let here = unsafeBitCast(RecordedTrace.self as Any.Type, to: UnsafeRawPointer.self)
    return vt_image_of(here, &image) ? image.base : nil
  }
}

/// An app that could not be found again in a process of its own.
public struct UnknownAppType: Error, CustomStringConvertible {
  public let name: String

  public var description: String {
    """
    \(name): this type cannot be found again in another process
      fix: make its generic arguments types of the test's own module, or wrap it in an App that has none
    """
  }
}
