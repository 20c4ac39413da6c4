/// One list to be scrolled, as `--scroll` says.
struct ScrollOrder: Equatable {
  private(set) var container = ScrolledScreen.Container.list
  private(set) var rows = 1_000
  private(set) var frames = 100

  init(container: String, before: ScrollOrder?) throws(BenchmarkError) {
    guard let known = ScrolledScreen.Container(rawValue: container) else {
      throw .unknownContainer(container)
    }
    self = before ?? ScrollOrder()
    self.container = known
  }

  init(rows: Int, before: ScrollOrder?) {
    self = before ?? ScrollOrder()
    self.rows = rows
  }

  init(frames: Int, before: ScrollOrder?) {
    self = before ?? ScrollOrder()
    self.frames = frames
  }

  private init() {}

  @MainActor func run() {
    _ = ScrolledStage(container, count: rows).time(frames: frames)
  }
}
