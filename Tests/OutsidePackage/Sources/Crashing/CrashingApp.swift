import SwiftUI

@main
struct CrashingApp: App {
  var body: some Scene {
    WindowGroup { Dangers() }
  }
}

final class Session: ObservableObject {
  @Published var name = "guest"
}

struct Dangers: View {
  @State private var index = 0
  @State private var showsProfile = false
  private let items = ["one", "two"]

  var body: some View {
    VStack {
      Text(items[index])
      Button("Far") { index = 7 }
      Button("Profile") { showsProfile = true }
      if showsProfile { Profile() }
    }
  }
}

/// Nobody puts the session into its environment.
struct Profile: View {
  @EnvironmentObject private var session: Session

  var body: some View { Text(session.name) }
}
