import SwiftUI

/// A name that can be changed.
@MainActor
final class Profile: ObservableObject {
  @Published var name: String

  init(name: String) {
    self.name = name
  }
}
