import SwiftUI
import Testing
import ViewTraceTesting
import Workloads

@Test func aLayoutNeedsNothingMeasuredByHand() async throws {
  let turn = Workload.Action.resize(.init(width: 844, height: 390))
  let hand = try await recorded(MeasuredWords.self, turn)
  // Once to measure, once to place; and again for another width.
  #expect(try hand.evaluations(of: "MeasuredWords", in: 0) == 2)
  #expect(try hand.contentRuns(of: "MeasuredWords", in: 1) > 0)
  let layout = try await recorded(FlowingWords.self, turn)
  #expect(try layout.evaluations(of: "FlowingWords", in: 0) == 1)
  #expect(try layout.evaluations(in: 1) == 0)
  #expect(try layout.contentRuns(in: 1) == 0)
}

@Test func aLayoutFollowsTheTextSizeByItself() async throws {
  let larger = Workload.Action.setEnvironment(.init(dynamicTypeSize: .accessibility5))
  let hand = try await recorded(MeasuredWords.self, larger)
  #expect(try hand.evaluations(of: "MeasuredWords", in: 1) == 1)
  let layout = try await recorded(FlowingWords.self, larger)
  #expect(try layout.evaluations(in: 1) == 0)
  #expect(try layout.proposals(in: 1) > 0)
}

@Test func aGridLinesUpItsColumns() async throws {
  _ = try await recorded(GridPanel.self, .shows("upper 58"), .shows("lower 58"))
}

private let words = ["bread", "rolls", "cinnamon buns", "tea", "rhubarb cake", "plum", "rye"]

struct MeasuredWords: Fixture {
  @State private var widths: [String: CGFloat] = [:]

  var body: some View {
    GeometryReader { proxy in
      VStack(alignment: .leading) {
        ForEach(rows(in: proxy.size.width), id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(row, id: \.self) { word in
              Text(word).fixedSize().background {
                GeometryReader { own in
                  Color.clear.preference(key: WidthKey.self, value: [word: own.size.width])
                }
              }
            }
          }
        }
      }
    }
    .onPreferenceChange(WidthKey.self) { widths = $0 }
  }

  private func rows(in width: CGFloat) -> [[String]] {
    var rows: [[String]] = [[]]
    var room = width
    for word in words {
      let needed = widths[word] ?? 0
      if needed > room {
        rows.append([])
        room = width
      }
      rows[rows.count - 1].append(word)
      room -= needed
    }
    return rows
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: [String: CGFloat] = [:]
  static func reduce(value: inout [String: CGFloat], nextValue: () -> [String: CGFloat]) {
    value.merge(nextValue()) { $1 }
  }
}

struct FlowingWords: Fixture {
  var body: some View {
    Flow {
      ForEach(words, id: \.self) { Text($0) }
    }
  }
}

private struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    places(of: subviews, in: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (subview, place) in zip(subviews, places(of: subviews, in: bounds.width).places) {
      let point = CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y)
      subview.place(at: point, proposal: .unspecified)
    }
  }

  private func places(
    of subviews: Subviews,
    in width: CGFloat
  ) -> (places: [CGPoint], size: CGSize) {
    var places: [CGPoint] = []
    var next = CGPoint.zero
    var size = CGSize.zero
    for subview in subviews {
      let own = subview.sizeThatFits(.unspecified)
      if next.x > 0, next.x + own.width > width { next = CGPoint(x: 0, y: size.height) }
      places.append(next)
      next.x += own.width
      size = CGSize(width: max(size.width, next.x), height: max(size.height, next.y + own.height))
    }
    return (places, size)
  }
}

struct GridPanel: Fixture {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 50, height: 20)
        column("upper")
      }
      GridRow {
        Color.red.frame(width: 20, height: 20)
        column("lower")
      }
    }
    .coordinateSpace(.named("grid"))
  }

  private func column(_ name: String) -> some View {
    GeometryReader { proxy in
      Text("\(name) \(Int(proxy.frame(in: .named("grid")).minX))")
    }
    .frame(width: 100, height: 20)
  }
}
