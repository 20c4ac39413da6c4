import Foundation

/// What the process prints, step by step: standard output goes to a file.
final class CaptureOfOutput {
  private let file: FileHandle
  private let path: String

  /// - Throws: When the file cannot be written.
  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("conformance-\(ProcessInfo.processInfo.processIdentifier).out").path
    try Data().write(to: URL(fileURLWithPath: path))
    guard let written = FileHandle(forWritingAtPath: path),
      let read = FileHandle(forReadingAtPath: path),
      dup2(written.fileDescriptor, FileHandle.standardOutput.fileDescriptor) >= 0
    else { throw NotPossible("standard output cannot be captured in \(path)") }
    file = read
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The lines since the last call.
  func takeLines() -> [String] {
    fflush(nil)
    let text = String(decoding: file.availableData, as: UTF8.self)
    return text.split(separator: "\n").map { String($0) }
  }
}
