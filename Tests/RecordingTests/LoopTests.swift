import Testing

/// An app that goes round in circles runs its workload to the end, and its
/// trace names the edge that closes the circle.
struct LoopTests {
  struct Loop: CustomTestStringConvertible {
    var taps: [String]
    /// What is logged, in order.
    var messages: [String]
    var passes: Int
    var testDescription: String { taps[0] }
  }

  /// Those that SwiftUI stops by itself.
  @Test(arguments: [
    Loop(
      taps: ["Change", "Go", "Go"],
      messages: [
        "2 fault onChange(of: Int) action tried to update multiple times per frame.",
        "2 note onChange(of: Int) in ChangeLoop writes ChangeLoop._count, on which it depends: "
          + "the 3rd time in this frame",
      ],
      passes: 3
    ),
    Loop(
      taps: ["Pair", "Go"],
      messages: [
        "2 fault onChange(of: Int) action tried to update multiple times per frame.",
        "2 note onChange(of: Int) in PairLoop writes PairLoop._text, which sets off "
          + "onChange(of: String) in PairLoop; that writes PairLoop._number, which sets off "
          + "onChange(of: Int) in PairLoop again: the 3rd time in this frame",
      ],
      passes: 5
    ),
    Loop(
      taps: ["Preference", "Go"],
      messages: [
        "2 fault Bound preference WidthKey tried to update multiple times per frame.",
        "2 note onPreferenceChange(WidthKey) in PreferenceLoop writes PreferenceLoop._width, "
          + "on which it depends: the 3rd time in this frame",
      ],
      passes: 3
    ),
    Loop(
      taps: ["Geometry"],
      messages: [
        "1 fault Geometry action is cycling between duplicate values.",
        "1 note onGeometryChange(for: CGFloat) in GeometryLoop writes GeometryLoop._width, "
          + "on which it depends: the 3rd time in this frame",
      ],
      passes: 3
    ),
    Loop(
      taps: ["Path"],
      messages: [
        "1 fault Update NavigationAuthority bound path tried to update multiple times per frame.",
        "1 note onAppear in PathLoop writes PathLoop._path, which sets off onAppear in PathLoop; "
          + "that writes PathLoop._path, which sets off the path of a NavigationStack in PathLoop: "
          + "the 7th time in this frame",
      ],
      passes: 8
    ),
    Loop(
      taps: ["Page"],
      messages: [
        "1 fault Update NavigationRequestObserver tried to update multiple times per frame.",
        "1 note onAppear in PageLoop writes PageLoop._isShown, which sets off onAppear in "
          + "PageLoop; that writes PageLoop._isShown, which sets off a navigation destination in "
          + "PageLoop: the 7th time in this frame",
      ],
      passes: 8
    ),
  ])
  func aPlaceIsCalledSoOftenInAFrame(loop: Loop) throws {
    let folder = try FixtureFolder()
    #expect(try record(loop.taps, in: folder) == 0)
    #expect(try messages(folder) == loop.messages)
    #expect(try folder.rows("SELECT MAX(pass) FROM txn WHERE step > 0") == ["\(loop.passes)"])
  }

  /// Those that would go on for ever: 8 frames of 8 passes, and one more.
  @Test(arguments: [
    Loop(
      taps: ["Publisher"],
      messages: [
        "1 note onReceive(Just<Int>) in PublisherLoop writes PublisherLoop._count, on which it "
          + "depends: the 8th time in this frame",
        "1 fault onReceive(Just<Int>) action tried to update multiple times per frame.",
        "1 note onReceive(Just<Int>) in PublisherLoop went round 65 times without an end, and is "
          + "left out until something else happens.",
      ],
      passes: 65
    ),
    Loop(
      taps: ["Growth"],
      messages: [
        "1 note onGeometryChange(for: CGFloat) in GrowthLoop writes GrowthLoop._width, on which "
          + "it depends: the 8th time in this frame",
        "1 fault Geometry action tried to update multiple times per frame.",
        "1 note onGeometryChange(for: CGFloat) in GrowthLoop went round 65 times without an end, "
          + "and is left out until something else happens.",
      ],
      passes: 65
    ),
    Loop(
      taps: ["Branches"],
      messages: [
        "1 note onAppear in Second writes BranchLoop._isFirst, which sets off onAppear in "
          + "BranchLoop; that writes BranchLoop._isFirst, which sets off onAppear in Second "
          + "again: the 4th time in this frame",
        "1 fault onAppear action tried to update multiple times per frame.",
        "1 note onAppear in BranchLoop went round 33 times without an end, and is left out until "
          + "something else happens.",
      ],
      passes: 65
    ),
    Loop(
      taps: ["Body"],
      messages: [
        "1 note the body of Left writes Visits.right, which sets off the body of Right; that "
          + "writes Visits.left, which sets off the body of Left again: the 4th time in this frame",
        "1 fault the body of Right tried to update multiple times per frame.",
        "1 note the body of Right went round 33 times without an end, and is left out until "
          + "something else happens.",
      ],
      passes: 65
    ),
  ])
  func aLoopEndsThatNothingElseEnds(loop: Loop) throws {
    let folder = try FixtureFolder()
    #expect(try record(loop.taps, in: folder) == 0)
    let limit =
      "1 note The update did not settle within 8 passes of one frame; what is left waits for the "
      + "next one."
    #expect(try messages(folder) == [limit] + loop.messages)
    #expect(try folder.rows("SELECT COUNT(*) FROM txn WHERE step > 0") == ["\(loop.passes)"])
    #expect(try folder.rows("SELECT outcome FROM by_step") == ["idle", "idle"])
  }

