import Foundation
import Testing
import TraceModel

@testable import ViewRuntime

/// A resource folder that ends with its test.
private final class Resources {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("viewtrace-assets-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ file: String, _ data: Data) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url)
  }

  /// The first bytes of a PNG.
  func picture(_ file: String, _ side: UInt8) throws {
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]
    try write(file, Data(head + Array("IHDR".utf8) + [0, 0, 0, side, 0, 0, 0, side]))
  }

  func set(_ name: String, _ images: String) throws {
    try write("\(name)/Contents.json", Data(#"{"images": [\#(images)]}"#.utf8))
  }

  @MainActor func asset(_ name: String, scale: CGFloat = 2) -> (ImageAsset, [String]) {
    var problems: [String] = []
    let asset = ImageAssets.asset(name, bundle: path, scale: scale) { problems.append($0) }
    return (asset, problems)
  }
}

@MainActor @Suite struct ImageAssetTests {
  private let resources = Resources()

  @Test func aLoosePictureIsOfTheScaleInItsName() throws {
    try resources.picture("cat.png", 10)
    try resources.picture("cat@2x.png", 20)
    try resources.picture("cat@3x.png", 30)
    for (scale, pixels) in [(1.0, 10.0), (2, 20), (3, 30)] {
      let (asset, problems) = resources.asset("cat", scale: scale)
      #expect(asset.size == CGSize(width: 10, height: 10))
      #expect(asset.pixels == CGSize(width: pixels, height: pixels))
      #expect(problems == [])
    }
    #expect(resources.asset("cat.png").0.pixels?.width == 20)
  }

  @Test func aCatalogSaysWhichFileIsOfWhichScale() throws {
    let set = "Media.xcassets/Animals/dog.imageset"
    try resources.set(
      set,
      """
      {"idiom": "universal", "scale": "1x"},
      {"filename": "small.png", "idiom": "universal", "scale": "2x"},
      {"filename": "dark.png", "idiom": "universal", "scale": "3x",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]},
      {"filename": "large.png", "idiom": "universal", "scale": "3x"},
      {"filename": "watch.png", "idiom": "watch", "scale": "2x"}
      """
    )
    try resources.picture("\(set)/small.png", 20)
    try resources.picture("\(set)/large.png", 60)
    #expect(resources.asset("dog", scale: 2).0.size == CGSize(width: 10, height: 10))
    #expect(resources.asset("dog", scale: 3).0.size == CGSize(width: 20, height: 20))
    #expect(resources.asset("dog", scale: 1).0.pixels?.width == 20)
  }

  @Test func aFolderMayBePartOfTheName() throws {
    try resources.write(
      "A.xcassets/Pets/Contents.json",
      Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
    )
    try resources.set("A.xcassets/Pets/cow.imageset", #"{"filename": "cow.png"}"#)
    try resources.picture("A.xcassets/Pets/cow.imageset/cow.png", 8)
    #expect(resources.asset("Pets/cow").0.size == CGSize(width: 8, height: 8))
    #expect(resources.asset("cow").1.count == 1)
  }

  @Test func whatIsMissingOrBrokenIsSaidOnce() throws {
    try resources.write("torn.png", Data("PNG".utf8))
    try resources.write("B.xcassets/bad.imageset/Contents.json", Data("{".utf8))
    let name = (resources.path as NSString).lastPathComponent
    let (asset, problems) = resources.asset("nobody")
    #expect(asset.pixels == nil)
    #expect(problems.count == 2)
    #expect(problems.first?.contains("B.xcassets/bad.imageset/Contents.json") == true)
    #expect(problems.last == "No image named 'nobody' found in asset catalog for \(name)")
    #expect(resources.asset("nobody").1 == [])
    #expect(resources.asset("torn").1.first?.contains("\(resources.path)/torn.png") == true)
    #expect(resources.asset("torn").1 == [])
  }

  @Test func anImageIsKnownWithBothSizes() throws {
    try resources.picture("big.png", 200)
    let bundle = try #require(Bundle(path: resources.path))
    let tree = ViewsTree(
      HStack {
        Image("big", bundle: bundle).resizable().frame(width: 20, height: 10)
        Image("big", bundle: bundle)
      }
    )
    let (record, details) = try #require(tree.trace.displays.last)
    #expect(details.images.map(\.width) == [200, 200])
    #expect(details.images.map(\.shownWidth) == [60, 600])
    #expect(details.images.map(\.shownHeight) == [30, 600])
    #expect((record.images, record.decodedBytes) == (1, 160_000))
    #expect(tree.trace.messages == [])
  }

  @Test func aMissingImageIsLoggedForItsView() throws {
    try resources.picture("other.png", 8)
    let bundle = try #require(Bundle(path: resources.path))
    let tree = ViewsTree(VStack { ForEach(0..<3) { _ in Image("none", bundle: bundle) } })
    let name = (resources.path as NSString).lastPathComponent
    #expect(tree.trace.messages == ["No image named 'none' found in asset catalog for \(name)"])
  }
}
