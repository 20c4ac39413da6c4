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
}
