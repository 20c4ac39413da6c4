import SwiftUI

@main
struct LampsApp: App {
  @State private var home = Home()

  var body: some Scene {
    WindowGroup {
      TabView {
        NavigationStack {
          RoomView(room: home.room)
            .navigationTitle("Living Room")
        }
        .tabItem { Label("Lamps", systemImage: "lightbulb.fill") }
        UseView(room: home.room)
          .tabItem { Label("Use", systemImage: "bolt.fill") }
      }
    }
  }
}
