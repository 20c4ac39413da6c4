import Combine
import TraceModel

/// Runs a node whenever an `ObservableObject` is about to change.
///
/// By declaration, not by use: any change of the object runs every subscriber,
/// equal values included (rule 19).
final class ObjectSubscription {
  private(set) var object: AnyObject
  private var cancellable: AnyCancellable?

  init<Object: ObservableObject>(_ object: Object, _ node: NodeReference, bit: Int) {
    self.object = object
    follow(object, node, bit: bit)
  }

  func follow<Object: ObservableObject>(_ object: Object, _ node: NodeReference, bit: Int) {
    self.object = object
    cancellable = object.objectWillChange.sink { [unowned object] _ in
      ObjectChanges.objectWillChange(object, node, bit: bit)
    }
  }

  func end() { cancellable = nil }
}

/// What is known of a change while an object announces it.
enum ObjectChanges {
  /// The write that `@Published` is making just now.
  ///
  /// `objectWillChange.send()` by hand has none, and gets one.
  static func objectWillChange(_ object: AnyObject, _ node: NodeReference, bit: Int) {
    if Runtime.shared.handsOver({ objectWillChange(object, node, bit: bit) }) { return }
    guard let queue = Runtime.shared.queue, node.isAlive else { return }
    let write =
      Runtime.shared.publishedWrite
      ?? queue.record(
        write: "\(TypeInfo.of(type(of: object)).name).objectWillChange",
        kind: .published,
        node: nil,
        object: queue.objects.id(of: object),
        flags: .equalityUnknown
      )
    if queue.isUpdating, Runtime.shared.evaluation != nil {
      queue.reporter.message(RuntimeMessage.publishingDuringUpdate, node: node)
    }
    queue.enqueueMark(node, .property(bit), write: write)
  }
}

/// Notes each set of a `@Published` property as a write.
///
/// Sendable without a field of its own.
final class PublishedWrites: PublishedObserver {
  func willSet(_ write: PublishedWrite) {
    let wasHandedOver = Runtime.shared.handsOver {
      Runtime.shared.queue?.reporter.message(RuntimeMessage.publishingInBackground)
    }
    guard !wasHandedOver, let queue = Runtime.shared.queue, let object = write.object else {
      return
    }
    let type = TypeInfo.of(Swift.type(of: object)).name
    let flags: WriteFlags =
      switch write.isEqual {
      case true?: .equal
      case false?: []
      case nil: .equalityUnknown
      }
    Runtime.shared.publishedWrite = queue.record(
      write: write.property.map { "\(type).\($0.name)" } ?? type,
      kind: .published,
      node: nil,
      object: queue.objects.id(of: object),
      flags: flags
    )
  }

  func didSet(_ write: PublishedWrite) {
    if VirtualLoop.isOnMainThread { Runtime.shared.publishedWrite = nil }
  }
}

/// Numbers the models that are observed, by first use.
///
/// Keeps no model alive: an entry whose object is gone is given out anew.
final class ObservedObjects {
  private struct Entry {
    weak var object: AnyObject?
    let id: ObjectID
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private let reporter: Reporter

  init(reporter: Reporter) { self.reporter = reporter }

  func id(of object: AnyObject) -> ObjectID {
    guard let sink = reporter.sink else { return .none }
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.id }
    let name = TypeInfo.of(type(of: object)).name
    let id = reporter.definitions.object(type: name, sink: sink)
    entries[key] = Entry(object: object, id: id)
    return id
  }
}
