import Foundation
import JSONSource

/// What another reconciler took for the same operations on the same machine.
struct Peer: Equatable {
  /// With its version, and that of what runs it.
  var name: String
  /// Nanoseconds by name of the measurement, in the order of its file.
  var medians: [Measurement.Count]

  init(name: String, medians: [Measurement.Count]) {
    self.name = name
    self.medians = medians
  }

  /// Reads what a peer's script printed.
  ///
  /// - Throws: `BenchmarkError` where the file cannot be read, `JSONError` where
  ///   something else stands in it.
  init(path: String) throws {
    self = try Peer(JSONValue(parsing: ResultFile.bytes(of: path), path: path))
  }

  init(_ value: JSONValue) throws {
    let members = try value.members(of: "a peer's results", known: ["name", "median_ns"])
    name = try members.required("name").string()
    medians = try members.required("median_ns").anyMembers().map { member in
      let median = try member.value.double()
      guard median > 0 else { throw member.value.wrongType("a time of more than 0 ns") }
      return Measurement.Count(name: member.key, value: median)
    }
  }

  var json: JSON {
    [
      "name": .string(name),
      "median_ns": .object(medians.map { .init($0.name, .decimal($0.value, decimals: 1)) }),
    ]
  }

  /// Nanoseconds that the peer took for the same thing; nil where it does not do it.
  func median(of measurement: Measurement) -> Double? {
    medians.first { $0.name == measurement.name }?.value
  }
}
