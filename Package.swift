// swift-tools-version: 6.3

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Oriel",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "HostedSessions", targets: ["HostedSessions"]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    .library(name: "SwiftUITesting", targets: ["SwiftUITesting"]),
    .library(name: "SwiftUITestingPictures", targets: ["SwiftUITestingPictures"]),
    // Under the names of Apple's modules, for targets that import these: see Documentation/ThinModules.md.
    .library(name: "OrielAppKit", targets: ["OrielAppKit"]),
    .library(name: "OrielAppIntents", targets: ["OrielAppIntents"]),
    .library(name: "OrielAudioToolbox", targets: ["OrielAudioToolbox"]),
    .library(name: "OrielAVFoundation", targets: ["OrielAVFoundation"]),
    .library(name: "OrielAVFAudio", targets: ["OrielAVFAudio"]),
    .library(name: "OrielAVKit", targets: ["OrielAVKit"]),
    .library(name: "OrielBackgroundTasks", targets: ["OrielBackgroundTasks"]),
    .library(name: "OrielCharts", targets: ["OrielCharts"]),
    .library(name: "OrielCocoa", targets: ["OrielCocoa"]),
    .library(name: "OrielCoreGraphics", targets: ["OrielCoreGraphics"]),
    .library(name: "OrielCoreLocation", targets: ["OrielCoreLocation"]),
    .library(name: "OrielCoreSpotlight", targets: ["OrielCoreSpotlight"]),
    .library(name: "OrielCoreTransferable", targets: ["OrielCoreTransferable"]),
    .library(name: "OrielCryptoKit", targets: ["OrielCryptoKit"]),
    .library(name: "OrielLocalAuthentication", targets: ["OrielLocalAuthentication"]),
    .library(name: "OrielMapKit", targets: ["OrielMapKit"]),
    .library(name: "OrielNetwork", targets: ["OrielNetwork"]),
    .library(name: "OrielOS", targets: ["OrielOS"]),
    .library(name: "OrielOSLog", targets: ["OrielOSLog"]),
    .library(name: "OrielPhotosUI", targets: ["OrielPhotosUI"]),
    .library(name: "OrielSecurity", targets: ["OrielSecurity"]),
    .library(name: "OrielLaunchAtLogin", targets: ["OrielLaunchAtLogin"]),
    .library(name: "OrielSparkle", targets: ["OrielSparkle"]),
    .library(name: "OrielStoreKit", targets: ["OrielStoreKit"]),
    .library(name: "OrielTipKit", targets: ["OrielTipKit"]),
    .library(name: "OrielUIKit", targets: ["OrielUIKit"]),
    .library(name: "OrielUniformTypeIdentifiers", targets: ["OrielUniformTypeIdentifiers"]),
    .library(name: "OrielUserNotifications", targets: ["OrielUserNotifications"]),
    .library(name: "OrielWidgetKit", targets: ["OrielWidgetKit"]),
    // For the programs that `oriel preview` builds.
    .library(name: "PreviewHosting", targets: ["PreviewHosting"]),
    .executable(name: "oriel", targets: ["oriel"]),
    .plugin(name: "AppSources", targets: ["AppSources"]),
  ],
  // TLS by the app itself takes a third of a first build, and a proxy in front of most apps speaks it: see Documentation/Deployment.md.
  traits: [.trait(name: "TLS", description: "Apps speak TLS themselves, with --certificate and --key.")],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.30.0"),
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
    // What Foundation has on Apple's platforms alone.
    .target(name: "FoundationAdditions", linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .testTarget(name: "FoundationAdditionsTests", dependencies: ["FoundationAdditions", "Waiting"]),
    // Without swift-syntax, which takes as long to build as the core: see Documentation/Decisions.md.
    .macro(name: "SwiftUIMacros"),
    .target(name: "SymbolDrawings"),
    // The library knows where lines may break.
    .target(name: "ViewLayout", linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // Types of data, and what goes elsewhere in them: names of modules of Apple's, below the core, which has them in its signatures.
    .target(name: "OrielUniformTypeIdentifiers"),
    .target(name: "OrielCoreTransferable", dependencies: ["Combine", "OrielUniformTypeIdentifiers"]),
    // The library has the words of Foundation's formats: see `DistanceWords`.
    .target(
      name: "SwiftUICore",
      dependencies: ["Combine", "FoundationAdditions", "OrielCoreTransferable", "SwiftUIMacros", "SymbolDrawings", "ViewLayout"],
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // Which values UserDefaults has in memory: see Sources/AppData.
    .target(name: "CPreferences"),
    .target(name: "AppData", dependencies: ["CPreferences"]),
    // zlib is of Swift's own requirements (zlib1g-dev): pages, script and style go out in a fifth of their bytes.
    .target(name: "CDigests"),
    // The font of pages, as bytes of the program.
    .target(
      name: "CFonts",
      exclude: ["OFL.txt", "OrielText.tables"] + [200, 300, 400, 500, 600, 700, 800].map { "OrielText-\($0).woff2" }),
    .target(name: "CLibraries", linkerSettings: [.linkedLibrary("z")]),
    // Loads GTK and WebKitGTK when a window is opened: nothing needs them to be built.
    .target(name: "CDesktop", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "DesktopWindow", dependencies: ["CDesktop"]),
    .target(
      name: "BrowserHosting",
      dependencies: [
        "AppData", "CDigests", "CFonts", "CLibraries", "DesktopWindow", "SwiftUICore", "SymbolDrawings",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "CoreMetrics", package: "swift-metrics"),
      ],
      resources: [.embedInCode("Resources")]),
    // With the trait alone: its library, and with that its C and C++, is built for nobody else.
    .target(
      name: "BrowserTLS",
      dependencies: [
        "BrowserHosting",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl", condition: .when(traits: ["TLS"])),
      ]),
    .target(
      name: "SwiftUI",
      dependencies: ["SwiftUICore", "BrowserHosting", .target(name: "BrowserTLS", condition: .when(traits: ["TLS"]))]),
    // Nothing here depends on it, so that only programs with previews build it.
    .target(
      name: "PreviewHosting", dependencies: ["BrowserHosting", "PreviewExchange", "SwiftUICore"],
      resources: [.embedInCode("Resources")]),
    .target(name: "PreviewExchange"),
    // As in the programs that `oriel preview` builds.
    .testTarget(
      name: "PreviewHostingTests", dependencies: ["PreviewHosting", "PreviewExchange", "SwiftUI", "SwiftUITesting", "Waiting"],
      swiftSettings: [.define("ORIEL_PREVIEWS")]),
    // For apps that want to know who looks at them.
    .target(name: "HostedSessions", dependencies: ["SwiftUICore"]),
    // Its macros are in the same plugin as SwiftUI's: a second one would be a second program to build and to start.
    .target(name: "SwiftData", dependencies: ["CSQLite", "SwiftUICore", "SwiftUIMacros"]),
    // Loads SQLite's library when a store is opened: nothing needs it to be built.
    .target(name: "CSQLite", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "SwiftUITesting", dependencies: ["SwiftUICore"]),
    // Apart, so that tests without pictures do without the browser host.
    .target(name: "PagePictures"),
    .target(
      name: "SwiftUITestingPictures", dependencies: ["BrowserHosting", "PagePictures", "SwiftUICore", "SwiftUITesting"]),
    .testTarget(
      name: "SwiftUITestingPicturesTests",
      dependencies: ["PagePictures", "SwiftUI", "SwiftUITesting", "SwiftUITestingPictures", "Waiting"]),
    // Thin modules: nothing here depends on them, so that only apps that import them build them.
    .target(name: "OrielOS", dependencies: ["SwiftUICore", .product(name: "Logging", package: "swift-log")]),
    .target(name: "OrielOSLog", dependencies: ["OrielOS"]),
    .target(name: "OrielUIKit", dependencies: ["OrielUniformTypeIdentifiers", "SwiftUICore", "SymbolDrawings"]),
    .target(name: "OrielPhotosUI", dependencies: ["SwiftUICore"]),
    .target(name: "OrielAppKit", dependencies: ["OrielUniformTypeIdentifiers", "SwiftUICore", "SymbolDrawings"]),
    .target(name: "OrielCoreGraphics", dependencies: ["SwiftUICore"]),
    .target(name: "OrielStoreKit", dependencies: ["SwiftUICore"]),
    .target(name: "OrielUserNotifications", dependencies: ["SwiftUICore"]),
    .target(name: "OrielAppIntents", dependencies: ["SwiftUICore"]),
    .target(name: "OrielAudioToolbox", dependencies: ["SwiftUICore"]),
    .target(name: "OrielAVFoundation", dependencies: ["SwiftUICore"]),
    .target(name: "OrielAVFAudio", dependencies: ["OrielAVFoundation"]),
    .target(name: "OrielAVKit", dependencies: ["OrielAVFoundation", "SwiftUICore"]),
    .target(name: "OrielBackgroundTasks", dependencies: ["SwiftUICore"]),
    .target(name: "OrielCharts", dependencies: ["SwiftUICore"]),
    .target(name: "OrielCocoa", dependencies: ["OrielAppKit"]),
    .target(name: "OrielCoreLocation", dependencies: ["SwiftUICore"]),
    .target(name: "OrielCoreSpotlight", dependencies: ["OrielUniformTypeIdentifiers", "SwiftUICore"]),
    .target(name: "OrielCryptoKit", dependencies: ["CDigests"]),
    .target(name: "OrielLocalAuthentication", dependencies: ["SwiftUICore"]),
    .target(name: "OrielMapKit", dependencies: ["OrielCoreLocation", "SwiftUICore"]),
    .target(name: "OrielNetwork", dependencies: ["SwiftUICore"]),
    .target(name: "OrielSecurity", dependencies: ["AppData"]),
    .target(name: "OrielLaunchAtLogin", dependencies: ["SwiftUICore"]),
    .target(name: "OrielSparkle", dependencies: ["Combine", "SwiftUICore"]),
    .target(name: "OrielTipKit", dependencies: ["SwiftUICore"]),
    .target(name: "OrielWidgetKit", dependencies: ["OrielAppIntents", "SwiftUICore"]),
    .testTarget(
      name: "ThinModulesTests",
      dependencies: [
        "FoundationAdditions", "OrielAppIntents", "OrielAppKit", "OrielAudioToolbox", "OrielAVFoundation", "OrielAVKit",
        "OrielBackgroundTasks", "OrielCoreLocation",
        "OrielCoreSpotlight", "OrielCryptoKit",
        "OrielLocalAuthentication", "OrielLaunchAtLogin", "OrielMapKit", "OrielNetwork", "OrielSecurity", "OrielSparkle",
        "OrielStoreKit", "OrielTipKit", "OrielUIKit",
        "OrielUserNotifications", "OrielWidgetKit", "SwiftUICore", "SwiftUITesting",
      ]),
    .testTarget(name: "OrielChartsTests", dependencies: ["OrielCharts", "SwiftUICore", "SwiftUITesting"]),
    .testTarget(name: "OrielOSTests", dependencies: ["OrielOS", "OrielOSLog", .product(name: "Logging", package: "swift-log")]),
    .testTarget(name: "OrielCoreTransferableTests", dependencies: ["OrielCoreTransferable"]),
    .testTarget(name: "OrielPhotosUITests", dependencies: ["OrielPhotosUI", "SwiftUICore", "SwiftUITesting"]),
    .testTarget(name: "OrielUniformTypeIdentifiersTests", dependencies: ["OrielUniformTypeIdentifiers"]),
    .testTarget(name: "OrielUIKitTests", dependencies: ["OrielUIKit", "SwiftUICore", "SwiftUITesting"]),
    .testTarget(name: "OrielAppKitTests", dependencies: ["OrielAppKit", "SwiftUICore", "SwiftUITesting"]),
    .testTarget(
      name: "BrowserHostingTests",
      dependencies: [
        "BrowserHosting", .target(name: "BrowserTLS", condition: .when(traits: ["TLS"])), "FruitStand", "HostedSessions",
        "RandomInput", "SwiftUI", "Waiting",
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "MetricsTestKit", package: "swift-metrics"),
        .product(name: "NIOCore", package: "swift-nio"),
      ]),
    // Counts allocations in tests. The benchmarks have it too, through a link.
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["AllocationCounter", "RandomInput", "SwiftUI", "SwiftUITesting", "ViewLayout", "Waiting"]),
    .testTarget(
      name: "ConformanceTests", dependencies: ["Combine", "SwiftUI", "SwiftUITesting", "Waiting"],
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
    .executableTarget(name: "Errands", dependencies: ["SwiftData", "SwiftUI"], path: "Examples/Errands"),
    .executableTarget(name: "FruitStand", dependencies: ["SwiftUI"], path: "Examples/FruitStand"),
    .executableTarget(
      name: "Gallery", dependencies: ["SwiftUI"], path: "Examples/Gallery", resources: [.copy("Assets.xcassets")]),
    .executableTarget(name: "InMotion", dependencies: ["SwiftUI"], path: "Examples/InMotion"),
    .executableTarget(name: "Numbers", dependencies: ["SwiftUI"], path: "Examples/Numbers"),
    // A host, for who writes one: see Documentation/WritingAHost.md.
    .executableTarget(name: "PrintedLines", dependencies: ["SwiftUI"], path: "Examples/PrintedLines"),
    .executableTarget(name: "RandomTrees", dependencies: ["RandomInput", "SwiftUI"], path: "Tests/RandomTrees"),
    .executableTarget(name: "SignedInApp", dependencies: ["HostedSessions", "SwiftUI"], path: "Tests/SignedInApp"),
    // Screens as everybody writes them, for the browser's tests.
    .executableTarget(name: "EyeApp", dependencies: ["OrielCharts", "SwiftUI"], path: "Tests/EyeApp"),
    .executableTarget(name: "OrdinaryApp", dependencies: ["SwiftUI"], path: "Tests/OrdinaryApp"),
    // Files, drag and drop, and pasting, for the browser's tests.
    .executableTarget(name: "TransferApp", dependencies: ["OrielPhotosUI", "SwiftUI"], path: "Tests/TransferApp"),
    // Charts as everybody writes them, for the browser's tests.
    .executableTarget(name: "ChartsApp", dependencies: ["OrielCharts", "SwiftUI"], path: "Tests/ChartsApp"),
    .executableTarget(name: "StoringApp", dependencies: ["SwiftUI"], path: "Tests/StoringApp"),
    .executableTarget(name: "PaintBox", dependencies: ["SwiftUI"], path: "Examples/PaintBox"),
    // A catalog is copied as it is: to process it would take its folders apart.
    .executableTarget(
      name: "Postcards", dependencies: ["SwiftUI"], path: "Examples/Postcards", resources: [.copy("Assets.xcassets")],
      plugins: ["AppSources"]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "BookReader", "BookReaderClassic", "BookReaderMigrated", "FruitStand", "Gallery", "PaintBox", "Postcards",
        "PrintedLines", "BrowserHosting",
        "SwiftUI", "SwiftUITesting", "SwiftUITestingPictures",
      ]),
    .testTarget(name: "DesktopWindowTests", dependencies: ["CDesktop", "DesktopWindow"]),
    .testTarget(name: "PackageTests"),
    // A test that depends on a macro makes the package manager build all tests, with everything below them, a second time for the
    // macro's sake. So this one has the macros' sources among its own, through a link.
    .testTarget(name: "SwiftUIMacrosTests", dependencies: ["RandomInput"], exclude: ["Macros/Plugin.swift"]),
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
      dependencies: [
        "AddedSources", "Migrator", "PagePictures", "PreviewExchange", "SourceCheck",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .executableTarget(
      name: "oriel",
      dependencies: [
        "AppRun", "Migrator", "PagePictures", "SourceCheck", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "MigratorTests", dependencies: ["Migrator", "RandomInput", "oriel"]),
    .testTarget(name: "SourceCheckTests", dependencies: ["RandomInput", "SourceCheck", "SwiftData", "SwiftUI", "oriel"]),
    .testTarget(name: "AppRunTests", dependencies: ["AppRun", "PagePictures", "SourceCheck"]),
    .testTarget(name: "AppDataTests", dependencies: ["AppData", "StoringApp", "SwiftUI", "SwiftUITesting", "Waiting"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "RandomInput", "Waiting"]),
    .testTarget(name: "SwiftDataTests", dependencies: ["RandomInput", "SwiftData", "SwiftUICore", "SwiftUITesting", "Waiting"]),
    .testTarget(name: "SwiftUICoreTests", dependencies: ["Combine", "RandomInput", "SwiftUICore"]),
    .testTarget(name: "SymbolDrawingsTests", dependencies: ["SymbolDrawings"]),
    .testTarget(name: "ViewLayoutTests", dependencies: ["RandomInput", "ViewLayout"]),
    // Chance that can be repeated, for tests with random steps and input.
    .target(name: "RandomInput", path: "Tests/RandomInput"),
    // Waits with a condition and a limit.
    .target(name: "Waiting", path: "Tests/Waiting"),
  ],
  swiftLanguageModes: [.v6]
)

