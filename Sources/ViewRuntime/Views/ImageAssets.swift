package import Foundation

/// How large the pictures are that an app names.
///
/// Asset catalogs are not read: whoever starts the app says which sizes it has.
@MainActor package enum ImageAssets {
  private static var sizes: [String: CGSize] = [:]
  /// What a picture is that nobody told of, in points.
  private static let unknown = CGSize(width: 24, height: 24)

  /// Tells of a picture, in points, before it is shown for the first time.
  package static func add(_ name: String, size: CGSize) { sizes[name] = size }

  static func size(of name: String) -> CGSize { sizes[name] ?? unknown }
}
