import Foundation
import SwiftUI

struct OrderTotal: View {
  let order: OrderModel
  @Environment(Guest.self) private var guest

  var body: some View {
    HStack {
      Text("Total")
      Spacer()
      Text(amount)
    }
    .font(.headline)
    .cardStyle()
  }

  private var amount: String {
    let cents = guest.isMember ? order.subtotal * 9 / 10 : order.subtotal
    return String(format: "%.2f", Double(cents) / 100)
  }
}
