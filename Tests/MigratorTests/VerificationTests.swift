import Foundation
import Testing

@testable import Migrator

@Suite("Verification", .serialized) struct VerificationTests {
  @Test("errors that a package has only after the migration are new; what stands beside it is found")
  func package() throws {
    let folder = try TemporaryFolder([
      "Stub/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Stub", products: [.library(name: "Combine", targets: ["Combine"])], targets: [.target(name: "Combine")])
      """,
      "Stub/Sources/Combine/Combine.swift": """
      public protocol ObservableObject: AnyObject {}
      public func observe(_ object: some ObservableObject) {}
      """,
      "Apps/App/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(path: "../../Stub")],
        targets: [.target(name: "App", dependencies: [.product(name: "Combine", package: "Stub")])])
      """,
      "Apps/App/Sources/App/Model.swift": """
      import Combine
      class Model: ObservableObject {}
      func use() { observe(Model()) }
      let wrong: Int = ""
      """,
    ])
    var run = try MigrateRun(paths: [folder.path("Apps/App")])
    #expect(run.changes.count == 1)
    let before = try folder.contents()
    try run.verify(products: folder.url)
    let verification = try #require(run.verification)
    #expect(verification.newFailures.count == 1)
    let failure = try #require(verification.newFailures.first)
    #expect(failure.path == folder.path("Apps/App/Sources/App/Model.swift"))
    #expect(failure.message.contains("observe"))
    #expect(verification.remarks.isEmpty)
    #expect(try folder.contents() == before)
    #expect(TextReport.text(of: run.report).contains("1 new failure after the migration.\n"))
  }

  @Test("without a package, and without the modules of SwiftUI, there is a remark")
  func noModules() throws {
    let folder = try TemporaryFolder(["A.swift": "class A: ObservableObject {}"])
    var run = try MigrateRun(paths: [folder.path])
    try run.verify(products: folder.url)
    #expect(run.verification?.remarks.count == 1)
    #expect(run.verification?.newFailures.isEmpty == true)
  }

  @Test("without a package, files are typechecked with this package's SwiftUI, before and after")
  func typecheck() throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      import SwiftUI
      class Model: ObservableObject { @Published var count = 0 }
      struct Screen: View {
        @ObservedObject var model: Model
        var body: some View { Text("\\(model.count)") }
      }
      """
    ])
    let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    var run = try MigrateRun(paths: [folder.path])
    try run.verify(products: products)
    #expect(run.verification?.remarks == [])
    #expect(run.verification?.newFailures.isEmpty == true)

    // What the macro adds mentions the module of this name. Nobody calls a variable so, and the migrator does not look.
    try folder.write("import SwiftUI\nlet Observation = 1", to: "B.swift")
    run = try MigrateRun(paths: [folder.path])
    try run.verify(products: products)
    #expect(run.verification?.newFailures.isEmpty == false)
  }

  @Test("errors that only the passes behind the type checker find are found")
  func definiteInitialization() throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      import Observation
      @Observable final class Model {
        var names: [String]
        var count: Int
        init() {
          names = []
          names.append("a")
          count = 1
        }
      }
      """
    ])
    let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let errors = try #require(Typecheck(products: products)).errors(in: [folder.path("A.swift")])
    #expect(errors.map(\.line) == [7])
  }

  @Test("the compiler's errors are read once each")
  func errors() {
    let output = """
      /a/B.swift:3:7: error: cannot find 'x' in scope
      /a/B.swift:3:7: warning: unused
      /a/B.swift:3:7: error: cannot find 'x' in scope
      error: fatalError
      """
    #expect(
      CompilerOutput.errors(in: output)
        == [Verification.Failure(path: "/a/B.swift", line: 3, message: "cannot find 'x' in scope")])
  }

  @Test("failing tests of both kinds are read")
  func failedTests() {
    let output = """
      Test Case 'OldTests.testOne' started at 2026-01-01 10:00:00.000
      Test Case 'OldTests.testOne' failed (0.1 seconds)
      Test Case 'OldTests.testTwo' passed (0.1 seconds)
      ✘ Test names() recorded an issue at T.swift:1:2: Expectation failed
      ✘ Test names() failed after 0.001 seconds with 1 issue.
      ✘ Test "in words" failed after 0.001 seconds with 1 issue.
      ✔ Test works() passed after 0.001 seconds.
      ✘ Test run with 3 tests in 0 suites failed after 0.001 seconds with 2 issues.
      """
    #expect(PackageCheck.failedTests(in: output) == ["OldTests.testOne", "names()", "\"in words\""])
  }

  @Test("evaluations are counted by test and view")
  func bodies() {
    let counts = PackageCheck.bodies(in: "A/T.swift one()\tRow\nA/T.swift one()\tRow\nA/T.swift two()\tRow\nbroken")
    #expect(
      counts == [
        PackageCheck.BodyKey(test: "A/T.swift one()", view: "Row"): 2,
        PackageCheck.BodyKey(test: "A/T.swift two()", view: "Row"): 1,
      ])
  }
}
