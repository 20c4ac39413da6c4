public import TraceAnalysis

/// A trace as one HTML file that needs nothing else: no network, and without
/// script all but the flame chart.
///
/// Deterministic: the same values give the same bytes, without dates and paths.
public struct HTMLReport: Sendable {
  public let html: String

  /// What of the fixed parts is pasted in.
  public enum Assets: Sendable {
    /// Style and script, so that the file stands alone.
    case embedded
    /// Neither, for a comparison of what differs between reports.
    case none
  }

  /// Writes a report.
  ///
  /// - Parameters:
  ///   - digest: What the tables and findings say.
  ///   - flame: The flame chart; without one the report has no chart.
  ///   - comparison: What changed since a base; without one nothing is said of it.
  ///   - times: Whether times are told; without them `flame` is to count runs.
  ///   - assets: Whether the fixed style and script are pasted in.
  public init(
    _ digest: TraceDigest,
    flame: FlameSummary? = nil,
    comparison: Comparison? = nil,
    times: ReportTimes = .shown,
    assets: Assets = .embedded
  ) {
    let header = ReportHeader(digest, times: times)
    let sections: [HTMLSection] = [
      .findings(digest), .comparison(comparison), .views(digest.summary, times), .flame(flame),
      .steps(digest.summary, times), .frames(digest), .causes(digest.summary), .messages(digest),
    ].compactMap { $0 }
    let style = HTML(trusted: Self.text(PackageResources.report_css))
    let script = HTML(trusted: Self.text(PackageResources.flame_js))
    let isEmbedded = assets == .embedded
    let page = HTML(lines: [
      "<!doctype html>",
      "<html lang=\"en\">",
      "<head>",
      "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta name=\"color-scheme\" content=\"light dark\">",
      "<title>\(header.title) – ViewTrace</title>",
      isEmbedded ? "<style>\n\(style)</style>" : .none,
      "</head>",
      "<body>",
      header.html,
      HTMLSection.navigation(sections),
      "<main>",
      HTMLFigures(digest.summary, times: times, comparison: comparison).html,
      HTML(lines: sections.map(\.html)),
      "</main>",
      Self.footer(times),
      flame.map { FlameData($0).html } ?? .none,
      isEmbedded && flame != nil ? "<script>\n\(script)</script>" : .none,
      "</body>",
      "</html>",
    ])
    html = page.text + "\n"
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func footer(_ times: ReportTimes) -> HTML {
    let times: HTML = times == .shown ? "Times are of this one recording. " : .none
    return """
      <footer>
      <p>Counts are exact: the same source and workload give the same on every machine. \
      \(times)Modelled on what is known of SwiftUI; nothing here measures a phone’s frame \
      rate.</p>
      </footer>
      """
  }
}

/// One part of the page, with its place in the navigation.
struct HTMLSection {
  let id: String
  let title: String
  /// Behind the title in the navigation; nil for none.
  let count: Int?
  let html: HTML

  /// Wraps the body of a section in its heading.
  init(_ id: String, _ title: String, count: Int? = nil, lead: String? = nil, _ body: HTML) {
    self.id = id
    self.title = title
    self.count = count
    let lead: HTML = lead.map { "<p class=\"lead\">\($0)</p>" } ?? .none
    html = HTML(lines: [
      "<section id=\"\(id)\" aria-labelledby=\"\(id)-title\">",
      "<h2 id=\"\(id)-title\">\(title)</h2>", lead, body, "</section>",
    ])
  }

  static func navigation(_ sections: [HTMLSection]) -> HTML {
    let links = sections.map { section -> HTML in
      let count: HTML =
        section.count.map { " <span class=\"count\">\(Numbers.grouped($0))</span>" } ?? .none
      return "<a href=\"#\(section.id)\">\(section.title)\(count)</a>"
    }
    return "<nav aria-label=\"Sections\">\n\(HTML(lines: links))\n</nav>"
  }
}

extension ReportHeader {
  var html: HTML {
    let chips = settings.map { setting -> HTML in
      "<div><dt>\(setting.name)</dt><dd>\(setting.value)</dd></div>"
    }
    let warning: HTML =
      warning.map { "<p class=\"alert\" role=\"alert\">\($0)</p>" } ?? .none
    return HTML(lines: [
      "<header>", "<p class=\"brand\">ViewTrace</p>", "<h1>\(title)</h1>",
      "<dl class=\"settings\">", HTML(lines: chips), "</dl>", warning, "</header>",
    ])
  }
}
