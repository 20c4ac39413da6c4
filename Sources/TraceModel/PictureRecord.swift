/// What the screen looked like after a step, in a recording with frames.
///
/// Only where it looked different than before: a step that has none looks as
/// the last one that has.
public struct PictureRecord: Equatable, Sendable {
  public var step: StepID
  /// The last one before the picture was taken.
  public var transaction: TransactionID
  /// A whole SVG document.
  public var svg: String

  public init(step: StepID, transaction: TransactionID, svg: String) {
    self.step = step
    self.transaction = transaction
    self.svg = svg
  }
}

extension [PictureRecord] {
  /// What the screen looked like at the end of a step; nil before the first picture.
  ///
  /// Pictures are in order of their steps.
  public func shown(after step: StepID) -> PictureRecord? { last { $0.step <= step } }
}
