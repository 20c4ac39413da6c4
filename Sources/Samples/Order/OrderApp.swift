import SwiftUI

@main
struct OrderApp: App {
  @State private var guest = Guest(name: "Ada")

  var body: some Scene {
    WindowGroup {
      OrderView(repository: MockOrderRepository())
        .environment(guest)
    }
  }
}
