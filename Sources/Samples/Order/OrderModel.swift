import SwiftUI

/// The order of one table.
@MainActor
@Observable
final class OrderModel {
  private(set) var phase = OrderPhase.loading
  private(set) var title = "Your Order"
  private(set) var lines: [OrderLine] = []
  var note = ""
  var isTakeaway = false

  @ObservationIgnored private let repository: any OrderRepository

  init(repository: any OrderRepository) {
    self.repository = repository
  }

  /// In cents, before any discount.
  var subtotal: Int {
    lines.reduce(0) { $0 + $1.price }
  }

  func load() async {
    do {
      let order = try await repository.openOrder()
      title = "Table \(order.table)"
      lines = order.dishes.map { OrderLine(dish: $0, quantity: 1) }
      phase = .open
    } catch {
      phase = .failed
    }
  }

  func place() async {
    phase = .sending
    let quantities = Dictionary(uniqueKeysWithValues: lines.map { ($0.id, $0.quantity) })
    do {
      phase = .placed(minutes: try await repository.place(quantities, note: note))
    } catch {
      phase = .failed
    }
  }
}

/// How far an order has come.
enum OrderPhase: Hashable {
  case loading
  case open
  case sending
  case placed(minutes: Int)
  case failed
}
