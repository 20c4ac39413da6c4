import Glibc
import Synchronization

/// A lock that guards the fields beside it in a class.
///
/// `Mutex` owns its state and lets only sendable values in and out; publishers
/// carry whatever an app sends, so here the lock stands beside the fields. The
/// rule in this module: never call into a subscriber, a subscription or a
/// closure of the app while it is held.
package struct Lock: ~Copyable {
  package init() {}

  private let mutex = Mutex<Void>(())

  borrowing func lock() { mutex._unsafeLock() }

  borrowing func unlock() { mutex._unsafeUnlock() }

  /// Runs a few statements under the lock.
  @inline(__always)
  package borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return body()
  }
}

/// A lock that its holder may take again: keeps deliveries to one subscriber
/// in a row, also when a delivery causes the next one.
struct DeliveryLock: ~Copyable {
  private let mutex = Mutex<Void>(())
  private let owner = Atomic<UInt>(0)
  private let depth = Atomic<Int>(0)

  borrowing func lock() {
    let current = UInt(pthread_self())
    // Only this thread can have stored its own id, so a relaxed load suffices.
    if owner.load(ordering: .relaxed) != current {
      mutex._unsafeLock()
      owner.store(current, ordering: .relaxed)
    }
    depth.wrappingAdd(1, ordering: .relaxed)
  }

  borrowing func unlock() {
    let left = depth.wrappingSubtract(1, ordering: .relaxed).newValue
    guard left == 0 else { return }
    owner.store(0, ordering: .relaxed)
    mutex._unsafeUnlock()
  }
}
