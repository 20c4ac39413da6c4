#if canImport(AppKit)
import AppKit

/// Something that assistive technology would be told of.
@MainActor
struct AccessibilityElement {
  private let object: any NSAccessibilityProtocol

  /// Label, title and value: which of them holds a text depends on the control.
  var texts: [String] {
    let value = object.accessibilityValue() as? String
    return [object.accessibilityLabel(), object.accessibilityTitle(), value]
      .compactMap { $0 }.filter { !$0.isEmpty }
  }

  func press() -> Bool { object.accessibilityPerformPress() }

  /// Everything below a view, in the order in which it is read out.
  static func all(below view: NSView) -> [AccessibilityElement] {
    var found: [AccessibilityElement] = []
    var seen: Set<ObjectIdentifier> = []
    func walk(_ item: Any) {
      guard let object = item as? any NSAccessibilityProtocol,
        seen.insert(ObjectIdentifier(object)).inserted
      else { return }
      found.append(AccessibilityElement(object: object))
      for child in object.accessibilityChildren() ?? [] { walk(child) }
    }
    walk(view)
    return found
  }
}
#endif
