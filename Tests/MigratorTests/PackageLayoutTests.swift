import Testing

@testable import Migrator

@Suite("Packages and projects", .serialized) struct PackageLayoutTests {
  private func modules(_ folder: TemporaryFolder) throws -> [String: String] {
    var layout = PackageLayout()
    let files = FileFinder(paths: [folder.path]).files
    return Dictionary(
      uniqueKeysWithValues: files.map { (String($0.path.dropFirst(folder.path.count + 1)), layout.place(of: $0).module) })
  }

  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "App",
      targets: [
        .target(name: "Core"),
        .target(name: "Deep", path: "./Libraries/Deep/"),
        .executableTarget(name: "App", dependencies: ["Core", .target(name: "Deep")]),
        .testTarget(name: "CoreTests", dependencies: ["Core"]),
      ])
    """

  @Test("a file belongs to the target of the package around it")
  func targets() throws {
    let folder = try TemporaryFolder([
      "Package.swift": Self.manifest, "Sources/Core/A.swift": "", "Sources/Core/Inner/A.swift": "", "Libraries/Deep/A.swift": "",
      "Sources/App/main.swift": "", "Tests/CoreTests/A.swift": "", "Scripts/tool.swift": "",
    ])
    let modules = try modules(folder)
    #expect(modules["Sources/Core/A.swift"] == "Core")
    #expect(modules["Sources/Core/Inner/A.swift"] == "Core")
    #expect(modules["Libraries/Deep/A.swift"] == "Deep")
    #expect(modules["Sources/App/main.swift"] == "App")
    #expect(modules["Tests/CoreTests/A.swift"] == "CoreTests")
    #expect(modules["Scripts/tool.swift"]?.hasSuffix("without target") == true)
  }

  @Test("a public class of a library product is named, for what its clients do is not in sight")
  func libraries() throws {
    let model = "public class Model: ObservableObject { @Published public var x = 0 }"
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "KitLibrary", targets: ["Kit"]), .executable(name: "Tool", targets: ["Tool"])],
        targets: [.target(name: "Kit"), .target(name: "Inner"), .executableTarget(name: "Tool")])
      """,
      "Sources/Kit/A.swift": model + "\nclass Own: ObservableObject { @Published var x = 0 }", "Sources/Inner/A.swift": model,
      "Sources/Tool/A.swift": model,
    ])
    let findings = try MigrateRun(paths: [folder.path]).migration.findings.filter { $0.rule == "M49" }
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.path.hasSuffix("Sources/Kit/A.swift") == true)
    #expect(findings.first?.message.contains("Model is public in the library KitLibrary") == true)
  }

  @Test("without a package it is the folder of the Xcode project, else the folder that was named")
  func folders() throws {
    let project = try TemporaryFolder(["App/App.xcodeproj/project.pbxproj": "", "App/Views/A.swift": "", "Other/B.swift": ""])
    let modules = try modules(project)
    #expect(modules["App/Views/A.swift"] == "App")
    #expect(modules["Other/B.swift"] == project.url.lastPathComponent)
  }

  @Test("two packages of one run may have targets of one name")
  func sameNames() throws {
    let manifest = Self.manifest
    let model = "class Model: ObservableObject { @Published var x = 0 }"
    let use = "let model = Core.Model()"
    let folder = try TemporaryFolder([
      "One/Package.swift": manifest, "One/Sources/Core/Model.swift": model, "One/Sources/App/main.swift": use,
      "Two/Package.swift": manifest, "Two/Sources/Core/Model.swift": "struct Model {}", "Two/Sources/App/main.swift": use,
    ])
    let run = try MigrateRun(paths: [folder.path])
    let project = run.migration.project
    #expect(project.types.count == 2)
    for (package, kind) in [("One", TypeDeclaration.Kind.class), ("Two", .struct)] {
      let main = try #require(project.files.first { $0.path == folder.path("\(package)/Sources/App/main.swift") })
      #expect(main.moduleName == "App")
      #expect(project.type(named: ["Core", "Model"], in: [], from: main)?.kind == kind)
    }
    #expect(run.changes.map(\.file.path) == [folder.path("One/Sources/Core/Model.swift")])
  }

  @Test(
    "a package for systems or a Swift without Observation is left, with one reason for all of it",
    arguments: [
      (".iOS(.v16)", "5.9", ["M41"]), (".macOS(\"13.5\"), .iOS(.v17)", "5.9", ["M41"]),
      (".macOS(.v10_15)", "5.8", ["M41", "M44"]),
      (".iOS(.v17), .macOS(.v14), .watchOS(.v10), .tvOS(.v17), .visionOS(.v1)", "5.9", []), ("", "5.5", ["M44"]), ("", "6.1", []),
    ])
  func outdated(platforms: String, tools: String, rules: [String]) throws {
    let manifest = """
      // swift-tools-version:\(tools)
      import PackageDescription
      let package = Package(name: "App", platforms: [\(platforms)], targets: [.target(name: "App")])
      """
    let folder = try TemporaryFolder([
      "Package.swift": manifest, "Sources/App/A.swift": "class A: ObservableObject {}",
      "Sources/App/B.swift": "class B: ObservableObject {}",
    ])
    let run = try MigrateRun(paths: [folder.path])
    #expect(run.migration.findings.map(\.rule.description).sorted() == rules)
    #expect(run.migration.findings.allSatisfy { $0.path == folder.path("Package.swift") })
    #expect(run.changes.count == (rules.isEmpty ? 2 : 0))
    var options = MigrationOptions()
    options.ignoresDeploymentTargets = true
    #expect(try MigrateRun(paths: [folder.path], options: options).changes.count == 2)
  }

  @Test("so is what an Xcode project builds for older systems")
  func xcode() throws {
    let settings = """
      IPHONEOS_DEPLOYMENT_TARGET = 17.0;
      MACOSX_DEPLOYMENT_TARGET = 13.1;
      MACOSX_DEPLOYMENT_TARGET = 12.0;
      """
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": settings, "App/A.swift": "class A: ObservableObject {}",
    ])
    let run = try MigrateRun(paths: [folder.path])
    let finding = try #require(run.migration.findings.first)
    #expect(run.migration.findings.count == 1)
    #expect(finding.rule == "M41")
    #expect(finding.location.line == 3)
    #expect(finding.message.contains("macOS 12.0"))
    #expect(run.changes.isEmpty)
  }
}
