import Foundation

/// What a case's code says while it runs; called on any thread.
///
/// The generator puts the calls into the code: one a body, one an `init` that is
/// checked, one round an action that is tapped. None of them reads or keeps
/// anything that SwiftUI compares.
public enum CaseLog {
  /// Something that happened in a step, in order.
  enum Event: Equatable {
    case line(String)
    case evaluated(String)
    case initialized(String)
  }

  /// All that was said, behind one lock.
  private struct Said {
    var events: [Event] = []
    var states: [String: () -> Any] = [:]
    var buttons: [String: Button] = [:]
    var update = 0
    var frames: [String: CGRect] = [:]
  }

  /// The button of a title, as the body that made it last left it.
  private struct Button {
    var site: Int
    var update: Int
    var action: () -> Void
    /// Whether several places, or one place twice in an update, gave the title.
    var isOneOfSeveral: Bool
  }

  private static let lock = NSLock()
  // Only ever touched with the lock held, in `access`.
  nonisolated(unsafe) private static var said = Said()

  private static func access<Result>(_ body: (inout Said) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&said)
  }

  /// One line of a case's `log(…)`.
  public static func add(_ items: [Any]) {
    let line = items.map { "\($0)" }.joined(separator: " ")
    access { $0.events.append(.line(line)) }
  }

  /// The first statement of a body.
  public static func evaluated(_ view: String) { access { $0.events.append(.evaluated(view)) } }

  /// The first statement of an `init`.
  public static func initialized(_ view: String) {
    access { $0.events.append(.initialized(view)) }
  }

  /// How to read a property of the view whose body runs; asked between updates.
  public static func state(_ path: String, _ value: @escaping () -> Any) {
    access { $0.states[path] = value }
  }

  /// The action of a button, handed on as it is.
  ///
  /// - Parameters:
  ///   - title: What the button shows.
  ///   - site: The number of the place in the case's code.
  ///   - action: What a tap runs.
  /// - Returns: The action.
  public static func tappable(
    _ title: String,
    site: Int,
    _ action: @escaping () -> Void
  ) -> () -> Void {
    access { said in
      let last = said.buttons[title]
      let isAgain = last.map { $0.isOneOfSeveral || $0.site != site || $0.update == said.update }
      said.buttons[title] = Button(
        site: site,
        update: said.update,
        action: action,
        isOneOfSeveral: isAgain ?? false
      )
    }
    return action
  }

  /// Where layout put a probed view.
  static func placed(_ name: String, _ frame: CGRect) { access { $0.frames[name] = frame } }

  // MARK: What the run asks for

  /// The events since the last call.
  static func takeEvents() -> [Event] {
    access { said in
      defer { said.events = [] }
      return said.events
    }
  }

  /// The value as Swift prints it; nil where the body of no such view ran.
  static func value(of path: String) -> String? {
    access { $0.states[path] }.map { "\($0())" }
  }

  static var frames: [String: CGRect] { access { $0.frames } }

  /// The action of the only button that ever had this title.
  ///
  /// Nil where several had it: which of them is still there is not known here.
  static func action(titled title: String) -> (() -> Void)? {
    access { said in
      guard let button = said.buttons[title], !button.isOneOfSeveral else { return nil }
      return button.action
    }
  }

  /// What is said from here on belongs to another update.
  static func beginUpdate() { access { $0.update += 1 } }
}
