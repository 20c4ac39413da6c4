public import SwiftUI

/// One case as the generator writes it: its line of the case file, and what only
/// compiled code can say.
///
/// ```swift
/// let caseST02 = ConformanceCase(
///   #"{"id":"ST-02", …}"#,
///   root: { $0.mount { RootST02() } },
///   statements: [{ modelST02.x += 1 }]
/// )
/// ```
public struct ConformanceCase: Sendable {
  /// The case's line without its code.
  let text: String
  let root: (@MainActor @Sendable (RootMount) -> Void)?
  /// The `run` actions, in the order in which the file has them.
  let statements: [@MainActor @Sendable () -> Void]
  /// What the generator could make the code tell: `body Row`, `state Row.n`.
  let observed: Set<String>
  /// The first error of a case that does not compile.
  let problem: String?

  public init(
    _ text: String,
    root: @escaping @MainActor @Sendable (RootMount) -> Void,
    statements: [@MainActor @Sendable () -> Void] = [],
    observed: Set<String> = []
  ) {
    self.text = text
    self.root = root
    self.statements = statements
    self.observed = observed
    problem = nil
  }

  public init(_ text: String, doesNotCompile problem: String) {
    self.text = text
    root = nil
    statements = []
    observed = []
    self.problem = problem
  }
}

/// Puts a case's root view on a stage, whatever its type is.
@MainActor
public struct RootMount {
  let stage: any CaseStage
  /// The container's size, where frames are checked in it.
  let frame: CGSize?

  public func mount<Root: View>(_ root: () -> Root) {
    // Where no frame is checked, nothing may stand around the root.
    guard let frame else { return stage.mount(root()) }
    stage.mount(
      root()
        .frame(width: frame.width, height: frame.height)
        .coordinateSpace(name: Probe.container)
    )
  }
}
