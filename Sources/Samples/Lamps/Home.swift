import Observation

/// What the app shows.
@Observable @MainActor
final class Home {
  let room = Room()
}

/// The lamps of a room.
@Observable @MainActor
final class Room {
  var isOn = true
  /// From 0 to 1.
  var brightness = 0.4
  var scene = LightScene.evening
  /// After so many minutes it goes out.
  var minutes = 30
}

enum LightScene: String, CaseIterable, Identifiable {
  case day = "Day"
  case evening = "Evening"
  case night = "Night"

  var id: Self { self }
}
