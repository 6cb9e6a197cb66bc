import Foundation
import Testing

@testable import Migrator
@testable import SourceCheck

@Suite("What projects, workspaces and manifests say of packages") struct PackageReferenceTests {
  private let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = ( T1, T2, ); packageReferences = ( R1, R2, R3, R4, R5, R6, L1, ); };
      G = { isa = PBXGroup; children = ( FA, FK, ); sourceTree = "<group>"; };
      FA = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      FK = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Kit; sourceTree = "<group>"; };
      R1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/a/Major.git";
        requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2; }; };
      R2 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/a/Minor";
        requirement = { kind = upToNextMinorVersion; minimumVersion = 2.0.0; }; };
      R3 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "git@example.org:a/Exact.git";
        requirement = { kind = exactVersion; version = "1.0.0-beta.1"; }; };
      R4 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/a/Range/";
        requirement = { kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 3.0.0; }; };
      R5 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/a/Branch";
        requirement = { kind = branch; branch = main; }; };
      R6 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/a/Revision";
        requirement = { kind = revision; revision = abcdef; }; };
      L1 = { isa = XCLocalSwiftPackageReference; relativePath = "../Near"; };
      D1 = { isa = XCSwiftPackageProductDependency; package = R1; productName = MajorKit; };
      D2 = { isa = XCSwiftPackageProductDependency; productName = Kit; };
      D3 = { isa = XCSwiftPackageProductDependency; package = R2; productName = "plugin:SwiftLint"; };
      W3 = { isa = PBXTargetDependency; productRef = D3; };
      B1 = { isa = PBXBuildFile; fileRef = FA; };
      S1 = { isa = PBXSourcesBuildPhase; files = ( B1, ); };
      C1 = { isa = XCConfigurationList; buildConfigurations = ( X1, ); };
      X1 = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = macosx; }; };
      T1 = { isa = PBXNativeTarget; name = App; buildPhases = ( S1, ); packageProductDependencies = ( D1, D2, ); dependencies = ( W3, );
        buildConfigurationList = C1; };
      T2 = { isa = PBXNativeTarget; name = Other; };
    }; rootObject = P; }
    """

  private func needs(_ folder: CheckFolder, _ path: String = "", target: String) throws -> PackageNeeds {
    let modules = AppModules(below: folder.path(path)).modules
    return try #require(modules.first { $0.name == target }).needs
  }

  @Test("a project's remote and local packages are read with their requirements, and each target's products")
  func xcode() throws {
    let manifest = "// swift-tools-version:5.5\nimport PackageDescription\nlet package = Package(name: \"Kit\")\n"
    let folder = try CheckFolder([
      "App/App.xcodeproj/project.pbxproj": project, "App/A.swift": "", "App/Kit/Package.swift": manifest,
      "App/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": "{}",
    ])
    let needs = try needs(folder, "App", target: "App")
    let (place, root) = (folder.path("App/App.xcodeproj"), "https://example.org/a/")
    let expected: [PackageReference.Source] = [
      .remote(address: root + "Major.git", .upToNextMajor("1.2.0")), .remote(address: root + "Minor", .upToNextMinor("2.0.0")),
      .remote(address: "git@example.org:a/Exact.git", .exact("1.0.0-beta.1")),
      .remote(address: root + "Range/", .range("1.0.0", "3.0.0")), .remote(address: root + "Branch", .branch("main")),
      .remote(address: root + "Revision", .revision("abcdef")), .local(folder: folder.path("Near")),
      .local(folder: folder.path("App/Kit")),
    ]
    #expect(needs.references.map(\.source) == expected && needs.references.allSatisfy { $0.place == place })
    #expect(
      needs.references.map(\.identity) == ["major", "minor", "exact", "range", "branch", "revision", "near", "kit"])
    #expect(
      needs.products == [
        PackageProduct(name: "MajorKit", package: "major"), PackageProduct(name: "Kit", package: nil),
        PackageProduct(name: "SwiftLint", package: "minor", isPlugin: true),
      ])
    #expect(needs.platforms == [.macos] && needs.lock?.hasSuffix("xcshareddata/swiftpm/Package.resolved") == true)
  }

  @Test("a workspace names packages by their folders, and its pins count before those of the project")
  func workspace() throws {
    let manifest = "// swift-tools-version:5.5\nimport PackageDescription\nlet package = Package(name: \"Kit\")\n"
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
        <FileRef location = "container:App.xcodeproj"></FileRef>
        <Group location = "group:Packages" name = "Packages"><FileRef location = "group:One &amp; Two"></FileRef></Group>
        <FileRef location = "group:Docs"></FileRef>
      </Workspace>
      """
    let folder = try CheckFolder([
      "App.xcodeproj/project.pbxproj": project, "A.swift": "", "App.xcworkspace/contents.xcworkspacedata": list,
      "Packages/One & Two/Package.swift": manifest, "Docs/README.md": "",
      "App.xcworkspace/xcshareddata/swiftpm/Package.resolved": "{}", "Package.resolved": "{}",
      "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": "{}",
    ])
    let needs = try needs(folder, target: "App")
    #expect(needs.references.contains { $0.source == .local(folder: folder.path("Packages/One & Two")) })
    #expect(!needs.references.contains { $0.source == .local(folder: folder.path("Docs")) })
    #expect(needs.lock == folder.path("App.xcworkspace/xcshareddata/swiftpm/Package.resolved"))
  }

  @Test("a manifest is read in all forms that requirements and dependencies have had, without running it")
  func manifest() throws {
    let text = """
      // swift-tools-version:5.9
      import PackageDescription
      let address = "https://example.org/Hidden"
      let package = Package(
        name: "App", platforms: [.iOS(.v16), .macOS(.v13)],
        products: [.library(name: "Kits", targets: ["Kit"])],
        dependencies: [
          .package(url: "https://example.org/A", from: "1.0.0"), .package(url: "https://example.org/B", .upToNextMinor(from: "1.1.0")),
          .package(url: "https://example.org/C", "1.0.0"..<"1.5.0"), .package(url: "https://example.org/D", "1.0.0"..."1.5.0"),
          .package(url: "https://example.org/E", .exact("2.0.0")), .package(url: "https://example.org/F", .branch("dev")),
          .package(name: "Old", url: "https://example.org/G", revision: "abc"), .package(path: "../Near"),
          .package(url: address, from: "1.0.0"),
        ],
        targets: [
          .executableTarget(name: "App", dependencies: ["Kit", "A", .product(name: "BKit", package: "B"), .target(name: "Kit")]),
          .target(name: "Kit", dependencies: [.byName(name: "C")]), .macro(name: "Magic"),
          .plugin(name: "Maker", capability: .buildTool()), .plugin(name: "Do", capability: .command(intent: .documentationGeneration())),
          .testTarget(name: "AppTests", dependencies: ["App"]),
        ])
      """
    let manifest = ManifestPackages(path: "/somewhere/App/Package.swift", text: text)
    let requirements = manifest.references.compactMap { if case .remote(_, let one) = $0.source { one } else { nil } }
    #expect(
      requirements == [
        .upToNextMajor("1.0.0"), .upToNextMinor("1.1.0"), .range("1.0.0", "1.5.0"), .closedRange("1.0.0", "1.5.0"),
        .exact("2.0.0"), .branch("dev"), .revision("abc"),
      ])
    #expect(manifest.references.last?.identity == "near" && manifest.references.contains { $0.name == "Old" })
    #expect(manifest.unreadable.count == 1 && manifest.platforms == [.ios, .macos])
    #expect(manifest.products(of: "App").map(\.name) == ["A", "BKit"] && manifest.products(of: "Kit").map(\.name) == ["C"])
    #expect(manifest.product(with: "Kit") == "Kits" && manifest.hasMacrosOrPlugins)
    #expect(manifest.targets.filter(\.runsInBuilds).map(\.name) == ["Maker"])
  }

  @Test("pins of all three forms are read alike, and one of another form is refused by its file")
  func locks() throws {
    let state = "\"state\": {\"branch\": null, \"revision\": \"0123456789abcdef\", \"version\": \"1.0.0\"}"
    let first = """
      {"object": {"pins": [{"package": "Fruit", "repositoryURL": "https://example.org/Fruit.git", \(state)}]}, "version": 1}
      """
    func later(_ version: Int) -> String {
      """
      {"originHash": "x", "pins": [{"identity": "fruit", "kind": "remoteSourceControl", "location": "https://example.org/Fruit.git",
       \(state)}], "version": \(version)}
      """
    }
    let pin = PackageLock.Pin(
      identity: "fruit", location: "https://example.org/Fruit.git", version: "1.0.0", revision: "0123456789abcdef")
    for text in [first, later(2), later(3)] {
      let lock = try PackageLock(parsing: Data(text.utf8), path: "P")
      #expect(lock.pins == [pin])
      #expect(try PackageLock(parsing: lock.data(), path: "P") == lock)
    }
    for (text, words) in [
      (later(4), "P is of version 4, which is not known here"), ("{}", "P cannot be read"), ("x", "P cannot be read"),
    ] {
      #expect {
        try PackageLock(parsing: Data(text.utf8), path: "P")
      } throws: {
        "\($0)".hasPrefix(words)
      }
    }
  }

  @Test("what a file imports of a package is not called missing; where its sources are there, what they declare is known")
  func check() throws {
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(url: "https://packages.invalid/Fruit", from: "1.0.0")],
        targets: [.executableTarget(name: "App", dependencies: [.product(name: "FruitKit", package: "Fruit")])])
      """
    let folder = try CheckFolder([
      "App/Package.swift": manifest, "App/Sources/App/A.swift": "import FruitKit\nlet ripe = Fruit().isRipe\n",
      "App/Sources/App/B.swift": "import Elsewhere\n",
      "Fruit/Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      fatalError("This runs nowhere.")
      let package = Package(name: "Fruit", products: [.library(name: "FruitKit", targets: ["FruitKit"])],
        targets: [.target(name: "Seeds"), .target(name: "FruitKit", dependencies: ["Seeds"])])
      """,
      "Fruit/Sources/Seeds/S.swift": "public protocol Seeded {}\n",
      "Fruit/Sources/FruitKit/F.swift":
        "import Seeds\npublic struct Fruit: Seeded { public init() {}; public var isRipe = true }\n",
    ])
    try folder.write("github \"a/Elsewhere\"", to: "App/Cartfile")
    let run = try folder.check("App")
    #expect(
      run.report.imports.first?.reason?.hasSuffix("App/Cartfile brings is not read: give it as a package, or leave it out.")
        == true)
    #expect(run.report.imports.map(\.name) == ["Elsewhere"] && run.files["A.swift"]?.unreadPackages == ["FruitKit"])
    #expect(run.files["A.swift"]?.compiles == false)
    let text = CheckText.text(of: run.report)
    #expect(text.contains("  fruit  FruitKit  1 file  not fetched: https://packages.invalid/Fruit\n"), "\(text)")
    #expect(!text.contains("cannot find"))
    let known = try CheckRun(
      paths: [folder.path("App")], packages: ["fruit": folder.path("Fruit")], products: CheckFolder.products)
    #expect(known.files["A.swift"]?.compiles == true && known.report.summary.files == 2)
    #expect(known.report.packages.map(\.isRead) == [true] && known.report.modules.map(\.name) == ["App"])
    // A name that the package does not have is a mistake as ever.
    try folder.write("import FruitKit\nlet ripe = Fruit().isGreen\n", to: "App/Sources/App/A.swift")
    let wrong = try CheckRun(
      paths: [folder.path("App")], packages: ["fruit": folder.path("Fruit")], products: CheckFolder.products)
    #expect(wrong.files["A.swift"]?.errors.first?.message.contains("isGreen") == true)
  }

  @Test("a letter beyond ASCII in the path hides no target, neither of the app nor of a package")
  func letters() throws {
    let folder = try CheckFolder(
      [
        "App/Package.swift": """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
          name: "App", dependencies: [.package(path: "../Früchte")],
          targets: [.executableTarget(name: "App", dependencies: [.product(name: "FruitKit", package: "Früchte")])])
        """,
        "App/Sources/App/A.swift": "import FruitKit\nlet ripe = Fruit().isRipe\n",
        "Früchte/Package.swift": """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
          name: "Früchte", products: [.library(name: "FruitKit", targets: ["FruitKit"])], targets: [.target(name: "FruitKit")])
        """,
        "Früchte/Sources/FruitKit/F.swift": "public struct Fruit { public init() {}; public var isRipe = true }\n",
      ], name: "Entwürfe")
    let run = try folder.check("App")
    #expect(run.report.modules.map(\.name) == ["App"] && run.report.leftOut.isEmpty)
    #expect(run.report.packages.map(\.isRead) == [true])
    #expect(run.files["A.swift"]?.compiles == true, "\(CheckText.text(of: run.report))")
    #expect(PackageLayout.shown(folder.path("App"), from: folder.path) == "App")
  }
}
