import Foundation
import FramePictures
import TraceModel
import ViewRuntime

/// Puts pictures of the screen into the trace, where the workload's steps end.
@MainActor
struct FrameRecording {
  private let host: ViewHost
  private let writer = SVGWriter(
    width: { text, font in
      Double(TextMetrics.measure(text, font: TextFont(font), displayScale: 1_000).size.width)
    },
    contents: { path in
      FileManager.default.contents(atPath: path).map { Array($0) }
    }
  )
  private var last: String?

  init(of host: ViewHost) { self.host = host }

  /// Takes a picture, unless the screen looks as before.
  ///
  /// - Complexity: O(what is on the screen).
  mutating func take() {
    let svg = writer.svg(of: host.displayList())
    guard svg != last else { return }
    last = svg
    host.reporter.picture(svg)
  }
}

extension TextFont {
  fileprivate init(_ font: DisplayFont) {
    // 400, the fourth of nine, is regular.
    let weight = TextWeight(rawValue: font.weight / 100 - 4)
    self.init(
      size: font.size,
      weight: weight ?? .regular,
      isMonospaced: font.design == .monospaced
    )
  }
}
