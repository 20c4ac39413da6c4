import Launching
import TraceModel
import TraceStore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Command {
  static let frames = Command(
    name: "frames",
    summary: "write the pictures of the screen that a recording kept",
    operands: [.trace],
    options: [.frameFolder.required, .frameFormat, .frameStep, .frameScale],
    manual: """
      A trace has pictures where it was recorded with --frames: one a step, where
      the screen looked different after it. Files are named NUMBER-ACTION.svg by the
      step. What a picture is and is not: docs/pictures.md. PNG needs rsvg-convert,
      which Debian has in librsvg2-bin.
      """,
    action: { arguments, console in
      let path = arguments.operand(0)
      let trace = try openTrace(path, console)
      let frames = try FrameFiles(trace, step: arguments[.frameStep])
      let scale = try arguments[.frameScale].map(FrameFiles.scale) ?? 2
      if arguments.has(.frameScale), arguments[.frameFormat] != "png" {
        throw CommandError(problem: .scaleOfSVG, place: "--scale")
      }
      let folder = arguments.required(.frameFolder)
      try makeFolder(folder)
      if arguments[.frameFormat] == "png" {
        let converter = try PNGConverter(console.environment)
        for frame in frames.files {
          try converter.write(frame.svg, to: "\(folder)/\(frame.name).png", scale: scale)
        }
      } else {
        for frame in frames.files {
          try write(frame.svg + "\n", to: "\(folder)/\(frame.name).svg")
        }
      }
      let count = frames.files.count
      console.progress("wrote \(count) \(count == 1 ? "picture" : "pictures") to \(folder)")
      return .fine
    }
  )
}

extension Option {
  fileprivate static let frameFolder = Option(
    "output",
    letter: "o",
    value: "FOLDER",
    help: "where the pictures go; it is made where it is not there",
    completion: .directory
  )
  fileprivate static let frameFormat = Option(
    "format",
    choices: ["svg", "png"],
    help: "how they are written; svg by default"
  )
  fileprivate static let frameStep = Option(
    "step",
    value: "STEP",
    help: "only the screen after this step, named as the report names it: 0, 3, 4.2",
    completion: .nothing
  )
  fileprivate static let frameScale = Option(
    "scale",
    value: "NUMBER",
    help: "pixels a point in PNG; 2 by default",
    completion: .nothing
  )
}

/// Which pictures of a trace are written, and under which names.
private struct FrameFiles {
  var files: [(name: String, svg: String)]

  init(_ trace: Trace, step path: String?) throws {
    let steps = try trace.steps
    let pictures = try trace.pictures
    guard !pictures.isEmpty else {
      throw CommandError(problem: .noFrames, place: trace.path)
    }
    guard let path else {
      files = pictures.map { picture in
        (Self.name(steps.first { $0.id == picture.step }, picture.step), picture.svg)
      }
      return
    }
    guard let step = steps.first(where: { $0.path == path }),
      let picture = pictures.shown(after: step.id)
    else { throw CommandError(problem: .noFrame(step: path), place: trace.path) }
    files = [(Self.name(step, step.id), picture.svg)]
  }

  /// Sorted as the steps are, and safe on any disk.
  private static func name(_ step: StepRow?, _ id: StepID) -> String {
    let digits = String(id.rawValue)
    let number = String(repeating: "0", count: max(3 - digits.count, 0)) + digits
    let words = (step?.action ?? "step").lowercased().map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
    }
    return number + "-" + String(words)
  }

  static func scale(_ text: String) throws(CommandError) -> Int {
    guard let scale = Int(text), (1...8).contains(scale) else {
      throw CommandError(problem: .notAScale(text), place: "--scale")
    }
    return scale
  }
}

/// Turns SVG into PNG with librsvg's own program.
private struct PNGConverter {
  private let program: String
  private let environment: [String: String]

  /// - Throws: Where `rsvg-convert` is nowhere on the `PATH`.
  init(_ environment: [String: String]) throws(CommandError) {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let programs = folders.map { "\($0)/rsvg-convert" }
    guard let program = programs.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw CommandError(
        problem: .missing(tool: "rsvg-convert", package: "librsvg2-bin"),
        place: "--format png"
      )
    }
    self.program = program
    self.environment = environment
  }

  func write(_ svg: String, to path: String, scale: Int) throws {
    try withTemporaryFolder { folder in
      let png = folder + "/frame.png"
      try Commands.write(svg, to: folder + "/frame.svg")
      var printed: [UInt8] = []
      let child = ChildProcess(
        executable: program,
        arguments: ["--zoom", "\(scale)", "--output", png, folder + "/frame.svg"],
        environment: environment
      )
      let ending = try child.run(error: { printed += $0 })
      guard ending == .exited(0) else {
        let said = String(decoding: printed, as: UTF8.self).split(separator: "\n").last
        throw CommandError(
          problem: .toolFailed(tool: "rsvg-convert", said: said.map(String.init) ?? "\(ending)"),
          place: path
        )
      }
      try Commands.write(Data(contentsOf: URL(filePath: png)), to: path)
    }
  }
}
