extension LayoutNode {
  func startCounting() {
    if countedPass == engine.pass { return }
    countedPass = engine.pass
    counts.reset()
    engine.count(self)
  }

  func countPlacing() {
    engine.counts.placed &+= 1
    if engine.countsNodes {
      startCounting()
      counts.placed &+= 1
    }
  }

  func timed<Result>(_ body: () -> Result) -> Result {
    guard let clock = engine.clock, engine.countsNodes else { return body() }
    let outer = engine.timeBelow
    engine.timeBelow = 0
    let start = clock()
    let result = body()
    let time = clock() &- start
    startCounting()
    counts.selfTime &+= time &- engine.timeBelow
    engine.timeBelow = outer &+ time
    return result
  }

  func reportProblem() {
    if isRuleReported { return }
    isRuleReported = true
    if let problem = rule.problem { engine.report?(problem, self) }
  }
}
