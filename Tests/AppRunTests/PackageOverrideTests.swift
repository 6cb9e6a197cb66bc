import Foundation
import Testing

@testable import AppRun
@testable import Migrator
@testable import SourceCheck

@Suite("How packages are changed so that they are built with SwiftUI") struct PackageOverrideTests {
  private func manifest(of identity: String, in app: PackagedApp) throws -> String {
    try String(contentsOfFile: try app.place + "/packages/\(identity)/Package.swift", encoding: .utf8)
  }

  /// A local package, which needs no repository.
  private func app(_ name: String = "Kit", manifest: String, files: [String: String] = [:], products: [String]? = nil) throws
    -> PackagedApp
  {
    var all = ["\(name)/Package.swift": manifest]
    for (file, text) in files { all["\(name)/\(file)"] = text }
    return try PackagedApp(packages: [".package(path: \"\(name)\")"], products: products ?? ["\"\(name)\""], files: all)
  }

  @Test(
    "packages that import SwiftUI get it, with those that depend on them, and all others stay as they are",
    arguments: ["5.1", "6.0"])
  func threeDeep(tools: String) throws {
    let repositories = try PackageRepositories()
    try repositories.package("Plain", source: "import Foundation\npublic let plain = 1")
    try repositories.package(
      "Leaf", tools: tools, dependencies: ["Plain"], source: "import SwiftUI\npublic let leaf = Text(\"\")")
    try repositories.package("Mid", tools: tools, dependencies: ["Leaf", "Unneeded"], source: "import Leaf")
    try repositories.package("Unneeded")
    // Only a test needs it.
    let text = try repositories.folder.text(of: "Mid/Package.swift")
      .replacing(
        "dependencies: [\"Leaf\", \"Unneeded\"])",
        with: "dependencies: [\"Leaf\"]), .testTarget(name: \"T\", dependencies: [\"Unneeded\"])")
    try repositories.commit("Mid", ["Package.swift": text, "Tests/T/T.swift": ""], tag: "1.1.0")
    let app = try PackagedApp(
      packages: [".package(url: \"\(repositories.address("Mid"))\", from: \"1.0.0\")"], products: ["\"Mid\""])
    let prepared = try app.prepare()
    let packages = try app.place + "/packages"
    #expect(
      prepared.dependencies == ["leaf", "mid", "plain"].map { ".package(path: \"\(packages)/\($0)\")" }
        && prepared.products["App"] == [".product(name: \"Mid\", package: \"mid\")"])
    #expect(
      CacheFolder.isLink(packages + "/plain") && !CacheFolder.isLink(packages + "/leaf") && !CacheFolder.isLink(packages + "/mid")
    )
    let mid = try manifest(of: "mid", in: app)
    #expect(mid.contains("path: \"../leaf\")") && !mid.contains("https://") && !mid.contains("../unneeded"))
    let leaf = try app.dump("leaf")
    #expect(leaf.target("Leaf")?.dependencies.map(\.name) == ["Plain", "SwiftUI", "Combine"])
    #expect(try app.dump("mid").targets.map(\.name) == ["Mid"])
    #expect(CacheFolder.isLink(packages + "/leaf/Sources/Leaf/Leaf.swift"))
    #expect(FileManager.default.fileExists(atPath: packages + "/leaf/Sources/Leaf/Added.swift"))
    // The same again touches nothing.
    let date = try FileManager.default.attributesOfItem(atPath: packages + "/leaf/Package.swift")[.modificationDate] as? Date
    _ = try app.prepare()
    #expect(
      try FileManager.default.attributesOfItem(atPath: packages + "/leaf/Package.swift")[.modificationDate] as? Date == date)
  }

  @Test(
    "files of a package are as an app's own: what SwiftUI brings, no words of Objective-C, placeholders; of one for Linux they stay"
  )
  func sources() throws {
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
      """
    let source = """
      import SwiftUI
      import WebKit
      public final class Kit: NSObject {
        @objc public func color() -> UIColor { .red }
      }
      struct Web: UIViewRepresentable {
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ view: WKWebView, context: Context) {}
      }
      """
    let app = try app(manifest: manifest, files: ["Sources/Kit/Kit.swift": source, "Sources/Kit/Other.swift": "import SwiftUI"])
    let place = try app.place + "/packages/kit/Sources/Kit"
    let plain = try app.prepare()
    let brought = try String(contentsOfFile: place + "/Added.swift", encoding: .utf8)
    #expect(brought.contains("@_exported import UIKit") && !brought.contains("_PlaceholderBox"))
    #expect(try !String(contentsOfFile: place + "/Kit.swift", encoding: .utf8).contains("@objc"))
    #expect(CacheFolder.isLink(place + "/Other.swift") && plain.notes.isEmpty)
    let library = LibraryNames(library: Self.repository)
    let notes = try app.prepare(placeholders: library).notes
    #expect(notes.first == "2 placeholders stand in the app's packages for what is absent here. --strict makes none.")
    let text = try String(contentsOfFile: place + "/Kit.swift", encoding: .utf8)
    #expect(!text.contains("import WebKit") && text.contains("_PlaceholderBox(\"Web\""))
    #expect(try String(contentsOfFile: place + "/Added.swift", encoding: .utf8).contains("struct _PlaceholderBox"))
    #expect(try self.manifest(of: "kit", in: app).contains("UIKit=OrielUIKit"))
    let linux = try self.app(manifest: manifest, files: ["Sources/Kit/Kit.swift": "#if os(Linux)\n#endif\n" + source])
    _ = try linux.prepare(placeholders: library)
    #expect(CacheFolder.isLink(try linux.place + "/packages/kit/Sources/Kit/Kit.swift"))
  }

  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  @Test("a package that a module here stands for is neither fetched nor built, with a line")
  func standIns() throws {
    let app = try PackagedApp(
      packages: [".package(url: \"https://packages.invalid/sparkle-project/Sparkle\", from: \"2.0.0\")"],
      products: [".product(name: \"Sparkle\", package: \"Sparkle\")"],
      source: "import SwiftUI\nimport Sparkle\n@main struct App { static func main() {} }")
    let prepared = try app.prepare()
    #expect(
      prepared.notes == ["The package sparkle is not built here: a module Sparkle that does nothing but say so is in its place."])
    #expect(prepared.dependencies.isEmpty && prepared.products.isEmpty)
    let package = try app.package(prepared)
    try package.write()
    let text = try String(contentsOfFile: package.folder + "/Package.swift", encoding: .utf8)
    #expect(text.contains("Sparkle=OrielSparkle") && text.contains(".product(name: \"OrielSparkle\""))
  }

  @Test("a language mode that only Xcode knows becomes the compiler's")
  func languageMode() throws {
    let text = """
      // swift-tools-version:5.1
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")],
        swiftLanguageVersions: [VERSION])
      """
    for (version, isChanged) in [(".version(\"5.2\")", true), (".v5", false)] {
      let app = try app(
        manifest: text.replacing("VERSION", with: version), files: ["Sources/Kit/Kit.swift": "import SwiftUI"])
      _ = try app.prepare()
      #expect(try manifest(of: "kit", in: app).contains("package.swiftLanguageVersions = ") == isChanged)
      // The manifest compiles.
      #expect(try app.dump("kit").targets.map(\.name) == ["Kit"])
    }
  }

  @Test("catalogs and translations are resources without a word, catalogs stay whole, and each has a name of its own")
  func resources() throws {
    let app = try app(
      manifest: """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
          name: "Kit", products: [.library(name: "Kit", targets: ["Kit", "Other"])],
          targets: [.target(name: "Kit"), .target(name: "Other", exclude: ["Left"], resources: [.process("Resources")])])
        """,
      files: [
        "Sources/Kit/Kit.swift": "import SwiftUI", "Sources/Kit/Localizable.xcstrings": "{}",
        "Sources/Kit/Colors.xcassets/sea.colorset/Contents.json": "{}",
        "Sources/Kit/More/Colors.xcassets/sand.colorset/Contents.json": "{}", "Sources/Other/Other.swift": "",
        "Sources/Other/Left/Old.xcassets/Contents.json": "{}", "Sources/Other/Resources/a.json": "",
        "Sources/Other/Resources/Inner/Media.xcassets/Contents.json": "{}", "Sources/Other/Resources/Inner/b.json": "",
      ])
    _ = try app.prepare()
    let dump = try app.dump("kit")
    func rules(_ target: String) throws -> [String] {
      try #require(dump.target(target)).resources.map { "\($0.rule) \($0.path)" }.sorted()
    }
    #expect(try rules("Kit") == ["copy 2-Colors.xcassets", "copy Colors.xcassets", "process Localizable.xcstrings"])
    #expect(
      try rules("Other") == ["copy Resources/Inner/Media.xcassets", "process Resources/Inner/b.json", "process Resources/a.json"])
    let added = try String(contentsOfFile: try app.place + "/packages/kit/Sources/Kit/Added.swift", encoding: .utf8)
    #expect(added.contains("ColorResource(name: \"sea\", bundle: .module)") && added.contains("@_exported import Combine"))
  }

  @Test("what a condition allows for the app's system counts, and what it allows for others alone goes")
  func conditions() throws {
    func kit(_ platforms: String) -> String {
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Inner"), .target(name: "Kit", dependencies: [.target(name: "Inner", condition: .when(platforms: [\(platforms)]))])])
      """
    }
    let files = ["Sources/Kit/Kit.swift": "import SwiftUI", "Sources/Inner/Inner.swift": ""]
    for (platforms, isThere) in [(".iOS", true), (".linux", true), (".macOS", false)] {
      let app = try app(manifest: kit(platforms), files: files)
      _ = try app.prepare()
      let found = try #require(try app.dump("kit").target("Kit")).dependencies.first { $0.name == "Inner" }
      #expect((found != nil) == isThere && found?.platforms == (platforms == ".linux" ? ["linux"] : nil), "\(platforms)")
    }
  }

  @Test("targets of C, macros and what these need get nothing; a target in the package's own folder does")
  func unextended() throws {
    let app = try app(
      manifest: """
        // swift-tools-version:5.9
        import PackageDescription
        import CompilerPluginSupport
        let package = Package(
          name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
          targets: [
            .target(name: "CPart", path: "C"), .target(name: "Shared", path: "Shared"),
            .macro(name: "Magic", dependencies: ["Shared"], path: "Magic"),
            .target(name: "Kit", dependencies: ["CPart", "Magic", "Shared"], path: ".", exclude: ["C", "Magic", "Shared"], sources: ["Kit.swift"]),
          ])
        """,
      files: [
        "Kit.swift": "import SwiftUI", "C/c.c": "", "C/include/c.h": "", "Shared/Shared.swift": "import Combine",
        "Magic/M.swift": "",
      ])
    _ = try app.prepare()
    let dump = try app.dump("kit")
    #expect(dump.target("Kit")?.dependencies.map(\.name) == ["CPart", "Magic", "Shared", "SwiftUI", "Combine"])
    #expect(dump.target("Kit")?.sources == ["Kit.swift", "Added.swift"])
    #expect(dump.target("Magic")?.dependencies.map(\.name) == ["Shared"] && dump.target("Shared")?.dependencies.isEmpty == true)
    let kit = try app.place + "/packages/kit"
    #expect(FileManager.default.fileExists(atPath: kit + "/Added.swift") && CacheFolder.isLink(kit + "/C"))
  }

  @Test("binaries and checks go from a package; an app that needs a binary is told so before anything is built")
  func binaries() throws {
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit", "Blob"]), .library(name: "Blob", targets: ["Blob"])],
        targets: [
          .binaryTarget(name: "Blob", url: "https://packages.invalid/Blob.zip", checksum: "\(String(repeating: "0", count: 64))"),
          .target(name: "Kit", plugins: ["LintCode"]), .plugin(name: "LintCode", capability: .buildTool()),
        ])
      """
    let files = ["Sources/Kit/Kit.swift": "", "Plugins/LintCode/L.swift": ""]
    let app = try app(manifest: manifest, files: files)
    let notes = try app.prepare().notes
    #expect(notes == ["The plugin LintCode of Kit (kit) does not run: it checks sources only, or needs a binary."])
    let dump = try app.dump("kit")
    #expect(dump.targets.map(\.name) == ["Kit"] && dump.target("Kit")?.plugins.isEmpty == true)
    #expect(dump.products.map(\.name) == ["Kit"] && dump.product("Kit")?.targets == ["Kit"])

    let needing = try self.app(
      manifest: manifest, files: files, products: ["\"Kit\"", ".product(name: \"Blob\", package: \"Kit\")"])
    #expect(try needing.prepare().notes.first?.hasSuffix("No file imports it, so it is left out.") == true)
    try needing.folder.write("import Blob\n@main struct App { static func main() {} }", to: "Sources/App/App.swift")
    #expect(
      try needing.failure().hasPrefix(
        "Blob of the package kit cannot be built: it is, or needs, a binary for Apple's platforms, and 1 file imports it."))
  }

  @Test("two targets of one name, and a version that SwiftUI is not built with, are told by both sides")
  func conflicts() throws {
    func kit(_ name: String) -> String {
      """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["Same"])], targets: [.target(name: "Same")])
      """
    }
    let app = try PackagedApp(
      packages: [".package(path: \"One\")", ".package(path: \"Two\")"], products: ["\"One\"", "\"Two\""],
      files: [
        "One/Package.swift": kit("One"), "Two/Package.swift": kit("Two"), "One/Sources/Same/A.swift": "",
        "Two/Sources/Same/A.swift": "",
      ])
    #expect(try app.failure().hasPrefix("Both the package one and the package two have a target Same"))

    let log = "https://packages.invalid/swift-log"
    let pin = PackageLock.Pin(
      identity: "swift-log", location: log, version: "1.16.2", revision: String(repeating: "1", count: 40))
    let library = try PackageRepositories.library(extra: [
      "Oriel/Package.resolved": String(decoding: try PackageLock([pin]).data(), as: UTF8.self),
      "Oriel/.build/checkouts/swift-log/Package.swift": """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(name: "swift-log", products: [.library(name: "Logging", targets: ["Logging"])], targets: [.target(name: "Logging")])
      """,
      "Oriel/.build/checkouts/swift-log/Sources/Logging/L.swift": "",
    ])
    func logging(_ range: String) -> String {
      """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], dependencies: [.package(url: "\(log)", \(range))],
        targets: [.target(name: "Kit", dependencies: [.product(name: "Logging", package: "swift-log")])])
      """
    }
    let named = try PackagedApp(
      packages: [".package(path: \"Kit\")", ".package(url: \"\(log)\", from: \"1.0.0\")"],
      products: ["\"Kit\"", ".product(name: \"Logging\", package: \"swift-log\")"],
      files: ["Kit/Package.swift": logging("from: \"1.5.0\""), "Kit/Sources/Kit/K.swift": "import Logging\nimport SwiftUI"],
      library: library)
    let prepared = try named.prepare()
    // The library's own version, from its own address: no second one, and no circle.
    #expect(prepared.dependencies.last == ".package(url: \"\(log)\", exact: \"1.16.2\")" && prepared.dependencies.count == 2)
    #expect(prepared.products["App"]?.contains(".product(name: \"Logging\", package: \"swift-log\")") == true)
    #expect(try manifest(of: "kit", in: named).contains(".package(url: \"\(log)\", from: \"1.5.0\")"))
    try named.folder.write(logging("\"1.0.0\"..<\"1.6.0\""), to: "Kit/Package.swift")
    #expect(
      try named.failure().hasPrefix(
        "The package kit wants swift-log 1.0.0 to below 1.6.0, and SwiftUI is built with 1.16.2 here."))
  }

  @Test("a manifest without a name for its package is refused by its file")
  func nameless() throws {
    let app = try app(
      manifest: """
        // swift-tools-version:5.5
        import PackageDescription
        _ = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
        """, files: ["Sources/Kit/Kit.swift": "import SwiftUI"])
    #expect(try app.failure().contains("Kit/Package.swift cannot be extended: it has no 'let package = Package(…)'."))
  }

  @Test("addresses become folders, names and traits stay, and what no target needs goes")
  func rewriting() {
    let manifest = """
      let package = Package(dependencies: [
        .package(name: "Old", url: "https://example.org/Fruit.git", .upToNextMajor(from: "1.0.0")),
        .package(url: "https://example.org/swift-log", from: "1.0.0"), // here
        .package(url: "https://example.org/Docs", from: "1.0.0"),
        .package(path: "../Near", traits: ["A"]),
      ] + others)
      """
    let rewrite = ManifestRewrite(
      present: ["fruit", "near", "docs"], needed: ["fruit", "near"], library: ["swift-log"], tools: SemanticVersion(6, 1, 0))
    #expect(
      rewrite.text(of: manifest, path: "P") == """
        let package = Package(dependencies: [
          .package(name: "Old", path: "../fruit"),
          .package(url: "https://example.org/swift-log", from: "1.0.0"), // here
          \("")
          .package(name: "Near", path: "../near", traits: ["A"]),
        ] + others)
        """)
  }

  @Test("imports are found in all forms, and with them the question whether a module is there")
  func imports() {
    let text = """
      @_exported import Combine
      #if canImport(UIKit)
        import UIKit
      #endif
      public import struct SwiftUI.Color
      // import Nothing
      @preconcurrency @testable import Kit
      """
    #expect(TargetFolder.imports(of: text) == ["Combine", "UIKit", "SwiftUI", "Kit"])
  }

  @Test("versions are ordered, also those that are not finished")
  func versions() {
    let texts = ["1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0", "v1.2", "1.10.0", "2"]
    let versions = texts.compactMap { SemanticVersion($0) }
    #expect(versions.count == texts.count && versions == versions.sorted())
    #expect(SemanticVersion("main") == nil && SemanticVersion("1.2.3.4") == nil && SemanticVersion("") == nil)
  }
}
