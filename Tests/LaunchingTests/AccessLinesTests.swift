import Testing

@testable import Launching

/// `isOn.toggle()` calls the property's accessor at 20, `toggle` at 32, and the
/// rest of the accessor at 60; the next function begins at 100.
struct AccessLinesTests {
  private func address(_ offset: UInt64) -> ImageAddress {
    ImageAddress(image: "app", offset: offset)
  }

  private func symbol(line: Int, isLineBefore: Bool = false, start: UInt64 = 0) -> [Symbol] {
    let function = "closure #1 () -> () in App.Row.body.getter"
    return [
      Symbol(
        function: function,
        shortFunction: function,
        isSwift: true,
        file: "/app/Row.swift",
        line: line,
        column: 7,
        start: start,
        isLineBefore: isLineBefore
      )
    ]
  }

  private func accessor(_ suffix: String) -> [Symbol] {
    [
      Symbol(
        function: "App.Row.isOn.modify : Swift.Bool" + suffix,
        shortFunction: "Row.isOn.modify",
        isSwift: true,
        file: "/app/Row.swift",
        line: 3,
        column: 0
      )
    ]
  }

  /// The line that a frame is given in the end.
  private func line(of frame: UInt64, accessor: [Symbol], own: [Symbol]) -> Int? {
    let lines = AccessLines(
      stacks: [[address(500), address(frame)]],
      symbols: [address(500): accessor, address(frame): own]
    )
    return lines.corrected { addresses in
      Dictionary(
        uniqueKeysWithValues: Set(addresses).map { address in
          switch address.offset {
          case 0..<16: (address, symbol(line: 11))
          case 16..<30: (address, symbol(line: 11, isLineBefore: true))
          case 30..<50: (address, symbol(line: 12))
          case 50..<100: (address, symbol(line: 13))
          default: (address, symbol(line: 80, start: 100))
          }
        }
      )
    }?[address(frame)]?.first?.line
  }

  private static let end = " with unmangled suffix \".resume.0\""

  @Test func anEndOnTheClosingBraceTakesTheLineBefore() {
    #expect(line(of: 60, accessor: accessor(Self.end), own: symbol(line: 13)) == 12)
  }

  @Test func anEndWithoutALineHasTheRightOne() {
    let own = symbol(line: 12, isLineBefore: true)
    #expect(line(of: 60, accessor: accessor(Self.end), own: own) == 12)
  }

  @Test func aBeginningWithoutALineTakesTheNextOne() {
    let own = symbol(line: 11, isLineBefore: true)
    #expect(line(of: 20, accessor: accessor(""), own: own) == 12)
  }

  @Test func aBeginningWithALineKeepsIt() {
    #expect(line(of: 32, accessor: accessor(""), own: symbol(line: 12)) == 12)
  }

  @Test func nothingIsTakenFromAnotherFunction() {
    let own = symbol(line: 13, isLineBefore: true)
    #expect(line(of: 96, accessor: accessor(""), own: own) == 13)
  }

  @Test func otherCallsAreLeftAlone() {
    let setter = [
      Symbol(
        function: "ViewRuntime.State.wrappedValue.setter : A",
        shortFunction: "State.wrappedValue.setter",
        isSwift: true,
        file: "/vt/State.swift",
        line: 40,
        column: 1
      )
    ]
    #expect(line(of: 60, accessor: setter, own: symbol(line: 13)) == 13)
  }
}
