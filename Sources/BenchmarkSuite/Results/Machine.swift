import Foundation

/// Where it was measured.
struct Machine: Equatable {
  var processor: String
  var cores: Int
  var system: String
  var toolchain: String
  var configuration: String

  /// The machine that this process runs on.
  static var current: Machine {
    let system = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8))
      .flatMap { value(of: "PRETTY_NAME", in: $0, separator: "=") }
    return Machine(
      processor: (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))
        .flatMap { value(of: "model name", in: $0, separator: ":") } ?? "unknown",
      cores: ProcessInfo.processInfo.activeProcessorCount,
      system: system ?? ProcessInfo.processInfo.operatingSystemVersionString,
      toolchain: toolchain,
      configuration: configuration
    )
  }

  private static func value(of key: String, in text: String, separator: Character) -> String? {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: separator, maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == key else { continue }
      return parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \""))
    }
    return nil
  }

  private static var configuration: String {
    #if DEBUG
    "debug"
    #else
    "release"
    #endif
  }

  /// The compiler that this was built with, as far as it can be told.
  private static var toolchain: String {
    #if compiler(>=6.4)
    "Swift 6.4 or later"
    #elseif compiler(>=6.3)
    "Swift 6.3"
    #else
    "Swift 6.2"
    #endif
  }

  /// Bytes of memory that the process has at the moment; 0 where the system does not tell.
  static var residentBytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(getpagesize()) : 0
  }
}
