import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct ViewsStackTests {
  @Test func stackPlacesPaddedViews() {
    let tree = ViewsTree(
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 40, height: 30).padding(5)
      }
    )
    #expect(
      tree.frames(of: Color.self) == [
        CGRect(x: 170, y: 397, width: 20, height: 10),
        CGRect(x: 175, y: 412, width: 40, height: 30),
      ]
    )
  }

  @Test func modifierGoesAroundEachViewOfAGroup() {
    let tree = ViewsTree(
      HStack(spacing: 0) {
        Group {
          Color.red
          Color.green
        }
        .frame(width: 10, height: 10)
      }
    )
    #expect(tree.frames(of: Color.self).map(\.minX) == [185, 195])
  }

  /// Several views of a layer are centred on each other (case layer-05).
  @Test func backgroundTakesTheSizeOfTheView() {
    let tree = ViewsTree(
      Color.red.frame(width: 50, height: 20)
        .background { Circle() }
        .overlay(alignment: .topLeading) {
          Color.blue.frame(width: 5, height: 5)
          Color.green.frame(width: 3, height: 3)
        }
    )
    #expect(tree.frames(of: Circle.self) == [CGRect(x: 185, y: 412, width: 20, height: 20)])
    #expect(
      tree.frames(of: Color.self) == [
        CGRect(x: 170, y: 412, width: 50, height: 20),
        CGRect(x: 170, y: 412, width: 5, height: 5),
        CGRect(x: 171, y: 413, width: 3, height: 3),
      ]
    )
  }

  @Test func layoutIsCalledLikeAStack() {
    struct Diagonal: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) -> CGSize { CGSize(width: 100, height: 100) }

      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      ) {
        for (index, subview) in subviews.enumerated() {
          let place = CGFloat(index) * 10
          subview.place(
            at: CGPoint(x: bounds.minX + place, y: bounds.minY + place),
            proposal: .init(width: 10, height: 10)
          )
        }
      }
    }
    let tree = ViewsTree(
      Diagonal {
        Color.red
        Color.blue
      }
    )
    #expect(tree.frames(of: Color.self).map(\.origin.x) == [145, 155])
  }

  @Test func anyLayoutKeepsItsViews() {
    let remote = Remote<Bool>()
    struct Row: View {
      @State var count = 0
      var body: some View { Color.red.frame(width: 10, height: 10) }
    }
    struct Root: View {
      let remote: Remote<Bool>
      @State var isColumn = false
      var body: some View {
        let _ = remote.lend { isColumn = $0 }
        let layout =
          isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          Row()
          Row()
        }
      }
    }
    let tree = ViewsTree(Root(remote: remote))
    #expect(tree.frames(of: Color.self).map(\.minX) == [185, 195])
    #expect(tree.step { remote.set(true) } == ["ViewsStackTests.Root: _isColumn"])
    #expect(tree.frames(of: Color.self).map(\.minY) == [412, 422])
  }
}
