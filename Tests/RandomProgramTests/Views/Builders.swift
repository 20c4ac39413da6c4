import ViewRuntime

struct TextBuilder: Builder {
  let value: Expression
  func make(_ scope: Scope) -> Text { Text(verbatim: "\(scope.value(value))") }
}

struct Pair<A: Builder, B: Builder>: Builder {
  let a: A
  let b: B

  @ViewBuilder func make(_ scope: Scope) -> some View {
    a.make(scope)
    b.make(scope)
  }
}

struct Triple<A: Builder, B: Builder, C: Builder>: Builder {
  let a: A
  let b: B
  let c: C

  @ViewBuilder func make(_ scope: Scope) -> some View {
    a.make(scope)
    b.make(scope)
    c.make(scope)
  }
}

struct Grouped<Content: Builder>: Builder {
  let content: Content
  func make(_ scope: Scope) -> some View { Group { content.make(scope) } }
}

struct Vertical<Content: Builder>: Builder {
  let content: Content
  func make(_ scope: Scope) -> some View { VStack { content.make(scope) } }
}

struct Horizontal<Content: Builder>: Builder {
  let content: Content
  func make(_ scope: Scope) -> some View { HStack { content.make(scope) } }
}

struct Depth<Content: Builder>: Builder {
  let content: Content
  func make(_ scope: Scope) -> some View { ZStack { content.make(scope) } }
}

struct Padded<Content: Builder>: Builder {
  let content: Content
  func make(_ scope: Scope) -> some View { content.make(scope).padding(2) }
}

struct Either<A: Builder, B: Builder>: Builder {
  let value: Expression
  let even: A
  let odd: B

  @ViewBuilder func make(_ scope: Scope) -> some View {
    if scope.value(value) % 2 == 0 {
      even.make(scope)
    } else {
      odd.make(scope)
    }
  }
}

struct OneOfThree<A: Builder, B: Builder, C: Builder>: Builder {
  let value: Expression
  let a: A
  let b: B
  let c: C

  @ViewBuilder func make(_ scope: Scope) -> some View {
    switch scope.value(value) % 3 {
    case 0: a.make(scope)
    case 1: b.make(scope)
    default: c.make(scope)
    }
  }
}

struct Shown<Content: Builder>: Builder {
  let value: Expression
  let content: Content

  @ViewBuilder func make(_ scope: Scope) -> some View {
    if scope.value(value) % 2 == 0 { content.make(scope) }
  }
}

struct Rows<Row: Builder>: Builder {
  let source: Source
  let row: Row

  func make(_ scope: Scope) -> some View {
    ForEach(scope.items(source)) { row.make(Scope(names: scope.names, item: $0)) }
  }
}

struct LazyRows<Row: Builder>: Builder {
  let rows: Rows<Row>

  func make(_ scope: Scope) -> some View { ScrollView { LazyVStack { rows.make(scope) } } }
}

struct ListRows<Row: Builder>: Builder {
  let rows: Rows<Row>
  func make(_ scope: Scope) -> some View { List { rows.make(scope) } }
}

struct Erased<Content: Builder>: Builder {
  let content: Content
  func make(_ scope: Scope) -> AnyView { AnyView(content.make(scope)) }
}

struct ErasedEither<A: Builder, B: Builder>: Builder {
  let value: Expression
  let even: A
  let odd: B

  func make(_ scope: Scope) -> AnyView {
    scope.value(value) % 2 == 0 ? AnyView(even.make(scope)) : AnyView(odd.make(scope))
  }
}

struct Identified<Content: Builder>: Builder {
  let id: Expression
  let content: Content
  func make(_ scope: Scope) -> some View { content.make(scope).id(scope.value(id)) }
}

struct Writing<Content: Builder>: Builder {
  let value: Expression
  let content: Content

  func make(_ scope: Scope) -> some View {
    content.make(scope).environment(\.level, scope.value(value))
  }
}

struct Transforming<Content: Builder>: Builder {
  let value: Expression
  let content: Content

  func make(_ scope: Scope) -> some View {
    let value = scope.value(value)
    return content.make(scope).transformEnvironment(\.level) { $0 += value }
  }
}

struct Watched<Content: Builder>: Builder {
  let value: Expression
  let content: Content

  func make(_ scope: Scope) -> some View {
    content.make(scope).onChange(of: scope.value(value)) { _, new in scope.names.setB(new) }
  }
}

struct Measured<Content: Builder>: Builder {
  let content: Content
  func make(_ scope: Scope) -> some View { GeometryReader { _ in content.make(scope) } }
}
