import Combine
import Testing

/// Operators on several publishers: what is sent, and what comes out.
@Suite struct ManySourcesTests {
  @Test(arguments: [
    ("a1 b2 a3 b4 a| b|", "(1,2) (3,2) (3,4) |"),
    ("a1 a2 b1", "(2,1)"),
    ("a1 a| b2 b3 b|", "(1,2) (1,3) |"),
    ("a| b1", "|"),
    ("a1 b1 bx a2", "(1,1) x"),
    ("?1 a1 a2 a3 b1 b2", "(3,1)"),
    ("?1 a1 b1 b2 ?1", "(1,1)"),
    ("a1 b1 ! a2", "(1,1)"),
  ])
  func combineLatest(drawing: String, expected: String) {
    #expect(outcome(of: drawing) { a, b, _, _ in a.combineLatest(b) } == expected)
  }

  @Test(arguments: [
    ("a1 a2 b7 b8 b9 a|", "(1,7) (2,8) |"),
    ("a1 a2 a| b7 b8", "(1,7) (2,8) |"),
    ("?1 a1 a2 b1 b2", "(1,1)"),
    ("?1 a1 b1 ?1 a2 b2", "(1,1) (2,2)"),
    ("a1 bx", "x"),
  ])
  func zip(drawing: String, expected: String) {
    #expect(outcome(of: drawing) { a, b, _, _ in a.zip(b) } == expected)
  }

  @Test func threeAndFourAreJoined() {
    let three = outcome(of: "a1 b2 c3 a4 a| b| c|") { a, b, c, _ in a.combineLatest(b, c) }
    #expect(three == "(1,2,3) (4,2,3) |")
    let sum = outcome(of: "a1 b2 c3") { a, b, c, _ in
      a.combineLatest(b, c, Just(10).setFailureType(to: Broken.self)) { $0 + $1 + $2 + $3 }
    }
    #expect(sum == "16")
    #expect(outcome(of: "a1 b2 c3") { a, b, c, _ in Publishers.Zip3(a, b, c) } == "(1,2,3)")
  }

  @Test(arguments: [
    ("a1 b2 c3 a| b4 b| c|", "1 2 3 4 |"),
    ("a1 bx a2", "1 x"),
    ("?2 a1 b2 a3 b4", "1 2"),
    ("?1 a1 b2 ?1 b3", "1 2"),
    ("a1 ! b2", "1"),
  ])
  func merge(drawing: String, expected: String) {
    #expect(outcome(of: drawing) { a, b, c, _ in a.merge(with: b, c) } == expected)
  }

  @Test func mergedSequencesWaitUntilTheyAreAsked() {
    let result = outcome(of: "?3") { _, _, _, _ in [1, 2].publisher.merge(with: [8, 9].publisher) }
    #expect(result == "1 2 8")
    let rest = outcome(of: "?3 ?1") { _, _, _, _ in
      [1, 2].publisher.merge(with: [8, 9].publisher)
    }
    #expect(rest == "1 2 8 9 |")
  }

  @Test(arguments: [
    ("a1 a2 b5 a| c6 b| c|", "5 6 |"),
    ("a1 b5 bx", "5 x"),
    ("a1 a| b5 b|", "5 |"),
    ("?1 a1 a2 b5 c6 ?1", "5 6"),
  ])
  func flatMap(drawing: String, expected: String) {
    #expect(outcome(of: drawing) { a, b, c, _ in a.flatMap { $0 == 1 ? b : c } } == expected)
  }

  @Test func flatMapTakesNoMorePublishersThanItMay() {
    let result = outcome(of: "b1 c2 b| c3 c|") { _, b, c, _ in
      [1, 2].publisher.setFailureType(to: Broken.self)
        .flatMap(maxPublishers: .max(1)) { $0 == 1 ? b : c }
    }
    #expect(result == "1 3 |")
  }

  @Test func flatMapOverSequencesDeliversWhatIsAskedFor() {
    let result = outcome(of: "?4 ?1") { _, _, _, _ in
      (1...3).publisher.flatMap { [$0, $0 * 10].publisher }
    }
    #expect(result == "1 10 2 20 3")
  }

  @Test(arguments: [
    ("a1 b5 a2 b6 c7 a| c|", "5 7 |"),
    ("a1 a| b5 b|", "5 |"),
    ("a1 bx", "x"),
    ("?1 a1 b5 b6 a2 c7 ?1 c8", "5 8"),
  ])
  func switchToLatest(drawing: String, expected: String) {
    #expect(
      outcome(of: drawing) { a, b, c, _ in a.map { $0 == 1 ? b : c }.switchToLatest() } == expected
    )
  }

  @Test(arguments: [("a1 b1 a2", "1 |"), ("b1 a1", "|"), ("b| a1 a|", "1 |"), ("ax", "x")])
  func prefixUntilOutput(drawing: String, expected: String) {
    #expect(outcome(of: drawing) { a, b, _, _ in a.prefix(untilOutputFrom: b) } == expected)
  }

  @Test(arguments: [
    ("a1 b1 a2 a|", "2 |"), ("a1 b| a2", "|"), ("b1 b| a2", "2"), ("?1 a1 b1 a2", "2"),
  ])
  func dropUntilOutput(drawing: String, expected: String) {
    #expect(outcome(of: drawing) { a, b, _, _ in a.drop(untilOutputFrom: b) } == expected)
  }
}
