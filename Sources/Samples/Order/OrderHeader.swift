import SwiftUI

struct OrderHeader: View {
  let order: OrderModel
  @Environment(Guest.self) private var guest

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(order.title)
        .font(.largeTitle)
      Text("Good evening, \(guest.name)")
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
