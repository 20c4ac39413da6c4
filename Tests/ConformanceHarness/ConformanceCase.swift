public import ViewRuntime

/// One case as the generator writes it: its description, and what only compiled
/// code can say.
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
  /// The first error of a case that does not compile.
  let problem: String?

  public init(
    _ text: String,
    root: @escaping @MainActor @Sendable (RootMount) -> Void,
    statements: [@MainActor @Sendable () -> Void] = []
  ) {
    self.text = text
    self.root = root
    self.statements = statements
    problem = nil
  }

  public init(_ text: String, doesNotCompile problem: String) {
    self.text = text
    root = nil
    statements = []
    self.problem = problem
  }
}

/// Puts a case's root view on a host, whatever its type is.
@MainActor
public struct RootMount {
  let host: ViewHost

  public func mount<Root: View>(_ root: () -> Root) { host.mount(root()) }
}
