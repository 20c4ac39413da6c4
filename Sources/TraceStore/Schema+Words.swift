import TraceModel

extension Schema {
  /// Names of the tables, in the order of `tables`.
  static let tableNames: [String] = tables.split(separator: "\n").compactMap { line in
    let start = "CREATE TABLE "
    guard line.hasPrefix(start) else { return nil }
    return String(line.dropFirst(start.count).prefix { $0 != "(" })
  }

  /// The SQL of one table, for the step to the schema that brought it.
  static func table(_ name: String) -> String { statement("CREATE TABLE \(name)(", in: tables) }

  /// The SQL of one view.
  static func view(_ name: String) -> String { statement("CREATE VIEW \(name) AS", in: views) }

  /// The SQL that adds the words of a column.
  static func words(_ domain: String) -> String {
    words.filter { $0.domain == domain }
      .map { "\nINSERT INTO word VALUES ('\($0.domain)', \($0.code), '\($0.text)');" }
      .joined()
  }

  private static func statement(_ start: String, in script: String) -> String {
    let lines = script.split(separator: "\n")
    guard let first = lines.firstIndex(where: { $0.hasPrefix(start) }),
      let last = lines[first...].firstIndex(where: { $0.hasSuffix(";") })
    else { preconditionFailure("the schema has \(start)") }
    return "\n" + lines[first...last].joined(separator: "\n")
  }

  /// What each code of a column means, so that a stock shell can show words.
  struct Word: Equatable {
    /// The column, as `table.column`.
    let domain: String
    let code: Int64
    let text: String
  }

  /// All rows of `word`, made from the enumerations themselves.
  ///
  /// Codes of a flags column are single bits; a value is their sum.
  static let words: [Word] =
    words("view.kind", ViewKind.self)
    + words("step.outcome", StepOutcome.self)
    + words("txn.kind", TransactionKind.self)
    + words("cause.kind", CauseKind.self)
    + words("cause.difference", InputDifference.self)
    + words("list.kind", ListKind.self)
    + words("write.kind", WriteKind.self)
    + words("layout.reason", LayoutReason.self)
    + words("lazy.kind", LazyKind.self)
    + words("lifetime.kind", LifetimeKind.self)
    + words("display_pass.kind", OffScreenPass.self)
    + words("message.level", MessageLevel.self)
    + flags(
      "run.flags",
      [
        (RunFlags.content.rawValue, "content run"),
        (RunFlags.first.rawValue, "first run of its node"),
        (RunFlags.waste.rawValue, "waste"),
        (RunFlags.pureWaste.rawValue, "pure waste"),
      ]
    )
    + flags(
      "write.flags",
      [
        (WriteFlags.equal.rawValue, "equal"),
        (WriteFlags.equalityUnknown.rawValue, "equality unknown"),
        (WriteFlags.duringUpdate.rawValue, "during an update"),
        (WriteFlags.noReader.rawValue, "no reader"),
      ]
    )

  private static func words<Code>(_ domain: String, _ codes: Code.Type) -> [Word]
  where Code: CaseIterable & RawRepresentable & CustomStringConvertible, Code.RawValue == UInt8 {
    codes.allCases.map { Word(domain: domain, code: Int64($0.rawValue), text: $0.description) }
  }

  private static func flags(_ domain: String, _ bits: [(UInt32, String)]) -> [Word] {
    bits.map { Word(domain: domain, code: Int64($0.0), text: $0.1) }
  }
}
