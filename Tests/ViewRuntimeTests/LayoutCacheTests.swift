import Foundation
import Testing

@testable import ViewRuntime

/// Caches of an app's own layouts.
struct LayoutCacheTests {
  /// The comparison with no cache at all finds a cache that is out of date.
  @Test(arguments: [false, true])
  func aLayoutsCacheThatIsNotRenewedIsNoticed(forgetsToUpdate: Bool) {
    let stage = Stage(
      .custom(
        CachingColumn(forgetsToUpdate: forgetsToUpdate),
        .image(10, 20).probe("first"),
        .image(10, 20).probe("second")
      ),
      200,
      200
    )
    stage["first"].setRule(FixedSizeLeafRule(CGSize(width: 10, height: 50)))
    stage.layout()
    let cached = stage.frame("second")
    stage.engine.usesCaches = false
    stage.layout()
    #expect((cached == stage.frame("second")) == !forgetsToUpdate)
  }
}
