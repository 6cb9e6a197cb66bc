import Foundation
import Testing

@testable import AppRun
@testable import Migrator
@testable import SourceCheck

@Suite("What packages of an app must not break") struct PackageSafetyTests {
  /// A manifest of a package in a folder.
  private func manifest(
    _ name: String = "Kit", products: [String]? = nil, dependencies: [String] = [], targets: [String]? = nil
  ) -> String {
    let products = products ?? [".library(name: \"\(name)\", targets: [\"\(name)\"])"]
    let targets = targets ?? [".target(name: \"\(name)\")"]
    return """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [\(products.joined(separator: ", "))], dependencies: [\(dependencies.joined(separator: ", "))],
        targets: [\(targets.joined(separator: ", "))])
      """
  }

  private func library(_ name: String, _ more: String = "") -> String {
    ".library(name: \"\(name)\"\(more), targets: [\"\(name)\"])"
  }

  /// An app of an Xcode project.
  private func project(_ references: [String], products: [String], files: [String: String]) throws -> PackagedApp {
    let names = references.indices.map { "R\($0), " }.joined()
    let dependencies = products.indices.map { "D\($0), " }.joined()
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( T, ); packageReferences = ( \(names)); };
        G = { isa = PBXGroup; children = ( FA, ); sourceTree = "<group>"; };
        FA = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        \(references.enumerated().map { "R\($0) = { \($1) };" }.joined(separator: "\n"))
        \(products.enumerated().map { "D\($0) = { isa = XCSwiftPackageProductDependency; productName = \($1); };" }.joined())
        B = { isa = PBXBuildFile; fileRef = FA; };
        S = { isa = PBXSourcesBuildPhase; files = ( B, ); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = ( S, ); packageProductDependencies = ( \(dependencies));
          productType = "com.apple.product-type.application"; };
      }; rootObject = P; }
      """
    let own = ["App.xcodeproj/project.pbxproj": project, "A.swift": "@main struct App { static func main() {} }"]
    let app = try PackagedApp(packages: [], products: [], files: own.merging(files) { $1 })
    try FileManager.default.removeItem(atPath: app.folder.path + "/Package.swift")
    try FileManager.default.removeItem(atPath: app.folder.path + "/Sources")
    return app
  }

  // MARK: The person's own files

  @Test("the app's own files stay as they are when a target of a package begins to be changed, and when it ends to be")
  func secondProduct() throws {
    let app = try PackagedApp(
      packages: [".package(path: \"Kit\")"], products: [".product(name: \"KitUI\", package: \"Kit\")"],
      files: [
        "Kit/Package.swift": manifest(
          products: [library("KitUI"), library("KitCore")], targets: [".target(name: \"KitUI\")", ".target(name: \"KitCore\")"]),
        "Kit/Sources/KitUI/UI.swift": "import SwiftUI", "Kit/Sources/KitCore/Core.swift": "public let core = 1",
        "Kit/Sources/KitCore/Inner/More.swift": "public let more = 1",
      ])
    let one = try app.folder.text(of: "Package.swift")
    let two = one.replacing(
      "dependencies: [.product", with: "dependencies: [.product(name: \"KitCore\", package: \"Kit\"), .product")
    let core = try app.place + "/packages/kit/Sources/KitCore"
    for (text, isLink) in [(one, true), (two, false), (one, true), (two, false)] {
      try app.folder.write(text, to: "Package.swift")
      let before = try app.folder.contents()
      _ = try app.prepare()
      #expect(CacheFolder.isLink(core) == isLink)
      #expect(try app.folder.contents() == before)
    }
  }

  @Test("a folder of the cache is never written through a link, and nothing is linked in place of itself")
  func links() throws {
    let own = try AppFolder(["Inner/A.swift": "a"])
    let place = try AppFolder()
    var first = CacheFolder(place.path)
    try first.link(own.path + "/Inner", from: "Sources/Inner")
    var second = CacheFolder(place.path)
    try second.link(own.path + "/Inner/A.swift", from: "Sources/Inner/A.swift")
    try second.write("b", to: "Sources/Inner/B.swift")
    try second.removeOthers()
    #expect(try own.contents() == ["Inner/A.swift": "a"])
    #expect(try place.contents() == ["Sources/Inner/A.swift": "-> \(own.path)/Inner/A.swift", "Sources/Inner/B.swift": "b"])
    try CacheFolder.link(own.path + "/Inner/A.swift", from: own.path + "/Inner/A.swift")
    #expect(try own.contents() == ["Inner/A.swift": "a"])
  }

  // MARK: What nobody needs

  @Test("targets that nobody needs go from a changed package with the packages that they name, in whatever form")
  func unneeded() throws {
    let repositories = try PackageRepositories()
    try repositories.package("Extra")
    let app = try PackagedApp(
      packages: [".package(path: \"Kit\")"], products: ["\"Kit\""],
      files: [
        "Kit/Package.swift": manifest(
          products: [library("Kit"), library("More"), ".library(name: \"Both\", targets: [\"Kit\", \"More\"])"],
          dependencies: [".package(url: \"\(repositories.address("Extra"))\", from: \"1.0.0\")"],
          targets: [
            ".target(name: \"Kit\", dependencies: [\"Inner\"])", ".target(name: \"Inner\")",
            ".target(name: \"More\", dependencies: [.product(name: \"Extra\", package: \"Extra\")])",
            ".target(name: \"Most\", dependencies: [\"More\", \"Extra\"], plugins: [\"Own\"])",
            ".plugin(name: \"Own\", capability: .buildTool())",
          ]),
        "Kit/Sources/Kit/Kit.swift": "import SwiftUI", "Kit/Sources/Inner/I.swift": "", "Kit/Sources/More/M.swift": "",
        "Kit/Sources/Most/M.swift": "", "Kit/Plugins/Own/O.swift": "",
      ])
    let prepared = try app.prepare()
    let dump = try app.dump("kit")
    #expect(dump.targets.map(\.name) == ["Kit", "Inner"] && !dump.dependencies.contains { $0.identity == "extra" })
    #expect(dump.products.map { "\($0.name) \($0.targets)" } == ["Kit [\"Kit\"]", "Both [\"Kit\"]"])
    #expect(try prepared.dependencies == [".package(path: \"\(app.place)/packages/kit\")"])
  }

  @Test("a package stays out where the app needs nothing that needs it: the versions that it wants do not count")
  func behindIdleTargets() throws {
    let repositories = try PackageRepositories()
    let log = repositories.address("swift-log")
    let revision = try repositories.package("swift-log", tag: "1.16.2")
    let pin = PackageLock.Pin(identity: "swift-log", location: log, version: "1.16.2", revision: revision)
    let oriel = try PackageRepositories.library(extra: [
      "Oriel/Package.resolved": String(decoding: try PackageLock([pin]).data(), as: UTF8.self),
      "Oriel/.build/checkouts/swift-log/Package.swift": try repositories.folder.text(of: "swift-log/Package.swift"),
      "Oriel/.build/checkouts/swift-log/Sources/swift-log/L.swift": "",
    ])
    func repository(_ name: String, naming other: String, _ requirement: String, target: String) throws {
      let text = manifest(
        name, products: [library(name), library("T" + name)], dependencies: [".package(url: \"\(other)\", \(requirement))"],
        targets: [".target(name: \"\(name)\")", target])
      let files = ["Package.swift": text, "Sources/\(name)/A.swift": "import Foundation", "Sources/T\(name)/T.swift": ""]
      try repositories.commit(name, files, tag: "1.0.0")
    }
    try repository(
      "Snap", naming: log, "\"1.0.0\"..<\"1.6.0\"",
      target: ".target(name: \"TSnap\", dependencies: [.product(name: \"swift-log\", package: \"swift-log\")])")
    try repository(
      "A", naming: repositories.address("Snap"), "from: \"1.0.0\"",
      target: ".target(name: \"TA\", dependencies: [.product(name: \"Snap\", package: \"Snap\")])")
    let app = try PackagedApp(
      packages: [".package(url: \"\(repositories.address("A"))\", from: \"1.0.0\")"], products: ["\"A\""], library: oriel)
    let prepared = try app.prepare()
    #expect(try prepared.dependencies == [".package(path: \"\(app.place)/packages/a\")"])
    #expect(try app.dump("a").dependencies.map(\.identity) == ["oriel"] && !CacheFolder.isLink(app.place + "/packages/a"))
  }

  @Test("a package that a project names, and of which this app takes nothing, may be missing or lie beside it")
  func untaken() throws {
    let missing = "isa = XCLocalSwiftPackageReference; relativePath = Lost;"
    let app = try project([missing], products: [], files: [:])
    #expect(
      try app.prepare().notes == [
        "\(app.folder.path)/App.xcodeproj names the package \(app.folder.path)/Lost, which is not there. Restore it, or give it with "
          + "--package lost=FOLDER. No file imports it, so it is left out."
      ])
    try app.folder.write("import Lost\n@main struct App { static func main() {} }", to: "A.swift")
    #expect(try app.failure().contains("Restore it, or give it with --package lost=FOLDER."))
    let taking = try project([missing], products: ["LostUI"], files: [:])
    #expect(try taking.failure().contains("Restore it, or give it with --package lost=FOLDER."))

    let pin = PackageLock.Pin(
      identity: "other", location: "https://packages.invalid/Other", version: "1.0.0", revision: String(repeating: "1", count: 40)
    )
    let kit = ["Kit/Package.swift": manifest(), "Kit/Sources/Kit/Kit.swift": ""]
    // Another package has what the app takes.
    let other = try project([missing, "isa = XCLocalSwiftPackageReference; relativePath = Kit;"], products: ["Kit"], files: kit)
    #expect(try other.failure() == "")
    let beside = try project(
      ["isa = XCLocalSwiftPackageReference; relativePath = Kit;"], products: ["Kit"],
      files: kit.merging([
        "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved":
          String(decoding: try PackageLock([pin]).data(), as: UTF8.self),
        "Packages/Other/Package.swift": manifest("Other"), "Packages/Other/Sources/Other/O.swift": "",
      ]) { $1 })
    #expect(try beside.failure() == "")
  }

  // MARK: What worked

  @Test("a letter beyond ASCII in the path hides no target, no package and no submodule")
  func letters() throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let app = try PackagedApp(
      packages: [".package(path: \"Müsli\")"], products: [".product(name: \"Kit\", package: \"Müsli\")"],
      source: "import Kit\n@main struct App { static func main() {} }",
      files: ["Müsli/Package.swift": manifest(), "Müsli/Sources/Kit/Kit.swift": "import SwiftUI"],
      at: temporary.appending(path: "Entwürfe \(UUID().uuidString)").path)
    #expect(try app.sources.modules.map { $0.files.count } == [1])
    #expect(try app.prepare().products["App"]?.count == 1)
    try FileManager.default.removeItem(atPath: app.folder.path + "/Müsli/Package.swift")
    try app.folder.write("[submodule \"Kit\"]\n\tpath = Müsli\n\turl = ../Kit\n", to: ".gitmodules")
    #expect(try app.failure().contains("Run git submodule update --init Müsli in \(app.folder.path)."))
  }

  @Test("an app may import what a product of a package is built with")
  func innerTarget() throws {
    let app = try PackagedApp(
      packages: [".package(path: \"Kit\")"], products: ["\"Kit\""],
      source: "import Inner\nimport Kit\n@main struct App { static func main() {} }",
      files: [
        "Kit/Package.swift": manifest(
          targets: [".target(name: \"Kit\", dependencies: [\"Inner\"])", ".target(name: \"Inner\")", ".target(name: \"Alone\")"]),
        "Kit/Sources/Kit/Kit.swift": "import SwiftUI", "Kit/Sources/Inner/I.swift": "", "Kit/Sources/Alone/A.swift": "",
      ])
    #expect(try app.failure() == "")
    #expect(try app.sources.modules.map(\.name) == ["App"])
    // What no product needs is built with the app, as before.
    try app.folder.write("import Alone\n@main struct App { static func main() {} }", to: "Sources/App/App.swift")
    #expect(try app.sources.modules.map(\.name) == ["App", "Alone"])
  }

  @Test("a product that would be a file beside the program is a part of it")
  func dynamic() throws {
    let app = try PackagedApp(
      packages: [".package(path: \"Kit\")"], products: ["\"Kit\"", ".product(name: \"Fixed\", package: \"Kit\")"],
      files: [
        "Kit/Package.swift": manifest(
          products: [library("Kit", ", type: .dynamic"), library("Fixed", ", type: .static")],
          targets: [".target(name: \"Kit\")", ".target(name: \"Fixed\")"]),
        "Kit/Sources/Kit/Kit.swift": "import Foundation", "Kit/Sources/Fixed/F.swift": "",
      ])
    _ = try app.prepare()
    let dump = try app.dump("kit")
    #expect(dump.product("Kit")?.linking == nil && dump.product("Kit")?.targets == ["Kit"])
    #expect(dump.product("Fixed")?.linking == "static")
  }

  @Test("a target with the name of one of SwiftUI's own here is told before anything is built")
  func ownNames() throws {
    let library = try PackageRepositories.library(extra: [
      "Oriel/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Oriel", products: [.library(name: "SwiftUI", targets: ["SwiftUI"]), .library(name: "Combine", targets: ["Combine"])],
        targets: [.target(name: "SwiftUI", dependencies: ["AppData"]), .target(name: "Combine"), .target(name: "AppData")])
      """,
      "Oriel/Sources/AppData/A.swift": "",
    ])
    let app = try PackagedApp(
      packages: [".package(path: \"Kit\")"], products: ["\"Kit\""],
      files: [
        "Kit/Package.swift": manifest(targets: [
          ".target(name: \"Kit\", dependencies: [\"AppData\"])", ".target(name: \"AppData\")",
        ]),
        "Kit/Sources/Kit/Kit.swift": "", "Kit/Sources/AppData/A.swift": "",
      ], library: library)
    #expect(try app.failure().hasPrefix("Both SwiftUI here and the package kit have a target AppData"))
  }

  @Test("a file of a package with the name of the added one stays, and a target's own folder may be its sources")
  func addedName() throws {
    let app = try PackagedApp(
      packages: [".package(path: \"Kit\")"], products: ["\"Kit\""],
      files: [
        "Kit/Package.swift": manifest(targets: [".target(name: \"Kit\", sources: [\".\"])"]),
        "Kit/Sources/Kit/Added.swift": "import SwiftUI",
      ])
    _ = try app.prepare()
    let folder = try app.place + "/packages/kit/Sources/Kit"
    #expect(CacheFolder.isLink(folder + "/Added.swift") && !CacheFolder.isLink(folder + "/OrielAdded.swift"))
    #expect(try app.dump("kit").target("Kit")?.sources == [".", "OrielAdded.swift"])
  }

  // MARK: Versions and addresses

  @Test("sources that were moved by a resolution that failed are not taken for those of the one before")
  func interrupted() throws {
    let repositories = try PackageRepositories()
    try repositories.package("Mid", source: "public let mid = 1")
    // A submodule that cannot be had: the package manager has moved the sources when it fails.
    let gone = repositories.address("Gone")
    try repositories.folder.write("public let mid = 2", to: "Mid/Sources/Mid/Mid.swift")
    try repositories.folder.write("[submodule \"Gone\"]\n\tpath = Gone\n\turl = \(gone)\n", to: "Mid/.gitmodules")
    try repositories.git("Mid", "add", "--all")
    try repositories.git("Mid", "update-index", "--add", "--cacheinfo", "160000,\(String(repeating: "1", count: 40)),Gone")
    try repositories.git("Mid", "commit", "--quiet", "--message", "x")
    try repositories.git("Mid", "tag", "2.0.0")
    let app = try PackagedApp(
      packages: [".package(url: \"\(repositories.address("Mid"))\", exact: \"1.0.0\")"], products: ["\"Mid\""])
    _ = try app.prepare()
    let first = try app.folder.text(of: "Package.swift")
    try app.folder.write(first.replacing("exact: \"1.0.0\"", with: "exact: \"2.0.0\""), to: "Package.swift")
    #expect(try app.failure() != "")
    try app.folder.write(first, to: "Package.swift")
    _ = try app.prepare()
    let folder = try #require(try app.resolution()["mid"]).folder
    #expect(try String(contentsOfFile: folder + "/Sources/Mid/Mid.swift", encoding: .utf8) == "public let mid = 1")
  }

  @Test("git starts no program that asks for a password")
  func passwords() {
    let environment = PackageResolver.environment(["GIT_ASKPASS": "/usr/bin/ask"])
    #expect(environment["GIT_TERMINAL_PROMPT"] == "0" && environment["GIT_ASKPASS"] == "" && environment["SSH_ASKPASS"] == "")
  }

  @Test("a path that ends in dots is the folder that it leads to")
  func dots() {
    let rewrite = ManifestRewrite(
      present: ["core", "app"], needed: ["core", "app"], library: [], tools: SemanticVersion(5, 1, 0))
    let text = "let package = Package(dependencies: [.package(name: \"Core\", path: \"..\"), .package(path: \"../..\")])"
    #expect(
      rewrite.text(of: text, path: "/a/App/Core/Features/Package.swift")
        == "let package = Package(dependencies: [.package(name: \"Core\", path: \"../core\"), .package(path: \"../app\")])")
  }

  @Test("sources that were fetched are read once for each revision, and those of folders each time")
  func readOnce() throws {
    let folder = try AppFolder(["Sources/Kit/Kit.swift": "import One"])
    let target = PackageDump.Target(
      name: "Kit", type: "regular", path: nil, exclude: [], sources: nil, resources: [], dependencies: [], plugins: [],
      runsInBuilds: false, address: nil)
    func imports(_ origin: PackageResolution.Package.Origin, _ revision: String?) -> Set<String>? {
      let package = PackageResolution.Package(identity: "kit", origin: origin, folder: folder.path, revision: revision)
      return TargetFolder.known(target, in: package, targetCount: 1)?.imports
    }
    #expect(imports(.fetched, "1") == ["One"] && imports(.local, nil) == ["One"])
    try folder.write("import Two", to: "Sources/Kit/Kit.swift")
    #expect(imports(.fetched, "1") == ["One"] && imports(.fetched, "2") == ["Two"] && imports(.local, nil) == ["Two"])
  }
}
