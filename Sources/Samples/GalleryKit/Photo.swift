/// One photo of the gallery.
public struct Photo: Identifiable, Hashable, Sendable {
  public let id: Int
  public let title: String
  /// The picture; several photos may show the same one.
  public let scene: String

  /// The photos of a summer, six scenes again and again.
  public static let all: [Photo] = (0..<48).map { index in
    Photo(
      id: index,
      title: "\(scenes[index % scenes.count].capitalized) \(index / scenes.count + 1)",
      scene: scenes[index % scenes.count]
    )
  }

  private static let scenes = ["harbour", "heath", "birches", "dunes", "fjord", "orchard"]
}
