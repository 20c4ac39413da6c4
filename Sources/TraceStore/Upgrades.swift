/// How traces of older schemas become readable.
///
/// A trace on disk is never changed for it: `Trace` copies it into a temporary
/// database and runs the steps there.
struct Upgrades {
  /// The schema that the steps lead to.
  var target: Int32
  /// SQL that leads from a schema to the next one.
  var steps: [Int32: String]

  /// The steps to the schema of this build.
  ///
  /// A schema's step adds what the schema before it did not have, so that a
  /// query finds every table and column; the numbers are those of a trace in
  /// which nobody counted.
  static let current = Upgrades(target: Schema.version, steps: [1: fromFirst])

  private static let fromFirst =
    ["moved", "inserted", "removed", "shown", "passes", "lazy_passes", "images"]
    .map { "ALTER TABLE display ADD COLUMN \($0) INTEGER NOT NULL DEFAULT 0;" }
    .joined(separator: "\n")
    + [
      "layout_node", "lazy", "display_pass", "display_image", "display_text", "display_row",
      "picture",
    ].map(Schema.table).joined()
    + [
      "layout_by_view", "lazy_by_view", "off_screen_pass", "oversized_image", "cut_text",
      "lazy_row",
    ].map(Schema.view).joined()
    + Schema.words("lazy.kind")
    + Schema.words("display_pass.kind")

  /// The SQL that leads from `version` to `target`, one text a step.
  ///
  /// - Throws: `.newerSchema` beyond the target; `.olderSchema` where a step
  ///   is missing.
  func path(from version: Int32, of path: String) throws(TraceStoreError) -> [String] {
    guard version <= target else {
      throw TraceStoreError(path: path, .newerSchema(found: version, supported: target))
    }
    var texts: [String] = []
    for step in (min(version, target)..<target).reversed() {
      guard let text = steps[step] else {
        throw TraceStoreError(path: path, .olderSchema(found: version, oldest: step + 1))
      }
      texts.append(text)
    }
    return texts.reversed()
  }
}
