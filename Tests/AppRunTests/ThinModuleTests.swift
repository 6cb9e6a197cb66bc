import Foundation
import Testing

@testable import AppRun
@testable import Migrator
@testable import SourceCheck

@Suite("Thin modules in what `oriel run` builds")
struct ThinModuleTests {
  private let app = "import SwiftUI\n@main struct Fruit: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n"

  private func manifest(_ files: [String: String]) throws -> String {
    let folder = try AppFolder(files)
    let cache = try AppFolder()
    let sources = try AppSources(folder: folder.path)
    try AppPackage(sources, library: "/somewhere/Oriel", cache: cache.path, languageMode: .v5).write()
    return try #require(cache.contents().first { $0.key.hasSuffix("/Package.swift") }?.value)
  }

  @Test("a target takes the products of those that it imports, under Apple's names")
  func own() throws {
    let text = try manifest(["App.swift": app + "import UIKit\nimport os\n"])
    #expect(text.contains(".product(name: \"OrielUIKit\", package: \"Oriel\")") && text.contains("\"OrielOS\""))
    #expect(text.contains("\"-module-alias\", \"UIKit=OrielUIKit\", \"-module-alias\", \"os=OrielOS\""))
    #expect(!text.contains("AppKit") && !text.contains("OSLog"))
  }

  @Test("an app that imports none builds none")
  func none() throws {
    let text = try manifest(["App.swift": app, "Row.swift": "#if os(macOS)\nimport AppKit\n#endif\n"])
    #expect(!text.contains("OrielAppKit") && !text.contains("unsafeFlags"))
  }

  private func package(_ source: String) throws -> PackagedApp {
    try PackagedApp(
      packages: [".package(path: \"Kit\")"], products: ["\"Kit\""],
      files: [
        "Kit/Package.swift": """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
          name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
        """,
        "Kit/Sources/Kit/Kit.swift": source, "Kit/Sources/Kit/Inner/Plain.swift": "let plain = 1\n",
      ])
  }

  @Test("a package's target takes those that it imports in any case, and keeps what it chose for Linux")
  func packages() throws {
    let app = try package(
      "import SwiftUI\nimport os\n#if canImport(UIKit)\nimport UIKit\n#elseif os(Linux)\nimport Glibc\n#endif\n")
    _ = try app.prepare()
    let folder = try app.place + "/packages/kit"
    let text = try String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
    #expect(text.contains(".product(name: \"OrielOS\"") && text.contains("\"-module-alias\", \"os=OrielOS\""))
    #expect(!text.contains("OrielUIKit"))
    #expect(CacheFolder.isLink(folder + "/Sources/Kit/Kit.swift"))
  }

  @Test("a package that does not ask for Linux is as the app: what asks for the system is a copy, and all else a link")
  func packagesAsTheApp() throws {
    let source = "import SwiftUI\n#if os(iOS)\nimport UIKit\n#endif\n"
    let app = try package(source)
    _ = try app.prepare()
    let folder = try app.place + "/packages/kit"
    #expect(try String(contentsOfFile: folder + "/Package.swift", encoding: .utf8).contains("UIKit=OrielUIKit"))
    #expect(
      try String(contentsOfFile: folder + "/Sources/Kit/Kit.swift", encoding: .utf8)
        == source.replacing("os(iOS)", with: "true   "))
    #expect(CacheFolder.isLink(folder + "/Sources/Kit/Inner"))
    // The person's own file is as it was, also when it is prepared again.
    _ = try app.prepare()
    #expect(try String(contentsOfFile: app.folder.path + "/Kit/Sources/Kit/Kit.swift", encoding: .utf8) == source)
  }
}
