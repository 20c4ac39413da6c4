import TraceModel
import ViewRuntime

/// A list of rows as comparisons of reconcilers have it.
struct KeyedTable: View {
  struct Item: Identifiable, Equatable {
    let id: Int
    var label: String
  }

  struct Content: Equatable {
    var items: [Item] = []
    var selected: Int?
  }

  let control: KeyedControl
  @State private var content = Content()

  var body: some View {
    let _ = control.keep { content = $0 }
    VStack {
      ForEach(content.items) { item in
        KeyedRow(item: item, isSelected: item.id == content.selected)
      }
    }
  }
}

/// Sets the state of the table from outside.
@MainActor
final class KeyedControl {
  private(set) var set: (KeyedTable.Content) -> Void = { _ in }
  func keep(_ set: @escaping (KeyedTable.Content) -> Void) { self.set = set }
}

private struct KeyedRow: View {
  let item: KeyedTable.Item
  let isSelected: Bool

  var body: some View {
    HStack {
      Text(item.label)
      Button("x") {}
      if isSelected { Text("*") }
    }
  }
}

/// The table on a screen that is not laid out.
@MainActor
final class KeyedStage {
  private let host = ViewHost()
  private let control = KeyedControl()

  init(_ sink: (any TraceSink)?) {
    if let sink { host.reporter.attach(sink) }
    host.laysOut = false
    host.mount(KeyedTable(control: control))
  }

  func show(_ content: KeyedTable.Content) {
    control.set(content)
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
