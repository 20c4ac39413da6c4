import Foundation
import Testing

@testable import ViewRuntime

@MainActor @Suite(.serialized) struct ViewsStackTests {
  @Test func stackLaysOutTextsAndPadding() {
    struct Root: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 20, height: 10)
          Color.blue.frame(width: 40, height: 30).padding(5)
        }
      }
    }
    let tree = TestTree(Root())
    #expect(
      tree.frames(of: Color.self) == [
        CGRect(x: 170, y: 397, width: 20, height: 10),
        CGRect(x: 175, y: 412, width: 40, height: 30),
      ]
    )
  }
}
