import Foundation
import SwiftUI

// Apps for tests of the command line. Which one it is, the workload says by its
// launch arguments.

let apps: [String: any App.Type] = [
  "crashing": CrashingApp.self,
  "layers": LayersApp.self,
  "loops": LoopsApp.self,
  "messages": MessagesApp.self,
  "places": PlacesApp.self,
  "reasons": ReasonsApp.self,
  "restless": RestlessApp.self,
  "targets": TargetsApp.self,
  "unheld": UnheldApp.self,
]

let name = CommandLine.arguments.dropFirst().first ?? ""
guard let app = apps[name] else {
  print("there is no app '\(name)': \(apps.keys.sorted().joined(separator: ", "))")
  exit(64)
}
app.main()
