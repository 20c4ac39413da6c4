import Foundation
import JSONSource

/// The results of one run, as they stand in a file.
struct ResultFile: Equatable {
  var machine: Machine
  /// The day of the run, as `2026-12-01`.
  var date: String
  var recording: String
  var measurements: [Measurement]
  /// What they are compared with, where it was run beside them.
  var peer: Peer?

  init(
    machine: Machine,
    date: String,
    recording: String,
    measurements: [Measurement],
    peer: Peer? = nil
  ) {
    self.machine = machine
    self.date = date
    self.peer = peer
    self.recording = recording
    self.measurements = measurements
  }

  /// Reads what `json` wrote.
  ///
  /// - Throws: `BenchmarkError` where the file cannot be read, `JSONError` where
  ///   something else stands in it.
  init(path: String) throws {
    let root = try JSONValue(parsing: Self.bytes(of: path), path: path)
      .members(
        of: "a result file",
        known: ["machine", "date", "recording", "measurements", "peer"]
      )
    machine = try Machine(root.required("machine"))
    date = try root.required("date").string()
    peer = try root["peer"].map { try Peer($0) }
    recording = try root.required("recording").string()
    measurements = try root.required("measurements").elements().map { try Measurement($0) }
  }

  /// - Throws: `BenchmarkError` where the file cannot be read.
  static func bytes(of path: String) throws -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw BenchmarkError.unreadable(path: path, detail: "cannot be read")
    }
  }

  var json: JSON {
    var members: [JSON.Member] = [
      .init("machine", machine.json),
      .init("date", .string(date)),
      .init("recording", .string(recording)),
      .init("measurements", .array(measurements.map(\.json))),
    ]
    if let peer { members.append(.init("peer", peer.json)) }
    return .object(members)
  }
}

extension Machine {
  fileprivate init(_ value: JSONValue) throws {
    let members = try value.members(
      of: "a machine",
      known: ["processor", "cores", "system", "toolchain", "configuration"]
    )
    processor = try members.required("processor").string()
    cores = try members.required("cores").int()
    system = try members.required("system").string()
    toolchain = try members.required("toolchain").string()
    configuration = try members.required("configuration").string()
  }

  fileprivate var json: JSON {
    [
      "processor": .string(processor), "cores": .integer(cores), "system": .string(system),
      "toolchain": .string(toolchain), "configuration": .string(configuration),
    ]
  }
}

extension Measurement {
  fileprivate init(_ value: JSONValue) throws {
    let members = try value.members(
      of: "a measurement",
      known: ["name", "median_ns", "quartiles_ns", "samples", "floor_ns", "slope", "counts"]
    )
    let quartiles = try members.required("quartiles_ns").elements().map { try $0.double() }
    guard quartiles.count == 2, quartiles[0] <= quartiles[1] else {
      throw try members.required("quartiles_ns").wrongType("two numbers, the smaller one first")
    }
    self.init(
      name: try members.required("name").string(),
      median: try members.required("median_ns").double(),
      quartiles: quartiles[0]...quartiles[1],
      samples: try members.required("samples").int(),
      floor: try members["floor_ns"]?.double(),
      slope: try members["slope"]?.double(),
      counts: try members["counts"]?.anyMembers().map {
        Count(name: $0.key, value: try $0.value.double())
      } ?? []
    )
  }

  fileprivate var json: JSON {
    var members: [JSON.Member] = [
      .init("name", .string(name)),
      .init("median_ns", .decimal(median, decimals: 1)),
      .init(
        "quartiles_ns",
        [.decimal(quartiles.lowerBound, decimals: 1), .decimal(quartiles.upperBound, decimals: 1)]
      ),
      .init("samples", .integer(samples)),
    ]
    if let floor { members.append(.init("floor_ns", .decimal(floor, decimals: 1))) }
    if let slope { members.append(.init("slope", .decimal(slope, decimals: 2))) }
    if !counts.isEmpty {
      members.append(
        .init("counts", .object(counts.map { .init($0.name, .decimal($0.value, decimals: 2)) }))
      )
    }
    return .object(members)
  }
}
