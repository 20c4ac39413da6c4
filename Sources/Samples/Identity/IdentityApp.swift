import SwiftUI

@main
struct IdentityApp: App {
  var body: some Scene {
    WindowGroup {
      ScrollView {
        VStack(alignment: .leading, spacing: 32) {
          BranchSection()
          DraftSection()
          OwnershipSection()
        }
        .padding()
      }
    }
  }
}
