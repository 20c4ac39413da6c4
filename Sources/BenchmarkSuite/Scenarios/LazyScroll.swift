import Foundation
import TraceModel
import ViewRuntime

/// A long list scrolled through 10,000 rows, a quarter of a screen a frame.
///
/// A frame of a list of 100,000 rows must cost what one of 1,000 rows does; the
/// short one is scrolled to and fro, the same number of points.
struct LazyScroll: Scenario {
  let name = "lazy-scroll"
  let summary = "10,000 rows passed in LazyVStack, List and LazyVGrid of 1,000 and 100,000"

  static let sizes = [1_000, 100_000]
  private static let points = 440_000.0
  static let step = 211.0

  func measure(_ bench: Bench) throws -> [Measurement] {
    try ScrolledScreen.Container.allCases.flatMap { container in
      try measure(container, bench)
    }
  }

  /// The sizes take turns, so that what else the machine does meets both.
  private func measure(
    _ container: ScrolledScreen.Container,
    _ bench: Bench
  ) throws -> [Measurement] {
    let frames = Int(Self.points / Self.step)
    let screens = Self.sizes.map { ScrolledStage(container, count: $0) }
    let counts = screens.map { $0.count(frames: frames) }
    var means = Self.sizes.map { _ in [Double]() }
    var resident = Self.sizes.map { _ in 0 }
    try bench.recording.withSink { sink in
      for screen in screens { screen.attach(sink) }
      for _ in 0..<bench.rounds(5) {
        for (index, screen) in screens.enumerated() {
          let before = Machine.residentBytes
          means[index].append(screen.time(frames: frames) / Double(frames))
          resident[index] += Machine.residentBytes - before
        }
      }
    }
    let floor = Bench.samples(200) { FlatWindow.move(by: Self.step) }
    return Self.sizes.indices.map { index in
      Measurement(
        "\(name)/\(container)/\(Self.sizes[index])",
        samples: means[index],
        floor: floor,
        counts: counts[index] + screens[index].held + [
          .init(name: "bytes more resident", value: Double(resident[index]))
        ]
      )
    }
  }
}

/// What a frame would cost by hand: the rows that can be seen, their texts
/// measured by their length, in a flat array.
@MainActor
private enum FlatWindow {
  private struct FlatRow {
    var title: String
    var top: Double
    var width: Double
  }

  private static var rows: [FlatRow] = []
  private static var next = 0
  private static var offset = 0.0

  static func move(by points: Double) {
    offset += points
    rows.removeAll { $0.top + 44 <= offset }
    while Double(next) * 44 < offset + 844 {
      let title = "row \(next)"
      rows.append(
        FlatRow(title: title, top: Double(next) * 44, width: Double(title.utf8.count) * 9)
      )
      next += 1
    }
  }
}
