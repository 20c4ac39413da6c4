import SwiftUI

/// One dish of an order, and how many of it.
@MainActor
@Observable
final class OrderLine: Identifiable {
  nonisolated let id: Int
  let dish: Dish
  var quantity: Int

  init(dish: Dish, quantity: Int) {
    id = dish.id
    self.dish = dish
    self.quantity = quantity
  }

  /// In cents.
  var price: Int { dish.price * quantity }
}

/// A dish on the menu.
struct Dish: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  /// In cents.
  let price: Int
}
