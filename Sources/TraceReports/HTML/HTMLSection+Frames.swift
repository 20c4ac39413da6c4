import Foundation
import TraceAnalysis
import TraceModel

/// The pictures of the screen, to be gone through step by step.
extension HTMLSection {
  /// Pictures that a report holds at most: each can be some ten kilobytes.
  private static let mostPictures = 200

  static func frames(_ digest: TraceDigest) -> HTMLSection? {
    let pictures = digest.pictures
    guard !pictures.isEmpty else { return nil }
    let shown = Array(pictures.prefix(mostPictures))
    let figures = shown.indices.map { figure($0, of: shown, digest.summary) }
    let more = pictures.count - shown.count
    let rest: HTML =
      more == 0
      ? .none
      : "<p class=\"lead\">\(Numbers.counted(more, "more picture")): viewtrace frames writes all.</p>"
    return HTMLSection(
      "frames",
      "Frames",
      count: pictures.count,
      lead: "The screen after each step that changed how it looks. Not pixel by pixel what a "
        + "phone shows. Arrow keys go through them where the strip has the focus.",
      HTML(lines: [
        "<div class=\"frames\" tabindex=\"0\" role=\"region\" aria-label=\"Frames\">",
        HTML(lines: figures), "</div>", rest,
      ])
    )
  }

  private static func figure(
    _ index: Int,
    of pictures: [PictureRecord],
    _ summary: TraceSummary
  ) -> HTML {
    let picture = pictures[index]
    let step = summary.steps.first { $0.step.id == picture.step }
    let name = step.map { $0.step.path == "0" ? "mount" : "\($0.step.path) \($0.step.words)" }
    let title = name ?? "step \(picture.step)"
    // An image runs no script and loads nothing, whatever is in it.
    let data = Data(picture.svg.utf8).base64EncodedString()
    let counts = step?.tally.counts ?? RunCounts()
    let numbers: [(String, Int)] = [
      ("evaluations", counts.evaluations), ("content runs", counts.contentRuns),
      ("changed nothing", counts.waste), ("updates", step?.transactions ?? 0),
    ]
    let rows = numbers.map { name, number -> HTML in
      "<div><dt>\(name)</dt><dd>\(Numbers.grouped(number))</dd></div>"
    }
    let next = index + 1 < pictures.count ? pictures[index + 1].step : nil
    let same = summary.steps.count { row in
      row.step.id > picture.step && next.map { row.step.id < $0 } ?? true
    }
    let after: HTML =
      same == 0
      ? .none : "<p>\(Numbers.counted(same, "step")) after it looked the same.</p>"
    return HTML(lines: [
      "<figure id=\"frame-\(index + 1)\">",
      "<img alt=\"The screen after \(title)\" loading=\"lazy\" "
        + "src=\"data:image/svg+xml;base64,\(data)\">",
      "<figcaption>", "<h3>\(title)</h3>", "<dl>", HTML(lines: rows), "</dl>", after,
      "<p>\(link(index, "Before", index > 0))"
        + " <span>\(index + 1) of \(pictures.count)</span> "
        + "\(link(index + 2, "Next", next != nil))</p>",
      "</figcaption>", "</figure>",
    ])
  }

  private static func link(_ number: Int, _ word: String, _ isThere: Bool) -> HTML {
    isThere ? "<a href=\"#frame-\(number)\">\(word)</a>" : "<span>\(word)</span>"
  }
}
