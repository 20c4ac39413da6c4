import ViewRuntime

struct Modified<Content: Builder, Modifier: ViewModifier>: Builder {
  let x: Expression
  let content: Content
  let modifier: (Int) -> Modifier

  func make(_ scope: Scope) -> some View {
    content.make(scope).modifier(modifier(scope.value(x)))
  }
}

struct Framed: ViewModifier, Names {
  let number: Int
  let x: Int
  @State private var a = 0

  func body(content: Content) -> some View {
    Text(verbatim: "\(x + a)")
    content
  }

  func value(_ name: Name) -> Int { 0 }
}

struct Branching: ViewModifier, Names {
  let number: Int
  let x: Int
  @State private var a = 0

  func body(content: Content) -> some View {
    if (x + a) % 2 == 0 {
      content
    } else {
      Text(verbatim: "odd")
      content
    }
  }

  func value(_ name: Name) -> Int { 0 }
}

struct Doubling: ViewModifier, Names {
  let number: Int
  let x: Int
  @State private var a = 0

  func body(content: Content) -> some View {
    content
    Text(verbatim: "\(x + a)")
    content
  }

  func value(_ name: Name) -> Int { 0 }
}
