import Testing

/// What SwiftUI logs stands in the trace, word for word, with step and view.
struct MessageTests {
  struct Mistake: CustomTestStringConvertible {
    /// The button that makes it.
    var name: String
    /// The view it is about; empty where none is known.
    var view: String
    var texts: [String]
    var arguments: [String] = []
    var testDescription: String { name }
  }

  @Test(arguments: [
    Mistake(
      name: "State in body",
      view: "WritesInBody",
      texts: ["Modifying state during view update, this will cause undefined behavior."]
    ),
    Mistake(
      name: "Publish in body",
      view: "PublishesInBody",
      texts: [
        "Publishing changes from within view updates is not allowed, this will cause undefined "
          + "behavior."
      ]
    ),
    Mistake(
      name: "Publish in thread",
      view: "",
      texts: [
        "Publishing changes from background threads is not allowed; make sure to publish values "
          + "from the main thread (via operators like receive(on:)) on model updates."
      ]
    ),
    Mistake(
      name: "Same ids",
      view: "Mistakes",
      texts: [
        "ForEach<Array<Int>, Int, Text>: the ID 2 occurs multiple times within the collection, "
          + "this will give undefined results!"
      ]
    ),
    Mistake(
      name: "Lazy ids",
      view: "Mistakes",
      texts: [
        "ForEach<Array<Int>, Int, Text>: the ID 2 occurs multiple times within the collection, "
          + "this will give undefined results!",
        "LazyVStackLayout: the ID 2 is used by multiple child views, this will give undefined "
          + "results!",
      ]
    ),
    Mistake(
      name: "Lazy row ids",
      view: "Mistakes",
      texts: [
        "ForEach<Array<String>, String, Text>: the ID a occurs multiple times within the "
          + "collection, this will give undefined results!",
        "LazyHStackLayout: the ID a is used by multiple child views, this will give undefined "
          + "results!",
      ]
    ),
    Mistake(
      name: "Range",
      view: "ChangingRange",
      texts: [
        "ForEach<Range<Int>, Int, Text> count (3) != its initial count (2). "
          + "`ForEach(_:content:)` should only be used for *constant* data. Instead conform data "
          + "to `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!"
      ]
    ),
    Mistake(
      name: "State",
      view: "Readers",
      texts: [
        "Accessing State's value outside of being installed on a View. This will result in a "
          + "constant Binding of the initial value and will not update."
      ]
    ),
    Mistake(
      name: "Object",
      view: "Readers",
      texts: [
        "Accessing StateObject's object without being installed on a View. This will create a "
          + "new instance each time."
      ]
    ),
    Mistake(
      name: "Environment",
      view: "Readers",
      texts: [
        "Accessing Environment<ColorScheme>'s value outside of being installed on a View. This "
          + "will always read the default value and will not update."
      ]
    ),
    Mistake(
      name: "Focus",
      view: "Readers",
      texts: [
        "Accessing FocusState's value outside of the body of a View. This will result in a "
          + "constant Binding of the initial value and will not update."
      ]
    ),
    Mistake(
      name: "Namespace",
      view: "Readers",
      texts: [
        "Reading a Namespace property outside View.body. This will result in identifiers that "
          + "never match any other identifier."
      ]
    ),
    Mistake(
      name: "Dimension",
      view: "Mistakes",
      texts: ["Invalid frame dimension (negative or non-finite)."]
    ),
    Mistake(
      name: "Constraints",
      view: "Mistakes",
      texts: ["Contradictory frame constraints specified."]
    ),
    Mistake(
      name: "Sheets",
      view: "TwoSheets",
      texts: [
        "Currently, only presenting a single sheet is supported. The next sheet will be presented "
          + "when the currently presented sheet gets dismissed."
      ]
    ),
    Mistake(name: "Slow path", view: "SlowRows", texts: []),
    Mistake(
      name: "Slow path",
      view: "SlowRows",
      texts: [
        "Unable to determine number of views per element in the collection Array<Int>. If this "
          + "view only produces one view per element in the collection, consider wrapping your "
          + "views in a VStack to take the fast path."
      ],
      arguments: ["-LogForEachSlowPath", "YES"]
    ),
  ])
  func itIsLogged(mistake: Mistake) throws {
    let folder = try FixtureFolder()
    let app = (["messages"] + mistake.arguments).joined(separator: #"", ""#)
    #expect(try folder.record(app, #"{"tap": "\#(mistake.name)"}"#).status == 0)
    let logged = try folder.rows(
      """
      SELECT step, level, IFNULL(v.text, ''), REPLACE(m.text, CHAR(10), ' ')
      FROM message_text m
        LEFT JOIN node d ON d.id = m.node
        LEFT JOIN view w ON w.id = d.view
        LEFT JOIN name v ON v.id = w.name
      ORDER BY m.id
      """
    )
    .map { $0.filter { $0 != "\"" } }
    #expect(logged == mistake.texts.map { "1,fault,\(mistake.view),\($0)" })
  }
}
