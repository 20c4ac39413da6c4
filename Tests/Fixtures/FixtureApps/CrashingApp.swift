import Foundation
import SwiftUI

/// Ends by itself, in each of the ways in which an app does.
struct CrashingApp: App {
  var body: some Scene {
    WindowGroup { Dangers() }
  }
}

final class Session: ObservableObject {
  @Published var name = "guest"
}

@Observable final class Library {
  var title = "Books"
}

private struct Dangers: View {
  @State private var index = 0
  @State private var showsSession = false
  @State private var showsLibrary = false
  private let items = ["one", "two"]

  var body: some View {
    VStack {
      Text(items[index])
      Button("Next") { index = 1 - index }
      Button("Far") { index = 7 }
      Button("Fatal") { fatalError("the cache is gone") }
      Button("Session") { showsSession = true }
      Button("Library") { showsLibrary = true }
      Button("Exit") { exit(0) }
      Button("Kill") { kill(getpid(), SIGKILL) }
      if showsSession { SessionLabel() }
      if showsLibrary { LibraryLabel() }
    }
  }
}

/// Nobody puts the session into its environment.
private struct SessionLabel: View {
  @EnvironmentObject private var session: Session

  var body: some View { Text(session.name) }
}

/// Nobody puts the library into its environment.
private struct LibraryLabel: View {
  @Environment(Library.self) private var library

  var body: some View { Text(library.title) }
}
