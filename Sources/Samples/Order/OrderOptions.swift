import SwiftUI

struct OrderOptions: View {
  @Bindable var order: OrderModel
  @Environment(Guest.self) private var guest

  var body: some View {
    @Bindable var guest = guest
    VStack(alignment: .leading, spacing: 8) {
      TextField("Note for the kitchen", text: $order.note)
      Toggle("Takeaway", isOn: $order.isTakeaway)
      Toggle("Member discount", isOn: $guest.isMember)
    }
    .cardStyle()
  }
}
