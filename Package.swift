// swift-tools-version: 6.3

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Oriel",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "HostedSessions", targets: ["HostedSessions"]),
    .library(name: "SwiftUITesting", targets: ["SwiftUITesting"]),
    .executable(name: "oriel", targets: ["oriel"]),
    .plugin(name: "AppSources", targets: ["AppSources"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.30.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "Combine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]),
    .macro(
      name: "SwiftUIMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]),
    .target(name: "SymbolDrawings"),
    // The library knows where lines may break.
    .target(name: "ViewLayout", linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // The library has the words of Foundation's formats: see `DistanceWords`.
    .target(
      name: "SwiftUICore", dependencies: ["Combine", "SwiftUIMacros", "SymbolDrawings", "ViewLayout"],
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // zlib is of Swift's own requirements (zlib1g-dev): pages, script and style go out in a fifth of their bytes.
    .target(name: "CLibraries", linkerSettings: [.linkedLibrary("z")]),
    .target(
      name: "BrowserHosting",
      dependencies: [
        "CLibraries", "SwiftUICore", "SymbolDrawings",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "CoreMetrics", package: "swift-metrics"),
      ],
      resources: [.embedInCode("Resources")]),
    .target(name: "SwiftUI", dependencies: ["SwiftUICore", "BrowserHosting"]),
    // For apps that want to know who looks at them.
    .target(name: "HostedSessions", dependencies: ["SwiftUICore"]),
    .target(name: "SwiftUITesting", dependencies: ["SwiftUICore"]),
    .testTarget(
      name: "BrowserHostingTests",
      dependencies: [
        "BrowserHosting", "FruitStand", "HostedSessions", "RandomInput", "SwiftUI",
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "MetricsTestKit", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
      ]),
    // Counts allocations in tests. The benchmarks have it too, through a link.
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .testTarget(name: "SwiftUITests", dependencies: ["AllocationCounter", "SwiftUI", "SwiftUITesting"]),
    .testTarget(
      name: "ConformanceTests", dependencies: ["Combine", "SwiftUI", "SwiftUITesting"],
      exclude: ["CallForms/api-call-forms.csv", "CallForms/api-census.csv"]),
    .executableTarget(
      name: "BookReader", dependencies: ["SwiftUI"], path: "Examples/BookReader", resources: [.process("Resources")]),
    .executableTarget(
      name: "BookReaderClassic", dependencies: ["SwiftUI"], path: "Examples/BookReaderClassic",
      resources: [.process("Resources")]),
    // What `oriel migrate` makes of BookReaderClassic; a test compares.
    .executableTarget(
      name: "BookReaderMigrated", dependencies: ["SwiftUI"], path: "Tests/BookReaderMigrated",
      resources: [.process("Resources")]),
    .executableTarget(name: "Drawings", dependencies: ["SwiftUI"], path: "Examples/Drawings"),
    .executableTarget(
      name: "Almanac", dependencies: ["SwiftUI"], path: "Examples/Almanac", resources: [.process("Resources")]),
    .executableTarget(name: "FruitStand", dependencies: ["SwiftUI"], path: "Examples/FruitStand"),
    .executableTarget(
      name: "Gallery", dependencies: ["SwiftUI"], path: "Examples/Gallery", resources: [.copy("Assets.xcassets")]),
    .executableTarget(name: "Numbers", dependencies: ["SwiftUI"], path: "Examples/Numbers"),
    .executableTarget(name: "RandomTrees", dependencies: ["SwiftUI"], path: "Tests/RandomTrees"),
    .executableTarget(name: "SignedInApp", dependencies: ["HostedSessions", "SwiftUI"], path: "Tests/SignedInApp"),
    .executableTarget(name: "PaintBox", dependencies: ["SwiftUI"], path: "Examples/PaintBox"),
    // A catalog is copied as it is: to process it would take its folders apart.
    .executableTarget(
      name: "Postcards", dependencies: ["SwiftUI"], path: "Examples/Postcards", resources: [.copy("Assets.xcassets")],
      plugins: ["AppSources"]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "BookReader", "BookReaderClassic", "BookReaderMigrated", "FruitStand", "Gallery", "PaintBox", "Postcards",
        "BrowserHosting",
        "SwiftUI", "SwiftUITesting",
      ]),
    .testTarget(name: "PackageTests"),
    // A test that depends on a macro makes the package manager build all tests, with everything below them, a second time for the
    // macro's sake. So this one has the macros' sources among its own, through a link.
    .testTarget(
      name: "SwiftUIMacrosTests",
      dependencies: [
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ],
      exclude: ["Macros/Plugin.swift"]),
    .target(
      name: "Migrator",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .target(
      name: "SourceCheck",
      dependencies: [
        "AddedSources", "Migrator",
        .product(name: "SwiftIfConfig", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      resources: [.embedInCode("Resources/CombineNames.txt"), .embedInCode("Resources/SwiftUINames.txt")]),
    .target(name: "AddedSources"),
    .executableTarget(name: "added-sources", dependencies: ["AddedSources"]),
    .plugin(
      name: "AppSources", capability: .buildTool(), dependencies: ["added-sources"], path: "Plugins/AppSources"),
    .testTarget(name: "AddedSourcesTests", dependencies: ["AddedSources"]),
    .target(
      name: "AppRun",
      dependencies: ["AddedSources", "Migrator", "SourceCheck", .product(name: "SwiftSyntax", package: "swift-syntax")]),
    .executableTarget(
      name: "oriel",
      dependencies: ["AppRun", "Migrator", "SourceCheck", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
    .testTarget(name: "MigratorTests", dependencies: ["Migrator", "RandomInput", "oriel"]),
    .testTarget(name: "SourceCheckTests", dependencies: ["RandomInput", "SourceCheck", "SwiftUI", "oriel"]),
    .testTarget(name: "AppRunTests", dependencies: ["AppRun", "SourceCheck"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "RandomInput"]),
    .testTarget(name: "SwiftUICoreTests", dependencies: ["Combine", "RandomInput", "SwiftUICore"]),
    .testTarget(name: "SymbolDrawingsTests", dependencies: ["SymbolDrawings"]),
    .testTarget(name: "ViewLayoutTests", dependencies: ["ViewLayout"]),
    // Chance that can be repeated, for tests with random steps and input.
    .target(name: "RandomInput", path: "Tests/RandomInput"),
  ],
  swiftLanguageModes: [.v6]
)

// For Scripts/test-core: the core with its tests, without any host, which also shows that it needs none, and without swift-syntax;
// the macros come from another build. For Scripts/mutations with hosts.
if let part = Context.environment["ORIEL_ONLY"] {
  var names = [
    "AllocationCounter", "Combine", "CombineTests", "HostedSessions", "RandomInput", "SwiftUI", "SwiftUICore", "SwiftUICoreTests",
    "SwiftUITesting",
    "SwiftUITests", "SymbolDrawings", "SymbolDrawingsTests", "ViewLayout", "ViewLayoutTests",
  ]
  if part == "hosts" { names += ["BrowserHosting", "BrowserHostingTests", "CLibraries", "ConformanceTests", "FruitStand"] }
  package.products = []
  package.targets.removeAll { !names.contains($0.name) }
  for target in package.targets {
    switch target.name {
    case "SwiftUICore": target.dependencies = ["Combine", "SymbolDrawings", "ViewLayout"]
    case "SwiftUI" where part == "core":
      target.dependencies = ["SwiftUICore"]
      target.exclude = ["AppMain.swift"]
    default: break
    }
  }
}
