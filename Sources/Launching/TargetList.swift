#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What an app shows that an action can be aimed at, as the app wrote it.
///
/// ```json
/// {"targets": [{"text": "Plus", "view": "Button", "frame": [8, 40, 60, 44]}]}
/// ```
/// or `{"failure": "…"}` where a step of the workload before it could not be done.
package struct TargetList: Decodable, Equatable, Sendable {
  package var targets: [Target]?
  /// The app's sentence, with its place and fix.
  package var failure: String?

  package struct Target: Decodable, Equatable, Sendable {
    /// What is shown, or the accessibility label.
    package var text: String?
    /// The accessibility identifier.
    package var identifier: String?
    /// The type of the view, without its module.
    package var view: String?
    /// For what has neither text nor identifier: which of the views of this type.
    package var index: Int?
    /// `tap`, `type`, `toggle` …: the actions that it takes.
    package var actions: [String]?
    /// x, y, width and height in points from the screen's top leading corner.
    package var frame: [Double]
  }
}

extension AppLaunch {
  /// How asking an app for its targets ended.
  package enum TargetsOutcome: Equatable, Sendable {
    case found([TargetList.Target])
    /// A step of the workload could not be done.
    case doesNotFit(String)
    case neverIdle(String)
    /// The sentence of the app's end.
    case crashed(String)
    case hung(String)
  }

  /// Starts the app, lets it do the workload, and asks what can be tapped then.
  ///
  /// - Parameter listeners: Who gets what the app prints.
  /// - Returns: The targets, in the order in which they are drawn.
  /// - Throws: `LaunchError` when the app cannot be started or answers in
  ///   another way than apps of this version do.
  package func targets(listeners: Listeners = Listeners()) throws -> TargetsOutcome {
    try withTemporaryFolder { folder in
      let answer = folder + "/targets.json"
      let launch = try withWorkload(in: folder)
      let run = try launch.run(.targets, writingTo: answer, listeners: listeners)
      let sentence = CrashSentence(
        printed: run.printedError,
        record: run.crash,
        ending: run.ending,
        limit: limit
      )
      guard let data = try? Data(contentsOf: URL(filePath: answer)) else {
        if case .signalled = run.ending { return .crashed(sentence.text) }
        if run.ending == .timedOut { return .hung(sentence.text) }
        throw LaunchError(.noAnswer(ending: sentence.text), executable)
      }
      guard let list = try? JSONDecoder().decode(TargetList.self, from: data) else {
        throw LaunchError(.otherVersion, executable)
      }
      if let failure = list.failure {
        return run.ending == .exited(4) ? .neverIdle(failure) : .doesNotFit(failure)
      }
      return .found(list.targets ?? [])
    }
  }

  /// An app always gets a workload, one without steps if need be.
  private func withWorkload(in folder: String) throws -> AppLaunch {
    guard workloadPath == nil else { return self }
    var launch = self
    launch.workloadPath = folder + "/workload.json"
    try Data(workload.text.utf8).write(to: URL(filePath: folder + "/workload.json"))
    return launch
  }
}
