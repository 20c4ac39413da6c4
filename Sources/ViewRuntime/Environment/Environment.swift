public import Observation
import TraceModel

/// A value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(AnyClass, isOptional: Bool)
  }

  private let content: Content
  private var location: EnvironmentLocation<Value>?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    content = .object(type, isOptional: false)
  }

  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
    content = .object(type, isOptional: true)
  }

  public var wrappedValue: Value {
    if let location { return location.value }
    Runtime.shared.say(
      RuntimeMessage.environmentOutsideView(TypeInfo.of(Value.self).name)
    )
    return EnvironmentLookup(content).value(in: EnvironmentScope(parent: nil), reads: nil)
  }

  /// The key is the input, not the value: that has a cause of its own.
  public static func _isSameInput(
    _ old: UnsafePointer<Environment>,
    _ new: UnsafePointer<Environment>
  ) -> Bool {
    old.pointee.lookup.isSame(as: new.pointee.lookup)
  }

  public static func _makeProperty(_ fields: inout _DynamicPropertyFields, at offset: Int) {
    fields.append(EnvironmentBehavior<Value>(), at: offset)
  }

  fileprivate var lookup: EnvironmentLookup<Value> { EnvironmentLookup(content) }
  fileprivate mutating func install(_ location: EnvironmentLocation<Value>) {
    self.location = location
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {
  // The location is touched on the thread that runs the app only.
}

/// How a property finds its value.
private struct EnvironmentLookup<Value> {
  let content: Environment<Value>.Content

  init(_ content: Environment<Value>.Content) { self.content = content }

  func value(in scope: EnvironmentScope, reads: EnvironmentReads?) -> Value {
    var values = EnvironmentValues(scope)
    values.reads = reads
    switch content {
    case .keyPath(let keyPath):
      return values[keyPath: keyPath]
    case .object(let type, let isOptional):
      let object = values.object(of: type)
      if let value = object as? Value, object != nil || isOptional { return value }
      crash(RuntimeMessage.missingObservable(TypeInfo.of(type).name))
    }
  }

  func isSame(as other: EnvironmentLookup) -> Bool {
    switch (content, other.content) {
    case (.keyPath(let a), .keyPath(let b)): a === b || a == b
    case (.object(let a, let x), .object(let b, let y)): a == b && x == y
    default: false
    }
  }

  /// As the trace names it: `\.colorScheme`, a type.
  var name: String {
    switch content {
    case .keyPath(let keyPath): EnvironmentKeyNames.name(of: keyPath)
    case .object(let type, _): TypeInfo.of(type).name
    }
  }
}

/// The value that one property read last.
private final class EnvironmentLocation<Value>: EnvironmentReader {
  private(set) var value: Value
  private var lookup: EnvironmentLookup<Value>
  private let node: NodeReference
  private let bit: Int

  init(_ lookup: EnvironmentLookup<Value>, _ node: NodeReference, bit: Int) {
    self.lookup = lookup
    self.node = node
    self.bit = bit
    let scope = node.block.environment(of: node.entry)
    let reads = EnvironmentReads()
    value = lookup.value(in: scope, reads: reads)
    super.init(scope: scope)
    take(reads)
  }

  /// Whoever has all values reads keys of them later, which count then.
  private func take(_ reads: EnvironmentReads) {
    if Value.self == EnvironmentValues.self { reads.follower = self }
    follow(reads)
  }

  var name: String { lookup.name }

  /// Another key may have been asked for by a new view value.
  ///
  /// The value of the same key is up to date: `check` sees to that.
  func update(_ lookup: EnvironmentLookup<Value>) {
    if lookup.isSame(as: self.lookup) { return }
    self.lookup = lookup
    let reads = EnvironmentReads()
    value = lookup.value(in: scope, reads: reads)
    take(reads)
  }

  override func check(_ write: WriteID) {
    let reads = EnvironmentReads()
    let new = lookup.value(in: scope, reads: reads)
    take(reads)
    // Of all values, those that were read are asked for only by their readers.
    guard Value.self == EnvironmentValues.self || !isSameValue(value, new) else { return }
    value = new
    Runtime.shared.queue?.mark(node, .property(bit), write: write)
  }
}

private final class EnvironmentBehavior<Value>: DynamicPropertyBehavior {
  override func update(
    _ field: UnsafeMutableRawPointer,
    slot: inout AnyObject?,
    node: NodeReference,
    bit: Int
  ) {
    let property = field.assumingMemoryBound(to: Environment<Value>.self)
    if let slot {
      let location = unsafeDowncast(slot, to: EnvironmentLocation<Value>.self)
      location.update(property.pointee.lookup)
      property.pointee.install(location)
      return
    }
    let location = EnvironmentLocation(property.pointee.lookup, node, bit: bit)
    location.scope.enter(node)
    slot = location
    property.pointee.install(location)
  }

  override func end(_ slot: AnyObject?, node: NodeReference) {
    guard let reader = slot as? EnvironmentReader else { return }
    reader.leave()
    reader.scope.leave(node)
  }

  override var causeKind: CauseMask.PropertyKind { .environment }

  override func detail(_ field: UnsafeRawPointer, slot: AnyObject?) -> String? {
    (slot as? EnvironmentLocation<Value>)?.name
  }
}

/// Ends the app with SwiftUI's sentence, as SwiftUI does.
///
/// The one place where the runtime stops the app on purpose: without the value
/// there is nothing that the view could be given.
func crash(_ message: String) -> Never {
  fatalError(message)
}
