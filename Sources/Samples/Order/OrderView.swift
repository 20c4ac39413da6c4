import SwiftUI

struct OrderView: View {
  @State private var order: OrderModel

  init(repository: any OrderRepository) {
    _order = State(initialValue: OrderModel(repository: repository))
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        OrderHeader(order: order)
        OrderLineList(order: order)
        OrderOptions(order: order)
        OrderTotal(order: order)
        PlaceOrder(order: order)
      }
      .padding()
    }
    .task {
      await order.load()
    }
  }
}

#Preview("Table 7") {
  OrderView(repository: MockOrderRepository(latency: .zero))
    .environment(Guest(name: "Ada"))
}
