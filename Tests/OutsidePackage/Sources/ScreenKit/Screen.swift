import SwiftUI
import ThirdParty

/// Shows what the two halves below make of things that are not the same in two
/// runs of an ordinary program.
public struct Screen: View {
  public init() {}

  public var body: some View {
    VStack {
      Text(whatItSees)
      Draws()
      Waits()
    }
  }
}

/// As many rows as the order of a set, random numbers, an identifier and the
/// date say.
struct Draws: View {
  @AppStorage("visits") private var visits = 0
  @State private var rows: [Int] = []
  private let tags: Set<String> = ["amber", "blue", "coral", "denim", "ebony", "fawn", "green"]

  var body: some View {
    VStack {
      Text("visits: \(visits)")
      Button("Draw") { draw() }
      ForEach(Array(tags.prefix { $0 != "coral" }), id: \.self) { tag in
        Text(tag)
      }
      ForEach(rows, id: \.self) { row in
        Text("row \(row)")
      }
    }
  }

  private func draw() {
    visits += 1
    let identifier = UUID().uuid
    let seconds = Int(Date().timeIntervalSince1970)
    let count =
      Int.random(in: 1...20) + Int(identifier.0 % 10) + seconds % 7 + [1, 2, 3, 4].shuffled()[0]
    rows = (0..<count).shuffled()
  }
}

/// Sleeps in nested tasks, and a search that waits for a pause in typing.
struct Waits: View {
  @State private var query = ""
  @State private var searches = 0
  @State private var ticks = 0

  var body: some View {
    VStack {
      TextField("Search", text: $query)
      Text("searches: \(searches)")
      Text(ticks == 3 ? "slept" : "tick \(ticks)")
    }
    .task(id: query) {
      guard !query.isEmpty else { return }
      do {
        try await Task.sleep(for: .milliseconds(300))
        searches += 1
      } catch {}
    }
    .task {
      for _ in 0..<3 {
        let nap = Task { try? await Task.sleep(for: .seconds(3)) }
        await nap.value
        ticks += 1
      }
    }
  }
}

#Preview {
  Screen()
}
