import Testing

@testable import Launching

/// Names as `swift-demangle --compact` prints them.
@Test(
  arguments: [
    ("App.Row.body.getter : some", "App"),
    ("static App.Row.make() -> ()", "App"),
    ("merged App.Row.body.getter : some", "App"),
    ("closure #1 () -> () in App.Row.body.getter : ViewRuntime.Button", "App"),
    ("closure #1 (ViewRuntime.GeometryProxy) -> some in closure #2 in App.Row.body.getter", "App"),
    ("(extension in App):ViewRuntime.View.helper(ViewRuntime.St<Swift.Int>) -> ()", "App"),
    (
      "generic specialization <App.Row> of (extension in App):ViewRuntime.View.helper() -> ()",
      "App"
    ),
    ("generic specialization <App.Row> of ViewRuntime.St.value.setter : A", "ViewRuntime"),
    ("partial apply forwarder for closure #1 () -> () in App.Row.body.getter", "App"),
    (
      "protocol witness for ViewRuntime.View.body.getter : A.Body in conformance App.Row : ViewRuntime.View in App",
      "App"
    ),
    ("App.(Row in _0123ABC).body.getter : some", "App"),
    ("default argument 0 of App.make(_: Swift.Int) -> App.Row", "App"),
    ("variable initialization expression of App.Row.title : Swift.String", "App"),
    ("(2) suspend resume partial function for App.Model.load() async -> ()", "App"),
    ("Swift.Sequence.forEach((A.Element) throws -> ()) throws -> ()", "Swift"),
    ("reabstraction thunk helper from @escaping @callee_guaranteed () -> () to ()", nil),
  ] as [(String, String?)]
)
func theModuleIsWhereTheFunctionWasWritten(function: String, module: String?) {
  #expect(moduleName(ofDemangled: function) == module)
}
