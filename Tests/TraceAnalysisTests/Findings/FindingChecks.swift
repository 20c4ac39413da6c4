import TestSupport
import TraceAnalysis

/// What one rule finds in a drawing.
func findings(_ rule: some FindingRule, in drawing: String) throws -> [Finding] {
  try rule.find(in: TraceEvidence(DrawnTrace(drawing)))
}
