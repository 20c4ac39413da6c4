// What a list finds out about its elements, once a type.

/// The ids of all elements; straight from memory where the id is stored.
@inlinable
public func _ids<Data: RandomAccessCollection, ID>(
  of data: Data,
  _ keyPath: KeyPath<Data.Element, ID>
) -> [ID] {
  guard let offset = MemoryLayout<Data.Element>.offset(of: keyPath) else {
    return data.map { $0[keyPath: keyPath] }
  }
  return data.map { element in
    withUnsafeBytes(of: element) { bytes in
      // The offset is the id's within the element, so the memory is bound to it.
      bytes.baseAddress.unsafelyUnwrapped.advanced(by: offset)
        .assumingMemoryBound(to: ID.self).pointee
    }
  }
}

/// `==` of a collection's elements, where they have it.
public func _elementEquality<Data: RandomAccessCollection>(
  _ type: Data.Type
) -> ((Data.Element, Data.Element) -> Bool)? {
  guard let type = Data.Element.self as? any Equatable.Type else { return nil }
  func open<E: Equatable>(_ type: E.Type) -> (Data.Element, Data.Element) -> Bool {
    { old, new in
      withUnsafePointer(to: old) { old in
        withUnsafePointer(to: new) { new in
          // `E` is the elements' own type, opened: a cast would look for it each time.
          UnsafeRawPointer(old).assumingMemoryBound(to: E.self).pointee
            == UnsafeRawPointer(new).assumingMemoryBound(to: E.self).pointee
        }
      }
    }
  }
  return open(type)
}

/// Whether two elements are the same in all but their stored id; nil where that
/// cannot be told, because of a closure or an object in them.
///
/// The last argument is where the id lies; without it the field `id` is left out.
public func _elementDataEquality<Data: RandomAccessCollection>(
  _ type: Data.Type
) -> ((Data.Element, Data.Element, Int?) -> Bool)? {
  let layout = TypeInfo.of(Data.Element.self).layout
  guard layout.fields.count > 1, layout.holdsValuesAlone else { return nil }
  return { old, new, idOffset in
    guard let id = layout.fields.first(where: { $0.isID(at: idOffset) }) else { return false }
    return withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return false }
        return layout.isEqual(old, new, leavingOut: id)
      }
    }
  }
}

/// Whether two collections are one and the same memory, so that their elements
/// are the same too; nil for other collections than arrays and ranges, and for
/// elements that can change while they stay the same.
public func _storageIdentity<Data: RandomAccessCollection>(
  _ type: Data.Type
) -> ((Data, Data) -> Bool)? {
  guard Data.self is [Data.Element].Type || _isPOD(Data.self),
    TypeInfo.of(Data.Element.self).layout.isValue
  else { return nil }
  return { old, new in
    withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in old.elementsEqual(new) }
    }
  }
}
