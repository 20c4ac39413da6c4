import Combine
import SwiftUI

/// A screen of everything that differs between two runs of an ordinary program.
struct HermeticApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Draws()
        Naps()
        Finder()
      }
    }
  }
}

/// As many rows as the order of a set, random numbers, an identifier, the date
/// and the stored defaults say.
private struct Draws: View {
  @State private var rows: [Int] = []
  @AppStorage("visits") private var visits = 0
  private let tags: Set<String> = ["amber", "blue", "coral", "denim", "ebony", "fawn", "green"]

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Text("visits \(visits)")
      Button("Draw") { draw() }
      ForEach(Array(tags.prefix { $0 != "coral" }), id: \.self) { Text($0) }
      ForEach(rows, id: \.self) { Row(number: $0) }
    }
  }

  private func draw() {
    visits += 1
    let identifier = UUID()
    let now = Date()
    let hash = "\(tags.sorted())".hashValue
    var count = Int.random(in: 1...20) + Int(identifier.uuid.0 % 10)
    count += Int(now.timeIntervalSince1970 * 1_000) % 7 + [1, 2, 3, 4].shuffled()[0]
    rows = (0..<count).shuffled()
    print(tags.joined(separator: " "), identifier, now, hash, Double.random(in: 0..<1), rows)
  }
}

private struct Row: View {
  let number: Int

  var body: some View {
    let _ = Self._printChanges()
    Text("row \(number)")
  }
}

/// Sleeps for nine seconds, in tasks inside tasks.
private struct Naps: View {
  @State private var naps = 0

  var body: some View {
    let _ = Self._printChanges()
    Text(naps == 3 ? "slept" : "nap \(naps)")
      .task {
        for _ in 0..<3 {
          let nap = Task { try? await Task.sleep(for: .seconds(3)) }
          await nap.value
          naps += 1
          print("nap", naps, Date())
        }
      }
  }
}

/// Waits for a pause in typing, once by a task and once by a publisher.
private struct Finder: View {
  @StateObject private var model = FinderModel()
  @State private var searches = 0

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      TextField("Search", text: $model.query)
      Text("searches \(searches)")
      Text("published \(model.published)")
    }
    .task(id: model.query) {
      guard !model.query.isEmpty else { return }
      do {
        try await Task.sleep(for: .milliseconds(300))
        searches += 1
        print("search", model.query, Date())
      } catch {}
    }
  }
}

private final class FinderModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var published = 0
  private var subscription: AnyCancellable?

  init() {
    subscription =
      $query
      .dropFirst()
      .debounce(for: .milliseconds(250), scheduler: RunLoop.main)
      .sink { [weak self] _ in self?.published += 1 }
  }
}
