import Foundation

/// The size of a control beside its label.
struct ControlExtent: Equatable {
  var width: CGFloat
  var height: CGFloat
}

/// A label at the leading edge and a control of fixed size at the trailing one.
///
/// Takes the width that it is proposed. The control itself has no layout node:
/// it is what is left of the frame.
struct LabeledControlRule: LayoutRule, Equatable {
  let control: ControlExtent
  var hidesLabel = false

  private static let gap: CGFloat = 8

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
    if hidesLabel || node.children.isEmpty {
      return CGSize(width: control.width, height: control.height)
    }
    let label = ControlRule().size(for: inner(proposal), of: node)
    let ideal = label.width + Self.gap + control.width
    let width = proposal.width.map { $0.isFinite ? max($0, ideal) : ideal } ?? ideal
    return CGSize(width: width, height: max(label.height, control.height))
  }

  func arrange(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    guard !hidesLabel, !node.children.isEmpty else { return }
    let inner = inner(proposal)
    let label = ControlRule().size(for: inner, of: node)
    ControlRule().arrange(node, size: label, proposal: inner)
    let y = (size.height - label.height) / 2
    for child in node.children { child.placement?.origin.y += y }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - Self.gap - control.width, 0) },
      height: proposal.height
    )
  }
}

private struct LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of controls; they are still called by them.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}
