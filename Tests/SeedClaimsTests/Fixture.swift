import SwiftUI
import Synchronization

/// The screen of a small app that a claim is tested on.
protocol Fixture: View {
  init()
}

/// Shows a fixture and nothing else.
struct FixtureApp<Root: Fixture>: App {
  var body: some Scene {
    WindowGroup {
      Root()
    }
  }
}

/// Counts in a place that no view depends on; a recording has its own process.
enum Counts {
  private static let counts = Mutex<[String: Int]>([:])

  /// Counts one more under a name, and says how many there are now.
  @discardableResult
  static func more(_ name: String) -> Int {
    counts.withLock { counts in
      counts[name, default: 0] += 1
      return counts[name, default: 0]
    }
  }

  static subscript(_ name: String) -> Int { counts.withLock { $0[name, default: 0] } }
}

/// A text that its own button counts up.
struct Tally: View {
  let name: String
  @State private var count = 0

  var body: some View {
    HStack {
      Text("\(name): \(count)")
      Button("Count \(name)") { count += 1 }
    }
  }
}

extension View {
  /// Shows the size of the view over it, as `name 100x20`.
  func ruled(_ name: String) -> some View {
    overlay { Ruler(name: name) }
  }
}

/// Takes the size that it is proposed, and says which.
struct Ruler: View {
  let name: String

  var body: some View {
    GeometryReader { proxy in
      Text("\(name) \(Int(proxy.size.width))x\(Int(proxy.size.height))")
    }
  }
}
