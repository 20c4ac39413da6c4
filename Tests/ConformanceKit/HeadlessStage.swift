#if os(Linux)
public import Foundation
import Launching
import Recording
import TraceModel
public import ViewRuntime
import Workloads

/// The headless host of this package: what shows on Linux that the kit works.
@MainActor
public final class HeadlessStage: CaseStage {
  private let host = ViewHost()
  private var player: Player

  public static var system: String { "Linux" }
  /// It shows any year's behaviour.
  public static var profile: String? { nil }
  public static let runtime = "ViewTrace"

  public static func environment(forCase id: String, home: String) throws -> [String: String] {
    for folder in Workload.processFolders(home: home) {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    var environment = ProcessInfo.processInfo.environment
      .filter { AppLaunch.keptVariables.contains($0.key) }
    environment.merge(Workload(name: id).processEnvironment(home: home)) { $1 }
    // Makes the runtime's hooks start before anything else does.
    environment["VIEWTRACE_MODE"] = "record"
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return environment
  }

  public init(size: CGSize, profile: String?, id: String) throws {
    let workload = Workload(
      name: id,
      device: Workload.Device(size: Workload.Size(width: size.width, height: size.height)),
      profile: profile.flatMap(Workload.Profile.init(rawValue:)) ?? .newest
    )
    try Stage.prepare(workload)
    host.configure(workload)
    player = Player(host: host, workload: workload)
  }

  public func mount<Root: View>(_ root: Root) { host.mount(root) }

  public func settle() throws { try player.settling.settle() }

  public func advance(seconds: Double) throws {
    try player.perform(.wait(.time(Nanoseconds(Int64((seconds * 1e9).rounded())))))
  }

  public func tap(_ text: String, nth: Int) throws {
    try perform(.tap(Workload.Target(.text(text), index: nth)))
  }

  public func type(_ text: String, into placeholder: String) throws {
    try perform(.type(text, into: Workload.Target(.text(placeholder), index: 0)))
  }

  public func scroll(by distance: CGSize, frames: Int?) throws {
    try perform(.scroll(.by(distance.width, distance.height, frames: frames)))
  }

  public func scroll(to edge: String, frames: Int?) throws {
    try perform(.scroll(.to(edge == "end" ? .end : .start, frames: frames)))
  }

  public func resize(to size: CGSize) throws {
    try perform(.resize(Workload.Size(width: size.width, height: size.height)))
  }

  public func setEnvironment(_ key: String, to value: String) throws {
    guard key == "colorScheme", let scheme = Workload.ColorScheme(rawValue: value) else {
      throw NotPossible("the kit sets no \(key)")
    }
    var change = Workload.Environment.Change()
    change.colorScheme = scheme
    try perform(.setEnvironment(change))
  }

  public func unmount() { host.unmount() }

  public func perform(_ action: String) throws {
    switch action {
    case "back": try perform(.back)
    case "dismiss": try perform(.dismiss)
    default: throw NotPossible("the kit cannot do '\(action)'")
    }
  }

  private func perform(_ action: Workload.Action) throws {
    do { try player.perform(action) } catch { throw NotPossible("\(error)") }
  }

  public func shownTexts() throws -> [String] {
    host.targets().filter(\.isOnScreen).compactMap(\.semantics.label)
  }

  public func takeMessages() throws -> [String] {
    throw NotPossible("messages are in the trace, which the kit does not record")
  }
}
#endif
