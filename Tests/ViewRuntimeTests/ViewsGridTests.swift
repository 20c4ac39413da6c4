import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct ViewsGridTests {
  private struct Cell: View {
    let id: Int
    var body: some View { Color.red.frame(height: 100) }
  }

  private struct Grid: View {
    let columns: [GridItem]
    var body: some View {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 0) {
          ForEach(0..<10_000) { Cell(id: $0) }
        }
      }
    }
  }

  @Test func gridMakesOnlyTheLinesOnScreen() {
    let tree = ViewsTree(Grid(columns: [GridItem(.fixed(100)), GridItem(.flexible())]))
    #expect(tree.trace.takeCounts()["ViewsGridTests.Cell"] == 18)
    let frames = tree.frames(of: Color.self)
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(frames[1] == CGRect(x: 108, y: 0, width: 282, height: 100))
    #expect(frames[2].minY == 100)
    tree.host.scrollViews()[0].scroll(to: CGPoint(x: 0, y: 100_000))
    #expect(tree.trace.takeCounts()["ViewsGridTests.Cell"] == 18)
  }

  @Test func adaptiveColumnsFollowTheWidth() {
    let tree = ViewsTree(Grid(columns: [GridItem(.adaptive(minimum: 90))]))
    // Four of 90 with gaps of 8 fit into 390, a fifth does not.
    #expect(tree.frames(of: Color.self).prefix(4).map(\.minY) == [0, 0, 0, 0])
    #expect(tree.frames(of: Color.self)[4].minY == 100)
    tree.host.resize(to: CGSize(width: 200, height: 844))
    #expect(tree.frames(of: Color.self).prefix(3).map(\.minY) == [0, 0, 100])
  }
}
