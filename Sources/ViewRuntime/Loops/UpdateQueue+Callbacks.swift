import TraceModel

extension UpdateQueue {
  /// Has an action of the app run when the update is over.
  ///
  /// - Parameters:
  ///   - kind: What calls it.
  ///   - subject: The type of the value, the key or the publisher.
  ///   - place: Where it stands; nil for what no view asked for.
  ///   - action: Run once.
  func call(
    _ kind: CallbackSource.Kind,
    _ subject: TypeInfo? = nil,
    at place: NodeReference?,
    _ action: @escaping () -> Void
  ) {
    callbacks.append(chain.callback(kind, subject, at: place, action))
  }

  /// Whether a place may call the app back once more in this frame; says so
  /// where it may not.
  func allows(
    _ budget: inout DispatchBudget,
    _ kind: CallbackSource.Kind,
    _ subject: TypeInfo? = nil,
    at place: NodeReference
  ) -> Bool {
    guard case .refused(let call, let isFirst) = budget.spend(in: frame) else { return true }
    if isFirst { chain.tellRefusal(kind, subject, at: place, call: call) }
    return false
  }

  func takeCallbacks() -> [Callback] {
    defer { callbacks = [] }
    return callbacks
  }

  /// The writes that wait for the next pass.
  var waitingWrites: [WriteID] {
    groups.flatMap(\.mutations).map { mutation in
      switch mutation {
      case .commit(_, let write), .mark(_, _, _, let write): write
      }
    }
  }
}
