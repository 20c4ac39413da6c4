/// What was found out about one operation at one size.
struct Measurement: Equatable {
  /// `scenario/operation/size`.
  let name: String
  /// Nanoseconds, of one operation each.
  let median: Double
  /// The middle half of the samples, from its first to its last.
  let quartiles: ClosedRange<Double>
  let samples: Int
  /// The same work by hand, without a runtime, in nanoseconds; nil where there
  /// is no such thing.
  var floor: Double?
  /// By which power of the size the times of its series grow, at the last of them.
  var slope: Double?
  /// What is counted, exact and the same on every machine, and memory, which is not.
  var counts: [Count] = []

  /// Something counted.
  struct Count: Equatable {
    let name: String
    let value: Double
  }

  /// `samples` are nanoseconds of one operation each, one at least.
  init(_ name: String, samples: [Double], floor: [Double]? = nil, counts: [Count] = []) {
    let sorted = samples.sorted()
    self.name = name
    self.samples = samples.count
    median = Self.quantile(sorted, 0.5)
    quartiles = Self.quantile(sorted, 0.25)...Self.quantile(sorted, 0.75)
    self.floor = floor.map { Self.quantile($0.sorted(), 0.5) }
    self.counts = counts
  }

  init(
    name: String,
    median: Double,
    quartiles: ClosedRange<Double>,
    samples: Int,
    floor: Double?,
    slope: Double? = nil,
    counts: [Count]
  ) {
    self.name = name
    self.median = median
    self.quartiles = quartiles
    self.samples = samples
    self.floor = floor
    self.slope = slope
    self.counts = counts
  }

  /// How many times the floor it costs.
  var ratio: Double? { floor.flatMap { $0 > 0 ? median / $0 : nil } }

  /// The width of the middle half, as a part of the median.
  var spread: Double {
    median > 0 ? (quartiles.upperBound - quartiles.lowerBound) / median : 0
  }

  /// A quantile of sorted numbers, between neighbours by proportion.
  static func quantile(_ sorted: [Double], _ part: Double) -> Double {
    guard let last = sorted.last else { return 0 }
    let place = part * Double(sorted.count - 1)
    let index = Int(place)
    guard index + 1 < sorted.count else { return last }
    return sorted[index] + (sorted[index + 1] - sorted[index]) * (place - Double(index))
  }
}
