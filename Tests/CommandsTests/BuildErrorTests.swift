import Testing

@testable import Commands

/// What `swift build` printed, and what it comes down to.
@Test(
  arguments: [
    ("/usr/bin/env: 'swift': No such file or directory\n", .noSwift),
    ("error: no target named 'SwiftUI'\n", .noDependency),
    ("error: no product named 'Feed'\n", .noProduct),
    ("/home/a/App/Sources/App/Net.swift:3:12: error: cannot find 'x' in scope\n", .source),
    (
      "/home/a/App/Sources/App/Net.swift:3:12: error: type 'URLSession' (aka 'AnyObject') has no "
        + "member 'shared'\n/home/a/App/Net.swift:3:12: note: This type has moved to the "
        + "FoundationNetworking module. Import that module to use it.\n",
      .networkingMoved
    ),
    (
      "[3/9] Compiling\n/home/a/App/.build/checkouts/Charts/Sources/Charts/Bar.swift:1:2: error: "
        + "cannot find type 'Chart' in scope\n",
      .dependency("Charts")
    ),
    (
      "/home/a/App/.build/checkouts/ViewTrace/Sources/ViewRuntime/View.swift:1:2: error: no\n",
      .viewTrace
    ),
    ("/home/a/App/Sources/ViewRuntime/View.swift:1:2: error: no\n", .source),
    ("/home/a/Local/Sources/Local/View.swift:1:2: error: no\n", .dependency("Local")),
    ("/home/a/App/Sources/App/A.swift:1:2: warning: unused\nerror: fatalError\n", .source),
  ] as [(String, BuildError.Cause)]
)
func aFailedBuildIsUnderstood(output: String, cause: BuildError.Cause) {
  let error = BuildError(product: "Feed", packagePath: "/home/a/App", output: output)
  #expect(error.cause == cause)
}

@Test func aDependencysErrorNamesTheCanImportCase() {
  let line = "/home/a/App/.build/checkouts/Charts/Sources/Charts/Bar.swift:1:2: error: no\n"
  let error = BuildError(product: "Feed", packagePath: "/home/a/App", output: line)
  #expect(
    error.description == """
      \(line)Feed: the dependency Charts does not build
        fix: its code for canImport(SwiftUI) or canImport(Combine) is compiled, because ViewTrace \
      provides these modules, and uses a name that they lack; ask for it \
      (docs/swiftui-coverage.md), or use a version of Charts without that code
      """
  )
}
