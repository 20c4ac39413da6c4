import Launching
import TraceModel
import Workloads

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// What `record` and `targets` both take: an app, built or to be built.

extension Operand {
  static let product = Operand(
    name: "PRODUCT",
    help: "an executable product of the package; it is built first",
    completion: .nothing,
    alternative: .executable
  )
}

extension Option {
  static let executable = Option(
    "executable",
    value: "FILE",
    help: "an app that is built already, in place of PRODUCT"
  )
  static let workload = Option(
    "workload",
    value: "FILE",
    help: "what the app is run under (docs/workload-format.md)"
  )
  static let packagePath = Option(
    "package-path",
    value: "DIR",
    help: "the package of PRODUCT; this folder by default",
    completion: .directory
  )
  static let configuration = Option(
    "configuration",
    letter: "c",
    choices: ["debug", "release"],
    help: "how PRODUCT is built; release by default"
  )
  static let importedModule = Option(
    "import",
    value: "MODULE",
    help: "import a module into every file of PRODUCT's build: FoundationNetworking, for files "
      + "that use URLSession and import only Foundation; can be repeated",
    completion: .choices(["FoundationNetworking"]),
    isRepeatable: true
  )
  static let timeLimit = Option(
    "time-limit",
    value: "SECONDS",
    help: "real time after which an app that hangs is ended; 300 by default",
    completion: .nothing
  )

  static let appOptions: [Option] = [
    .executable, .packagePath, .configuration, .importedModule, .timeLimit,
  ]
}

extension ParsedArguments {
  /// Builds the app if that is asked for, and says how to start it.
  func appLaunch(workload: Workload, console: Console) throws -> AppLaunch {
    let limit = try timeLimit()
    let executable: String
    if let given = self[.executable] {
      for option in [Option.packagePath, .configuration, .importedModule] where has(option) {
        throw CommandError(
          problem: .needsProduct(option: "--\(option.name)"),
          place: given
        )
      }
      executable = given
    } else {
      executable = try ProductBuild(
        product: operand(0),
        packagePath: self[.packagePath] ?? ".",
        configuration: self[.configuration] ?? "release",
        imports: all(.importedModule),
        console: console
      ).executable()
    }
    var launch = AppLaunch(
      executable: executable,
      workload: workload,
      workloadPath: self[.workload],
      parentEnvironment: console.environment
    )
    launch.limit = limit
    launch.sourceRoot =
      has(.executable) ? sourceRoot(of: executable) : real(self[.packagePath] ?? ".")
    return launch
  }

  private func timeLimit() throws -> Nanoseconds {
    guard let text = self[.timeLimit] else { return .seconds(300) }
    guard let seconds = Int64(text), seconds > 0, seconds <= 86_400 else {
      throw CommandError(problem: .notATime(text), place: "--time-limit")
    }
    return .milliseconds(seconds * 1_000)
  }
}

/// The folder that source paths are shortened to: that whose `.build` the
/// executable lies in.
func sourceRoot(of executable: String) -> String? {
  let parts = real(executable).split(separator: "/")
  guard let build = parts.lastIndex(of: ".build") else { return nil }
  return "/" + parts[..<build].joined(separator: "/")
}

private func real(_ path: String) -> String {
  URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path
}
