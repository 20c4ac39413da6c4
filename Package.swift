// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

#if os(Linux)
let isRuntimeAvailable = true
#else
// The system has its own SwiftUI: see "On Apple platforms" in ARCHITECTURE.md.
let isRuntimeAvailable = false
#endif

let package = Package(name: "ViewTrace", platforms: [.macOS(.v15)])

// Layer 0: values and system libraries.
package.targets += [
  .target(name: "TraceModel"),
  .target(name: "JSONSource"),
  .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
]

// Layer 1: what stands on the model alone.
package.targets += [
  .target(name: "TraceStore", dependencies: ["TraceModel", "CSQLite"]),
  .target(name: "TraceAnalysis", dependencies: ["TraceModel", "JSONSource"]),
  .target(name: "Workloads", dependencies: ["TraceModel", "JSONSource"]),
  .target(name: "FramePictures", dependencies: ["TraceModel"]),
]

// Traces of any size, and the least that writing one costs: for benchmarks and proofs.
package.targets += [
  .target(name: "SyntheticTraces", dependencies: ["TraceModel"]),
  .target(name: "CStoreBaseline", dependencies: ["CSQLite"]),
]

// Layers 2 and 3 without the runtime: starting an app, writing reports.
package.targets += [
  .target(name: "Launching", dependencies: ["TraceModel", "TraceStore", "Workloads"]),
  .target(
    name: "TraceReports",
    dependencies: ["TraceModel", "TraceAnalysis", "JSONSource"],
    resources: [.embedInCode("Assets/report.css"), .embedInCode("Assets/flame.js")]
  ),
]

// Layers 5 and 6: the command line.
package.targets += [
  .target(
    name: "Commands",
    dependencies: [
      "TraceModel", "JSONSource", "TraceStore", "TraceAnalysis", "TraceReports", "Workloads",
      "Launching",
    ]
  ),
  .executableTarget(name: "viewtrace", dependencies: ["Commands"]),
]

package.products += [
  .executable(name: "viewtrace", targets: ["viewtrace"])
]

if isRuntimeAvailable {
  // The runtime, layers 0 to 4.
  package.targets += [
    .target(name: "CRuntimeHooks", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "Combine"),
    .target(
      name: "ViewRuntime",
      dependencies: ["TraceModel", "CRuntimeHooks", "Combine"],
      // Foundation's ICU, which breaks lines; imported, but not linked by itself.
      linkerSettings: [.linkedLibrary("_FoundationICU")]
    ),
    .target(
      name: "Recording",
      dependencies: [
        "TraceModel", "JSONSource", "CRuntimeHooks", "TraceStore", "Workloads", "FramePictures",
        "ViewRuntime",
      ]
    ),
    .macro(name: "SwiftUIMacros"),
    .target(
      name: "SwiftUI",
      dependencies: ["ViewRuntime", "Combine", "Recording", "SwiftUIMacros"]
    ),
    .target(
      name: "ViewTraceTesting",
      dependencies: [
        "TraceModel", "JSONSource", "CRuntimeHooks", "TraceStore", "Workloads", "Launching",
        "ViewRuntime", "Recording",
      ]
    ),
  ]
  package.products += [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "ViewTraceTesting", targets: ["ViewTraceTesting"]),
  ]
}

if isRuntimeAvailable {
  // The samples: ordinary SwiftUI apps, before and after a fix.
  package.targets += [
    .target(name: "FeedKit", dependencies: ["SwiftUI"], path: "Sources/Samples/FeedKit"),
    .target(name: "PlayerKit", path: "Sources/Samples/PlayerKit"),
    .target(name: "TagCloudKit", path: "Sources/Samples/TagCloudKit"),
    .target(
      name: "GalleryKit",
      path: "Sources/Samples/GalleryKit",
      resources: [.process("Photos.xcassets")]
    ),
  ]
  let samples: [(name: String, kits: [Target.Dependency])] = [
    ("FeedBefore", ["FeedKit"]), ("FeedAfter", ["FeedKit"]), ("Rating", []), ("Order", []),
    ("PlayerBefore", ["PlayerKit"]), ("PlayerAfter", ["PlayerKit"]), ("Identity", []),
    ("TagCloudBefore", ["TagCloudKit"]), ("TagCloudAfter", ["TagCloudKit"]), ("Modifiers", []),
    ("GalleryBefore", ["GalleryKit"]), ("GalleryAfter", ["GalleryKit"]),
    ("Languages", []), ("Lamps", []),
  ]
  package.targets += samples.map { sample in
    .executableTarget(
      name: sample.name,
      dependencies: ["SwiftUI"] + sample.kits,
      path: "Sources/Samples/\(sample.name)"
    )
  }
}

