import Glibc

/// A generic struct or enum as the Swift runtime keeps it: a declaration, and
/// what it is specialised for.
///
/// What is read here is fixed by Swift's ABI, which on Linux is that of the
/// toolchain: whoever uses it makes sure that what was read leads back to the
/// type (`AppTypeReference.init`).
struct GenericType {
  /// The context descriptor, a constant of the image that declares the type.
  let descriptor: UnsafeRawPointer
  let types: [Any.Type]
  let conformances: [Conformance]

  /// That an argument conforms to a protocol, as the declaration requires.
  struct Conformance {
    /// A constant of the image that declares the conformance.
    let descriptor: UnsafeRawPointer
    /// Which of the arguments conforms.
    let type: Int
  }

  /// Nil for what is no generic struct or enum, or too special a one: with
  /// packs, or with a requirement on an associated type.
  ///
  /// - Parameter metadata: Of any type.
  init?(_ metadata: UnsafeRawPointer) {
    let kind = metadata.load(as: UInt.self)
    guard kind == Self.structKind || kind == Self.enumKind else { return nil }
    let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    guard descriptor.load(as: UInt32.self) & Self.isGeneric != 0 else { return nil }
    let parameterCount = Int(descriptor.load(fromByteOffset: 36, as: UInt16.self))
    let argumentCount = Int(descriptor.load(fromByteOffset: 40, as: UInt16.self))
    let flags = descriptor.load(fromByteOffset: 42, as: UInt16.self)
    guard flags & Self.hasPacks == 0 else { return nil }
    let typeCount = (0..<parameterCount).count { index in
      descriptor.load(fromByteOffset: 44 + index, as: UInt8.self) & Self.isKeyArgument != 0
    }
    let arguments = (0..<argumentCount).map { index in
      metadata.load(fromByteOffset: 16 + 8 * index, as: UnsafeRawPointer.self)
    }
    self.descriptor = descriptor
    // Sound: the first arguments are the metadata of types.
    types = arguments.prefix(typeCount).map { unsafeBitCast($0, to: Any.Type.self) }
    var conformances: [Conformance] = []
    for table in arguments.dropFirst(typeCount) {
      // The first word of a witness table is the conformance that it is of.
      let conformance = table.load(as: UnsafeRawPointer.self)
      guard let type = types.firstIndex(where: { Self.table($0, conformance) == table }) else {
        return nil
      }
      conformances.append(Conformance(descriptor: conformance, type: type))
    }
    self.conformances = conformances
  }

  /// The type of a declaration for these arguments.
  static func make(
    _ descriptor: UnsafeRawPointer,
    _ types: [Any.Type],
    _ conformances: [Conformance]
  ) -> Any.Type? {
    guard let symbol = dlsym(nil, "swift_getGenericMetadata") else { return nil }
    // The runtime's function takes a request, 0 for complete metadata, the
    // arguments and the declaration; of its answer the first word is the type.
    typealias Function =
      @convention(c) (UInt, UnsafePointer<UnsafeRawPointer>, UnsafeRawPointer) -> UnsafeRawPointer?
    let function = unsafeBitCast(symbol, to: Function.self)
    var arguments = types.map { unsafeBitCast($0, to: UnsafeRawPointer.self) }
    for conformance in conformances {
      guard types.indices.contains(conformance.type),
        let table = table(types[conformance.type], conformance.descriptor)
      else { return nil }
      arguments.append(table)
    }
    return arguments.withUnsafeBufferPointer { arguments in
      arguments.baseAddress.flatMap { function(0, $0, descriptor) }
        .map { unsafeBitCast($0, to: Any.Type.self) }
    }
  }

  /// The witness table of a type for the protocol of a conformance.
  private static func table(
    _ type: Any.Type,
    _ conformance: UnsafeRawPointer
  ) -> UnsafeRawPointer? {
    guard let symbol = dlsym(nil, "swift_conformsToProtocol") else { return nil }
    typealias Function =
      @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?
    let function = unsafeBitCast(symbol, to: Function.self)
    // A distance from here to the protocol, or, where it is odd, to a pointer.
    let distance = Int(conformance.load(as: Int32.self))
    var target = conformance + (distance & ~1)
    if distance & 1 == 1 { target = target.load(as: UnsafeRawPointer.self) }
    return function(unsafeBitCast(type, to: UnsafeRawPointer.self), target)
  }

  private static let structKind: UInt = 0x200
  private static let enumKind: UInt = 0x201
  private static let isGeneric: UInt32 = 0x80
  private static let hasPacks: UInt16 = 1
  private static let isKeyArgument: UInt8 = 0x80
}
