// What `import SwiftUI` brings: the API of the runtime, and what Apple's module
// brings along. `@_exported` is the language's only way to pass modules on; it
// adds names and no behaviour, so it is sound wherever it compiles.
@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
@_exported public import ViewRuntime
