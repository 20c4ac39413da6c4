/// What `transaction` and `animation` modifiers make of the transaction at hand,
/// each worked out once.
@MainActor
final class TransactionScopes {
  /// Of the modifiers that were asked in this transaction.
  private var known: [NodeReference: Transaction] = [:]
  /// Modifiers on screen.
  private var count = 0

  func enter() { count += 1 }
  func leave() { count -= 1 }

  /// Whether any modifier is there at all.
  var isEmpty: Bool { count == 0 }

  /// Whether one of them may animate what others do not.
  var mayAnimate: Bool { known.values.contains { $0.effectiveAnimation != nil } }

  func note(_ transaction: Transaction, at node: NodeReference) { known[node] = transaction }

  func endTransaction() {
    if !known.isEmpty { known = [:] }
  }

  /// The transaction that a place is updated in, whatever of the modifiers above
  /// it was itself updated.
  ///
  /// - Complexity: O(depth).
  func transaction(at node: NodeReference) -> Transaction {
    var transaction = Runtime.shared.transaction
    if isEmpty { return transaction }
    var scopes: [(element: ScopedTransactionElement, node: NodeReference)] = []
    /// What is applied to a view by a closure is left out for the view itself.
    var skipped: ScopedTransactionElement.Outer?
    node.forEachElementAbove { element, place, _ in
      if let scope = element as? ScopedTransactionElement {
        if skipped == nil {
          scopes.append((scope, place))
        } else if scope.outer(place) === skipped {
          skipped = nil
        }
      } else if skipped == nil {
        skipped = (element as? any ScopeLeaving)?.scopeLeft(place)
      }
      return true
    }
    for scope in scopes.reversed() {
      if let known = known[scope.node] {
        transaction = known
      } else {
        scope.element.apply(to: &transaction, scope.node, isChanged: false)
        known[scope.node] = transaction
      }
    }
    return transaction
  }
}

/// A place whose content is updated in the transaction outside of a modifier.
@MainActor
protocol ScopeLeaving {
  /// The modifier, by what it keeps; nil for none.
  func scopeLeft(_ node: NodeReference) -> ScopedTransactionElement.Outer?
}
