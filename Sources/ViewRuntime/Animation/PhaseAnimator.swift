import TraceModel

/// A view whose content goes through phases, each with an animation of its own.
///
/// Without a trigger the phases follow each other for ever, from the moment that
/// the view appears; with one they are gone through once for each change of it.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let phases: [Phase]
  let trigger: _PhaseTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
}

/// What starts the phases, whatever its type.
struct _PhaseTrigger: Equatable {
  private let value: any Equatable

  init(_ value: some Equatable) { self.value = value }

  static func == (a: _PhaseTrigger, b: _PhaseTrigger) -> Bool {
    func isEqual<T: Equatable>(_ value: T) -> Bool { value == b.value as? T }
    return isEqual(a.value)
  }
}

extension PhaseAnimator: View {
  public typealias Body = Never

  nonisolated public init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(
      phases: Array(phases),
      trigger: _PhaseTrigger(trigger),
      content: content,
      animation: animation
    )
  }

  nonisolated public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  public static func _make(_ builder: _ShapeBuilder, at offset: Int) {
    builder.dynamic(PhaseContent<Phase, Content>(), at: offset)
  }
}

extension View {
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger) {
      content(PlaceholderContentView(self), $0)
    } animation: {
      animation($0)
    }
  }

  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) {
      content(PlaceholderContentView(self), $0)
    } animation: {
      animation($0)
    }
  }
}
