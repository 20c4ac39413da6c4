/// Where orders are kept.
protocol OrderRepository: Sendable {
  func openOrder() async throws -> OpenOrder
  /// Sends the order to the kitchen and answers how many minutes it needs.
  func place(_ quantities: [Dish.ID: Int], note: String) async throws -> Int
}

/// An order as the till knows it.
struct OpenOrder: Sendable {
  let table: Int
  let dishes: [Dish]
}

/// Answers for a till that is not there.
struct MockOrderRepository: OrderRepository {
  var latency = Duration.milliseconds(200)

  func openOrder() async throws -> OpenOrder {
    try await Task.sleep(for: latency)
    return OpenOrder(
      table: 7,
      dishes: [
        Dish(id: 1, name: "Leek and Potato Soup", price: 780),
        Dish(id: 2, name: "Trout with Almonds", price: 1950),
        Dish(id: 3, name: "Roast Cauliflower", price: 1420),
        Dish(id: 4, name: "Pear Tart", price: 690),
      ]
    )
  }

  func place(_ quantities: [Dish.ID: Int], note: String) async throws -> Int {
    try await Task.sleep(for: latency)
    return 10 + 4 * quantities.values.reduce(0, +)
  }
}
