extension Workload {
  /// The actions by the name that a workload file and a trace give them.
  public enum ActionName: String, CaseIterable, Sendable {
    case tap
    case doubleTap
    case longPress
    case drag
    case swipe
    case magnify
    case rotate
    case scroll
    case type
    case clear
    case submit
    case toggle
    case setSlider
    case setPicker
    case selectTab
    case back
    case dismiss
    case refresh
    case setEnvironment
    case resize
    case wait
    case mark
    case `repeat`
    case unmount

    /// Whether the name alone, as a string, is a whole step.
    var standsAlone: Bool {
      switch self {
      case .submit, .back, .dismiss, .refresh, .wait, .unmount: true
      default: false
      }
    }

    /// Whether the name can only stand alone.
    var takesNothing: Bool {
      switch self {
      case .back, .dismiss, .unmount: true
      default: false
      }
    }

    /// Whether what follows the name must be an object.
    var takesKeys: Bool {
      switch self {
      case .drag, .swipe, .magnify, .rotate, .scroll, .type, .setSlider, .setPicker,
        .setEnvironment, .wait, .repeat:
        true
      default: false
      }
    }

    /// A step with it, for a `fix:` line.
    var example: String {
      switch self {
      case .tap: #"{"tap": "Plus"}"#
      case .doubleTap: #"{"doubleTap": "Photo"}"#
      case .longPress: #"{"longPress": {"on": "Message", "for": "1s"}}"#
      case .drag: #"{"drag": {"on": "Card", "by": [0, 120]}}"#
      case .swipe: #"{"swipe": {"direction": "left", "on": "Row 3"}}"#
      case .magnify: #"{"magnify": {"on": "Photo", "by": 2}}"#
      case .rotate: #"{"rotate": {"on": "Photo", "by": 90}}"#
      case .scroll: #"{"scroll": {"to": "end"}}"#
      case .type: #"{"type": {"text": "swift", "into": "Search"}}"#
      case .clear: #"{"clear": "Search"}"#
      case .submit: #""submit""#
      case .toggle: #"{"toggle": "Sound"}"#
      case .setSlider: #"{"setSlider": {"on": "Volume", "to": 0.5}}"#
      case .setPicker: #"{"setPicker": {"on": "Theme", "to": "Dark"}}"#
      case .selectTab: #"{"selectTab": "Library"}"#
      case .back: #""back""#
      case .dismiss: #""dismiss""#
      case .refresh: #""refresh""#
      case .setEnvironment: #"{"setEnvironment": {"colorScheme": "dark"}}"#
      case .resize: #"{"resize": [844, 390]}"#
      case .wait: #"{"wait": {"for": "2s"}}"#
      case .mark: #"{"mark": "first page"}"#
      case .repeat: #"{"repeat": {"times": 3, "steps": [{"tap": "Plus"}]}}"#
      case .unmount: #""unmount""#
      }
    }
  }
}

extension Workload.Action {
  public var name: Workload.ActionName {
    switch self {
    case .tap: .tap
    case .doubleTap: .doubleTap
    case .longPress: .longPress
    case .drag: .drag
    case .swipe: .swipe
    case .magnify: .magnify
    case .rotate: .rotate
    case .scroll: .scroll
    case .type: .type
    case .clear: .clear
    case .submit: .submit
    case .toggle: .toggle
    case .setSlider: .setSlider
    case .setPicker: .setPicker
    case .selectTab: .selectTab
    case .back: .back
    case .dismiss: .dismiss
    case .refresh: .refresh
    case .setEnvironment: .setEnvironment
    case .resize: .resize
    case .wait: .wait
    case .mark: .mark
    case .repeat: .repeat
    case .unmount: .unmount
    }
  }
}
