package import Foundation

/// A picture that an app names.
struct ImageAsset: Equatable {
  /// In points.
  var size: CGSize
  /// Of the file; nil where nobody knows.
  var pixels: CGSize?
  var path: String?
}

/// Finds the pictures that an app names: in its bundles, by their headers alone.
///
/// An image without a bundle is looked for in the main bundle, then in the
/// resource bundles of packages beside the executable (`App_App.resources`),
/// which is where a package has what an app of Xcode's has in its main bundle.
@MainActor package enum ImageAssets {
  private struct Key: Hashable {
    let name: String
    let bundle: String?
    let scale: CGFloat
  }

  private static var told: [String: CGSize] = [:]
  private static var known: [Key: ImageAsset] = [:]
  private static var catalogs: [String: AssetCatalog] = [:]
  /// What is shown where there is no such picture, in points.
  private static let missing = CGSize(width: 24, height: 24)

  /// Tells of a picture, in points, before it is shown for the first time.
  package static func add(_ name: String, size: CGSize) {
    told[name] = size
    known = known.filter { $0.key.name != name }
  }

  /// The picture for a screen of so many pixels a point; says what is wrong the
  /// first time it is asked for.
  static func asset(
    _ name: String,
    bundle: String?,
    scale: CGFloat,
    report: (_ problem: String) -> Void
  ) -> ImageAsset {
    let key = Key(name: name, bundle: bundle, scale: scale)
    if let asset = known[key] { return asset }
    let asset = find(name, bundle, scale, report)
    known[key] = asset
    return asset
  }

  private static func find(
    _ name: String,
    _ bundle: String?,
    _ scale: CGFloat,
    _ report: (String) -> Void
  ) -> ImageAsset {
    if let size = told[name] { return ImageAsset(size: size) }
    for (root, isDeep) in roots(bundle) {
      guard let variant = catalog(root, isDeep, report).variants(of: name).best(for: scale)
      else { continue }
      guard let pixels = PictureHeader.size(ofFile: variant.path) else {
        report(RuntimeMessage.unreadablePicture(variant.path))
        return ImageAsset(size: missing, path: nil)
      }
      let size = CGSize(
        width: pixels.width / variant.scale,
        height: pixels.height / variant.scale
      )
      return ImageAsset(size: size, pixels: pixels, path: variant.path)
    }
    report(RuntimeMessage.noImage(name, (bundle ?? executableName) as NSString))
    return ImageAsset(size: missing)
  }

  private static var executableName: String {
    Bundle.main.executablePath ?? Bundle.main.bundlePath
  }

  private static func roots(_ bundle: String?) -> [(path: String, isDeep: Bool)] {
    if let bundle { return [(bundle, true)] }
    let main = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let beside = (Bundle.main.executablePath as NSString?)?.deletingLastPathComponent ?? main
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: beside)) ?? []
    return [(main, false)]
      + entries.filter { $0.hasSuffix(".resources") }.sorted().map { (beside + "/" + $0, true) }
  }

  private static func catalog(
    _ root: String,
    _ isDeep: Bool,
    _ report: (String) -> Void
  ) -> AssetCatalog {
    if let known = catalogs[root] { return known }
    let made = AssetCatalog(root, isDeep: isDeep)
    for problem in made.problems { report(problem) }
    catalogs[root] = made
    return made
  }
}
