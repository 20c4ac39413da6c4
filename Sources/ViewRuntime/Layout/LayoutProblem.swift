/// Parameters that cannot be laid out.
package enum LayoutProblem: Sendable, CaseIterable {
  case invalidDimension
  case contradictoryConstraints

  /// What SwiftUI says about them.
  package var text: String {
    switch self {
    case .invalidDimension: RuntimeMessage.invalidFrameDimension
    case .contradictoryConstraints: RuntimeMessage.contradictoryFrame
    }
  }
}
