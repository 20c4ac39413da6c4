import Foundation

/// The texts that SwiftUI logs, word for word, so that people find them.
enum RuntimeMessage {
  static let modifyingState =
    "Modifying state during view update, this will cause undefined behavior."
  static let publishingDuringUpdate =
    "Publishing changes from within view updates is not allowed, "
    + "this will cause undefined behavior."
  static let publishingInBackground =
    "Publishing changes from background threads is not allowed; make sure to publish values "
    + "from the main thread (via operators like receive(on:)) on model updates."
  static let stateOutsideView =
    "Accessing State's value outside of being installed on a View. "
    + "This will result in a constant Binding of the initial value and will not update."
  static let stateObjectOutsideView =
    "Accessing StateObject's object without being installed on a View. "
    + "This will create a new instance each time."

  static let namespaceOutsideView =
    "Reading a Namespace property outside View.body. "
    + "This will result in identifiers that never match any other identifier."

  static let singlePresentation =
    "Currently, only presenting a single sheet is supported.\n"
    + "The next sheet will be presented when the currently presented sheet gets dismissed."

  static let focusStateOutsideView =
    "Accessing FocusState's value outside of the body of a View. "
    + "This will result in a constant Binding of the initial value and will not update."

  static let invalidFrameDimension = "Invalid frame dimension (negative or non-finite)."
  static let contradictoryFrame = "Contradictory frame constraints specified."

  static func viewIsClass(_ type: String) -> String {
    "views must be value types (either a struct or an enum); \(type) is a class."
  }

  static func environmentOutsideView(_ type: String) -> String {
    "Accessing Environment<\(type)>'s value outside of being installed on a View. "
      + "This will always read the default value and will not update."
  }

  /// Of an `onChange`, a preference, the path of a stack.
  static func triedTooOften(_ label: String) -> String {
    "\(label) tried to update multiple times per frame."
  }

  /// Of a geometry action.
  static func cyclingValues(_ label: String) -> String {
    "\(label) is cycling between duplicate values."
  }

  static func severalSources(_ group: String) -> String {
    "Multiple inserted views in matched geometry group \(group) have `isSource: true`, "
      + "results are undefined."
  }

  static func missingObservableObject(_ type: String) -> String {
    "No ObservableObject of type \(type) found. A View.environmentObject(_:) for \(type) "
      + "may be missing as an ancestor of this view."
  }

  static func missingObservable(_ type: String) -> String {
    "No Observable object of type \(type) found. A View.environment(_:) for \(type) "
      + "may be missing as an ancestor of this view."
  }

  static func duplicateID(_ list: String, _ id: String) -> String {
    "\(list): the ID \(id) occurs multiple times within the collection, "
      + "this will give undefined results!"
  }

  static func duplicateLazyID(_ layout: String, _ id: String) -> String {
    "\(layout): the ID \(id) is used by multiple child views, this will give undefined results!"
  }

  /// With `-LogForEachSlowPath YES` among the app's arguments.
  static func slowPath(_ collection: String) -> String {
    "Unable to determine number of views per element in the collection \(collection). If this view "
      + "only produces one view per element in the collection, consider wrapping your views in a "
      + "VStack to take the fast path."
  }

  static func constantRangeChanged(_ list: String, _ count: Int, _ initial: Int) -> String {
    "\(list) count (\(count)) != its initial count (\(initial)). `ForEach(_:content:)` should "
      + "only be used for *constant* data. Instead conform data to `Identifiable` or use "
      + "`ForEach(_:id:content:)` and provide an explicit `id`!"
  }

  static func noDestination(_ type: String) -> String {
    "A NavigationLink is presenting a value of type “\(type)” but there is no matching "
      + "navigationDestination declaration visible from the location of the link. "
      + "The link cannot be activated."
  }

  static func secondDestination(_ type: String) -> String {
    "A navigationDestination for “\(type)” was declared earlier on the stack. "
      + "Only the destination declared closest to the root view of the stack will be used."
  }

  /// The bundle is named by its last part: where it lies differs by machine.
  static func noImage(_ name: String, _ bundle: NSString) -> String {
    "No image named '\(name)' found in asset catalog for \(bundle.lastPathComponent)"
  }

  // The runtime's own, for what SwiftUI says nothing about.

  static func unreadablePicture(_ path: String) -> String {
    "The picture \(path) cannot be read: it is no PNG, JPEG, GIF, WebP or HEIC, or broken."
  }

  static func didNotSettle(_ passes: Int) -> String {
    "The update did not settle within \(passes) passes of one frame; what is left waits for the "
      + "next one."
  }
}
