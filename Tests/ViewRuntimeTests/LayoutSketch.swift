import Foundation
import TraceModel

@testable import ViewRuntime

/// A tree of views as a drawing, to be made into nodes.
struct Sketch {
  var rule: any LayoutRule
  var children: [Sketch] = []
  var names: [String] = []
  var isRightToLeft = false

  static func leaf(_ rule: any LayoutRule) -> Sketch { Sketch(rule: rule) }

  static var color: Sketch { leaf(FlexibleLeafRule()) }
  static var circle: Sketch { leaf(CircleRule()) }
  static var divider: Sketch { leaf(DividerRule(thickness: 1.0 / 3)) }

  static func image(_ width: CGFloat, _ height: CGFloat) -> Sketch {
    leaf(FixedSizeLeafRule(CGSize(width: width, height: height)))
  }

  static func resizable(_ width: CGFloat, _ height: CGFloat) -> Sketch {
    leaf(FlexibleLeafRule(ideal: CGSize(width: width, height: height)))
  }

  static func spacer(_ minLength: CGFloat? = nil) -> Sketch {
    leaf(SpacerRule(minLength: minLength))
  }

  static func text(_ text: String, lineLimit: Int? = nil, reserves: Bool = false) -> Sketch {
    leaf(
      TextRule(text, font: TextFont(.body), lineLimit: lineLimit, reservesSpace: reserves)
    )
  }

  static func row(
    _ alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    _ children: Sketch...
  ) -> Sketch {
    Sketch(rule: StackRule(horizontal: alignment, spacing: spacing), children: children)
  }

  static func column(
    _ alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    _ children: Sketch...
  ) -> Sketch {
    Sketch(rule: StackRule(vertical: alignment, spacing: spacing), children: children)
  }

  static func depth(_ alignment: Alignment = .center, _ children: Sketch...) -> Sketch {
    Sketch(rule: ZStackRule(alignment: alignment), children: children)
  }

  static func scroll(_ axes: Axis.Set = .vertical, _ child: Sketch) -> Sketch {
    Sketch(rule: ScrollRule(axes), children: [child])
  }

  static func custom(_ layout: some Layout, _ children: Sketch...) -> Sketch {
    Sketch(rule: layout.layoutRule, children: children)
  }

  static func fits(_ children: Sketch...) -> Sketch {
    Sketch(rule: ViewThatFitsRule(), children: children)
  }

  func probe(_ name: String) -> Sketch {
    var sketch = self
    sketch.names.append(name)
    return sketch
  }

  var rightToLeft: Sketch {
    var sketch = self
    sketch.isRightToLeft = true
    sketch.children = children.map(\.rightToLeft)
    return sketch
  }

  func modified(by rule: any LayoutRule) -> Sketch {
    Sketch(rule: rule, children: [self])
  }

  func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> Sketch {
    modified(by: FixedFrameRule(width: width, height: height, alignment: alignment))
  }

  func flexible(
    width: LengthLimits = .none,
    height: LengthLimits = .none,
    alignment: Alignment = .center
  ) -> Sketch {
    modified(by: FlexibleFrameRule(width: width, height: height, alignment: alignment))
  }

  func padding(_ length: CGFloat = PaddingRule.defaultLength, _ edges: Edge.Set = .all) -> Sketch {
    modified(by: PaddingRule(EdgeInsets(length, edges: edges)))
  }

  func ideal(_ axes: Axis.Set = [.horizontal, .vertical]) -> Sketch {
    modified(by: IdealSizeRule(axes))
  }

  func offset(_ x: CGFloat, _ y: CGFloat) -> Sketch {
    modified(by: OffsetRule(CGSize(width: x, height: y)))
  }

  func position(_ x: CGFloat, _ y: CGFloat) -> Sketch {
    modified(by: PositionRule(CGPoint(x: x, y: y)))
  }

  func priority(_ value: Double) -> Sketch { modified(by: LayoutPriorityRule(value)) }

  func guide(_ guide: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> Sketch {
    modified(by: AlignmentGuideRule(guide, value))
  }

  func guide(_ guide: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> Sketch
  {
    modified(by: AlignmentGuideRule(guide, value))
  }

  func aspect(_ ratio: CGSize?, _ mode: ContentMode) -> Sketch {
    modified(by: AspectRatioRule(ratio, contentMode: mode))
  }

  func overlay(_ alignment: Alignment = .center, _ other: Sketch) -> Sketch {
    let rule = LayerRule(alignment: alignment, isBackground: false)
    return Sketch(rule: rule, children: [self, other])
  }

  func background(_ alignment: Alignment = .center, _ other: Sketch) -> Sketch {
    let rule = LayerRule(alignment: alignment, isBackground: true)
    return Sketch(rule: rule, children: [self, other])
  }

  func node(in engine: LayoutEngine, names: inout [String: LayoutNode]) -> LayoutNode {
    let node = LayoutNode(rule, in: engine)
    if isRightToLeft { node.layoutDirection = .rightToLeft }
    for name in self.names { names[name] = node }
    var made: [LayoutNode] = []
    for child in children { made.append(child.node(in: engine, names: &names)) }
    node.setChildren(made)
    return node
  }
}

/// A screen with a sketch on it, laid out.
final class Stage {
  let engine = LayoutEngine()
  let root: LayoutNode
  var size: CGSize
  private(set) var nodes: [String: LayoutNode] = [:]
  private(set) var problems: [LayoutProblem] = []
  private(set) var counts = LayoutCounts()

  init(_ sketch: Sketch, _ width: CGFloat, _ height: CGFloat, usesCaches: Bool = true) {
    size = CGSize(width: width, height: height)
    engine.countsNodes = true
    engine.usesCaches = usesCaches
    root = sketch.node(in: engine, names: &nodes)
    engine.report = { [unowned self] problem, _ in problems.append(problem) }
    layout()
  }

  func layout() {
    counts = engine.layout(root: root, size: size)
  }

  subscript(name: String) -> LayoutNode {
    guard let node = nodes[name] else { preconditionFailure("No node is called \(name).") }
    return node
  }

  /// The frame on the screen, rounded to 1/1000 as x, y, width, height.
  func frame(_ name: String) -> [Double] {
    let frame = self[name].absoluteFrame
    return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      .map { ((Double($0) * 1000).rounded() / 1000) + 0 }
  }
}
