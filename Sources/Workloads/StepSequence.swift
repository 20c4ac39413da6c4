extension Workload {
  /// The steps in the order in which they are performed, repeats unrolled, each with its path.
  ///
  /// A path counts from 1; `3.2` is the second step that the repeat at 3
  /// performs, whichever round it belongs to. Nothing is unrolled in advance.
  public var performedSteps: StepSequence { StepSequence(steps: steps) }

  /// A step to be performed.
  public struct PerformedStep: Equatable, Sendable {
    public var path: String
    /// Never a `repeat`.
    public var action: Action
  }

  /// The unrolled steps of a workload.
  public struct StepSequence: Sequence, Sendable {
    let steps: [Action]

    public func makeIterator() -> Iterator { Iterator(steps) }

    /// Walks the repeats with a stack of the rounds that are under way.
    public struct Iterator: IteratorProtocol {
      private var rounds: [Round]

      init(_ steps: [Action]) { rounds = [Round(steps: steps, left: 1, path: "")] }

      public mutating func next() -> PerformedStep? {
        while let top = rounds.indices.last {
          guard let (path, action) = rounds[top].next() else {
            rounds.removeLast()
            continue
          }
          guard case .repeat(let times, let steps) = action else {
            return PerformedStep(path: path, action: action)
          }
          rounds.append(Round(steps: steps, left: times, path: path + "."))
        }
        return nil
      }
    }
  }
}

private struct Round {
  let steps: [Workload.Action]
  var left: Int
  let path: String
  var position = 0
  var performed = 0

  init(steps: [Workload.Action], left: Int, path: String) {
    self.steps = steps
    self.left = left
    self.path = path
  }

  mutating func next() -> (path: String, action: Workload.Action)? {
    guard left > 0, !steps.isEmpty else { return nil }
    let action = steps[position]
    performed += 1
    position += 1
    if position == steps.count {
      position = 0
      left -= 1
    }
    return (path + String(performed), action)
  }
}

extension Workload.Action {
  /// The steps that the actions come to with repeats unrolled; `Int.max` where it is more.
  static func performedCount(_ actions: [Workload.Action]) -> Int {
    var total = 0
    for action in actions {
      var count = 1
      if case .repeat(let times, let steps) = action {
        let (product, isTooLarge) = times.multipliedReportingOverflow(by: performedCount(steps))
        count = isTooLarge ? .max : max(product, 0)
      }
      let (sum, isTooLarge) = total.addingReportingOverflow(count)
      total = isTooLarge ? .max : sum
    }
    return total
  }
}
