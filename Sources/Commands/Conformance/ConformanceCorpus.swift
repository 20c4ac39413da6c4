import JSONSource

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The conformance cases of a folder, as far as marking them asks for it.
struct ConformanceCorpus {
  struct Case {
    var id: String
    var title: String
    /// `high`, `medium` or `low`.
    var confidence: String
    /// As they stand in the file; nil for a note, which no run can check.
    var checks: [String?]
    /// Identifies the text of the case.
    var version: String
  }

  /// In the order of the files' names, then of their lines.
  let cases: [Case]
  /// Identifies the text of all cases.
  let version: String

  private let positions: [String: Int]

  /// - Throws: When the folder holds no case file, or a case cannot be read.
  init(folder: String) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var cases: [Case] = []
    var texts: [String] = []
    for name in names.sorted() where name.hasSuffix(".jsonl") {
      let path = folder + "/" + name
      for (line, text) in numberedLines(of: try readBytes(of: path)) {
        let members = try JSONValue(line: line, text: text, path: path).anyMembers()
        // Other files of the folder list rules and differences: no case has no code.
        guard members.contains(where: { $0.key == "code" }) else { break }
        cases.append(try Case(members, text: text))
        texts.append(text)
      }
    }
    guard !cases.isEmpty else { throw ConformanceError(problem: .noCases, place: folder) }
    self.cases = cases
    version = textVersion(texts)
    positions = Dictionary(
      cases.indices.map { (cases[$0].id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  subscript(id: String) -> Case? { positions[id].map { cases[$0] } }
}

extension ConformanceCorpus.Case {
  fileprivate init(_ members: [JSONValue.Member], text: String) throws(JSONError) {
    func string(_ key: String) throws(JSONError) -> String {
      try members.first { $0.key == key }?.value.string() ?? ""
    }
    id = try string("id")
    title = try string("title")
    confidence = try string("confidence")
    version = textVersion([text])
    let expected = members.first { $0.key == "expect" }?.value
    checks =
      try expected?.elements().map { check throws(JSONError) in
        let isNote = try check.anyMembers().contains { $0.key == "note" }
        return isNote ? nil : check.plain.text(.compact)
      } ?? []
  }
}

/// The lines that are not empty, with their numbers from 1.
func numberedLines(of bytes: [UInt8]) -> [(line: Int, text: String)] {
  bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
    .map { (line: $0 + 1, text: String(decoding: $1, as: UTF8.self)) }
    .filter { !$0.text.allSatisfy(\.isWhitespace) }
}

extension JSONValue {
  /// Reads one line of a file, so that an error tells the line of the file.
  init(line: Int, text: String, path: String) throws(JSONError) {
    try self.init(parsing: String(repeating: "\n", count: line - 1) + text, path: path)
  }
}

/// FNV-1a of 64 bits over each text and a line feed, as the kit's generator has it.
func textVersion(_ texts: [String]) -> String {
  var value: UInt64 = 0xcbf2_9ce4_8422_2325
  for text in texts {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    value = (value ^ 0x0a) &* 0x100_0000_01b3
  }
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
