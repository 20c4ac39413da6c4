import Foundation

/// The pictures in one folder of resources: those of its asset catalogs, and
/// loose ones, `name@2x.png`.
struct AssetCatalog {
  struct Variant: Equatable {
    let path: String
    /// Pixels a point that it was made for.
    let scale: CGFloat
  }

  private let root: String
  private var sets: [String: [Variant]] = [:]
  /// What could not be read, as sentences.
  private(set) var problems: [String] = []

  private static let formats = ["png", "jpg", "jpeg", "heic", "webp", "gif"]

  /// - Parameters:
  ///   - root: The folder, read once.
  ///   - isDeep: Whether catalogs may lie in folders below; those of a build
  ///     folder hold none, and very many files.
  init(_ root: String, isDeep: Bool) {
    self.root = root
    for path in Self.catalogs(in: root, isDeep: isDeep) { read(folder: path, prefix: "") }
  }

  private static func catalogs(in root: String, isDeep: Bool) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    var found: [String] = []
    for entry in entries.sorted() {
      let path = root + "/" + entry
      if entry.hasSuffix(".xcassets") {
        found.append(path)
      } else if isDeep, isFolder(path) {
        found += catalogs(in: path, isDeep: true)
      }
    }
    return found
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  // MARK: Catalogs

  /// `Contents.json`, as far as it is asked.
  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var idiom: String?
      var scale: String?
      var appearances: [[String: String]]?
    }

    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    var images: [Image]?
    var properties: Properties?
  }

  private mutating func read(folder: String, prefix: String) {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for entry in entries.sorted() {
      let path = folder + "/" + entry
      if entry.hasSuffix(".imageset") {
        readSet(path, name: prefix + entry.dropLast(".imageset".count))
      } else if !entry.contains("."), Self.isFolder(path) {
        let isNamespace = contents(of: path)?.properties?.providesNamespace == true
        read(folder: path, prefix: isNamespace ? prefix + entry + "/" : prefix)
      }
    }
  }

  /// Those for other looks than the usual one, and for other devices than a
  /// phone or tablet, are left out.
  private mutating func readSet(_ path: String, name: String) {
    for image in contents(of: path)?.images ?? [] {
      guard let file = image.filename, image.appearances?.isEmpty ?? true,
        ["universal", "iphone", "ipad", nil].contains(image.idiom)
      else { continue }
      let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
      sets[name, default: []].append(Variant(path: path + "/" + file, scale: scale))
    }
  }

  private mutating func contents(of folder: String) -> Contents? {
    let path = folder + "/Contents.json"
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do {
      return try JSONDecoder().decode(Contents.self, from: data)
    } catch {
      problems.append("The asset catalog's file \(path) is not what Xcode writes.")
      return nil
    }
  }

  // MARK: Looking up

  /// The variants of a picture; none where there is no such picture.
  func variants(of name: String) -> [Variant] {
    if let set = sets[name], !set.isEmpty { return set }
    let file = name as NSString
    let hasFormat = Self.formats.contains(file.pathExtension.lowercased())
    let base = hasFormat ? file.deletingPathExtension : name
    var found: [Variant] = []
    for format in hasFormat ? [file.pathExtension] : Self.formats {
      for (suffix, scale) in [("@3x", 3.0), ("@2x", 2.0), ("", 1.0)] {
        let path = "\(root)/\(base)\(suffix).\(format)"
        if FileManager.default.fileExists(atPath: path) {
          found.append(Variant(path: path, scale: scale))
        }
      }
      if !found.isEmpty { break }
    }
    return found
  }
}

extension [AssetCatalog.Variant] {
  /// The one for a screen: of its scale, else the next larger, else the largest.
  func best(for scale: CGFloat) -> AssetCatalog.Variant? {
    let sorted = sorted { $0.scale < $1.scale }
    return sorted.first { $0.scale >= scale } ?? sorted.last
  }
}
