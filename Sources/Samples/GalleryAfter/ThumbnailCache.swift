import Foundation
import GalleryKit

/// Keeps thumbnails that were loaded, so that a row that comes back asks nobody.
@MainActor
final class ThumbnailCache {
  static let shared = ThumbnailCache()

  private let cache = NSCache<NSString, NSString>()
  /// What is on its way, so that two rows do not ask for the same.
  private var loading: [String: Task<String, any Error>] = [:]

  private init() { cache.countLimit = 200 }

  func thumbnail(for photo: Photo) -> String? {
    cache.object(forKey: photo.scene as NSString) as String?
  }

  func load(_ photo: Photo) async throws -> String {
    if let known = thumbnail(for: photo) { return known }
    let task =
      loading[photo.scene]
      ?? Task { try await PhotoServer.shared.thumbnail(of: photo) }
    loading[photo.scene] = task
    defer { loading[photo.scene] = nil }
    let thumbnail = try await task.value
    cache.setObject(thumbnail as NSString, forKey: photo.scene as NSString)
    return thumbnail
  }
}
