import CRuntimeHooks

/// The types that a key path leads from and to.
struct KeyPathTypes {
  let root: Any.Type
  let value: Any.Type

  init(of keyPath: AnyKeyPath) {
    root = type(of: keyPath).rootType
    value = type(of: keyPath).valueType
  }
}

/// How it can be told whether a set changed the value.
enum PropertyComparison {
  /// By asking before and after: the value is a few bytes, a copy of which
  /// nobody notices. A copy of an array would make the app's `append` copy too.
  case byValue(any ValueReader)
  /// `==` exists, so the setter of `@Observable` has compared already and is
  /// silent where nothing changes. What is changed in place is not known.
  case bySetter
  /// Nothing tells.
  case never

  init(of keyPath: AnyKeyPath) {
    let types = KeyPathTypes(of: keyPath)
    if let reader = makeReader(keyPath, root: types.root, value: types.value) {
      self = .byValue(reader)
    } else if types.value is any Equatable.Type || types.value is AnyObject.Type {
      self = .bySetter
    } else {
      self = .never
    }
  }
}

/// Reads one property of one type as a value that can be compared.
protocol ValueReader<Value> {
  associatedtype Value: Equatable
  /// The property's value now; `subject` points to the reference to the object.
  func read(_ subject: UnsafeRawPointer) -> Value
}

extension ValueReader {
  /// Whether the property still has that value, which must be of `read`'s type.
  func isStill(_ old: any Equatable, _ subject: UnsafeRawPointer) -> Bool {
    (old as? Value) == read(subject)
  }
}

private struct KeyPathReader<Root, Value: Equatable>: ValueReader {
  let keyPath: KeyPath<Root, Value>

  func read(_ subject: UnsafeRawPointer) -> Value {
    // The getter reports a read, which is the runtime's and not the body's.
    let paused = vt_reads_pause()
    defer { vt_reads_resume(paused) }
    return subject.assumingMemoryBound(to: Root.self).pointee[keyPath: keyPath]
  }
}

/// A reader where the value is trivial to copy and has `==`.
private func makeReader(_ keyPath: AnyKeyPath, root: Any.Type, value: Any.Type)
  -> (any ValueReader)?
{
  func withRoot<Root>(_ root: Root.Type) -> (any ValueReader)? {
    func withValue<Value: Equatable>(_ value: Value.Type) -> (any ValueReader)? {
      guard _isPOD(Value.self), let keyPath = keyPath as? KeyPath<Root, Value> else { return nil }
      return KeyPathReader(keyPath: keyPath)
    }
    guard let value = value as? any Equatable.Type else { return nil }
    return withValue(value)
  }
  return _openExistential(root, do: withRoot)
}
