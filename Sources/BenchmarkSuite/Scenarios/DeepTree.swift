import TraceModel
import ViewRuntime

/// A binary tree of views with 8,192 leaves: a change at the bottom, and one
/// that all leaves read; without layout.
struct DeepTree: Scenario {
  let name = "deep-tree"
  let summary = "13 splits, 8,192 leaves: mount, one leaf, the environment of all"

  static let depth = 13

  func measure(_ bench: Bench) throws -> [Measurement] {
    let mount = try bench.recording.withSink { sink in
      (0..<bench.rounds(9)).map { _ in
        let stage = DeepStage(sink)
        return Bench.time { stage.mount() }
      }
    }
    return try bench.recording.withSink { sink in
      let stage = DeepStage(sink)
      stage.mount()
      stage.writeLeaf()
      stage.writeTheme()
      let leaf = (0..<bench.rounds(500)).map { _ in Bench.time { stage.writeLeaf() } }
      let theme = (0..<bench.rounds(31)).map { _ in Bench.time { stage.writeTheme() } }
      let leafCounts = stage.counts { stage.writeLeaf() }
      let themeCounts = stage.counts { stage.writeTheme() }
      return [
        Measurement("\(name)/mount", samples: mount),
        Measurement("\(name)/one-leaf", samples: leaf, counts: leafCounts),
        Measurement("\(name)/environment", samples: theme, counts: themeCounts),
      ]
    }
  }
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var benchTheme: Int {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

/// What sets the states of the tree from outside.
@MainActor
private final class DeepControl {
  /// The one in the middle, which is written to.
  let leaf: Int
  private(set) var setTheme: (Int) -> Void = { _ in }
  private(set) var setLeaf: (Int) -> Void = { _ in }

  init(depth: Int) { leaf = 1 << (depth - 1) }

  func keepTheme(_ set: @escaping (Int) -> Void) { setTheme = set }
  func keepLeaf(_ set: @escaping (Int) -> Void) { setLeaf = set }
}

private struct DeepRoot: View {
  let control: DeepControl
  let depth: Int
  @State private var theme = 0

  var body: some View {
    let _ = control.keepTheme { theme = $0 }
    Split(control: control, depth: depth, index: 0).environment(\.benchTheme, theme)
  }
}

private struct Split: View {
  let control: DeepControl
  let depth: Int
  let index: Int

  var body: some View {
    if depth == 0 {
      Leaf(control: control, index: index)
    } else {
      Split(control: control, depth: depth - 1, index: index * 2)
      Split(control: control, depth: depth - 1, index: index * 2 + 1)
    }
  }
}

private struct Leaf: View {
  let control: DeepControl
  let index: Int
  @State private var count = 0
  @Environment(\.benchTheme) private var theme

  var body: some View {
    let _ = index == control.leaf ? control.keepLeaf { count = $0 } : ()
    Text("\(count) \(theme)")
  }
}

/// The tree on a screen that is not laid out.
@MainActor
final class DeepStage {
  private let host = ViewHost()
  private let control: DeepControl
  private let depth: Int
  private var last = 0

  /// A tree of 2 to the power of `depth` leaves; `depth` is 1 at least.
  init(_ sink: (any TraceSink)?, depth: Int = DeepTree.depth) {
    self.depth = depth
    control = DeepControl(depth: depth)
    if let sink { host.reporter.attach(sink) }
    host.laysOut = false
  }

  func mount() { host.mount(DeepRoot(control: control, depth: depth)) }

  func writeLeaf() {
    last += 1
    control.setLeaf(last)
    host.update()
  }

  func writeTheme() {
    last += 1
    control.setTheme(last)
    host.update()
  }

  /// What an action made the app do; its sink is gone afterwards.
  func counts(_ action: () -> Void) -> [Measurement.Count] {
    let sink = CountingSink()
    host.reporter.attach(sink)
    action()
    return [.init(name: "runs", value: Double(sink.totals["runs", default: 0]))]
  }
}
