import ViewRuntime

/// A screen full of a long list.
struct ScrolledScreen: View {
  enum Container: String, CaseIterable, CustomStringConvertible {
    case lazyStack = "LazyVStack"
    case list = "List"
    case lazyGrid = "LazyVGrid"

    var description: String { rawValue }
  }

  struct Item: Identifiable, Equatable {
    let id: Int
    let title: String
  }

  let container: Container
  let items: [Item]

  init(_ container: Container, count: Int) {
    self.container = container
    items = (0..<count).map { Item(id: $0, title: "row \($0)") }
  }

  var body: some View {
    switch container {
    case .lazyStack:
      ScrollView { LazyVStack(spacing: 0) { ForEach(items) { ScrolledRow(item: $0) } } }
    case .list:
      List(items) { item in ScrolledRow(item: item).listRowInsets(EdgeInsets()) }
    case .lazyGrid:
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          ForEach(items) { ScrolledRow(item: $0) }
        }
      }
    }
  }
}

/// A title, a mark that a tap sets, a button.
private struct ScrolledRow: View {
  let item: ScrolledScreen.Item
  @State private var isMarked = false

  var body: some View {
    HStack {
      Text(item.title)
      Spacer()
      if isMarked { Text("*") }
      Button("x") { isMarked.toggle() }
    }
    .frame(height: 44)
  }
}
