import Foundation
import Synchronization
import Testing

@testable import AppRun

@Suite("Whether packages are trusted") struct PackageTrustTests {
  /// What was asked, and what is answered.
  private final class Person: Sendable {
    private let asked = Mutex<[TrustQuestion]>([])
    let answer: TrustAnswer

    init(_ answer: TrustAnswer) { self.answer = answer }

    var questions: [TrustQuestion] { asked.withLock { $0 } }

    func ask(_ question: TrustQuestion) -> TrustAnswer {
      asked.withLock { $0.append(question) }
      return answer
    }
  }

  private func app(_ repositories: PackageRepositories) throws -> PackagedApp {
    try PackagedApp(
      packages: [".package(url: \"\(repositories.address("Mid"))\", branch: \"main\")"],
      products: [".product(name: \"Mid\", package: \"Mid\")"])
  }

  private let manifestThatWrites = """
    // swift-tools-version:5.5
    import PackageDescription
    import Foundation
    FileManager.default.createFile(atPath: "MARK", contents: nil)
    let package = Package(name: "Mid", products: [.library(name: "Mid", targets: ["Mid"])], targets: [.target(name: "Mid")])
    """

  @Test("no manifest of a package runs and nothing is fetched before the person has said yes; without a person the way is named")
  func beforehand() throws {
    let repositories = try PackageRepositories()
    let mark = repositories.path + "/mark"
    try repositories.commit(
      "Mid", ["Package.swift": manifestThatWrites.replacing("MARK", with: mark), "Sources/Mid/Mid.swift": ""], tag: "1.0.0")
    let app = try app(repositories)
    for answer in [TrustAnswer.no, .unasked] {
      let person = Person(answer)
      let text = try app.failure { person.ask($0) }
      #expect(person.questions.map(\.packages) == [[.init(identity: "mid", address: repositories.address("Mid"))]])
      let place = try app.place + "/resolver"
      #expect(!FileManager.default.fileExists(atPath: mark) && !FileManager.default.fileExists(atPath: place))
      switch answer {
      case .no: #expect(text == "Nothing was built: the packages are not trusted.")
      default:
        #expect(
          text.hasPrefix("App needs 1 package, whose manifests run on this machine:\n  mid  \(repositories.address("Mid"))"))
        #expect(text.hasSuffix("To say yes, add --trust-packages."))
      }
    }
    let person = Person(.yes)
    _ = try app.prepare { person.ask($0) }
    #expect(FileManager.default.fileExists(atPath: mark) && person.questions.count == 1)
    _ = try app.prepare { person.ask($0) }
    #expect(person.questions.count == 1)
  }

  @Test("another address is another package, and another app is asked for its own")
  func otherAddress() throws {
    let repositories = try PackageRepositories()
    try repositories.package("Mid")
    try repositories.package("Other/Mid")
    let app = try app(repositories)
    let person = Person(.yes)
    _ = try app.prepare { person.ask($0) }
    try app.folder.write(
      app.folder.text(of: "Package.swift").replacing("/Mid\", branch", with: "/Other/Mid\", branch"), to: "Package.swift")
    _ = try? app.prepare { person.ask($0) }
    #expect(person.questions.map(\.packages.first?.address) == [repositories.address("Mid"), repositories.address("Other/Mid")])
  }

  @Test("macros and plugins are asked for before they are built, and again when their revision is another")
  func macros() throws {
    let repositories = try PackageRepositories()
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription
      import CompilerPluginSupport
      let package = Package(
        name: "Mid", products: [.library(name: "Mid", targets: ["Mid"])],
        targets: [.macro(name: "Magic"), .target(name: "Mid", dependencies: ["Magic"])])
      """
    let files = ["Package.swift": manifest, "Sources/Mid/Mid.swift": "", "Sources/Magic/Magic.swift": "import SwiftUI"]
    let first = try repositories.commit("Mid", files)
    let app = try app(repositories)
    let person = Person(.yes)
    _ = try app.prepare { person.ask($0) }
    #expect(person.questions.count == 2)
    #expect(
      person.questions.last?.packages
        == [.init(identity: "mid", address: repositories.address("Mid"), revision: first, runsInBuilds: true)])
    #expect(person.questions.last?.text.hasPrefix("App is built with macros or plugins of 1 package:") == true)
    _ = try app.prepare { person.ask($0) }
    #expect(person.questions.count == 2)
    let second = try repositories.commit("Mid", ["README.md": "2"])
    _ = try app.prepare(isUpdate: true) { person.ask($0) }
    #expect(person.questions.count == 3 && person.questions.last?.packages.first?.revision == second)
    // The macro is built for this machine, without SwiftUI, whatever it imports.
    #expect(try CacheFolder.isLink(app.place + "/packages/mid"))
  }

  @Test("an app's own folder is trusted for its manifest, and asked for a plugin")
  func local() throws {
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit", plugins: ["Maker"]), .plugin(name: "Maker", capability: .buildTool())])
      """
    let app = try PackagedApp(
      packages: [".package(path: \"Kit\")"], products: ["\"Kit\""],
      files: ["Kit/Package.swift": manifest, "Kit/Sources/Kit/Kit.swift": "", "Kit/Plugins/Maker/Maker.swift": ""])
    let person = Person(.no)
    _ = try app.failure { person.ask($0) }
    #expect(person.questions.map { $0.packages.map(\.runsInBuilds) } == [[true]])
    try app.folder.write(manifest.replacing(", plugins: [\"Maker\"]", with: ""), to: "Kit/Package.swift")
    #expect(try app.failure { person.ask($0) } == "" && person.questions.count == 1)
  }
}
