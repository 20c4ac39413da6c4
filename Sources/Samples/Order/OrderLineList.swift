import SwiftUI

struct OrderLineList: View {
  let order: OrderModel

  var body: some View {
    VStack(spacing: 8) {
      ForEach(order.lines) { line in
        OrderLineRow(line: line)
      }
    }
    .cardStyle()
  }
}

private struct OrderLineRow: View {
  let line: OrderLine

  var body: some View {
    HStack {
      Text(line.dish.name)
      Spacer()
      Button("Fewer") { line.quantity -= 1 }
        .disabled(line.quantity == 0)
        .accessibilityLabel("Fewer \(line.dish.name)")
      Text("\(line.quantity)")
      Button("More") { line.quantity += 1 }
        .accessibilityLabel("More \(line.dish.name)")
    }
  }
}
