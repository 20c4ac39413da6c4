import JSONSource
import TraceModel

extension Workload {
  /// The workload as JSON, which reads back as an equal one.
  ///
  /// What has its default is left out, the profile apart: the newest is
  /// another one next year. The same workload gives the same bytes.
  public var text: String { json.text(JSONStyle(width: 100, brokenLevels: 1)) }

  private var json: JSON {
    let usual = Workload(name: "")
    var members: [JSON.Member] = [.init("name", .string(name))]
    if device != usual.device { members.append(.init("device", device.json)) }
    if environment != usual.environment {
      members.append(.init("environment", environment.change.json))
    }
    if now != usual.now { members.append(.init("now", .string(now.description))) }
    if seed != usual.seed { members.append(.init("seed", .integer(seed))) }
    members.append(.init("profile", .string(profile.rawValue)))
    if !defaults.isEmpty { members.append(.init("defaults", DefaultsValue.json(of: defaults))) }
    if !arguments.isEmpty {
      members.append(.init("arguments", .array(arguments.map(JSON.string))))
    }
    if settle != usual.settle { members.append(.init("settle", settle.json)) }
    if limit != usual.limit { members.append(.init("limit", limit.json)) }
    if !network.isEmpty { members.append(.init("network", .array(network.map(\.json)))) }
    members.append(.init("steps", .array(steps.map(\.json))))
    return .object(members)
  }
}

extension Nanoseconds {
  var json: JSON { .string(TimeSpelling.text(self)) }
}

extension Workload.Device {
  fileprivate var json: JSON {
    var members: [JSON.Member] = [.init("size", size.json), .init("scale", .double(scale))]
    if safeArea != Workload.Insets() { members.append(.init("safeArea", safeArea.json)) }
    return .object(members)
  }
}

extension Workload.Insets {
  fileprivate var json: JSON {
    let lengths = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
    return .object(lengths.compactMap { $1 == 0 ? nil : .init($0, .double($1)) })
  }
}

extension Workload.Size {
  var json: JSON { [.double(width), .double(height)] }
}

extension Workload.Vector {
  var json: JSON { [.double(dx), .double(dy)] }
}

extension Workload.Environment {
  /// What of it is not the default.
  fileprivate var change: Change {
    func unless<Value: Equatable>(_ usual: Value, _ value: Value) -> Value? {
      value == usual ? nil : value
    }
    let usual = Workload.Environment()
    return Change(
      colorScheme: unless(usual.colorScheme, colorScheme),
      dynamicTypeSize: unless(usual.dynamicTypeSize, dynamicTypeSize),
      locale: unless(usual.locale, locale),
      timeZone: unless(usual.timeZone, timeZone),
      horizontalSizeClass: unless(usual.horizontalSizeClass, horizontalSizeClass),
      verticalSizeClass: unless(usual.verticalSizeClass, verticalSizeClass),
      layoutDirection: unless(usual.layoutDirection, layoutDirection)
    )
  }
}

extension Workload.Environment.Change {
  var json: JSON {
    let settings: [(String, String?)] = [
      ("colorScheme", colorScheme?.rawValue),
      ("dynamicTypeSize", dynamicTypeSize?.rawValue),
      ("locale", locale),
      ("timeZone", timeZone),
      ("horizontalSizeClass", horizontalSizeClass?.rawValue),
      ("verticalSizeClass", verticalSizeClass?.rawValue),
      ("layoutDirection", layoutDirection?.rawValue),
    ]
    return .object(settings.compactMap { key, value in value.map { .init(key, .string($0)) } })
  }
}

extension Workload.DefaultsValue {
  fileprivate var json: JSON {
    switch self {
    case .bool(let value): .bool(value)
    case .integer(let value): .integer(value)
    // With a decimal, so that it reads back as a double.
    case .double(let value):
      value == value.rounded(.towardZero) ? .decimal(value, decimals: 1) : .double(value)
    case .string(let value): .string(value)
    case .array(let elements): .array(elements.map(\.json))
    case .dictionary(let members): Self.json(of: members)
    }
  }

  fileprivate static func json(of members: [String: Self]) -> JSON {
    .object(members.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.json) })
  }
}

extension Workload.NetworkStub {
  fileprivate var json: JSON {
    var members: [JSON.Member] = [.init("match", .string(match))]
    switch answer {
    case .file(let path, let status):
      members += [.init("file", .string(path)), .init("status", .integer(status))]
    case .error(let failure): members.append(.init("error", .string(failure.rawValue)))
    }
    if delay != .zero { members.append(.init("delay", delay.json)) }
    return .object(members)
  }
}
