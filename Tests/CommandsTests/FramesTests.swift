import Foundation
import TestSupport
import Testing
import TraceModel
import TraceStore

@testable import Commands

@Suite struct FramesTests {
  private let folder: TraceFolder
  private let trace: String

  init() throws {
    folder = try TraceFolder()
    trace = folder.file("run.viewtrace")
    let recorder = try Recorder(path: trace, facts: TraceFacts())
    recorder.define(NameID(1), "mount")
    recorder.define(NameID(2), "set environment")
    for id in 0..<UInt32(3) {
      let step = StepRecord(
        id: StepID(id),
        path: "\(id)",
        action: NameID(id == 0 ? 1 : 2),
        target: .none,
        mark: .none,
        at: .zero,
        virtualTime: .zero
      )
      recorder.begin(step)
      if id != 1 { recorder.record(picture(of: id)) }
      recorder.end(StepID(id), .idle, at: .zero)
    }
    try recorder.finish(.ok)
  }

  private func picture(of step: UInt32) -> PictureRecord {
    let rect = "<rect width=\"\(step + 1)\" height=\"4\" fill=\"#f00\"/>"
    return PictureRecord(
      step: StepID(step),
      transaction: .none,
      svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"4\">\(rect)</svg>"
    )
  }

  private var files: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.file("out")).sorted()
    }
  }

  @Test func aPictureAFile() throws {
    let printed = viewtrace("frames", trace, "-o", folder.file("out"))
    #expect(printed.exitCode == .fine)
    #expect(printed.output == "" && printed.error == "")
    #expect(try files == ["000-mount.svg", "002-set-environment.svg"])
    let written = try String(
      contentsOfFile: folder.file("out/002-set-environment.svg"),
      encoding: .utf8
    )
    #expect(written == picture(of: 2).svg + "\n")
  }

  @Test func aStepThatChangedNothingLooksAsBefore() throws {
    let printed = viewtrace("frames", trace, "-o", folder.file("out"), "--step", "1")
    #expect(printed.exitCode == .fine)
    #expect(try files == ["001-set-environment.svg"])
    let written = try String(
      contentsOfFile: folder.file("out/001-set-environment.svg"),
      encoding: .utf8
    )
    #expect(written == picture(of: 0).svg + "\n")
  }

  @Test func whatIsNotThereIsSaid() throws {
    let out = folder.file("out")
    let step = viewtrace("frames", trace, "-o", out, "--step", "9")
    #expect(step.exitCode == .wrongUse)
    #expect(step.error.hasPrefix("\(trace): holds no picture of step 9\n  fix: "))
    let scale = viewtrace("frames", trace, "-o", out, "--scale", "0")
    #expect(scale.exitCode == .wrongUse)
    #expect(scale.error.hasPrefix("--scale: '0' is no scale\n  fix: "))
    let points = viewtrace("frames", trace, "-o", out, "--scale", "3")
    #expect(points.exitCode == .wrongUse)
    #expect(
      points.error == """
        --scale: an SVG has points and no pixels
          fix: add --format png, or leave it out

        """
    )
    let without = try folder.record(
      "step mount\ntransaction mount\n  Feed 9 @identity",
      to: "w.viewtrace"
    )
    let none = viewtrace("frames", without, "-o", out)
    #expect(none.exitCode == .wrongUse)
    #expect(
      none.error == """
        \(without): holds no pictures of the screen
          fix: record it again with `viewtrace record … --frames`

        """
    )
  }

  @Test func aFileInPlaceOfTheFolderIsSaid() throws {
    let file = folder.file("file")
    try Data().write(to: URL(filePath: file))
    let printed = viewtrace("frames", trace, "-o", file)
    #expect(printed.exitCode == .wrongUse)
    #expect(
      printed.error == """
        \(file): no folder can be made there: a file is there
          fix: name a folder in one that exists and that you may write to

        """
    )
  }

  /// In either format, since the converter writes nowhere by itself.
  @Test(arguments: hasConverter ? ["svg", "png"] : ["svg"])
  func aFolderThatTakesNoFileIsSaid(format: String) throws {
    // A folder stands where the file would go, which not even root may write over.
    let taken = folder.file("out/000-mount.\(format)")
    try FileManager.default.createDirectory(
      at: URL(filePath: taken + "/inside"),
      withIntermediateDirectories: true
    )
    let printed = viewtrace(
      ["frames", trace, "-o", folder.file("out"), "--format", format],
      environment: ["PATH": Self.path]
    )
    #expect(printed.exitCode == .wrongUse)
    #expect(printed.error.hasPrefix("\(taken): cannot be written: "))
    #expect(printed.error.contains("\n  fix: name a file in a folder"))
  }

  @Test func withoutTheConverterThePackageIsNamed() {
    let printed = viewtrace(
      ["frames", trace, "-o", folder.file("out"), "--format", "png"],
      environment: ["PATH": folder.path]
    )
    #expect(printed.exitCode == .wrongUse)
    #expect(
      printed.error == """
        --format png: PNG needs the program rsvg-convert, which is not on the PATH
          fix: install Debian's package librsvg2-bin, or use --format svg

        """
    )
  }

  private static let path = "/usr/bin:/usr/local/bin:/opt/homebrew/bin"
  private static let hasConverter = path.split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: $0 + "/rsvg-convert") }

  @Test(.enabled(if: hasConverter, "rsvg-convert is not installed"))
  func aPNGHasTheScalesPixels() throws {
    let printed = viewtrace(
      ["frames", trace, "-o", folder.file("out"), "--format", "png", "--scale", "3"],
      environment: ["PATH": Self.path]
    )
    #expect(printed.exitCode == .fine, "\(printed.error)")
    #expect(try files == ["000-mount.png", "002-set-environment.png"])
    let png = try Data(contentsOf: URL(filePath: folder.file("out/000-mount.png")))
    #expect(png.prefix(4).elementsEqual([0x89, 0x50, 0x4E, 0x47]))
    // Width and height stand at 16 and 20.
    #expect(Array(png[16..<24]) == [0, 0, 0, 30, 0, 0, 0, 12])
  }

  @Test func reportsTellOfPictures() throws {
    let html = viewtrace("report", trace, "--format", "html").output
    let data = Data(picture(of: 2).svg.utf8).base64EncodedString()
    #expect(html.contains("<figure id=\"frame-2\">"))
    #expect(html.contains("src=\"data:image/svg+xml;base64,\(data)\">"))
    #expect(html.contains("1 step after it looked the same."))
    #expect(html.contains("<a href=\"#frame-2\">Next</a>"))
    // The pictures are images: none of their elements is one of the page.
    #expect(!html.contains("<svg") && !html.contains("<rect"))
    let text = viewtrace("report", trace).output
    #expect(text.hasSuffix("\n2 pictures of the screen: viewtrace frames TRACE -o FOLDER\n"))
  }
}
