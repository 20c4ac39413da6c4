import SwiftUI

struct PlaceOrder: View {
  let order: OrderModel

  var body: some View {
    switch order.phase {
    case .loading, .sending:
      ProgressView()
    case .open:
      Button("Place Order") {
        Task { await order.place() }
      }
      .buttonStyle(.borderedProminent)
    case .placed(let minutes):
      Text("Ready in \(minutes) minutes")
    case .failed:
      Button("Try Again") {
        Task { await order.load() }
      }
    }
  }
}
