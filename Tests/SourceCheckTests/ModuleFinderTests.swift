import Foundation
import Testing

@testable import Migrator
@testable import SourceCheck

@Suite("Targets of packages and projects", .serialized) struct ModuleFinderTests {
  /// A project with an app, a widget that shares a file with it, and tests.
  static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P = { isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = ( T1, T2, T3, ); };
        G = { isa = PBXGroup; children = ( GA, FS, GT, ); sourceTree = "<group>"; };
        GA = { isa = PBXGroup; children = ( FA, FB, ); path = App; sourceTree = "<group>"; };
        GT = { isa = PBXGroup; children = ( FT, GT, ); path = "App Tests"; sourceTree = "<group>"; };
        FA = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        FB = { isa = PBXFileReference; name = B; path = "More/B.swift"; sourceTree = SOURCE_ROOT; };
        FS = { isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>"; };
        FT = { isa = PBXFileReference; path = T.swift; sourceTree = "<group>"; };
        BA = { isa = PBXBuildFile; fileRef = FA /* A.swift */; };
        BB = { isa = PBXBuildFile; fileRef = FB; };
        BS = { isa = PBXBuildFile; fileRef = FS; };
        BT = { isa = PBXBuildFile; fileRef = FT; };
        S1 = { isa = PBXSourcesBuildPhase; files = ( BA, BB, BS, ); };
        S2 = { isa = PBXSourcesBuildPhase; files = ( BS, ); };
        S3 = { isa = PBXSourcesBuildPhase; files = ( BT, ); };
        T1 = { isa = PBXNativeTarget; name = App; buildPhases = ( S1, ); productType = "com.apple.product-type.application"; };
        T2 = { isa = PBXNativeTarget; name = Widget; buildPhases = ( S2, ); productType = "com.apple.product-type.app-extension"; };
        T3 = { isa = PBXNativeTarget; name = Tests; buildPhases = ( S3, ); productType = "com.apple.product-type.bundle.unit-test"; };
      };
      rootObject = P;
    }
    """

  private func modules(_ run: CheckRun) -> [String: [String]] {
    let pairs = run.report.modules.map { module in
      (module.name, module.files.map { String($0.path.split(separator: "/").last ?? "") }.sorted())
    }
    return Dictionary(pairs, uniquingKeysWith: +)
  }

  @Test("the targets of a project are told apart, and tests and what belongs to no target are left out")
  func project() throws {
    let run = try CheckFolder([
      "App.xcodeproj/project.pbxproj": Self.project, "App/A.swift": "func a() { b(); shared() }\n",
      "More/B.swift": "func b() {}\n",
      "Shared.swift": "func shared() {}\n", "App Tests/T.swift": "let wrong: Int = \"\"\n",
      "Scratch.swift": "let wrong: Int = \"\"\n",
    ]).check()
    #expect(modules(run) == ["App": ["A.swift", "B.swift", "Shared.swift"], "Widget": ["Shared.swift"]])
    #expect(run.isClean && run.report.summary.files == 3)
    #expect(run.report.leftOut.map(\.reason).sorted() == ["files that belong to no target", "tests"])
    #expect(CheckText.text(of: run.report).contains("3 of 3 files compile, 2 of 2 targets completely."))
  }

  @Test("files are found whatever the case of their letters, as on the disks that projects come from")
  func cases() throws {
    let run = try CheckFolder([
      "App.xcodeproj/project.pbxproj": Self.project, "app/a.swift": "func a() { b(); shared() }\n",
      "more/B.swift": "func b() {}\n", "Shared.swift": "func shared() {}\n", "App Tests/T.swift": "let wrong: Int = \"\"\n",
    ]).check()
    #expect(modules(run) == ["App": ["B.swift", "Shared.swift", "a.swift"], "Widget": ["Shared.swift"]] && run.isClean)
  }

  @Test("folders that belong to targets as a whole are, but for their exceptions")
  func synchronizedFolders() throws {
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( T1, T2, ); };
        G = { isa = PBXGroup; children = ( F, ); sourceTree = "<group>"; };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = ( E1, E2, ); };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Inner/Out.swift, ); target = T1; };
        E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Shared.swift, ); target = T2; };
        T1 = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = ( F, ); };
        T2 = { isa = PBXNativeTarget; name = Widget; };
      }; rootObject = P; }
      """
    let run = try CheckFolder([
      "App.xcodeproj/project.pbxproj": project, "App/A.swift": "", "App/Inner/B.swift": "", "App/Inner/Out.swift": "",
      "App/Shared.swift": "",
    ]).check()
    #expect(modules(run) == ["App": ["A.swift", "B.swift", "Shared.swift"], "Widget": ["Shared.swift"]])
  }

  @Test(
    "a project file that is broken is a warning, and its files are checked together",
    arguments: [
      "", "{", "{ objects = 1; }", "<?xml nonsense", String(repeating: "(", count: 5000), "{ objects = {}; rootObject = P; }",
    ])
  func brokenProject(text: String) throws {
    let run = try CheckFolder([
      "App.xcodeproj/project.pbxproj": text, "A.swift": "func a() { b() }\n", "B/B.swift": "func b() {}\n",
    ]).check()
    #expect(run.isClean && run.report.summary.files == 2)
    #expect(run.problems.count == 1)
    #expect(run.problems.first?.isSkipped == true)
    #expect(run.problems.first?.description.contains("project.pbxproj:1") == true)
  }

  @Test("targets of a package are modules, and one that another imports is there for it")
  func package() throws {
    let run = try CheckFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [
        .target(name: "Kit"), .executableTarget(name: "App", dependencies: ["Kit"]), .testTarget(name: "KitTests", dependencies: ["Kit"]),
      ])
      """,
      "Sources/App/App.swift": "import Kit\n@main struct App { static func main() { print(Kit().value) } }\n",
      "Sources/App/Wrong.swift": "import Kit\nlet a = Kit().hidden\n",
      "Sources/Kit/Kit.swift": "public struct Kit { public init() {}; public var value = 1; var hidden = 2 }\n",
      "Sources/Kit/Broken.swift": "let broken: Int = \"\"\n",
      "Tests/KitTests/KitTests.swift": "import Testing\n",
    ]).check()
    #expect(modules(run).keys.sorted() == ["App", "Kit"])
    #expect(run.report.imports.isEmpty)
    #expect(run.files["App.swift"]?.compiles == true)
    #expect(run.files["Wrong.swift"]?.errors.first?.message.contains("hidden") == true)
    #expect(run.files["Broken.swift"]?.compiles == false)
    #expect(run.report.leftOut == [.init(reason: "tests", files: run.report.leftOut.first?.files ?? [])])
  }

  @Test("a folder within a project is one module, whatever the project says")
  func inner() throws {
    let folder = try CheckFolder(["App.xcodeproj/project.pbxproj": Self.project, "App/A.swift": "", "App/Z.swift": ""])
    #expect(try modules(folder.check("App")) == ["App": ["A.swift", "Z.swift"]])
  }

  @Test("code at the top level belongs into main.swift, pages of playgrounds are left out")
  func main() throws {
    let run = try CheckFolder([
      "main.swift": "print(a)\n", "A.swift": "let a = 1\n", "P.playground/Contents.swift": "nonsense\n",
    ]).check()
    #expect(run.isClean && run.report.summary.files == 2)
    #expect(run.report.leftOut.map(\.reason) == ["pages of playgrounds"])
  }

  @Test("a file of nothing but delegates of applications and scenes is left out; one with more in it is not")
  func delegates() throws {
    let delegate = "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"
    let run = try CheckFolder(["AppDelegate.swift": delegate, "Model.swift": "let a = 1\n"]).check()
    #expect(run.isClean && run.report.summary.files == 1)
    #expect(run.report.leftOut.map(\.reason) == ["delegates of applications and scenes"])
    let mixed = try CheckFolder(["AppDelegate.swift": delegate + "let a = 1\n"]).check()
    #expect(mixed.isClean && mixed.report.leftOut.isEmpty && mixed.report.summary.files == 1)
    // An app that makes its delegate itself needs it.
    let adaptor = "import SwiftUI\nstruct A { @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate }\n"
    let made = try CheckFolder(["AppDelegate.swift": delegate, "A.swift": adaptor]).check()
    #expect(made.isClean && made.report.leftOut.isEmpty && made.report.summary.files == 2, "\(made.report)")
  }

  @Test("a package's target with resources has its bundle, and a helper of tests sees what is internal in what it tests")
  func bundlesAndHosts() throws {
    let run = try CheckFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [
        .executableTarget(name: "Notes", dependencies: ["Kit", "Plain"], resources: [.process("Texts")]), .target(name: "Kit"),
        .target(name: "Plain"), .testTarget(name: "KitTests", dependencies: ["Kit", "Notes"]),
      ])
      """,
      "Sources/Notes/Notes.swift": """
      import Foundation
      import Kit
      @main struct Notes { static func main() { print(Bundle.module.url(forResource: "hello", withExtension: "txt") as Any) } }
      struct Hidden {}
      """,
      "Sources/Notes/Texts/hello.txt": "hello",
      "Sources/Kit/Kit.swift": "import SwiftUI\nstruct Kit { var hidden = Image(\"a\", bundle: .module) }\n",
      "Sources/Kit/Assets.xcassets/Contents.json": "{}",
      "Sources/Plain/Plain.swift": "import Foundation\nlet wrong = Bundle.module\n",
      "Tests/KitTests/Mocks.swift": "@testable import Kit\n@testable import Notes\nlet mocks = (Kit().hidden, Hidden())\n",
      "Tests/KitTests/KitTests.swift": "import Testing\n",
    ]).check()
    #expect(modules(run).keys.sorted() == ["Kit", "KitTests", "Notes", "Plain"])
    for name in ["Notes.swift", "Kit.swift", "Mocks.swift"] { #expect(run.files[name]?.compiles == true, "\(run.report)") }
    #expect(run.files["Plain.swift"]?.errors.map(\.line) == [2])
  }

  @Test("what describes a project to Tuist is left out, and a word says that its targets are not told apart")
  func tuist() throws {
    let run = try CheckFolder([
      "Project.swift": "import ProjectDescription\nlet project = Project(name: \"A\")\n", "App/A.swift": "let a = 1\n",
    ]).check()
    #expect(run.isClean && run.report.summary.files == 1)
    #expect(run.report.leftOut.map(\.reason) == ["descriptions of Tuist projects"])
    #expect(run.problems.map(\.isSkipped) == [true])
    #expect(run.problems.first?.description.contains("Tuist") == true)
  }
}
