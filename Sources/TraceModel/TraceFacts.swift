/// Facts of a recording, one a row in the trace.
///
/// A fact is a text under a key; the keys that ViewTrace itself writes are the
/// cases of `Key`.
public struct TraceFacts: Equatable, Sendable {
  public var values: [String: String]

  public init(_ values: [String: String] = [:]) { self.values = values }

  public enum Key: String, CaseIterable, Sendable {
    /// The app's executable name.
    case app
    /// The workload's name.
    case workload
    /// Path of the workload file as given, so that `what-if` finds it.
    case workloadPath = "workload_path"
    /// Path of the executable that was recorded.
    case executable
    /// Points: `390x844`.
    case deviceSize = "device_size"
    /// Pixels a point.
    case deviceScale = "device_scale"
    /// Points that the device covers at top, left, bottom, right: `47 0 34 0`;
    /// not there where it covers none.
    case deviceSafeArea = "device_safe_area"
    /// `debug` or `release`.
    case configuration
    /// The year's SwiftUI that was modelled: `ios26`.
    case profile
    /// `viewtrace` and its version.
    case producer
    case toolchain
    /// ISO 8601, the workload's `now`.
    case now
    case seed
    /// When it was recorded, ISO 8601, real time.
    case recordedAt = "recorded_at"
    /// What the source of the trace cannot know: `layout, writes`.
    case cannotKnow = "cannot_know"
    /// Events lost; `0` unless said.
    case dropped
    /// `1` once the recording ended by itself.
    case complete
    /// How it ended: `ok`, `failed`, `never idle`, `crashed`.
    case outcome
    /// The error that ended it, as the command line prints it.
    case failure
  }

  public subscript(_ key: Key) -> String? {
    get { values[key.rawValue] }
    set { values[key.rawValue] = newValue }
  }
}
