import TraceAnalysis

extension Command {
  static let findings = Command(
    name: "findings",
    summary: "list the rules of report and check, or explain one",
    operands: [
      Operand(
        name: "RULE",
        help: "a rule's name; without it all are listed",
        completion: .choices(FindingRules.all.map(\.id)),
        isOptional: true
      )
    ],
    action: { arguments, console in
      if let id = arguments.operands.first, let rule = FindingRules.rule(id) {
        console.output("\(rule.id): \(rule.title)\n\n\(rule.manual)\n")
      } else {
        console.output(twoColumns(FindingRules.all.map { ($0.id, $0.title) }))
      }
      return .fine
    }
  )
}
