/// Something that can be stopped before it ends by itself.
public protocol Cancellable {
  /// Stops it and lets go of what it holds.
  func cancel()
}

extension Cancellable {
  /// Keeps this in a collection, until the collection lets go of it.
  public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection)
  where Collection.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this in a set, until the set lets go of it.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// Stops something when it is itself let go of.
///
/// Not `Sendable`, as in Apple's framework: what it stops may belong to one
/// thread. `cancel()` itself may be called from several: the closure runs once.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var onCancel: (() -> Void)?

  /// Makes one that runs a closure, once, on `cancel()` or when it is let go of.
  public init(_ cancel: @escaping () -> Void) {
    onCancel = cancel
  }

  public init<C: Cancellable>(_ canceller: C) {
    onCancel = canceller.cancel
  }

  deinit {
    onCancel?()
  }

  public func cancel() {
    lock.lock()
    let action = onCancel.take()
    lock.unlock()
    action?()
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// Keeps this in a collection, until the collection lets go of it.
  public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection)
  where Collection.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this in a set, until the set lets go of it.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}
