import ViewRuntime

/// A child view, made anew by each run of the body that it stands in.
struct Child<V: View>: Builder {
  let view: @MainActor (Scope) -> V
  func make(_ scope: Scope) -> V { view(scope) }
}

extension Builder {
  /// A view whose body is this.
  func child(_ component: Component, _ arguments: Arguments) -> any Builder {
    let plan = Plan.of(component, self)
    let (x, y) = (arguments.x, arguments.y)
    switch component.kind {
    case .plain: return Child { Plain(plan: plan, x: $0.value(x)) }
    case .trivial:
      World.current.contents[component.number] = self
      let number = component.number
      return Child { Trivial<Self>(number: number, x: $0.value(x)) }
    case .named:
      return Child {
        Named(plan: plan, name: Named<Self>.name($0.value(y)), x: $0.value(x))
      }
    case .closing:
      return Child { scope in
        let captured = scope.value(y)
        return Closing(plan: plan, x: scope.value(x)) { captured }
      }
    case .passing:
      return Child {
        Passing(
          plan: plan,
          x: $0.value(x),
          given: $0.store(arguments.store),
          other: $0.model(arguments.model)
        )
      }
    case .watching:
      return Child {
        Watching(plan: plan, x: $0.value(x), watched: $0.model(arguments.model))
      }
    default: return statefulChild(plan, component.kind, arguments)
    }
  }

  private func statefulChild(
    _ plan: Plan<Self>,
    _ kind: ComponentKind,
    _ arguments: Arguments
  ) -> any Builder {
    let (x, y) = (arguments.x, arguments.y)
    switch kind {
    case .counter:
      return Child {
        Counter(plan: plan, x: $0.value(x), start: $0.value(arguments.start))
      }
    case .lister: return Child { Lister(plan: plan, x: $0.value(x)) }
    case .bound:
      return Child {
        Bound(plan: plan, x: $0.value(x), bound: $0.binding(arguments.bound))
      }
    case .observing:
      return Child {
        Observing(plan: plan, x: $0.value(x), observed: $0.store(arguments.store))
      }
    case .owning: return Child { _ in Owning(plan: plan) }
    case .scoped: return Child { Scoped(plan: plan, x: $0.value(x)) }
    case .alike where arguments.isEquatable:
      return Child { Alike(plan: plan, x: $0.value(x), y: $0.value(y)).equatable() }
    default:
      return Child { Alike(plan: plan, x: $0.value(x), y: $0.value(y)) }
    }
  }
}