if isRuntimeAvailable {
  package.targets += [
    .target(
      name: "BenchmarkSuite",
      dependencies: [
        "TraceModel", "JSONSource", "CStoreBaseline", "TraceStore", "SyntheticTraces",
        "ViewRuntime",
      ]
    ),
    .executableTarget(name: "Benchmarks", dependencies: ["BenchmarkSuite"]),
  ]
}

// Tests, one target a target under test.
package.targets += [
  .target(name: "TestSupport", dependencies: ["TraceModel"], path: "Tests/TestSupport"),
  .testTarget(name: "TraceModelTests", dependencies: ["TraceModel"]),
  .testTarget(name: "JSONSourceTests", dependencies: ["JSONSource"]),
  .testTarget(name: "TraceStoreTests", dependencies: ["TraceModel", "TraceStore", "CSQLite"]),
  .executableTarget(
    name: "StoreFixtures",
    dependencies: ["TraceModel", "TraceStore", "SyntheticTraces"],
    path: "Tests/StoreFixtures"
  ),
  .testTarget(
    name: "TraceAnalysisTests",
    dependencies: ["TraceModel", "TraceAnalysis", "TestSupport"]
  ),
  .testTarget(name: "WorkloadsTests", dependencies: ["TraceModel", "JSONSource", "Workloads"]),
  .testTarget(name: "FramePicturesTests", dependencies: ["TraceModel", "FramePictures"]),
  .testTarget(
    name: "LaunchingTests",
    dependencies: ["TraceModel", "TraceStore", "Workloads", "Launching", "TestSupport"]
  ),
  .testTarget(
    name: "TraceReportsTests",
    dependencies: ["TraceModel", "JSONSource", "TraceAnalysis", "TraceReports", "TestSupport"]
  ),
  .testTarget(
    name: "CommandsTests",
    dependencies: [
      "TraceModel", "JSONSource", "TraceStore", "Launching", "Commands", "TestSupport",
    ],
    exclude: ["Help"]
  ),
]

if isRuntimeAvailable {
  package.targets += [
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "BenchmarkSuiteTests", dependencies: ["JSONSource", "BenchmarkSuite"]),
    .testTarget(
      name: "ViewRuntimeTests",
      dependencies: ["TraceModel", "CRuntimeHooks", "Combine", "ViewRuntime"]
    ),
    .testTarget(
      name: "RandomProgramTests",
      dependencies: ["TraceModel", "Combine", "ViewRuntime"]
    ),
    .executableTarget(
      name: "HookFixtures",
      dependencies: ["TraceModel", "CRuntimeHooks", "ViewRuntime"],
      path: "Tests/HookFixtures"
    ),
    .testTarget(
      name: "SeedClaimsTests",
      dependencies: ["SwiftUI", "TraceModel", "ViewTraceTesting", "Workloads"]
    ),
    .testTarget(name: "SwiftUIMacrosTests", dependencies: ["SwiftUIMacros"]),
    .executableTarget(
      name: "FixtureApps",
      dependencies: ["Combine", "SwiftUI"],
      path: "Tests/Fixtures/FixtureApps"
    ),
    .testTarget(
      name: "RecordingTests",
      dependencies: [
        "SwiftUI", "Combine", "TraceModel", "TraceStore", "Workloads", "ViewTraceTesting",
        "TestSupport",
      ]
    ),
    // What the conformance cases are run with, on Apple's SwiftUI and here; the
    // cases themselves are compiled by scripts/conformance-build.
    .target(
      name: "ConformanceKit",
      dependencies: [
        "TraceModel", "Workloads", "Launching", "ViewRuntime", "Recording", "SwiftUI",
      ],
      path: "Tests/ConformanceKit",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "ConformanceHarness",
      dependencies: [
        "TraceModel", "JSONSource", "Workloads", "Launching", "ViewRuntime", "Recording",
        "SwiftUI", "ConformanceKit",
      ],
      path: "Tests/ConformanceHarness"
    ),
    .testTarget(name: "ConformanceTests", dependencies: ["Commands"]),
    .testTarget(
      name: "Swift5ClientTests",
      dependencies: ["SwiftUI", "Combine", "Workloads", "ViewTraceTesting"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
  ]
}

for target in package.targets where target.type != .system && target.type != .macro {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("InternalImportsByDefault"),
    ]
}
