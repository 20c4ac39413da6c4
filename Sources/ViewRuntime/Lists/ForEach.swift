/// A view for each element of a collection, told apart by id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  @usableFromInline let id: _IDSource<Data.Element, ID>
  /// The data is a range that must stay as it was (rule 37).
  @usableFromInline let isConstant: Bool

  @inlinable init(
    data: Data,
    id: _IDSource<Data.Element, ID>,
    isConstant: Bool = false,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.isConstant = isConstant
    self.content = content
  }
}

/// How an element's id is found.
@usableFromInline enum _IDSource<Element, ID>: Equatable {
  case keyPath(KeyPath<Element, ID>)
  /// `Identifiable`'s own.
  case function((Element) -> ID)

  /// The function is made anew with each list, but the type has only one.
  @usableFromInline static func == (a: _IDSource, b: _IDSource) -> Bool {
    switch (a, b) {
    case (.keyPath(let a), .keyPath(let b)): a == b
    case (.function, .function): true
    default: false
    }
  }
}

extension ForEach where Content: View {
  @inlinable public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: .keyPath(id), content: content)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  @inlinable public init(
    _ data: Data,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: .function { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  @inlinable public init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, id: .function { $0 }, isConstant: true, content: content)
  }
}

extension ForEach where Content: View {
  /// Over the elements of a binding, each as a binding of its own.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let values = data.wrappedValue
    self.init(
      data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) },
      id: .function { $0.1 },
      content: { content(data[$0.0]) }
    )
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @inlinable public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.list(
      _ListOperations(
        value: Self.self,
        content: Content.self,
        count: { $0.assumingMemoryBound(to: Self.self).pointee.data.count },
        ids: { _IDs($0.assumingMemoryBound(to: Self.self).pointee.ids) },
        difference: { old, new in
          // Both were made by `ids` above.
          _difference(
            of: unsafeDowncast(old, to: _IDs<ID>.self).ids,
            unsafeDowncast(new, to: _IDs<ID>.self).ids
          )
        },
        write: { value, index, target in
          let list = value.assumingMemoryBound(to: Self.self)
          let element = list.pointee.data[
            list.pointee.data.index(list.pointee.data.startIndex, offsetBy: index)
          ]
          target.initializeMemory(as: Content.self, to: list.pointee.content(element))
        },
        sameElement: _elementEquality(Data.self).map { equals in
          { old, oldIndex, new, newIndex in
            let old = old.assumingMemoryBound(to: Self.self).pointee.data
            let new = new.assumingMemoryBound(to: Self.self).pointee.data
            return equals(
              old[old.index(old.startIndex, offsetBy: oldIndex)],
              new[new.index(new.startIndex, offsetBy: newIndex)]
            )
          }
        },
        sameButID: _elementDataEquality(Data.self).map { equals in
          { old, oldIndex, new, newIndex in
            let old = old.assumingMemoryBound(to: Self.self).pointee.data
            let list = new.assumingMemoryBound(to: Self.self).pointee
            return equals(
              old[old.index(old.startIndex, offsetBy: oldIndex)],
              list.data[list.data.index(list.data.startIndex, offsetBy: newIndex)],
              list.idOffset
            )
          }
        },
        sameData: _storageIdentity(Data.self).map { isSame in
          { old, new in
            let old = old.assumingMemoryBound(to: Self.self)
            let new = new.assumingMemoryBound(to: Self.self)
            return isSame(old.pointee.data, new.pointee.data) && old.pointee.id == new.pointee.id
          }
        },
        isConstant: { $0.assumingMemoryBound(to: Self.self).pointee.isConstant },
        keepData: { old, new in
          UnsafeMutableRawPointer(mutating: new).assumingMemoryBound(to: Self.self).pointee.data =
            old.assumingMemoryBound(to: Self.self).pointee.data
        }
      ),
      at: offset
    )
  }

  /// Where the id is stored in an element; nil for `Identifiable`'s, and for one
  /// that is worked out.
  @inlinable var idOffset: Int? {
    switch id {
    case .function: nil
    case .keyPath(let keyPath): MemoryLayout<Data.Element>.offset(of: keyPath)
    }
  }

  @inlinable var ids: [ID] {
    switch id {
    case .function(let id): data.map(id)
    case .keyPath(let keyPath): _ids(of: data, keyPath)
    }
  }
}

