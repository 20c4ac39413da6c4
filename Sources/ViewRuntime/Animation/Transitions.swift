public import Foundation

/// How a view comes and goes.
///
/// Kept, and the order of appearance follows it; the frames between are not
/// shown.
public struct AnyTransition: Sendable {
  indirect enum Kind: Equatable, Sendable {
    case identity
    case named(String)
    case pair(Kind, Kind)
    case animated(Kind, Animation?)

    /// Whether nothing of it is to be seen.
    var isIdentity: Bool {
      switch self {
      case .identity: true
      case .named: false
      case .pair(let first, let second): first.isIdentity && second.isIdentity
      case .animated(let kind, _): kind.isIdentity
      }
    }
  }

  let kind: Kind

  public static let identity = AnyTransition(kind: .identity)
  public static let opacity = AnyTransition(kind: .named("opacity"))
  public static let slide = AnyTransition(kind: .named("slide"))
  public static let scale = AnyTransition(kind: .named("scale"))
  public static let blurReplace = AnyTransition(kind: .named("blurReplace"))

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(kind: .named("scale \(scale)"))
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(kind: .named("offset \(offset.width) \(offset.height)"))
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(kind: .named("move \(edge)"))
  }

  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(kind: .named("push \(edge)"))
  }

  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(kind: .pair(insertion.kind, removal.kind))
  }

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(kind: .named("modifier \(E.self)"))
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(kind: .pair(kind, other.kind))
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(kind: .animated(kind, animation))
  }
}

/// The transition of a view.
public struct _TransitionModifier: Sendable {
  let transition: AnyTransition
}

extension _TransitionModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element {
    TransitionElement(TypeInfo.of(Self.self)) {
      $0.assumingMemoryBound(to: Self.self).pointee.transition
    }
  }
}

/// A place that says how its content comes and goes.
final class TransitionElement: Element {
  private let transition: (UnsafeRawPointer) -> AnyTransition

  init(_ type: TypeInfo, _ transition: @escaping (UnsafeRawPointer) -> AnyTransition) {
    self.transition = transition
    super.init(type)
  }

  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  /// Whether the views of a block go before those come that replace them.
  static func isIdentity(_ block: Block) -> Bool {
    for index in 0..<Int32(block.shape.entries.count) {
      let kind = block.entry(index).pointee.kind
      if let element = kind as? TransitionElement {
        return element.transition(block.value(index)).kind.isIdentity
      }
      if kind.role == .dynamic { return false }
      if kind.role == .element, unsafeDowncast(kind, to: Element.self).layoutRole.isView {
        return false
      }
    }
    return false
  }
}

/// How a change of a view's content is shown.
public struct ContentTransition: Equatable, Sendable {
  let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: countsDown ? "numericText down" : "numericText")
  }

  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

/// The transition of the content of the views below.
public struct _ContentTransitionModifier: Equatable, Sendable {
  let transition: ContentTransition
}

extension _ContentTransitionModifier: _ElementModifier, ElementModifier {
  @MainActor static func makeElement() -> Element { SilentElement(TypeInfo.of(Self.self)) }
}

extension View {
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: t))
  }

  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(_ContentTransitionModifier(transition: transition))
  }
}