// What the trait TLS does, for the modules alone that ask for it: with the trait every module of this package is compiled anew. For
// Scripts/test-tls.
if Context.environment["ORIEL_TLS"] == "1" {
  for target in package.targets where ["BrowserHostingTests", "BrowserTLS", "SwiftUI"].contains(target.name) {
    target.swiftSettings = [.define("TLS")]
    target.dependencies = target.dependencies.map { dependency in
      switch dependency {
      case .targetItem(let name, _): .target(name: name)
      case .productItem(let name, let package, _, _): .product(name: name, package: package ?? "")
      default: dependency
      }
    }
  }
}

// For Scripts/test --changed, Scripts/test-core and Scripts/mutations: these targets, between commas, with what they need and nothing else.
// With ORIEL_HOSTS=none there is no host, which shows that the core needs none.
if let only = Context.environment["ORIEL_ONLY"] {
  if Context.environment["ORIEL_HOSTS"] == "none", let library = package.targets.first(where: { $0.name == "SwiftUI" }) {
    library.dependencies = ["SwiftUICore"]
    library.exclude = ["AppMain.swift"]
  }
  var needed: Set<String> = []
  var rest = only.split(separator: ",").map(String.init)
  while let name = rest.popLast() {
    guard let target = package.targets.first(where: { $0.name == name }), needed.insert(name).inserted else { continue }
    for dependency in target.dependencies {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): rest.append(name)
      default: break
      }
    }
    for case .plugin(let name, _) in target.plugins ?? [] { rest.append(name) }
  }
  package.products = []
  package.targets.removeAll { !needed.contains($0.name) }
  // Tests that stay as they are in an optimized build: what they test is optimized all the same.
  for name in (Context.environment["ORIEL_UNOPTIMIZED"] ?? "").split(separator: ",") {
    package.targets.first { $0.name == name }?.swiftSettings = [.unsafeFlags(["-Onone"])]
  }
}
