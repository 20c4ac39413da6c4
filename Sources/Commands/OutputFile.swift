#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes a text to a file, as a whole or not at all.
func write(_ text: String, to path: String) throws(CommandError) {
  try write(Data(text.utf8), to: path)
}

/// Writes bytes to a file, as a whole or not at all.
func write(_ data: Data, to path: String) throws(CommandError) {
  do {
    try data.write(to: URL(filePath: path), options: .atomic)
  } catch {
    throw CommandError(problem: .notWritable(reason: reason(of: error)), place: path)
  }
}

/// Makes a folder, and those that it lies in, where they are not there.
func makeFolder(_ path: String) throws(CommandError) {
  do {
    try FileManager.default.createDirectory(
      at: URL(filePath: path),
      withIntermediateDirectories: true
    )
  } catch {
    throw CommandError(problem: .noFolder(reason: reason(of: error)), place: path)
  }
}

/// Reads a file that a person wrote.
func readBytes(of path: String) throws(CommandError) -> [UInt8] {
  do {
    return Array(try Data(contentsOf: URL(filePath: path)))
  } catch {
    throw CommandError(problem: .notReadable(reason: reason(of: error)), place: path)
  }
}

/// What the system says, without Foundation's wrapping and in no locale.
private func reason(of error: any Error) -> String {
  guard let error = error as? CocoaError else { return "\(error)" }
  return switch error.code {
  case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such file or folder"
  case .fileReadNoPermission, .fileWriteNoPermission: "permission denied"
  case .fileWriteFileExists: "a file is there"
  case .fileWriteOutOfSpace: "the disk is full"
  case .fileWriteVolumeReadOnly: "the volume can only be read"
  default: error.underlying.map { "\($0)" } ?? "error \(error.code.rawValue)"
  }
}
