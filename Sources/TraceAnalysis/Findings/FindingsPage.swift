extension FindingRules {
  /// The manual of all rules as a Markdown page, `docs/findings.md`.
  public static var page: String {
    let table = all.map { "| [`\($0.id)`](#\($0.id)) | \($0.title) |\n" }.joined()
    let sections = all.map { rule in
      "\n## \(rule.id)\n\n**\(rule.title).**\n\n```text\n\(rule.manual)\n```\n"
    }
    return """
      # Findings

      What `viewtrace report` and `viewtrace check` look for, one section a rule; the
      same text is printed by `viewtrace findings RULE`. Every number in a finding is an
      exact count from the trace. `check` ends with 1 when a finding is an error; a
      warning costs more than it has to; a note is worth a look.

      | rule | what it finds |
      | --- | --- |

      """ + table + sections.joined()
  }
}
