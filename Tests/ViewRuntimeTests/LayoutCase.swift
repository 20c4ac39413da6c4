import Foundation
import Testing

@testable import ViewRuntime

/// One case of the layout conformance corpus, as a tree of nodes.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  /// The case's id in the corpus.
  let id: String
  let container: [Double]
  let sketch: @Sendable () -> Sketch
  let expected: [Expectation]

  init(
    _ id: String,
    _ width: Double,
    _ height: Double,
    _ expected: Expectation...,
    sketch: @escaping @Sendable () -> Sketch
  ) {
    self.id = id
    container = [width, height]
    self.expected = expected
    self.sketch = sketch
  }

  var testDescription: String { id }

  /// What a case says of one view.
  enum Expectation: Sendable {
    case frame(String, Double, Double, Double, Double)
    case size(String, Double, Double)
    case width(String, Double)
    case proposal(String, Double?, Double?)
    case proposals(String, [[Double?]])
    case absent(String)
  }

  func check() {
    let stage = Stage(sketch(), container[0], container[1])
    for expectation in expected { check(expectation, on: stage) }
  }

  private func check(_ expectation: Expectation, on stage: Stage) {
    switch expectation {
    case .frame(let name, let x, let y, let width, let height):
      #expect(stage[name].isShown, "\(id) \(name)")
      #expect(isClose(stage.frame(name), [x, y, width, height]), "\(id) \(stage.frame(name))")
    case .size(let name, let width, let height):
      #expect(isClose(Array(stage.frame(name)[2...]), [width, height]), "\(id) \(name)")
    case .width(let name, let width):
      #expect(isClose([stage.frame(name)[2]], [width]), "\(id) \(name)")
    case .proposal(let name, let width, let height):
      let proposal = stage[name].proposal
      #expect(
        isClose(
          [proposal.width, proposal.height].map { $0.map(Double.init) ?? -1 },
          [width ?? -1, height ?? -1]
        ),
        "\(id) \(name) \(proposal)"
      )
    case .proposals(let name, let proposals):
      let seen = stage[name].counts.proposals.map { [$0.width, $0.height] }
      #expect(seen == proposals.map { $0.map { $0.map { CGFloat($0) } } }, "\(id) \(name)")
    case .absent(let name):
      #expect(!stage[name].isShown, "\(id) \(name)")
    }
  }

  private func isClose(_ a: [Double], _ b: [Double]) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= 0.001 }
  }
}
