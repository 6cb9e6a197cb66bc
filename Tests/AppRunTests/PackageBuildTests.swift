import Foundation
import Testing

@testable import AppRun
@testable import Migrator
@testable import SourceCheck

@Suite("An app with packages, built") struct PackageBuildTests {
  /// The app of all questions that only a build answers.
  private func app(_ repositories: PackageRepositories) throws -> PackagedApp {
    try repositories.package("Log", source: "public func log() -> String { \"log\" }", tag: "1.16.2")
    let revision = try repositories.git("Log", "rev-parse", "HEAD").trimmingCharacters(in: .newlines)
    let log = repositories.address("Log")
    let pin = PackageLock.Pin(identity: "log", location: log, version: "1.16.2", revision: revision)
    let library = try PackageRepositories.library(
      dependencies: ".package(url: \"\(log)\", from: \"1.16.0\")", target: "[\"Log\"]",
      extra: ["Oriel/Package.resolved": String(decoding: try PackageLock([pin]).data(), as: UTF8.self)])
    try repositories.git("Log", "clone", "--quiet", ".", library.path + "/Oriel/.build/checkouts/Log")
    try repositories.package("Plain", source: "public func plain() -> String { \"plain\" }")
    try repositories.package(
      "Leaf", tools: "5.1", dependencies: ["Plain"],
      source: "import SwiftUI\nimport Plain\npublic func leaf() -> Text { Text(plain()) }")
    try repositories.package(
      "Mid", tools: "5.5", dependencies: ["Leaf", "Log"],
      source: "import Leaf\nimport Log\nimport Foundation\npublic final class Mid: ObservableObject { public init() {} }\n"
        + "public func mid() -> String { leaf().text + log() }")
    let kit = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [
          .target(name: "CPart"), .target(name: "Touch"),
          .target(name: "Kit", dependencies: ["CPart", .target(name: "Touch", condition: .when(platforms: [.iOS]))]),
        ])
      """
    let source = """
      import CPart
      import Foundation
      import SwiftUI
      import Touch
      public func kit() -> [String] {
        let catalog = Bundle.module.url(forResource: "Media", withExtension: "xcassets")
        let isThere = catalog.map { FileManager.default.fileExists(atPath: $0.path + "/Contents.json") } ?? false
        return ["\\(number())", touch, isThere ? "catalog" : "no catalog"]
      }
      """
    return try PackagedApp(
      packages: [
        ".package(url: \"\(repositories.address("Mid"))\", from: \"1.0.0\")", ".package(path: \"Kit\")",
        ".package(url: \"\(log)\", from: \"1.0.0\")",
      ],
      products: ["\"Mid\"", "\"Kit\"", ".product(name: \"Log\", package: \"Log\")"],
      source:
        "import Kit\nimport Log\nimport Mid\n@main struct App { static func main() { print(mid(), kit().joined(separator: \" \"), log()) } }",
      files: [
        "Kit/Package.swift": kit, "Kit/Sources/Kit/Kit.swift": source, "Kit/Sources/Kit/Media.xcassets/Contents.json": "{}",
        "Kit/Sources/Touch/Touch.swift": "public let touch = \"touch\"",
        "Kit/Sources/CPart/c.c": "int number(void) { return 7; }",
        "Kit/Sources/CPart/include/c.h": "int number(void);",
      ], library: library)
  }

  private func output(_ package: AppPackage) throws -> String {
    try package.writeBundle()
    return String(decoding: try Subprocess.run(package.program, []).output, as: UTF8.self)
  }

  @Test(
    "packages three deep, one of SwiftUI's own, C, conditions and Bundle.module; a change of a local one counts; the remotes may go"
  )
  func build() throws {
    let repositories = try PackageRepositories()
    let app = try app(repositories)
    let before = try app.folder.contents()
    func build() throws -> (AppPackage, AppBuild.Outcome) {
      let packages = try app.prepare()
      // What is the person's own may change, and the page with it.
      #expect(packages.watched == [app.folder.path + "/Kit"])
      let package = try app.package(packages)
      try package.write()
      return (package, try AppBuild.run(package) { _, _ in })
    }
    let (package, outcome) = try build()
    #expect(outcome == .built)
    #expect(try output(package) == "plainlog 7 touch catalog log\n")
    #expect(try app.folder.contents() == before)

    try FileManager.default.removeItem(atPath: repositories.path)
    try app.folder.write("public let touch = new", to: "Kit/Sources/Touch/Touch.swift")
    guard case .failed(let text) = try build().1 else {
      Issue.record("It was built.")
      return
    }
    // By the file's own name, and without a word about packages.
    #expect(text.contains("\(app.folder.path)/Kit/Sources/Touch/Touch.swift:1:20: error: cannot find 'new' in scope"), "\(text)")
    #expect(!text.contains("Conflicting identity") && !text.contains("is not used by any target"), "\(text)")
    try app.folder.write("let new = \"new\"", to: "Kit/Sources/Touch/New.swift")
    try app.folder.write("public let touch: String = new", to: "Kit/Sources/Touch/Touch.swift")
    let (again, last) = try build()
    #expect(last == .built)
    #expect(try output(again) == "plainlog 7 new catalog log\n")
  }
}
