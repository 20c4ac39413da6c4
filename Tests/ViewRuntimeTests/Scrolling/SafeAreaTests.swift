import Foundation
import Testing

@testable import ViewRuntime

/// Where views stand that touch the safe area; the screen is 390 by 844 points,
/// of which a phone covers 47 at the top and 34 at the bottom.
@MainActor
struct SafeAreaTests {
  private static let phone = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

  private func frame<V: View>(_ view: V, _ name: String = "x") -> CGRect? {
    ViewsTree(view, safeArea: Self.phone).target(name)?.frame
  }

  private var filling: some View { Color.red.accessibilityIdentifier("x") }

  @Test func viewsStandInTheSafeAreaUnlessTheyIgnoreIt() {
    #expect(frame(filling) == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(frame(filling.ignoresSafeArea()) == CGRect(x: 0, y: 0, width: 390, height: 844))
    let atTop = filling.ignoresSafeArea(edges: .top)
    #expect(frame(atTop) == CGRect(x: 0, y: 0, width: 390, height: 810))
    let older = filling.edgesIgnoringSafeArea(.bottom)
    #expect(frame(older) == CGRect(x: 0, y: 47, width: 390, height: 797))
  }

  /// No keyboard is on the screen.
  @Test func theKeyboardsPartIsEmpty() {
    let view = filling.ignoresSafeArea(.keyboard)
    #expect(frame(view) == CGRect(x: 0, y: 47, width: 390, height: 763))
  }

  @Test func onlyEdgesThatTouchTheSafeAreaReachOut() {
    let column = VStack(spacing: 0) {
      Color.blue.frame(height: 100)
      filling.ignoresSafeArea()
    }
    #expect(frame(column) == CGRect(x: 0, y: 147, width: 390, height: 697))
    let middle = VStack(spacing: 0) {
      Color.blue
      filling.frame(height: 50).ignoresSafeArea()
      Color.blue
    }
    #expect(frame(middle)?.height == 50)
  }

  /// The room outside is no part of the size: neighbours stand as without it.
  @Test func whatIgnoresTheSafeAreaKeepsItsSizeForOthers() {
    let column = VStack(spacing: 0) {
      Color.blue.ignoresSafeArea()
      filling
    }
    #expect(frame(column) == CGRect(x: 0, y: 428.5, width: 390, height: 381.5))
  }

  @Test func anInsetIsSafeAreaOfTheViewBesideIt() {
    let inset = Color.blue.frame(height: 60)
    let view = filling.safeAreaInset(edge: .bottom, spacing: 0) { inset }
    #expect(frame(view) == CGRect(x: 0, y: 47, width: 390, height: 703))
    let under = filling.ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { inset }
    #expect(frame(under) == CGRect(x: 0, y: 0, width: 390, height: 844))
    let small = filling.ignoresSafeArea()
      .safeAreaInset(edge: .bottom, spacing: 0) { inset }
      .frame(height: 200)
    // In the middle of the screen there is the inset alone to reach into.
    #expect(frame(small) == CGRect(x: 0, y: 328.5, width: 390, height: 200))
  }

  @Test func safeAreaPaddingCanBeReachedInto() {
    #expect(
      frame(filling.safeAreaPadding(20)) == CGRect(x: 20, y: 67, width: 350, height: 723)
    )
    #expect(
      frame(filling.ignoresSafeArea().safeAreaPadding(20))
        == CGRect(x: 0, y: 0, width: 390, height: 844)
    )
    #expect(
      frame(filling.safeAreaPadding(.horizontal))
        == CGRect(x: 16, y: 47, width: 358, height: 763)
    )
  }

  @Test func aReaderToldOfTheSafeAreaAtItsPlace() {
    func insets<V: View>(_ view: (Log) -> V) -> EdgeInsets? {
      let log = Log()
      _ = ViewsTree(view(log), safeArea: Self.phone)
      return log.insets
    }
    #expect(insets { Reader(log: $0) } == Self.phone)
    #expect(insets { Reader(log: $0).ignoresSafeArea() } == EdgeInsets())
    #expect(insets { Reader(log: $0).frame(height: 80) } == EdgeInsets())
    #expect(
      insets { log in
        VStack(spacing: 0) {
          Reader(log: log)
          Color.red
        }
      } == EdgeInsets(47, edges: .top)
    )
    #expect(insets { log in ScrollView { Reader(log: log) } } == EdgeInsets())
  }

  private final class Log {
    private(set) var insets: EdgeInsets?
    func note(_ insets: EdgeInsets) { self.insets = insets }
  }

  private struct Reader: View {
    let log: Log
    var body: some View {
      GeometryReader { proxy in
        let _ = log.note(proxy.safeAreaInsets)
        Color.clear
      }
    }
  }

  @Test func barsAreSafeAreaOfWhatIsBetweenThem() {
    let page = NavigationStack {
      filling.ignoresSafeArea().navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    #expect(frame(page) == CGRect(x: 0, y: 0, width: 390, height: 844))
    let tab = TabView {
      filling.ignoresSafeArea(edges: .bottom).tabItem { Text("One") }
    }
    #expect(frame(tab) == CGRect(x: 0, y: 47, width: 390, height: 797))
  }

  @Test func whatIsPresentedStandsClearOfWhatTheDeviceCovers() {
    let cover = Color.blue.fullScreenCover(isPresented: .constant(true)) { filling }
    #expect(frame(cover) == CGRect(x: 0, y: 47, width: 390, height: 763))
    let sheet = Color.blue.sheet(isPresented: .constant(true)) { filling.ignoresSafeArea() }
    #expect(frame(sheet) == CGRect(x: 0, y: 56, width: 390, height: 788))
  }

  @Test func sidesAreSwappedWhereLeadingIsRight() {
    let view = filling.safeAreaPadding(.leading, 30)
      .environment(\.layoutDirection, .rightToLeft)
    #expect(frame(view) == CGRect(x: 0, y: 47, width: 360, height: 763))
    let reaching = filling.ignoresSafeArea(edges: .leading).safeAreaPadding(.leading, 30)
      .environment(\.layoutDirection, .rightToLeft)
    #expect(frame(reaching) == CGRect(x: 0, y: 47, width: 390, height: 763))
  }
}
