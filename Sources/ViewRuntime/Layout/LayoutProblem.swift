/// What SwiftUI says about parameters that cannot be laid out.
package enum LayoutProblem: String, Sendable, CaseIterable {
  case invalidDimension = "Invalid frame dimension (negative or non-finite)."
  case contradictoryConstraints = "Contradictory frame constraints specified."
}
