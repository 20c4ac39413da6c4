import JSONSource

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The stored marks, a line of JSON a case and system.
struct VerifiedCases {
  static let fileName = "verified.jsonl"

  private struct Key: Hashable, Comparable {
    var id: String
    var system: String

    static func < (left: Key, right: Key) -> Bool {
      (left.id, left.system) < (right.id, right.system)
    }
  }

  private var lines: [Key: JSON] = [:]

  /// - Throws: When the file is there and cannot be read.
  init(path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    for (line, text) in numberedLines(of: try readBytes(of: path)) {
      let value = try JSONValue(line: line, text: text, path: path)
      let members = try value.members(
        of: "a mark",
        known: ["case", "mark", "system", "swift", "date", "version", "unchecked", "differences"]
      )
      let key = Key(
        id: try members.required("case").string(),
        system: try members.required("system").string()
      )
      lines[key] = value.plain
    }
  }

  /// With what a run found: it replaces what an earlier one of the same system said.
  func adding(_ marks: ConformanceMarks) -> VerifiedCases {
    var copy = self
    for marked in marks.cases where marked.mark != .notChecked {
      let key = Key(id: marked.known.id, system: marks.head.system)
      copy.lines[key] = marked.line(marks.head)
    }
    return copy
  }

  /// Sorted by case and system, so that a run changes only its own lines.
  var text: String {
    lines.sorted { $0.key < $1.key }.map { $0.value.text(.compact) + "\n" }.joined()
  }
}

extension ConformanceMarks.MarkedCase {
  fileprivate func line(_ head: ConformanceResults.Head) -> JSON {
    var members: [JSON.Member] = [
      JSON.Member("case", .string(known.id)), JSON.Member("mark", .string(mark.rawValue)),
      JSON.Member("system", .string(head.system)), JSON.Member("swift", .string(head.swift)),
      JSON.Member("date", .string(head.date)), JSON.Member("version", .string(known.version)),
    ]
    if !unchecked.isEmpty {
      members.append(JSON.Member("unchecked", .array(unchecked.map { .integer($0) })))
    }
    if !differences.isEmpty {
      let list = differences.map { difference -> JSON in
        ["check": .integer(difference.check), "actual": .string(difference.actual)]
      }
      members.append(JSON.Member("differences", .array(list)))
    }
    return .object(members)
  }
}
