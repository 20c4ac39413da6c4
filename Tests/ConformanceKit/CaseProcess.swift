import Foundation

/// A case in a process of its own: its globals keep their state, and it may crash.
@MainActor
struct CaseProcess<Stage: CaseStage> {
  /// Seconds after which a case is given up.
  static var limit: Double { 60 }

  let compiled: ConformanceCase
  let description: CaseDescription

  /// Runs the case and reads what it wrote.
  func result() throws -> CaseResult {
    if let problem = compiled.problem {
      return notChecked("does not compile: \(problem)")
    }
    if let wanted = description.profile, let shown = Stage.profile, wanted != shown {
      return notChecked("tells of \(wanted), and this system behaves like \(shown)")
    }
    if description.assets?.isEmpty == false { return notChecked("wants images") }
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("conformance-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    return try play(in: home)
  }

  private func notChecked(_ reason: String) -> CaseResult {
    CaseResult(id: description.id, notChecked: reason, description)
  }

  private func play(in home: URL) throws -> CaseResult {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    let progress = home.appendingPathComponent("progress")
    process.arguments = ["--run", description.id, progress.path]
    process.environment = try Stage.environment(forCase: description.id, home: home.path)
    let errors = home.appendingPathComponent("errors")
    for file in [progress, errors] { try Data().write(to: file) }
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardOutput = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    guard ended.wait(timeout: .now() + Self.limit) == .success else {
      process.terminate()
      return notChecked("took longer than \(Int(Self.limit)) seconds")
    }
    let lines = String(decoding: try Data(contentsOf: progress), as: UTF8.self)
      .split(separator: "\n")
    let isWhole = process.terminationReason == .exit && process.terminationStatus == 0
    if isWhole, let last = lines.last, last.hasPrefix("{") {
      return try JSONDecoder().decode(CaseResult.self, from: Data(last.utf8))
    }
    return crashed(
      in: lines.count { $0.hasPrefix("step ") } - 1,
      String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    )
  }

  /// A case may want its process to end; nothing else of it can be checked then.
  private func crashed(in step: Int, _ errors: String) -> CaseResult {
    let lines = errors.split(separator: "\n").suffix(3).joined(separator: " | ")
    let outcomes = description.expect.enumerated().compactMap { index, check in
      check.note == nil ? (number: index + 1, outcome: outcome(check, step, errors, lines)) : nil
    }
    return CaseResult(id: description.id, outcomes)
  }

  private func outcome(
    _ check: CaseCheck,
    _ step: Int,
    _ errors: String,
    _ lines: String
  ) -> CheckOutcome {
    let ending = "the process ended in step \(step): \(lines)"
    guard let text = check.fatal else { return .notChecked(ending) }
    let isExpected = check.steps?.contains(step) == true && errors.contains("Fatal error: \(text)")
    return isExpected ? .holds : .differs(ending)
  }
}
