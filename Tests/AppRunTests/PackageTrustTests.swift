import Foundation
import Synchronization
import Testing

@testable import AppRun
@testable import SourceCheck

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

  /// A folder's package that takes a product of another package.
  private func kit(_ name: String = "Kit", _ dependency: String = "", _ product: String = "") -> String {
    """
    // swift-tools-version:5.5
    import PackageDescription
    let base = "https://packages.invalid"
    let package = Package(
      name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(dependency)],
      targets: [.target(name: "\(name)", dependencies: [\(product)])])
    """
  }

  @Test("what manifests of the app's own folders name is asked for before it is fetched, however far, with a lock and without")
  func ofFolders() throws {
    let repositories = try PackageRepositories()
    let mark = repositories.path + "/mark"
    let manifest = manifestThatWrites.replacing("MARK", with: mark).replacing("\"Mid\"", with: "\"Evil\"")
    try repositories.commit("Evil", ["Package.swift": manifest, "Sources/Evil/Evil.swift": ""], tag: "1.0.0")
    let revision = try repositories.package("Mid")
    let address = repositories.address("Evil")
    let evil = ".package(url: \"\(address)\", branch: \"main\")"
    let product = ".product(name: \"Evil\", package: \"Evil\")"
    let app = try PackagedApp(
      packages: [".package(path: \"Kit\")"], products: ["\"Kit\""],
      files: [
        "Kit/Package.swift": kit("Kit", ".package(path: \"../Core\")", "\"Core\""), "Kit/Sources/Kit/Kit.swift": "",
        "Core/Package.swift": kit("Core", evil, product), "Core/Sources/Core/Core.swift": "",
      ])
    let first = Person(.no)
    #expect(try app.failure { first.ask($0) } == "Nothing was built: the packages are not trusted.")
    #expect(first.questions.map(\.packages) == [[.init(identity: "evil", address: address)]])
    #expect(first.questions.first?.isOpen == true)
    #expect(try !FileManager.default.fileExists(atPath: mark) && !FileManager.default.fileExists(atPath: app.place + "/resolver"))

    // A lock that does not have it yet.
    let pin = PackageLock.Pin(identity: "mid", location: repositories.address("Mid"), version: "1.0.0", revision: revision)
    let locked = try PackagedApp(
      packages: [".package(path: \"Kit\")", ".package(url: \"\(repositories.address("Mid"))\", from: \"1.0.0\")"],
      products: ["\"Kit\"", "\"Mid\""],
      files: [
        "Kit/Package.swift": kit(), "Kit/Sources/Kit/Kit.swift": "",
        "Package.resolved": String(decoding: try PackageLock([pin]).data(), as: UTF8.self),
      ])
    let second = Person(.yes)
    _ = try locked.prepare { second.ask($0) }
    #expect(second.questions.map(\.isOpen) == [false])
    try locked.folder.write(kit("Kit", evil, product), to: "Kit/Package.swift")
    let third = Person(.no)
    _ = try locked.failure { third.ask($0) }
    #expect(third.questions.map { $0.packages.map(\.identity) } == [["evil", "mid"]] && third.questions.first?.isOpen == true)
    #expect(!FileManager.default.fileExists(atPath: mark))

    // A pin of the same package at another address says nothing of this one.
    let pins = try locked.folder.text(of: "Package.resolved")
    let otherPin = PackageLock.Pin(
      identity: "evil", location: "https://packages.invalid/good/Evil", version: "1.0.0", revision: revision)
    try locked.folder.write(String(decoding: try PackageLock([pin, otherPin]).data(), as: UTF8.self), to: "Package.resolved")
    let pinned = Person(.no)
    _ = try locked.failure { pinned.ask($0) }
    #expect(pinned.questions.first?.packages.contains { $0.address == address } == true)
    try locked.folder.write(pins, to: "Package.resolved")

    // An address that is not written out may be any.
    try locked.folder.write(
      kit("Kit", evil.replacing("\"https://packages.invalid", with: "base + \""), product), to: "Kit/Package.swift")
    let fourth = Person(.no)
    _ = try locked.failure { fourth.ask($0) }
    let folder = try #require(fourth.questions.first?.packages.first { $0.identity == "kit" })
    #expect(folder.address == locked.folder.path + "/Kit" && fourth.questions.first?.isOpen == true)
    #expect(!FileManager.default.fileExists(atPath: mark))
    let fifth = Person(.yes)
    _ = try locked.prepare { fifth.ask($0) }
    #expect(FileManager.default.fileExists(atPath: mark) && fifth.questions.count == 1)
    _ = try locked.prepare { fifth.ask($0) }
    #expect(fifth.questions.count == 1)
  }

  @Test("a manifest two folders away that changes is seen, and asked for")
  func farManifest() throws {
    let repositories = try PackageRepositories()
    try repositories.package("Leaf")
    let app = try PackagedApp(
      packages: [".package(path: \"Kit\")"], products: ["\"Kit\""],
      files: [
        "Kit/Package.swift": kit("Kit", ".package(path: \"../Core\")", "\"Core\""), "Kit/Sources/Kit/Kit.swift": "",
        "Core/Package.swift": kit("Core"), "Core/Sources/Core/Core.swift": "import SwiftUI",
      ])
    let person = Person(.yes)
    _ = try app.prepare { person.ask($0) }
    #expect(person.questions.isEmpty)
    let leaf = ".package(url: \"\(repositories.address("Leaf"))\", from: \"1.0.0\")"
    try app.folder.write(kit("Core", leaf, "\"Leaf\""), to: "Core/Package.swift")
    _ = try app.prepare { person.ask($0) }
    #expect(person.questions.map { $0.packages.map(\.identity) } == [["leaf"]])
    #expect(try app.resolution().packages.map(\.identity) == ["core", "kit", "leaf"])
    #expect(try app.dump("core").dependencies.map(\.identity).contains("leaf"))
  }

  @Test("plugins of targets that the app does not need are not built, be they of its packages or of what these name")
  func idlePlugins() throws {
    let repositories = try PackageRepositories()
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Mid", products: [.library(name: "Mid", targets: ["Mid"]), .library(name: "Tool", targets: ["Tool"])],
        targets: [.target(name: "Mid"), .target(name: "Tool", plugins: ["Gen"]), .plugin(name: "Gen", capability: .buildTool())])
      """
    let files = [
      "Package.swift": manifest, "Sources/Mid/Mid.swift": "", "Sources/Tool/Tool.swift": "", "Plugins/Gen/Gen.swift": "",
    ]
    try repositories.commit("Mid", files, tag: "1.0.0")
    let app = try app(repositories)
    let person = Person(.yes)
    _ = try app.prepare { person.ask($0) }
    #expect(person.questions.count == 1)
    #expect(try app.dump("mid").targets.map(\.name) == ["Mid"] && app.dump("mid").products.map(\.name) == ["Mid"])

    // Only a target of one needs it that the app does not need.
    let tested = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Top", products: [.library(name: "Top", targets: ["Top"]), .library(name: "More", targets: ["T"])],
        dependencies: [.package(url: "\(repositories.address("Mid"))", from: "1.0.0")],
        targets: [.target(name: "Top"), .target(name: "T", dependencies: [.product(name: "Tool", package: "Mid")])])
      """
    try repositories.commit(
      "Top", ["Package.swift": tested, "Sources/Top/Top.swift": "", "Sources/T/T.swift": ""], tag: "1.0.0")
    let top = try PackagedApp(
      packages: [".package(url: \"\(repositories.address("Top"))\", from: \"1.0.0\")"], products: ["\"Top\""])
    let prepared = try top.prepare()
    #expect(try prepared.dependencies == [".package(path: \"\(top.place)/packages/top\")"])
    #expect(try top.dump("top").dependencies.map(\.identity) == ["oriel"])
  }
}