  @Test func aBodyThatPublishesSaysSoEachTimeAndEnds() throws {
    let folder = try FixtureFolder()
    #expect(try record(["Published"], in: folder) == 0)
    let rows = try folder.rows(
      "SELECT COUNT(*), text FROM message_text GROUP BY text ORDER BY MIN(id)"
    )
    .map { $0.filter { $0 != "\"" } }
    #expect(
      rows == [
        "65,Publishing changes from within view updates is not allowed, this will cause undefined "
          + "behavior.",
        "1,The update did not settle within 8 passes of one frame; what is left waits for the next "
          + "one.",
        "1,the body of PublishedLoop writes Hits.count, on which it depends: the 8th time in this "
          + "frame",
        "1,the body of PublishedLoop tried to update multiple times per frame.",
        "1,the body of PublishedLoop went round 65 times without an end, and is left out until "
          + "something else happens.",
      ]
    )
  }

  /// A model that a body writes is followed only once the body has run.
  @Test func aBodyThatWritesWhatItReadsRunsOnce() throws {
    let folder = try FixtureFolder()
    #expect(try record(["Own body"], in: folder) == 0)
    #expect(try messages(folder) == [])
    #expect(try folder.rows("SELECT evaluations FROM by_view WHERE view = 'OwnBody'") == ["1"])
  }

  /// 30 rows, of which each asks for the next one: longer than a frame, no loop.
  @Test func aLongChainIsNotCut() throws {
    let folder = try FixtureFolder()
    #expect(try record(["Rows"], in: folder) == 0)
    #expect(try folder.rows("SELECT COUNT(*) FROM txn WHERE step > 0") == ["30"])
    #expect(try messages(folder).filter { $0.contains("fault") } == [])
  }

  /// What begins anew in each frame never ends, and says who writes what.
  @Test(arguments: [
    ("Tasks", "task of TaskLoop", "TaskLoop._isFirst"),
    ("Blocks", "a block on the main dispatch queue", "BlockLoop._count"),
  ])
  func aLoopOfFramesIsNeverIdle(button: String, writer: String, property: String) throws {
    let folder = try FixtureFolder()
    let run = try folder.record("loops", #"{"tap": "\#(button)"}"#)
    #expect(run.status == 4)
    let reader = property.prefix { $0 != "." }
    let edge = "\(writer) writes \(property), for which \(reader) runs: 967 times in this step"
    #expect(
      run.error == """
        w: step 1, tap "\(button)": the app was still busy after 2.0 s of virtual time: "\(writer)"
          \(edge)
          fix: end the loop, make it wait longer than "settle", or raise "limit"

        """
    )
    #expect(try messages(folder) == ["1 note \(edge)"])
  }

  private func record(_ taps: [String], in folder: FixtureFolder) throws -> Int32 {
    let steps = taps.map { #"{"tap": "\#($0)"}"# }.joined(separator: ", ")
    return try folder.record("loops", steps).status
  }

  private func messages(_ folder: FixtureFolder) throws -> [String] {
    try folder.rows("SELECT step || ' ' || level || ' ' || text FROM message_text ORDER BY id")
      .map { $0.filter { $0 != "\"" } }
  }
}
