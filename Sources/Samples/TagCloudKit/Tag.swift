/// A word that articles are filed under.
public struct Tag: Identifiable, Hashable, Sendable {
  public let id: Int
  public let name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  /// The words of the shop, most used first.
  public static let all: [Tag] = names.enumerated().map { Tag(id: $0.offset, name: $0.element) }

  private static let names = [
    "Bread", "Rye", "Sourdough", "Spelt", "Rolls", "Seeds", "Cinnamon buns", "Croissants",
    "Rhubarb", "Apple cake", "Plum", "Cheesecake", "Coffee", "Tea", "Vegan", "Without gluten",
    "Saturday only", "New", "Small", "For six", "To order", "Savoury", "Salt", "Caraway",
  ]
}
