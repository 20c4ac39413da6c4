import Foundation
import TraceModel

/// A gesture on screen, whatever its type.
class AnyGestureElement: Element {
  override nonisolated var layoutRole: LayoutRole { .modifier }
  override func layoutRule(_ node: NodeReference) -> any LayoutRule { PassthroughRule() }

  /// A gesture shows nothing.
  override func isEqual(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ node: NodeReference
  ) -> Bool { true }

  func precedence(_ node: NodeReference) -> GesturePrecedence { .after }
  func mask(_ node: NodeReference) -> GestureMask { .all }

  /// A recognizer for the gesture on one of its views.
  func makeRecognizer(_ node: NodeReference, on layout: LayoutNode) -> _AnyGestureRecognizer {
    FailedRecognizer<Void>()
  }

  override func willUnmount(_ node: NodeReference, _ reconciler: Reconciler) {
    reconciler.queue.touches?.viewEnds(node)
  }

  // MARK: Use

  override func semantics(_ node: NodeReference) -> Semantics? {
    guard mask(node).contains(.gesture), let layout = LayoutLink.of(node)?.nodes.first else {
      return nil
    }
    let kinds = makeRecognizer(node, on: layout).kinds
    guard !kinds.isEmpty else { return nil }
    var semantics = Semantics(.other, label: kinds == .longPress ? node.inlineText : nil)
    semantics.isEnabled = node.environment.isEnabled
    semantics.touches = kinds
    if kinds.contains(.tap) { semantics.tap = { [self] in press(node, for: .zero) } }
    if kinds.contains(.longPress) {
      semantics.longPress = { [self] in press(node, for: .seconds(86_400)) }
    }
    return semantics
  }

  /// What a finger in the middle of the view does, whatever else is there.
  private func press(_ node: NodeReference, for time: Nanoseconds) {
    guard node.isAlive, let layout = LayoutLink.of(node)?.nodes.first else { return }
    let recognizer = makeRecognizer(node, on: layout)
    let frame = layout.absoluteFrame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    func send(_ phase: Touch.Phase?, _ time: Nanoseconds) {
      let touches = phase.map { [Touch(finger: 0, phase: $0, location: middle)] } ?? []
      recognizer.receive(TouchEvent(touches: touches, time: time))
      recognizer.deliver(mayEnd: true)
    }
    let start = VirtualLoop.shared.now
    send(.began, start)
    if time > .zero { send(nil, start + time) }
    send(.ended, start + time)
    if !recognizer.state.isFinished {
      recognizer.cancel()
      recognizer.deliver(mayEnd: false)
    }
  }
}

final class GestureElement<G: Gesture>: AnyGestureElement {
  private typealias Modifier = _GestureModifier<G>

  override func precedence(_ node: NodeReference) -> GesturePrecedence {
    node.value(as: Modifier.self).precedence
  }

  override func mask(_ node: NodeReference) -> GestureMask { node.value(as: Modifier.self).mask }

  override func makeRecognizer(
    _ node: NodeReference,
    on layout: LayoutNode
  ) -> _AnyGestureRecognizer {
    let last = LastGesture(node.value(as: Modifier.self).gesture)
    return G._makeRecognizer(
      _GestureSource(place: GesturePlace(layout: layout)) {
        if node.isAlive { last.gesture = node.value(as: Modifier.self).gesture }
        return last.gesture
      }
    )
  }

  /// The gesture as its view had it last, should the view be gone.
  @MainActor
  private final class LastGesture {
    var gesture: G
    init(_ gesture: G) { self.gesture = gesture }
  }
}

extension NodeReference {
  /// Whether a gesture here still wants its fingers; true of what is none.
  @MainActor var takesGesture: Bool {
    let element = block.entry(entry).pointee.kind as? AnyGestureElement
    return element?.mask(self).contains(.gesture) ?? true
  }
}
