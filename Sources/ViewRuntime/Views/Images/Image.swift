public import Foundation
import TraceModel

/// A picture or a symbol.
///
/// A symbol is as large as its font, a named picture as `ImageAssets` says.
@frozen public struct Image: Equatable, Sendable {
  @usableFromInline let source: Source
  @usableFromInline var changes: [Change] = []

  @usableFromInline enum Source: Equatable, Sendable {
    case system(String, value: Double?)
    case named(String, label: String?)
    case decorative(String)
  }

  /// What the image's own modifiers change of it.
  @usableFromInline enum Change: Equatable, Sendable {
    case resizable(EdgeInsets, ResizingMode)
    case renderingMode(TemplateRenderingMode?)
    case interpolation(Interpolation)
    case antialiased(Bool)
    case symbolRenderingMode(SymbolRenderingMode?)
    /// The folder that it is looked for in.
    case bundle(String)
  }

  private static func place(_ bundle: Bundle?) -> [Change] {
    bundle.map { [.bundle($0.resourcePath ?? $0.bundlePath)] } ?? []
  }

  nonisolated public init(systemName: String) { source = .system(systemName, value: nil) }

  nonisolated public init(systemName: String, variableValue: Double?) {
    source = .system(systemName, value: variableValue)
  }

  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name, label: nil)
    changes = Self.place(bundle)
  }

  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    source = .named(name, label: nil)
    changes = Self.place(bundle)
  }

  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    let words = label.words(in: .of(EnvironmentScope(parent: nil)))
    source = .named(name, label: words)
    changes = Self.place(bundle)
  }

  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    source = .decorative(name)
    changes = Self.place(bundle)
  }

  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored
  }
}

extension Image {
  private func adding(_ change: Change) -> Image {
    var image = self
    image.changes.append(change)
    return image
  }

  /// Lets the image take the size that it is given.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    adding(.resizable(capInsets, resizingMode))
  }

  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    adding(.renderingMode(renderingMode))
  }

  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image {
    adding(.interpolation(interpolation))
  }

  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image {
    adding(.antialiased(isAntialiased))
  }

  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    adding(.symbolRenderingMode(mode))
  }

  var isResizable: Bool {
    changes.contains { if case .resizable = $0 { true } else { false } }
  }

  /// Nil for the app's own.
  var bundle: String? {
    for case .bundle(let folder) in changes { return folder }
    return nil
  }

  var isTiled: Bool {
    changes.contains { if case .resizable(_, .tile) = $0 { true } else { false } }
  }

  /// Whether only the picture's outline counts.
  var isTemplate: Bool {
    changes.contains { if case .renderingMode(.template?) = $0 { true } else { false } }
  }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// A variant of symbols: filled, in a circle, and so on.
public struct SymbolVariants: Hashable, Sendable {
  let parts: [String]
  public static let none = SymbolVariants(parts: [])
  public static let fill = SymbolVariants(parts: ["fill"])
  public static let circle = SymbolVariants(parts: ["circle"])
  public static let square = SymbolVariants(parts: ["square"])
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  public static let slash = SymbolVariants(parts: ["slash"])
  public var fill: SymbolVariants { adding("fill") }
  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var slash: SymbolVariants { adding("slash") }

  public func contains(_ other: SymbolVariants) -> Bool {
    other.parts.allSatisfy(parts.contains)
  }

  /// A symbol's name with the variants that it does not name itself.
  func applied(to name: String) -> String {
    parts.reduce(name) { $0.split(separator: ".").contains(Substring($1)) ? $0 : "\($0).\($1)" }
  }

  private func adding(_ part: String) -> SymbolVariants {
    parts.contains(part) ? self : SymbolVariants(parts: parts + [part])
  }
}

extension Image: View {
  public typealias Body = Never

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.element(ImageElement(), at: offset)
  }
}

private final class ImageElement: Element {
  init() { super.init(TypeInfo.of(Image.self)) }

  override nonisolated var layoutRole: LayoutRole { .leaf }
  override nonisolated var isDisplayLeaf: Bool { true }

  override func shownAttributes(_ node: NodeReference) -> _DisplayAttributes {
    guard case .system = node.value(as: Image.self).source else {
      return [.colorScheme, .redaction]
    }
    return [.foreground, .font, .symbol, .colorScheme, .redaction]
  }

  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool {
    old.assumingMemoryBound(to: Image.self).pointee
      == new.assumingMemoryBound(to: Image.self).pointee
  }

  override func layoutRule(_ node: NodeReference) -> any LayoutRule {
    let image = node.value(as: Image.self)
    let size = ownSize(image, node)
    return image.isResizable ? FlexibleLeafRule(ideal: size) : FixedSizeLeafRule(size)
  }

  private func asset(_ name: String, _ bundle: String?, _ node: NodeReference) -> ImageAsset {
    ImageAssets.asset(name, bundle: bundle, scale: TextEnvironment.of(node).displayScale) {
      guard let queue = Runtime.shared.queue else { return }
      queue.reporter.message($0, node: queue.composite(owning: node))
    }
  }

  private func ownSize(_ image: Image, _ node: NodeReference) -> CGSize {
    switch image.source {
    case .named(let name, _), .decorative(let name):
      return asset(name, image.bundle, node).size
    case .system: break
    }
    let environment = TextEnvironment.of(node)
    let font = (environment.font ?? .body).resolved(at: environment.typeSize)
    let scale: CGFloat =
      switch node.environment.imageScale {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    let side = (font.size * 1.2 * scale).rounded(.up)
    return CGSize(width: side, height: side)
  }

  override func draw(_ drawing: inout Drawing, _ node: NodeReference) {
    let image = node.value(as: Image.self)
    if drawing.isRedacted {
      drawing.fill(drawing.style.foreground(level: 0).faded(0.2), in: drawing.bounds)
      return
    }
    guard drawing.bounds.width > 0, drawing.bounds.height > 0 else { return }
    switch image.source {
    case .system(let name, _):
      drawing.add(
        .symbol(
          name: drawing.environment.symbolVariants.applied(to: name),
          paint: drawing.style.foreground(level: 0).paint
        ),
        in: drawing.bounds
      )
    case .named(let name, _), .decorative(let name):
      let asset = asset(name, image.bundle, node)
      drawing.add(
        .image(
          DisplayImage(
            name: name,
            pixels: asset.pixels?.display,
            path: asset.path,
            filling: image.isTiled ? .tiled : .stretched,
            tint: image.isTemplate ? drawing.style.foreground(level: 0).paint : nil
          )
        ),
        in: drawing.bounds
      )
    }
  }

  override func semantics(_ node: NodeReference) -> Semantics? {
    switch node.value(as: Image.self).source {
    case .system(let name, _): Semantics(.image, label: name)
    case .named(let name, let label): Semantics(.image, label: label ?? name)
    case .decorative: nil
    }
  }
}
