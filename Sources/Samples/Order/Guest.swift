import SwiftUI

/// Who orders.
@MainActor
@Observable
final class Guest {
  let name: String
  /// Members pay nine tenths.
  var isMember = false

  init(name: String) {
    self.name = name
  }
}
