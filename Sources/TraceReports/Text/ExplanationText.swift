public import TraceAnalysis
import TraceModel

/// Why a view ran, chain by chain, in plain text of eighty columns.
public struct ExplanationText: Sendable {
  public let text: String

  /// Chains that are printed at most.
  static let chains = 20

  public init(_ explanation: Explanation) {
    var text = Self.header(explanation)
    for chain in explanation.chains.prefix(Self.chains) { text += "\n" + Self.paragraph(chain) }
    let rest = explanation.chains.dropFirst(Self.chains)
    if !rest.isEmpty {
      let runs = rest.reduce(0) { $0 + $1.evaluations + $1.contentRuns }
      text +=
        "\nand \(Numbers.counted(rest.count, "more chain")) of \(Numbers.grouped(runs)) runs\n"
    }
    self.text = text
  }

  private static func header(_ explanation: Explanation) -> String {
    let counts = explanation.counts
    let place = explanation.place.map { " (\($0.short))" } ?? ""
    let words = [
      counts.evaluations > 0 ? Numbers.counted(counts.evaluations, "evaluation") : nil,
      counts.contentRuns > 0 ? Numbers.counted(counts.contentRuns, "content run") : nil,
      "\(Numbers.grouped(counts.firsts)) of them first",
      "\(Numbers.grouped(counts.waste)) changed nothing",
    ]
    let what = counts.runs == 0 ? "never ran" : words.compactMap { $0 }.joined(separator: ", ")
    var text =
      TextLayout.wrap(
        "\(explanation.views.joined(separator: ", "))\(place): \(what)",
        indent: "  ",
        first: ""
      )
      + "\n"
    if !explanation.fields.isEmpty {
      let fields = explanation.fields.prefix(8).map {
        "\($0.name) \($0.difference) (\(Numbers.grouped($0.runs)))"
      }
      text +=
        TextLayout.wrap(
          "inputs that differed: " + fields.joined(separator: ", "),
          indent: "    ",
          first: "  "
        ) + "\n"
    }
    return text
  }

  private static func paragraph(_ chain: Explanation.Chain) -> String {
    let runs = chain.evaluations + chain.contentRuns
    let waste = chain.waste == 0 ? "" : ", \(Numbers.grouped(chain.waste)) changed nothing"
    let steps = FindingsText.steps(chain.steps).map { " \($0)" } ?? ""
    var lines = [
      TextLayout.wrap("\(Numbers.grouped(runs)) x\(steps)\(waste)", indent: "  ", first: "")
    ]
    switch chain.origin {
    case .writes(let writes): lines += writes.map { "  " + line($0) }
    case .transaction(let kind): lines.append("  " + words(kind))
    }
    for (index, link) in chain.links.enumerated() {
      let indent = String(repeating: "  ", count: min(index, 12) + 1)
      // Fields say more than the token, which stays for what has none.
      let fields = link.fields.isEmpty ? "" : ": " + link.fields.joined(separator: ", ")
      lines.append(
        TextLayout.wrap(
          "-> \(link.view)  \(link.causes)\(fields)",
          indent: indent + "     ",
          first: indent
        )
      )
      lines += link.writes.map { indent + "   and " + line($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ write: Explanation.Write) -> String {
    let place = write.place.map { " at \(write.isApproximate ? "or above " : "")\($0.short)" } ?? ""
    let writer = write.writer.map { " by \($0)" } ?? ""
    return "write \(TextLayout.printable(write.property))\(writer)\(place)"
      + (write.isEqual ? ", of an equal value" : "")
  }

  private static func words(_ kind: TransactionKind) -> String {
    switch kind {
    case .mount: "the first build of the screen"
    case .layout: "layout asked for content"
    case .frame: "a frame of an animation or a timeline"
    case .update: "an update without a write"
    case .unmount: "the screen was taken down"
    }
  }
}
