import Foundation
import SwiftUI

/// Shows as many rows as its process has in its number: what no recording holds.
struct UnheldApp: App {
  var body: some Scene {
    WindowGroup { ProcessRows() }
  }
}

private struct ProcessRows: View {
  @State private var rows = 0

  var body: some View {
    VStack {
      Button("Count") { rows = Int(getpid()) % 1_000 + 1 }
      ForEach(0..<rows, id: \.self) { Text("row \($0)") }
    }
  }
}