/// The ids of one list at one time.
public final class _IDs<ID: Hashable>: _AnyIDs {
  public let ids: [ID]

  @inlinable public init(_ ids: [ID]) { self.ids = ids }

  override func key(at index: Int) -> Any { ids[index] }

  override func integer(at index: Int) -> Int64? {
    guard ID.self == Int.self else { return nil }
    return ids.withUnsafeBytes {
      Int64($0.loadUnaligned(fromByteOffset: index * MemoryLayout<Int>.stride, as: Int.self))
    }
  }

  override func duplicate() -> String? {
    if ID.self == Int.self, areRising { return nil }
    var seen: Set<ID> = []
    seen.reserveCapacity(ids.count)
    for id in ids where !seen.insert(id).inserted { return "\(id)" }
    return nil
  }

  /// Whether ids that are integers rise, so that none is there twice.
  private var areRising: Bool {
    ids.withUnsafeBytes { bytes in
      let integers = bytes.assumingMemoryBound(to: Int.self)
      return zip(integers, integers.dropFirst()).allSatisfy { $0 < $1 }
    }
  }
}

/// Ids of a type that only the list knows.
public class _AnyIDs {
  @inlinable init() {}
  func key(at index: Int) -> Any { preconditionFailure("_AnyIDs is abstract") }
  /// An id that is an integer, without a box.
  func integer(at index: Int) -> Int64? { nil }
  func duplicate() -> String? { nil }
}

/// What the runtime can do with a list's value; made in the module of its user.
public struct _ListOperations {
  let type: Any.Type
  let shape: @MainActor () -> ViewShape
  let count: (UnsafeRawPointer) -> Int
  let ids: (UnsafeRawPointer) -> _AnyIDs
  let difference: (_AnyIDs, _AnyIDs) -> _IDDifference
  let write: (UnsafeRawPointer, Int, UnsafeMutableRawPointer) -> Void
  let sameElement: ((UnsafeRawPointer, Int, UnsafeRawPointer, Int) -> Bool)?
  let sameButID: ((UnsafeRawPointer, Int, UnsafeRawPointer, Int) -> Bool)?
  /// Whether two lists have the same data, told without a look at the elements;
  /// nil where that cannot be told.
  let sameData: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  let isConstant: (UnsafeRawPointer) -> Bool
  /// Gives the second value, which is not in use yet, the data of the first.
  let keepData: (UnsafeRawPointer, UnsafeRawPointer) -> Void

  public init<V, Content: View>(
    value: V.Type,
    content: Content.Type,
    count: @escaping (UnsafeRawPointer) -> Int,
    ids: @escaping (UnsafeRawPointer) -> _AnyIDs,
    difference: @escaping (_AnyIDs, _AnyIDs) -> _IDDifference,
    write: @escaping (UnsafeRawPointer, Int, UnsafeMutableRawPointer) -> Void,
    sameElement: ((UnsafeRawPointer, Int, UnsafeRawPointer, Int) -> Bool)?,
    sameButID: ((UnsafeRawPointer, Int, UnsafeRawPointer, Int) -> Bool)?,
    sameData: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?,
    isConstant: @escaping (UnsafeRawPointer) -> Bool,
    keepData: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Void
  ) {
    type = value
    shape = { _ShapeBuilder.shape(of: Content.self) }
    self.count = count
    self.ids = ids
    self.difference = difference
    self.write = write
    self.sameElement = sameElement
    self.sameButID = sameButID
    self.sameData = sameData
    self.isConstant = isConstant
    self.keepData = keepData
  }
}
