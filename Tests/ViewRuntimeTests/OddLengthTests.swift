import Foundation
import Testing

@testable import ViewRuntime

/// Every modifier and container that takes a length, with lengths no screen needs.
@MainActor @Suite(.serialized) struct OddLengthTests {
  private nonisolated static let lengths: [CGFloat] = [
    0, -10, .infinity, -.infinity, .nan, 1e300, -1e300, .leastNonzeroMagnitude,
  ]

  private struct Case {
    let name: String
    let view: @MainActor (CGFloat) -> AnyView

    init(_ name: String, _ view: @escaping @MainActor (CGFloat) -> some View) {
      self.name = name
      self.view = { AnyView(view($0)) }
    }
  }

  private static let text = Text("T")

  private static let modifiers: [Case] = [
    Case("width") { text.frame(width: $0) },
    Case("height") { text.frame(height: $0, alignment: .bottom) },
    Case("minWidth") { text.frame(minWidth: $0) },
    Case("idealHeight") { text.frame(idealHeight: $0).fixedSize() },
    Case("maxWidth") { text.frame(maxWidth: $0, maxHeight: $0) },
    Case("padding") { text.padding($0) },
    Case("padding leading") { text.padding(.leading, $0) },
    Case("padding insets") {
      text.padding(EdgeInsets(top: $0, leading: 1, bottom: -$0, trailing: $0))
    },
    Case("offset") { text.offset(x: $0, y: -$0) },
    Case("position") { text.position(x: $0, y: $0) },
    Case("aspectRatio") { text.aspectRatio($0, contentMode: .fit) },
    Case("aspectRatio fill") { Color.red.aspectRatio($0, contentMode: .fill).overlay { text } },
    Case("layoutPriority") { length in HStack { text.layoutPriority(length) } },
    Case("zIndex") { length in ZStack { text.zIndex(length) } },
    Case("alignmentGuide") { length in
      VStack(alignment: .leading) { text.alignmentGuide(.leading) { _ in length } }
    },
    Case("containerRelativeFrame") { length in
      text.containerRelativeFrame(.horizontal) { _, _ in length }
    },
    Case("safeAreaPadding") { text.safeAreaPadding($0) },
    Case("safeAreaInset") { length in
      text.safeAreaInset(edge: .bottom, spacing: length) { Color.red.frame(height: 5) }
    },
  ]

  private static let looks: [Case] = [
    Case("blur") { text.blur(radius: $0) },
    Case("shadow") { text.shadow(radius: $0, x: $0, y: $0) },
    Case("opacity") { text.opacity($0) },
    Case("brightness") { text.brightness($0).contrast($0).saturation($0).grayscale($0) },
    Case("rotation") { text.rotationEffect(.degrees($0)).hueRotation(.degrees($0)) },
    Case("scaleEffect") { text.scaleEffect(x: $0, y: $0) },
    Case("border") { text.border(.red, width: $0) },
    Case("clip") { text.clipShape(RoundedRectangle(cornerRadius: $0)) },
    Case("stroke") { length in Circle().stroke(.red, lineWidth: length).overlay { text } },
    Case("inset") { length in Circle().inset(by: length).overlay { text } },
    Case("trim") { length in Circle().trim(from: length, to: 1).overlay { text } },
    Case("kerning") { text.kerning($0).tracking($0).baselineOffset($0) },
    Case("lineSpacing") { length in VStack { text }.lineSpacing(length) },
    Case("minimumScaleFactor") { text.minimumScaleFactor($0) },
  ]

  private static let containers: [Case] = [
    Case("HStack") { length in
      HStack(spacing: length) {
        text
        Color.red
      }
    },
    Case("VStack") { length in
      VStack(spacing: length) {
        text
        Color.red
      }
    },
    Case("Spacer") { length in
      HStack {
        text
        Spacer(minLength: length)
      }
    },
    Case("Grid") { length in
      Grid(horizontalSpacing: length, verticalSpacing: length) { GridRow { text } }
    },
    Case("LazyVStack") { length in ScrollView { LazyVStack(spacing: length) { text } } },
    Case("LazyHStack") { length in
      ScrollView(.horizontal) { LazyHStack(spacing: length) { text } }
    },
    Case("LazyVGrid") { length in
      ScrollView { LazyVGrid(columns: [GridItem(.fixed(length))], spacing: length) { text } }
    },
    Case("GridItem") { length in
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible(minimum: length, maximum: length), spacing: length)])
        { text }
      }
    },
    Case("row in a list") { length in List { text.frame(height: length) } },
    Case("row in a lazy stack") { length in
      ScrollView { LazyVStack { text.padding(.top, length) } }
    },
    Case("contentMargins") { length in ScrollView { text }.contentMargins(.top, length) },
  ]

  @Test(arguments: lengths)
  func modifiersTakeAnyLength(length: CGFloat) { check(Self.modifiers, length) }

  @Test(arguments: lengths)
  func looksTakeAnyLength(length: CGFloat) { check(Self.looks, length) }

  @Test(arguments: lengths)
  func containersTakeAnyLength(length: CGFloat) { check(Self.containers, length) }

  /// The text exists, before and after the window is gone and back, and has a size.
  private func check(_ cases: [Case], _ length: CGFloat) {
    for odd in cases {
      let tree = ViewsTree(odd.view(length))
      tree.host.resize(to: .zero)
      tree.host.resize(to: CGSize(width: 390, height: 844))
      #expect(tree.words == ["T"], "\(odd.name) \(length)")
      for frame in tree.frames(of: Text.self) {
        #expect(!frame.size.width.isNaN && !frame.size.height.isNaN, "\(odd.name) \(length)")
      }
      tree.host.unmount()
    }
  }

  @Test(arguments: [-1, .infinity, -.infinity, .nan] as [CGFloat])
  func aFrameOfNoLengthIsSaid(length: CGFloat) {
    let said = "Invalid frame dimension (negative or non-finite)."
    #expect(messages(Self.text.frame(width: length)) == [said])
    #expect(messages(Self.text.frame(height: length)) == [said])
    #expect(messages(Self.text.frame(minWidth: length)) == [said])
    #expect(messages(Self.text.frame(idealHeight: length)) == [said])
    // Only the largest length may be infinite.
    #expect(messages(Self.text.frame(maxWidth: length)) == (length == .infinity ? [] : [said]))
  }

  @Test func framesThatContradictThemselvesAreSaid() {
    let said = "Contradictory frame constraints specified."
    #expect(messages(Self.text.frame(minWidth: 20, maxWidth: 10)) == [said])
    #expect(messages(Self.text.frame(minHeight: 20, idealHeight: 10)) == [said])
    #expect(messages(Self.text.frame(minWidth: 10, idealWidth: 10, maxWidth: 10)).isEmpty)
  }

  private func messages(_ view: some View) -> [String] { ViewsTree(view).trace.messages }
}
