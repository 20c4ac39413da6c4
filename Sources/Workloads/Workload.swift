public import TraceModel

/// What an app is run under: the device and its settings, and the actions of the person who uses it.
///
/// A workload is read from a JSON file (`docs/workload-format.md`) or built in
/// code; the defaults are the same. Nothing here performs an action: that is
/// the player's work.
///
/// ```swift
/// let workload = Workload(name: "rating", steps: [.tap("Plus"), .mark("rated"), .back])
/// ```
public struct Workload: Equatable, Sendable {
  public var name: String
  public var device: Device
  public var environment: Environment
  /// What the app's clock shows when it starts.
  public var now: Moment
  /// Where the app's random numbers, UUIDs and hashes begin.
  public var seed: UInt64
  public var profile: Profile
  /// What the app finds in its `UserDefaults`.
  public var defaults: [String: DefaultsValue]
  /// The app's own launch arguments, without its name.
  public var arguments: [String]
  /// A step is over once nothing is due for so long, in virtual time.
  public var settle: Nanoseconds
  /// The virtual time after which a step that is not over fails.
  public var limit: Nanoseconds
  /// Answers to the app's requests; not supported yet, so that a workload with any is refused.
  public var network: [NetworkStub]
  public var steps: [Action]

  public init(
    name: String,
    device: Device = Device(),
    environment: Environment = Environment(),
    now: Moment = .standard,
    seed: UInt64 = 1,
    profile: Profile = .newest,
    defaults: [String: DefaultsValue] = [:],
    arguments: [String] = [],
    settle: Nanoseconds = Self.standardSettle,
    limit: Nanoseconds = Self.standardLimit,
    network: [NetworkStub] = [],
    steps: [Action] = []
  ) {
    self.name = name
    self.device = device
    self.environment = environment
    self.now = now
    self.seed = seed
    self.profile = profile
    self.defaults = defaults
    self.arguments = arguments
    self.settle = settle
    self.limit = limit
    self.network = network
    self.steps = steps
  }

  /// 400 ms: longer than a usual debounce, so that it fires within its step.
  public static let standardSettle = Nanoseconds.milliseconds(400)
  /// A minute of virtual time.
  public static let standardLimit = Nanoseconds.seconds(60)
}

extension Workload {
  /// Which year's SwiftUI is modelled where years differ.
  public enum Profile: String, CaseIterable, Sendable {
    case ios17
    case ios18
    case ios26
    case ios27

    public static let newest = Profile.ios27
  }
}
