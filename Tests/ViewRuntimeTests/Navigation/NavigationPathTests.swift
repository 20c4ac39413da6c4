import Foundation
import Testing

@testable import ViewRuntime

struct NavigationPathTests {
  struct Item: Codable, Hashable { var name: String }
  struct Silent: Hashable { var name: String }

  @Test func aPathOfSeveralTypesIsTheSameWhenReadBack() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    path.append(Item(name: "four"))
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    let strings = try JSONDecoder().decode([String].self, from: data)
    #expect(strings.count == 8)
    // The last value first, as SwiftUI writes it.
    #expect(strings[1] == #"{"name":"four"}"#)
    #expect(strings[7] == "1")
  }

  @Test func aPathWithAValueThatCannotBeWrittenHasNoSuchForm() {
    var path = NavigationPath([1])
    path.append(Silent(name: "a"))
    #expect(path.codable == nil)
  }

  @Test func aTypeOfAnotherAppIsNamed() {
    #expect {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self,
        from: Data(#"["9Other4ItemV", "{}"]"#.utf8)
      )
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription.contains("'9Other4ItemV' is no type of this app")
    }
  }
}
