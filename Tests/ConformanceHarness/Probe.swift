import Foundation
public import SwiftUI
import ViewRuntime

extension View {
  /// Marks a view whose layout is checked; changes nothing of it.
  public func probe(_ name: String) -> some View { coordinateSpace(name: ProbeName(name: name)) }
}

/// The name of a coordinate space that no case can ask for.
struct ProbeName: Hashable {
  let name: String
}

/// What layout made of a probed view.
struct ProbedView {
  /// In the container; nil where it has no place.
  var frame: CGRect?
  /// The one that it was placed with.
  var proposal: ProposedViewSize
  /// The distinct ones that it had to work out sizes for, in order.
  var proposals: [ProposedViewSize]

  /// With its corners on whole pixels.
  func renderedFrame(scale: Double) -> CGRect? {
    guard let frame else { return nil }
    func round(_ value: Double) -> Double { (value * scale).rounded() / scale }
    let (x, y) = (round(frame.minX), round(frame.minY))
    return CGRect(x: x, y: y, width: round(frame.maxX) - x, height: round(frame.maxY) - y)
  }
}

extension ViewHost {
  /// The probed views by name; of several with one name the first that has a place.
  func probedViews() -> [String: ProbedView] {
    var found: [String: ProbedView] = [:]
    func walk(_ node: LayoutNode) {
      if let probe = node.spaceName?.base as? ProbeName, found[probe.name]?.frame == nil {
        found[probe.name] = ProbedView(
          frame: node.isShown ? node.absoluteFrame : nil,
          proposal: node.proposal,
          proposals: node.counts.proposals
        )
      }
      for child in node.children { walk(child) }
    }
    walk(layoutTree.root)
    return found
  }
}
