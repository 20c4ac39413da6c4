package import Foundation

/// The text styles, in the order of the table below.
package enum TextStyleSize: Int, Hashable, Sendable, CaseIterable {
  case largeTitle
  case title
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption
  case caption2

  /// The point size at a dynamic type size.
  package func pointSize(at step: TypeSizeStep) -> CGFloat {
    Self.pointSizes[step.rawValue][rawValue]
  }

  /// One row a dynamic type size, one column a style.
  ///
  /// Source: Human Interface Guidelines, Typography, "Dynamic Type sizes" of
  /// iOS, https://developer.apple.com/design/human-interface-guidelines/typography
  private static let pointSizes: [[CGFloat]] = [
    [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
    [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
    [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
    [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
    [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
    [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
    [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
    [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
    [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
    [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
    [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
    [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
  ]
}

/// The dynamic type sizes, smallest first.
package enum TypeSizeStep: Int, Hashable, Sendable, CaseIterable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5
}
