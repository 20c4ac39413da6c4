#if canImport(AppKit)
public import AppKit
import OSLog
public import SwiftUI

/// A window of a Mac, on which Apple's SwiftUI plays a case.
@MainActor
public final class AppKitStage: CaseStage {
  private let window: NSWindow
  private let started = Date()
  /// Messages that were handed out already.
  private var messagesTaken = 0

  public static var system: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "macOS \(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  public static var profile: String? {
    switch ProcessInfo.processInfo.operatingSystemVersion.majorVersion {
    case 14: "ios17"
    case 15: "ios18"
    case let major where major >= 26: "ios\(major)"
    default: nil
    }
  }

  public static let runtime = "SwiftUI"

  public static func environment(forCase id: String, home: String) throws -> [String: String] {
    ProcessInfo.processInfo.environment
  }

  public init(size: CGSize, profile: String?, id: String) throws {
    let application = NSApplication.shared
    application.setActivationPolicy(.accessory)
    application.finishLaunching()
    // Values that an earlier case stored under a key of its own.
    UserDefaults.standard.removePersistentDomain(forName: ProcessInfo.processInfo.processName)
    window = StageWindow(
      contentRect: NSRect(origin: NSPoint(x: 40, y: 40), size: size),
      styleMask: [.titled],
      backing: .buffered,
      defer: false
    )
    window.isReleasedWhenClosed = false
  }

  public func mount<Root: View>(_ root: Root) {
    let size = window.contentLayoutRect.size
    let hosting = NSHostingView(rootView: root)
    // The window keeps its size, whatever the root would like.
    hosting.sizingOptions = []
    hosting.frame = NSRect(origin: .zero, size: size)
    window.contentView = hosting
    window.orderFrontRegardless()
  }

  public func settle() throws { advance(seconds: 0.4) }

  /// Real time: events are handed on, and all that the run loop brings.
  public func advance(seconds: Double) {
    let end = Date(timeIntervalSinceNow: seconds)
    while end.timeIntervalSinceNow > 0 {
      let event = NSApplication.shared.nextEvent(
        matching: .any,
        until: end,
        inMode: .default,
        dequeue: true
      )
      if let event { NSApplication.shared.sendEvent(event) }
    }
  }

  public func tap(_ text: String, nth: Int) throws {
    let found = elements().filter { $0.texts.contains(text) }
    let pressed = found.dropFirst(nth).first { $0.press() }
    guard pressed != nil else {
      throw NotPossible(
        "nothing that can be pressed is named '\(text)'; the accessibility tree has "
          + "\(elements().flatMap(\.texts))"
      )
    }
  }

  public func type(_ text: String, into placeholder: String) throws {
    let fields = views(NSTextField.self).filter(\.isEditable)
    guard let field = fields.first(where: { $0.placeholderString == placeholder }) else {
      throw NotPossible("there is no text field with the placeholder '\(placeholder)'")
    }
    guard window.makeFirstResponder(field), let editor = field.currentEditor() as? NSTextView else {
      throw NotPossible("the text field '\(placeholder)' takes no focus")
    }
    editor.insertText(text, replacementRange: editor.selectedRange())
  }

  public func scroll(by distance: CGSize, frames: Int?) throws {
    let clip = try scrolled()
    let start = clip.bounds.origin
    let count = max(frames ?? 1, 1)
    for frame in 1...count {
      let part = CGFloat(frame) / CGFloat(count)
      let point = NSPoint(
        x: start.x + distance.width * part,
        y: start.y + distance.height * part
      )
      move(clip, to: point)
      if frame < count { advance(seconds: 1 / 60) }
    }
  }

  public func scroll(to edge: String, frames: Int?) throws {
    let clip = try scrolled()
    let length = max((clip.documentView?.frame.height ?? 0) - clip.bounds.height, 0)
    let goal = edge == "end" ? length : 0
    try scroll(by: CGSize(width: 0, height: goal - clip.bounds.origin.y), frames: frames)
  }

  private func scrolled() throws -> NSClipView {
    guard let view = views(NSScrollView.self).first else {
      throw NotPossible("there is nothing that scrolls")
    }
    return view.contentView
  }

  private func move(_ clip: NSClipView, to point: NSPoint) {
    let bounds = clip.constrainBoundsRect(NSRect(origin: point, size: clip.bounds.size))
    clip.scroll(to: bounds.origin)
    (clip.superview as? NSScrollView)?.reflectScrolledClipView(clip)
  }

  public func resize(to size: CGSize) throws { window.setContentSize(size) }

  public func setEnvironment(_ key: String, to value: String) throws {
    guard key == "colorScheme" else {
      throw NotPossible("a Mac app cannot set \(key) from outside")
    }
    window.appearance = NSAppearance(named: value == "dark" ? .darkAqua : .aqua)
  }

  public func unmount() { window.contentView = NSView() }

  public func perform(_ action: String) throws {
    throw NotPossible("the kit cannot do '\(action)' on a Mac")
  }

  public func shownTexts() throws -> [String] {
    let texts = elements().flatMap(\.texts)
    guard !texts.isEmpty else { throw NotPossible("the accessibility tree is empty") }
    return texts
  }

  /// What this process wrote under the subsystem of runtime issues.
  public func takeMessages() throws -> [String] {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let entries = try store.getEntries(at: store.position(date: started))
    let all = entries.compactMap { $0 as? OSLogEntryLog }
      .filter { $0.subsystem == "com.apple.runtime-issues" || $0.subsystem == "com.apple.SwiftUI" }
      .map(\.composedMessage)
    defer { messagesTaken = all.count }
    return Array(all.dropFirst(messagesTaken))
  }

  private func elements() -> [AccessibilityElement] {
    // A sheet is a window of its own.
    let windows = [window] + window.sheets
    return windows.flatMap { window in
      window.contentView.map { AccessibilityElement.all(below: $0) } ?? []
    }
  }

  private func views<Kind: NSView>(_ kind: Kind.Type) -> [Kind] {
    func below(_ view: NSView) -> [Kind] {
      [view as? Kind].compactMap { $0 } + view.subviews.flatMap(below)
    }
    return window.contentView.map(below) ?? []
  }
}

/// A window of the size that it is given, on a screen of any size.
private final class StageWindow: NSWindow {
  override var canBecomeKey: Bool { true }

  override func constrainFrameRect(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect {
    frameRect
  }
}
#endif
