/// What goes along with a write: how the change is animated.
public struct Transaction {
  /// Writes under the same transaction are one update.
  var id = 0
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  /// Values of the app's own, by key.
  var values: [ObjectIdentifier: Any] = [:]
  /// Called when what it animates is over.
  var completions: [AnimationCompletion] = []

  public init() {}

  public init(animation: Animation?) { self.animation = animation }

  /// The animation that what is updated moves by; nil where it is there at once.
  var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }
}

/// Writes made by the closure belong to a transaction of their own.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let outer = Runtime.shared.transaction
  defer { Runtime.shared.transaction = outer }
  Runtime.shared.lastTransaction += 1
  var transaction = transaction
  transaction.id = Runtime.shared.lastTransaction
  Runtime.shared.transaction = transaction
  defer {
    transaction.complete(
      isUsed: Runtime.shared.queue?.hasGroup(for: transaction) ?? false
    )
  }
  return try body()
}

/// Writes made by the closure are shown by an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
