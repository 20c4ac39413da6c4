import SwiftUI

@main
struct LanguagesApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        LanguagesView()
          .navigationTitle("Languages")
      }
    }
  }
}
