import ScreenKit
import SwiftUI

@main
struct ScreenApp: App {
  var body: some Scene {
    WindowGroup { Screen() }
  }
}
