import Foundation

/// A line of a case file, its code apart.
struct CaseDescription: Decodable {
  var id: String
  /// The year whose behaviour is expected: `ios17`; nil where all behave so.
  var profile: String?
  /// Width and height that are proposed to the root.
  var container: [Double]
  var actions: [CaseAction]
  var expect: [CaseCheck]
  /// Images that the case wants; the kit has none.
  var assets: [Asset]?

  struct Asset: Decodable {
    var name: String
  }

  init(_ text: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
    for index in expect.indices where expect[index].steps == nil {
      expect[index].steps = actions.count...actions.count
    }
    var statements = 0
    for index in actions.indices { actions[index].number(&statements) }
  }

  var size: CGSize { CGSize(width: container[0], height: container[1]) }
  var checksFrames: Bool { expect.contains { $0.view != nil || $0.compare != nil } }
}

/// One entry of a case's `actions`: one event.
struct CaseAction: Decodable {
  var `do`: String
  var on: String?
  var nth: Int?
  var text: String?
  var seconds: Double?
  var by: [Double]?
  var to: String?
  var frames: Int?
  var size: [Double]?
  var key: String?
  var value: String?
  var end: Bool?
  var times: Int?
  var actions: [CaseAction]?
  /// Of a `run`: its number among all statements of the case.
  var statement: Int?

  mutating func number(_ statements: inout Int) {
    if self.do == "run" {
      statement = statements
      statements += 1
    }
    for index in (actions ?? []).indices { actions?[index].number(&statements) }
  }
}
