import JSONSource

/// What a command itself finds wrong; errors of files come from their modules.
struct CommandError: Error, CustomStringConvertible {
  enum Problem: Equatable {
    case unknownName(String, kind: String, known: [String])
    /// An option that only says how a product is built.
    case needsProduct(option: String)
    case notATime(String)
    case notWritable(reason: String)
    case notReadable(reason: String)
    /// Neither is it a folder, nor can it be made one.
    case noFolder(reason: String)
    case noFrames
    case noFrame(step: String)
    case notAScale(String)
    case scaleOfSVG
    /// A program that is found by its name.
    case missing(tool: String, package: String)
    case toolFailed(tool: String, said: String)
  }

  var problem: Problem
  /// The file or command that it is about.
  var place: String

  var description: String { "\(place): \(cause)\n  fix: \(fix)" }

  var exitCode: ExitCode {
    switch problem {
    case .unknownName, .needsProduct, .notATime, .notWritable, .noFrames, .noFrame, .notAScale,
      .scaleOfSVG, .missing, .toolFailed, .noFolder:
      .wrongUse
    case .notReadable: .unreadable
    }
  }

  private var cause: String {
    switch problem {
    case .unknownName(let name, let kind, _): "there is no \(kind) '\(name)'"
    case .needsProduct(let option): "is built already, so '\(option)' has no meaning"
    case .notATime(let text): "'\(text)' is no time"
    case .notWritable(let reason): "cannot be written: \(reason)"
    case .notReadable(let reason): "cannot be read: \(reason)"
    case .noFolder(let reason): "no folder can be made there: \(reason)"
    case .noFrames: "holds no pictures of the screen"
    case .noFrame(let step): "holds no picture of step \(step)"
    case .notAScale(let text): "'\(text)' is no scale"
    case .scaleOfSVG: "an SVG has points and no pixels"
    case .missing(let tool, _): "PNG needs the program \(tool), which is not on the PATH"
    case .toolFailed(let tool, let said): "\(tool) failed: \(said)"
    }
  }

  private var fix: String {
    switch problem {
    case .unknownName(let name, _, let known):
      if let nearest = nearestName(to: name, among: known) { return "did you mean '\(nearest)'?" }
      return known.isEmpty ? "there is none to choose from" : "one of " + list(known)
    case .needsProduct(let option): return "leave '\(option)' out, or name a product to be built"
    case .notATime: return "a whole number of seconds, from 1 to 86400"
    case .notWritable: return "name a file in a folder that exists and that you may write to"
    case .notReadable: return "name a file that exists and that you may read"
    case .noFolder: return "name a folder in one that exists and that you may write to"
    case .noFrames: return "record it again with `viewtrace record … --frames`"
    case .noFrame: return "name a step as the report does, from 0, the mount, on"
    case .notAScale: return "a number of pixels a point, from 1 to 8"
    case .scaleOfSVG: return "add --format png, or leave it out"
    case .missing(_, let package):
      return "install Debian's package \(package), or use --format svg"
    case .toolFailed: return "use --format svg, and look at the file it failed for"
    }
  }

  private func list(_ words: [String]) -> String { words.joined(separator: ", ") }
}
