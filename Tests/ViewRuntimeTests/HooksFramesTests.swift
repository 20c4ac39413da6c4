import CRuntimeHooks
import Testing

@testable import ViewRuntime

/// Return addresses and the images that they lie in.
@Suite struct HooksFramesTests {
  @inline(never) private func capture() -> CallStack { CallStack(vt_capture_stack(0)) }

  /// From one place; a loop of a known count would be unrolled into several.
  @inline(never) private func captures(_ count: Int) -> [CallStack] {
    (0..<count).map { _ in capture() }
  }

  @Test func theNearestCallerComesFirst() throws {
    let stack = capture()
    try #require(stack.addresses.count > 2)
    let image = try #require(ImageAddress(of: stack.addresses[0]))
    #expect(image.path.hasPrefix("/"))
    #expect(image.offset > 0)
  }

  @Test func skippedFramesAreTheNearest() {
    @inline(never) func nested() -> (all: CallStack, rest: CallStack) {
      (CallStack(vt_capture_stack(0)), CallStack(vt_capture_stack(1)))
    }
    let (all, rest) = nested()
    #expect(Array(all.addresses.dropFirst().prefix(6)) == Array(rest.addresses.prefix(6)))
  }

  @Test func equalStacksAreEqualAndOthersAreNot() {
    let stacks = captures(3)
    let other = capture()
    #expect(Set(stacks).count == 1)
    #expect(!stacks.contains(other))
  }

  @Test func noMoreFramesThanRoomIsThere() {
    @inline(never) func deep(_ depth: Int) -> CallStack {
      let stack = depth == 0 ? CallStack(vt_capture_stack(0)) : deep(depth - 1)
      return withExtendedLifetime(depth) { stack }
    }
    #expect(deep(50).addresses.count == CallStack.limit)
  }

  @Test func anImageHasItsBuildID() throws {
    let stack = capture()
    let image = try #require(ImageAddress(of: stack.addresses[0]))
    let buildID = try #require(image.buildID)
    #expect(buildID.wholeMatch(of: /([0-9a-f]{2}){8,}/) != nil)
  }

  @Test func anAddressOutsideOfAllImagesHasNone() {
    #expect(ImageAddress(of: 8) == nil)
  }
}
