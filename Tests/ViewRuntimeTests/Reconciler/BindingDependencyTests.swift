import Testing

@testable import ViewRuntime

/// Rules 13, 17 and 18: who depends on a binding, and which are the same.
@MainActor @Suite(.serialized) struct BindingDependencyTests {
  private struct Reader: View {
    @Binding var bound: Int
    var body: some View {
      let _ = Self._printChanges()
      Label("\(bound)")
    }
  }

  /// A view depends on where its binding leads now, not on where it led.
  @Test func otherBindingEndsTheDependencyOnTheFirst() {
    struct Screen: View {
      let first: Remote<Int>
      let isFirst: Remote<Bool>
      @State var a = 0
      @State var b = 10
      @State var takesFirst = true
      var body: some View {
        let _ = first.lend { a = $0 }
        let _ = isFirst.lend { takesFirst = $0 }
        Reader(bound: takesFirst ? $a : $b)
      }
    }
    let (first, isFirst) = (Remote<Int>(), Remote<Bool>())
    let tree = TestTree(Screen(first: first, isFirst: isFirst))
    #expect(tree.step { first.set(1) } == ["BindingDependencyTests.Reader: _bound changed."])
    #expect(tree.step { isFirst.set(false) } == ["BindingDependencyTests.Reader: @self changed."])
    #expect(tree.step { first.set(2) } == [])
    #expect(tree.shown == ["10"])
    #expect(tree.step { isFirst.set(true) } == ["BindingDependencyTests.Reader: @self changed."])
    #expect(tree.shown == ["2"])
  }

  /// A binding that is handed on has the present value, by which it is compared.
  @Test func bindingThatIsHandedOnHasThePresentValue() {
    struct Inner: View {
      @Binding var bound: Int
      var body: some View {
        let _ = Self._printChanges()
        Label("inner")
      }
    }
    struct Middle: View {
      @Binding var bound: Int
      var body: some View {
        let _ = Self._printChanges()
        Label("\(bound)")
        Inner(bound: $bound)
      }
    }
    struct Screen: View {
      let remote: Remote<Int>
      @State var count = 0
      var body: some View {
        let _ = remote.lend { count = $0 }
        Middle(bound: $count)
      }
    }
    let remote = Remote<Int>()
    let tree = TestTree(Screen(remote: remote))
    #expect(
      tree.step { remote.set(1) } == [
        "BindingDependencyTests.Middle: _bound changed.",
        "BindingDependencyTests.Inner: @self changed.",
      ]
    )
  }

  /// To hand a binding on runs nobody's closure.
  @Test func bindingOfClosuresIsNotAskedWhenItIsHandedOn() {
    struct Inner: View {
      @Binding var bound: Int
      var body: some View { Label("inner") }
    }
    struct Middle: View {
      @Binding var bound: Int
      var body: some View { Inner(bound: $bound) }
    }
    var asked = 0
    let binding = Binding<Int>(
      get: {
        asked += 1
        return 0
      },
      set: { _ in }
    )
    asked = 0
    _ = TestTree(Middle(bound: binding))
    #expect(asked == 0)
  }

  /// The content of a modifier belongs to the view whose body it was written in,
  /// wherever the modifier shows it.
  @Test func closureInModifiedContentReadsForItsWriter() {
    struct Branches: ViewModifier {
      let isFirst = true
      func body(content: Content) -> some View {
        let _ = Self._printChanges()
        if isFirst { content } else { content }
      }
    }
    struct Writer: View {
      @Binding var bound: Int
      var body: some View {
        let _ = Self._printChanges()
        ForEach([1], id: \.self) { _ in Label("\(bound)") }.modifier(Branches())
      }
    }
    struct Screen: View {
      let remote: Remote<Int>
      @State var count = 0
      var body: some View {
        let _ = remote.lend { count = $0 }
        Writer(bound: $count)
      }
    }
    let remote = Remote<Int>()
    let tree = TestTree(Screen(remote: remote))
    #expect(tree.step { remote.set(1) } == ["BindingDependencyTests.Writer: _bound changed."])
    #expect(tree.shown == ["1"])
  }

  /// A wrapper that has moved on takes no dependency along that is another's too.
  @Test func bindingReadOtherwiseTooStaysADependency() {
    struct Both: View {
      @Binding var bound: Int
      let all: [Binding<Int>]
      var body: some View { Label("\(bound) \(all[0].wrappedValue)") }
    }
    struct Screen: View {
      let first: Remote<Int>
      let isFirst: Remote<Bool>
      @State var a = 0
      @State var b = 10
      @State var takesFirst = true
      var body: some View {
        let _ = first.lend { a = $0 }
        let _ = isFirst.lend { takesFirst = $0 }
        Both(bound: takesFirst ? $a : $b, all: [$a])
      }
    }
    let (first, isFirst) = (Remote<Int>(), Remote<Bool>())
    let tree = TestTree(Screen(first: first, isFirst: isFirst))
    _ = tree.step { isFirst.set(false) }
    #expect(tree.shown == ["10 0"])
    _ = tree.step { first.set(1) }
    #expect(tree.shown == ["10 1"])
  }

  /// A getter is asked where a binding on it is made, not where it is handed on.
  @Test func bindingOnAComputedMemberIsNotAskedWhenItIsHandedOn() {
    struct Store {
      var items = [1, 2]
      let asked: () -> Void
      subscript(place place: Int) -> Int {
        get {
          asked()
          return items[place]
        }
        set { items[place] = newValue }
      }
    }
    struct Inner: View {
      @Binding var bound: Int
      var body: some View { Label("inner") }
    }
    struct Middle: View {
      @Binding var bound: Int
      var body: some View { Inner(bound: $bound) }
    }
    struct Screen: View {
      let asked: () -> Void
      @State var store: Store
      init(asked: @escaping () -> Void) {
        self.asked = asked
        _store = State(initialValue: Store(asked: asked))
      }
      var body: some View { Middle(bound: $store[place: 1]) }
    }
    var asked = 0
    _ = TestTree(Screen { asked += 1 })
    // In the body of the screen.
    #expect(asked == 1)
  }
}
