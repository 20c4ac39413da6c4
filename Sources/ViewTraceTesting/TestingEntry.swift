import Foundation
import Recording
import ViewRuntime

/// Called before `main` in a test runner that was started to record.
///
/// The symbol is known to the C constructor of CRuntimeHooks, which calls it
/// where it is linked in; `@_cdecl` gives it that name.
@_cdecl("vt_testing_entry")
public func runRecordedApp() {
  guard let text = ProcessInfo.processInfo.environment["VIEWTRACE_APP_TYPE"] else { return }
  MainActor.assumeIsolated {
    guard let type = AppTypeReference.find(text) as? any App.Type else {
      FileHandle.standardError.write(Data("viewtrace: no app type \(text) in this test\n".utf8))
      exit(4)
    }
    @MainActor func open<A: App>(_ type: A.Type) { Recording.start(type) }
    open(type)
  }
}
