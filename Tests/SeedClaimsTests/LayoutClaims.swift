import SwiftUI
import Testing
import Workloads

@Test func aFrameProposesAndTheChildDecides() async throws {
  _ = try await recorded(
    FramePanel.self,
    .shows("frame 100x40"),
    .shows("stubborn 150x20"),
    .shows("willing 100x40")
  )
}

@Test func modifierOrderChangesTheSize() async throws {
  _ = try await recorded(OrderPanel.self, .shows("outside 132x132"), .shows("inside 100x100"))
}

@Test func aBackgroundHasTheSizeOfWhatItIsSetOn() async throws {
  _ = try await recorded(
    BackgroundPanel.self,
    .shows("after padding 82x72"),
    .shows("before padding 50x40")
  )
}

@Test func layoutPriorityGivesATextItsWidth() async throws {
  _ = try await recorded(
    PriorityPanel.self,
    .shows("equal 100x10"),
    .shows("equal too 100x10"),
    .shows("first 180x10"),
    .shows("rest 20x10")
  )
}

@Test func fixedSizeIgnoresTheProposal() async throws {
  _ = try await recorded(FixedSizePanel.self, .shows("fixed 180x30"), .shows("framed 100x20"))
}

@Test func aGeometryReaderTakesItsProposal() async throws {
  _ = try await recorded(
    ReaderPanel.self,
    .shows("reader 300x200"),
    .shows("corner at 0,0"),
    .shows("middle at 140,90")
  )
}

@Test func geometryReadersRunTheirContentOnce() async throws {
  let run = try await recorded(NestedReaders.self, .tap("Press"))
  #expect(try run.contentRuns(of: "ReaderPair", in: 0) == 2)
  #expect(try run.contentRuns(of: "ReaderPair", in: 1) == 0)
}

@Test func aStackAddsUpItsChildren() async throws {
  _ = try await recorded(StackSizePanel.self, .shows("stack 80x72"))
}

@Test func alignmentChangesNoSize() async throws {
  _ = try await recorded(
    AlignmentPanel.self,
    .shows("leading 80x50"),
    .shows("trailing 80x50"),
    .shows("narrow at 0"),
    .shows("narrow at 60")
  )
}

@Test func aSpacerTakesWhatIsLeft() async throws {
  _ = try await recorded(SpacerPanel.self, .shows("spaced 300x20"), .shows("scrolled 20x48"))
}

@Test func nestingMultipliesProposals() async throws {
  let flat = try await recorded(FlatStacks.self)
  let nested = try await recorded(NestedStacks.self)
  #expect(try nested.proposals(in: 0) > 2 * flat.proposals(in: 0))
}

/// A leaf that takes what is proposed, between a least and an ideal length.
@MainActor
private func flexible(from least: CGFloat, ideal: CGFloat) -> some View {
  Color.red.frame(minWidth: least, idealWidth: ideal, maxWidth: ideal)
}

struct FramePanel: Fixture {
  var body: some View {
    VStack {
      Color.red.frame(width: 150, height: 20)
        .ruled("stubborn")
        .frame(width: 100, height: 40)
        .ruled("frame")
      Color.red
        .ruled("willing")
        .frame(width: 100, height: 40)
    }
  }
}

struct OrderPanel: Fixture {
  var body: some View {
    VStack {
      Color.red.frame(width: 100, height: 100).padding().ruled("outside")
      Color.red.padding().frame(width: 100, height: 100).ruled("inside")
    }
  }
}

struct BackgroundPanel: Fixture {
  var body: some View {
    VStack {
      Color.clear.frame(width: 50, height: 40).padding()
        .background { Ruler(name: "after padding") }
      Color.clear.frame(width: 50, height: 40)
        .background { Ruler(name: "before padding") }
        .padding()
    }
  }
}

struct PriorityPanel: Fixture {
  var body: some View {
    VStack {
      HStack(spacing: 0) {
        flexible(from: 20, ideal: 180).ruled("equal")
        flexible(from: 20, ideal: 180).ruled("equal too")
      }
      .frame(width: 200, height: 10)
      HStack(spacing: 0) {
        flexible(from: 20, ideal: 180).ruled("rest")
        flexible(from: 20, ideal: 180).ruled("first").layoutPriority(1)
      }
      .frame(width: 200, height: 10)
    }
  }
}

struct FixedSizePanel: Fixture {
  var body: some View {
    Color.red.frame(idealWidth: 180, idealHeight: 30)
      .fixedSize()
      .ruled("fixed")
      .frame(width: 100, height: 20)
      .ruled("framed")
  }
}

struct ReaderPanel: Fixture {
  var body: some View {
    GeometryReader { proxy in
      Place(name: "corner")
      Place(name: "middle")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      Text("reader \(Int(proxy.size.width))x\(Int(proxy.size.height))")
    }
    .frame(width: 300, height: 200)
    .coordinateSpace(.named("panel"))
  }
}

/// A square that says where it lies in the space called `panel`.
private struct Place: View {
  let name: String

  var body: some View {
    GeometryReader { proxy in
      let frame = proxy.frame(in: .named("panel"))
      Text("\(name) at \(Int(frame.minX)),\(Int(frame.minY))")
    }
    .frame(width: 20, height: 20)
  }
}

private struct ReaderPair: View {
  var body: some View {
    GeometryReader { _ in
      GeometryReader { _ in
        Text("Inside")
      }
    }
  }
}

struct NestedReaders: Fixture {
  @State private var presses = 0

  var body: some View {
    VStack {
      ReaderPair()
      Text("Pressed \(presses)")
      Button("Press") { presses += 1 }
    }
  }
}

struct StackSizePanel: Fixture {
  var body: some View {
    VStack(spacing: 12) {
      Color.red.frame(width: 80, height: 20)
      Color.red.frame(width: 30, height: 40)
    }
    .ruled("stack")
  }
}

struct AlignmentPanel: Fixture {
  var body: some View {
    VStack {
      pair(.leading, "leading")
      pair(.trailing, "trailing")
    }
  }

  private func pair(_ alignment: HorizontalAlignment, _ name: String) -> some View {
    VStack(alignment: alignment, spacing: 0) {
      Color.red.frame(width: 80, height: 20)
      GeometryReader { proxy in
        Text("narrow at \(Int(proxy.frame(in: .named("pair")).minX))")
      }
      .frame(width: 20, height: 30)
    }
    .coordinateSpace(.named("pair"))
    .ruled(name)
  }
}

struct SpacerPanel: Fixture {
  var body: some View {
    VStack {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20)
        Spacer()
        Color.red.frame(width: 20, height: 20)
      }
      .frame(width: 300)
      .ruled("spaced")
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20)
          Spacer()
          Color.red.frame(width: 20, height: 20)
        }
        .ruled("scrolled")
      }
    }
  }
}

struct FlatStacks: Fixture {
  var body: some View {
    VStack {
      Color.red
      Color.red
      Color.red
      Color.red
    }
  }
}

struct NestedStacks: Fixture {
  var body: some View {
    VStack {
      Color.red
      HStack {
        Color.red
        VStack {
          Color.red
          Color.red
        }
      }
    }
  }
}
