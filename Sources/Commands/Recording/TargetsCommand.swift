import JSONSource
import Launching
import Workloads

extension Command {
  static let targets = Command(
    name: "targets",
    summary: "list what can be tapped, and how a workload names it",
    operands: [.product],
    options: [.workload] + Option.appOptions,
    manual: """
      Starts the app, lets it do the workload if there is one, and prints what is on
      screen then: one line a target, as it stands in a workload.
      """,
    action: { arguments, console in
      let workload =
        try arguments[.workload].map { try Workload(contentsOf: $0) } ?? Workload(name: "targets")
      let launch = try arguments.appLaunch(workload: workload, console: console)
      switch try launch.targets() {
      case .found(let targets):
        console.output(text(of: targets))
        return .fine
      case .doesNotFit(let failure):
        throw RecordingFailure(problem: .doesNotFit(failure), executable: launch.executable)
      case .neverIdle(let failure):
        throw RecordingFailure(problem: .neverIdle(failure), executable: launch.executable)
      case .crashed(let sentence):
        throw RecordingFailure(
          problem: .crashed(sentence, step: "the workload"),
          executable: launch.executable
        )
      case .hung(let sentence):
        throw RecordingFailure(
          problem: .hung(sentence, step: "the workload"),
          executable: launch.executable
        )
      }
    }
  )

  private static func text(of targets: [TargetList.Target]) -> String {
    var printer = TableRows(columns: ["target", "view", "actions", "x", "y", "width", "height"])
    var text = ""
    for (target, name) in zip(targets, names(of: targets)) {
      let frame = (0..<4).map { target.frame.indices.contains($0) ? target.frame[$0] : 0 }
      text += printer.row(
        [
          .text(name.text(.compact)), .text(target.view ?? ""),
          .text((target.actions ?? []).joined(separator: " ")),
        ] + frame.map { .real($0) }
      )
    }
    return text + printer.end()
  }

  /// The shortest name that means one target only: identifier, text, or one of
  /// both with its index, else the view's type, else a point.
  static func names(of targets: [TargetList.Target]) -> [JSON] {
    let keys = targets.map { key(of: $0) }
    let indices = indices(of: targets, keys.map { $0.text(.compact) })
    var known: [String: Set<Int>] = [:]
    for (key, index) in zip(keys, indices) { known[key.text(.compact), default: []].insert(index) }
    return zip(keys, indices).map { key, index in
      guard known[key.text(.compact), default: []].count > 1 else { return key }
      let members: [JSON.Member] =
        switch key {
        case .object(let members): members
        default: [.init("text", key)]
        }
      return .object(members + [.init("index", .integer(index))])
    }
  }

  /// Which of those of its name each target is, as the app says or as they stand.
  private static func indices(of targets: [TargetList.Target], _ keys: [String]) -> [Int] {
    var seen: [String: Int] = [:]
    return zip(targets, keys).map { target, key in
      let index = seen[key, default: 0]
      seen[key] = index + 1
      return target.index ?? index
    }
  }

  private static func key(of target: TargetList.Target) -> JSON {
    if let identifier = target.identifier, !identifier.isEmpty {
      return ["id": .string(identifier)]
    }
    if let text = target.text, !text.isEmpty { return .string(text) }
    if let view = target.view { return ["view": .string(view)] }
    guard target.frame.count == 4 else { return ["at": [0, 0]] }
    let frame = target.frame
    return [
      "at": [.double(frame[0] + frame[2] / 2), .double(frame[1] + frame[3] / 2)]
    ]
  }
}
