import Foundation
import TraceModel
import ViewRuntime

/// A long list on screen, which is scrolled.
@MainActor
final class ScrolledStage {
  private let host = ViewHost()
  private let scroll: ScrollableView
  private var traveled = 0.0

  init(_ container: ScrolledScreen.Container, count: Int) {
    host.mount(ScrolledScreen(container, count: count))
    guard let scroll = host.scrollViews().first else {
      preconditionFailure("the screen is a scroll view")
    }
    self.scroll = scroll
  }

  func attach(_ sink: (any TraceSink)?) {
    if let sink { host.reporter.attach(sink) }
  }

  /// Nanoseconds of so many frames.
  func time(frames: Int) -> Double {
    Bench.time { move(frames: frames) }
  }

  /// What so many frames are made of, each on average.
  func count(frames: Int) -> [Measurement.Count] {
    let sink = CountingSink()
    let before = sink.totals
    host.reporter.attach(sink)
    move(frames: frames)
    return sink.totals.sorted { $0.key < $1.key }.map { name, value in
      let more = value - before[name, default: 0]
      return .init(name: name + " a frame", value: Double(more) / Double(frames))
    }
  }

  /// What is alive now.
  var held: [Measurement.Count] {
    [
      .init(name: "layout nodes", value: Double(host.layoutTree.engine.liveNodes)),
      .init(name: "blocks", value: Double(host.blockCount)),
    ]
  }

  /// To the end and back again, as often as it takes.
  private func move(frames: Int) {
    let length = scroll.maximumOffset.y
    for _ in 0..<frames {
      traveled += LazyScroll.step
      let place = traveled.truncatingRemainder(dividingBy: length * 2)
      scroll.scroll(to: CGPoint(x: 0, y: place <= length ? place : length * 2 - place))
    }
  }
}
