import Testing
import TraceAnalysis

@Suite struct CoarseObservableObjectTests {
  @Test func runsForPropertiesThatAreNotShownAreCounted() throws {
    let found = try findings(
      CoarseObservableObject(),
      in: """
        view TitleBar at Player.swift:40
        step play
        transaction
          write PlayerModel.time at Player.swift:9
          TitleBar 2 _player(PlayerModel.time) waste
          Progress 2 _player(PlayerModel.time) updated 1
        transaction
          write PlayerModel.time at Player.swift:9
          TitleBar 2 _player(PlayerModel.time) waste
          Progress 2 _player(PlayerModel.time) updated 1
        transaction
          write PlayerModel.title at Player.swift:10
          TitleBar 2 _player(PlayerModel.title) updated 1
        """
    )
    #expect(
      found.map(\.sentence) == [
        "TitleBar observes all of PlayerModel: 2 of the 3 times it ran again were for time, "
          + "and nothing that it shows changed."
      ]
    )
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.id == "coarse-observable-object/TitleBar/PlayerModel")
    #expect(found.first?.saving?.count == 2)
    #expect(found.first?.evidence.contains(.init("writes", 2)) == true)
  }

  @Test func propertiesAreThoseOfTheWritesWhereTheCauseNamesTheTypeAlone() throws {
    let found = try findings(
      CoarseObservableObject(),
      in: """
        step play
        transaction
          write Audio.Player.time
          TitleBar#1...3 2 _player(Audio.Player) waste
        transaction
          write Audio.Player.title
          TitleBar#1...3 2 _player(Audio.Player) updated 1
        transaction
          write Audio.Player.title
          write Audio.Player.volume
          TitleBar#1...3 2 _player(Audio.Player) waste
        """
    )
    #expect(
      found.map(\.sentence) == [
        "TitleBar observes all of Audio.Player: 3 of the 9 times it ran again were for time, "
          + "and nothing that it shows changed."
      ]
    )
    #expect(found.map(\.severity) == [.note])
  }

  @Test func equalWritesAreNamedInTheAdvice() throws {
    let found = try findings(
      CoarseObservableObject(),
      in: """
        step wait
        transaction
          write M.a equal
          write M.a equal
          Leaf#1...3 1 _m(M.a) waste
        """
    )
    #expect(
      found.first?.advice
        == "Each of its 2 writes set the value that was there: guard them, or make M @Observable."
    )
  }

  @Test func lessThanHalfOfTheRunsIsANote() throws {
    let found = try findings(
      CoarseObservableObject(),
      in: """
        step wait
        transaction
          Leaf#1...2 1 _m(M.a) waste
          Leaf#1...3 1 @self updated 1
        """
    )
    #expect(found.map(\.severity) == [.note])
  }

  @Test(arguments: [
    // Shown by one row of many: a finer model would run the rest as well.
    "Row#1...98 1 _m(M.selected) waste\n  Row#99...100 1 _m(M.selected) updated 1",
    // One run can be chance.
    "Row 1 _m(M.a) waste",
    // Not the only cause.
    "Row#1...9 1 @self _m(M.a) waste",
    // State and bindings are no objects.
    "Row#1...9 1 _count waste",
    // An `@Observable` property that is read here.
    "Row#1...9 1 \\M.a waste",
    "Row#1...9 1 _theme(\\.theme) waste",
  ])
  func healthyRunsGiveNoFinding(_ runs: String) throws {
    let found = try findings(
      CoarseObservableObject(),
      in: "step tap\ntransaction\n  \(runs)"
    )
    #expect(found == [])
  }
}
