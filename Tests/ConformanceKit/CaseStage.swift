public import SwiftUI

/// What a case is played on: a window on a Mac, a headless host elsewhere.
@MainActor
public protocol CaseStage: AnyObject {
  /// The system and the year whose behaviour it shows: `macOS 15.5.0`, `ios18`.
  static var system: String { get }
  static var profile: String? { get }
  /// Whose SwiftUI runs: `SwiftUI` for Apple's, `ViewTrace` for this package's.
  static var runtime: String { get }
  /// The variables of a process that plays a case, and its home folder.
  static func environment(forCase id: String, home: String) throws -> [String: String]

  init(size: CGSize, profile: String?, id: String) throws

  func mount<Root: View>(_ root: Root)
  /// Runs until nothing more comes by itself soon.
  func settle() throws
  /// Lets so many seconds pass.
  func advance(seconds: Double) throws
  func tap(_ text: String, nth: Int) throws
  func type(_ text: String, into placeholder: String) throws
  func scroll(by distance: CGSize, frames: Int?) throws
  /// To `start` or `end`.
  func scroll(to edge: String, frames: Int?) throws
  func resize(to size: CGSize) throws
  func setEnvironment(_ key: String, to value: String) throws
  func unmount()
  /// For what no other method is there: `back`, `drag`.
  func perform(_ action: String) throws

  /// The texts that can be seen.
  func shownTexts() throws -> [String]
  /// What SwiftUI logged about the app's mistakes since the last call.
  func takeMessages() throws -> [String]
}

/// Something that a stage has no means to do or to see: it is not checked.
struct NotPossible: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
