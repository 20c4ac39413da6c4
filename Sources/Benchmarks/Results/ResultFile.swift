import Foundation
import JSONSource

/// The results of one run, as they stand in a file.
struct ResultFile: Equatable {
  var machine: Machine
  var recording: String
  var measurements: [Measurement]

  init(machine: Machine, recording: String, measurements: [Measurement]) {
    self.machine = machine
    self.recording = recording
    self.measurements = measurements
  }

  /// Reads what `json` wrote.
  ///
  /// - Throws: `BenchmarkError` where the file cannot be read, `JSONError` where
  ///   something else stands in it.
  init(path: String) throws {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw BenchmarkError.unreadable(path: path, detail: "cannot be read")
    }
    let root = try JSONValue(parsing: Array(bytes), path: path)
      .members(of: "a result file", known: ["machine", "recording", "measurements"])
    machine = try Machine(root.required("machine"))
    recording = try root.required("recording").string()
    measurements = try root.required("measurements").elements().map { try Measurement($0) }
  }

  var json: JSON {
    [
      "machine": machine.json,
      "recording": .string(recording),
      "measurements": .array(measurements.map(\.json)),
    ]
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
      known: ["name", "median_ns", "quartiles_ns", "samples", "floor_ns", "counts"]
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
    if !counts.isEmpty {
      members.append(
        .init("counts", .object(counts.map { .init($0.name, .decimal($0.value, decimals: 2)) }))
      )
    }
    return .object(members)
  }
}
