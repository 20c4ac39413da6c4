@_spi(Reflection) import Swift

/// A `@Published` property of a class, found once and kept for good.
package final class PublishedProperty: Sendable {
  /// The class of the objects, which may have inherited the property.
  package let owner: any AnyObject.Type
  /// The name as the source has it, without the wrapper's underscore.
  package let name: String
  /// How to tell whether two values are equal; nil where the type has no `==`.
  package let comparison: ValueComparison?
  private let offset: Int

  fileprivate init(
    owner: any AnyObject.Type,
    name: String,
    comparison: ValueComparison?,
    offset: Int
  ) {
    self.owner = owner
    self.name = name
    self.comparison = comparison
    self.offset = offset
  }

  /// The storage of this property in one object of the class.
  func box(in object: AnyObject) -> AnyPublishedBox {
    // Sound: the offset is that of a field of type `Published`, which is one
    // word, a reference to its box, set before `self` can be used.
    (Unmanaged.passUnretained(object).toOpaque() + offset)
      .load(as: Unmanaged<AnyPublishedBox>.self)
      .takeUnretainedValue()
  }
}

/// The `@Published` properties of a class, inherited ones first.
struct PublishedLayout: Sendable {
  let properties: [PublishedProperty]

  /// The layout of a class, from memory after the first time.
  static func of(_ type: any AnyObject.Type) -> PublishedLayout {
    LayoutCache.shared.layout(of: type)
  }

  /// Which property of the object the box belongs to.
  func property(of box: AnyPublishedBox, in object: AnyObject) -> PublishedProperty? {
    properties.first { $0.box(in: object) === box }
  }

  fileprivate init(reflecting owner: any AnyObject.Type) {
    var found: [PublishedProperty] = []
    // 1 is `classType`, which the toolchain declares as a `var` and therefore
    // cannot be named in Swift 6 mode.
    let options = _EachFieldOptions(rawValue: 1)
    _ = _forEachField(of: owner, options: options) { label, offset, type, _ in
      if let published = type as? any PublishedStorage.Type {
        let name = String(cString: label)
        found.append(
          PublishedProperty(
            owner: owner,
            name: name.hasPrefix("_") ? String(name.dropFirst()) : name,
            comparison: published.comparison,
            offset: offset
          )
        )
      }
      return true
    }
    properties = found
  }
}

/// Recognises `Published` whatever its value's type is.
private protocol PublishedStorage {
  static var comparison: ValueComparison? { get }
}

extension Published: PublishedStorage {
  fileprivate static var comparison: ValueComparison? { ValueComparison.of(Value.self) }
}

/// The layouts of the classes seen so far.
private final class LayoutCache: @unchecked Sendable {
  // Sendable: the dictionary is touched under the lock only.
  static let shared = LayoutCache()

  private let lock = Lock()
  private var layouts: [ObjectIdentifier: PublishedLayout] = [:]

  func layout(of type: any AnyObject.Type) -> PublishedLayout {
    let key = ObjectIdentifier(type)
    if let known = lock.withLock({ layouts[key] }) { return known }
    let made = PublishedLayout(reflecting: type)
    return lock.withLock {
      // Another thread may have been faster: its properties are the ones kept.
      if let known = layouts[key] { return known }
      layouts[key] = made
      return made
    }
  }
}
