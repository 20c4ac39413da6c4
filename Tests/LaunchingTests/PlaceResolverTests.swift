import Testing
import TraceModel

@testable import Launching

/// A position as a row of a drawing: module-qualified function, file and line.
private func symbol(_ function: String, _ file: String = "", _ line: Int = 0) -> Symbol {
  Symbol(
    function: function,
    shortFunction: "short \(function)",
    isSwift: !function.hasSuffix("main"),
    file: file,
    line: line,
    column: line == 0 ? 0 : 7
  )
}

private let setter = symbol("ViewRuntime.State.wrappedValue.setter : A", "/vt/State.swift", 40)
private let closure = symbol("closure #1 () -> () in App.Row.body.getter", "/app/Row.swift", 12)
private let host = symbol("ViewRuntime.Host.send(Touch) -> ()", "/vt/Host.swift", 9)
private let player = symbol("Recording.Player.play() -> ()", "/vt/Player.swift", 70)
private let main = symbol("App_main", "/app/main.swift", 3)

/// One frame per element, each with its positions, innermost first.
private func place(_ frames: [[Symbol]], root: String? = nil) -> ResolvedPlace? {
  let addresses = frames.indices.map { ImageAddress(image: "app", offset: UInt64($0)) }
  let symbols = Dictionary(uniqueKeysWithValues: zip(addresses, frames))
  return PlaceResolver(symbols: symbols, sourceRoot: root).place(of: addresses)
}

struct PlaceResolverTests {
  @Test func theFirstFrameOfTheAppIsThePlace() {
    #expect(
      place([[setter], [closure], [host], [player], [main]])
        == ResolvedPlace(
          file: "/app/Row.swift",
          line: 12,
          column: 7,
          function: "short closure #1 () -> () in App.Row.body.getter",
          isApproximate: false
        )
    )
  }

  @Test func aSetterThatIsInlinedIntoTheAppIsPassedOver() {
    #expect(place([[setter, closure], [host]])?.line == 12)
  }

  /// Debug information of specialised code can name the app's file for ours.
  @Test func aFunctionCountsByItsModuleNotByItsFile() {
    let specialised = symbol(
      "generic specialization <Swift.Int> of ViewRuntime.State.wrappedValue.setter : A",
      "/app/main.swift",
      14
    )
    #expect(place([[specialised], [closure]])?.line == 12)
  }

  @Test func expansionsAreNoPlaces() {
    let expansion = symbol(
      "App.Model.count.setter : Swift.Int",
      "@__swiftmacro_3App5Model.swift",
      5
    )
    let found = place([[expansion], [closure]])
    #expect(found?.line == 12)
    #expect(found?.isApproximate == false)
  }

  @Test func whatTheCompilerMadeHidesNothing() {
    let made = symbol("App.Row.count.modify : Swift.Int", "/<compiler-generated>")
    #expect(place([[made], [closure]])?.isApproximate == false)
  }

  @Test func aFunctionWithoutALineMakesThePlaceApproximate() {
    let stripped = symbol("App.Model.increment() -> ()")
    let found = place([[setter], [stripped], [closure]])
    #expect(found?.line == 12)
    #expect(found?.isApproximate == true)
  }

  @Test func outsideTheRecorderThereIsNoPlace() {
    #expect(place([[setter], [host], [player], [main]]) == nil)
  }

  @Test func aMainFileIsAPlaceWhenNothingWasRecorded() {
    #expect(place([[setter], [main]])?.line == 3)
  }

  @Test func unknownAddressesHaveNoPlace() {
    #expect(place([[], []]) == nil)
  }

  @Test(arguments: [
    ("/app", "Row.swift"), ("/app/", "Row.swift"), ("/ap", "/app/Row.swift"),
    ("/other", "/app/Row.swift"),
  ])
  func pathsAreShortenedBelowTheRoot(root: String, file: String) {
    #expect(place([[closure]], root: root)?.file == file)
  }

  /// `Row.body`'s closure calls `Model.increment`, which ends by jumping to the
  /// setter: the stack shows the closure right above the setter.
  @Test(arguments: [
    ("App.Model.increment() -> ()", 12, true),
    ("ViewRuntime.Binding.wrappedValue.setter : A", 12, false),
    ("partial apply forwarder for ViewRuntime.f()", 12, false),
    ("App.Model.increment() -> ()", 40, false),
  ])
  func aCallThatLeftTheStackMakesThePlaceApproximate(
    called: String,
    calledAt: UInt64,
    isApproximate: Bool
  ) {
    func address(_ offset: UInt64) -> ImageAddress { ImageAddress(image: "app", offset: offset) }
    var setter = setter
    setter.start = 40
    let resolver = PlaceResolver(
      symbols: [
        address(44): [setter], address(9): [closure],
        address(calledAt): [symbol(called, "/app/Model.swift", 3)],
      ],
      callTargets: [address(9): address(calledAt)]
    )
    let found = resolver.place(of: [address(44), address(9)])
    #expect(found?.line == 12)
    #expect(found?.isApproximate == isApproximate)
  }

  /// What a conformance calls: the thunk has no line, the getter that it calls
  /// or that is inlined into it is declared somewhere.
  @Test(arguments: [true, false])
  func aThunkLeadsToTheGetter(isInlined: Bool) {
    func address(_ offset: UInt64) -> ImageAddress { ImageAddress(image: "app", offset: offset) }
    var thunk = symbol(
      "protocol witness for ViewRuntime.View.body.getter in conformance App.Row in App"
    )
    thunk.start = 16
    var getter = symbol("App.Row.body.getter : some", "/app/Row.swift", 12)
    (getter.declaredFile, getter.declaredLine) = ("/app/Row.swift", 10)
    getter.start = isInlined ? nil : 64
    var helper = getter
    (helper.declaredLine, helper.start) = (99, 60)
    let resolver = PlaceResolver(
      symbols: [
        address(16): [thunk], address(20): isInlined ? [getter, thunk] : [thunk],
        address(62): [helper], address(64): [getter],
      ]
    )
    let found = resolver.declaration(
      of: address(16),
      inside: [address(20)],
      // The first is no function's beginning, but bytes that look like a call.
      targets: [address(62), address(64)]
    )
    #expect(found?.line == 10)
    #expect(found?.isApproximate == false)
  }
}
