import Foundation
import Testing

@testable import AppRun
@testable import SourceCheck

@Suite("How `oriel run` finds versions of packages and fetches them") struct PackageResolverTests {
  private func app(
    _ repositories: PackageRepositories, _ requirement: String = "from: \"1.0.0\"", name: String = "Mid",
    files: [String: String] = [:]
  ) throws -> PackagedApp {
    try PackagedApp(
      packages: [".package(url: \"\(repositories.address(name))\", \(requirement))"],
      products: [".product(name: \"\(name)\", package: \"\(name)\")"],
      source: "import \(name)\n@main struct App { static func main() {} }", files: files)
  }

  private func leafAndMid(_ repositories: PackageRepositories) throws {
    try repositories.package("Leaf", source: "public let leaf = 1")
    try repositories.package("Mid", dependencies: ["Leaf"], source: "import Leaf\npublic let mid = leaf")
  }

  private func lock(_ repositories: PackageRepositories, _ name: String, revision: String, version: String) throws -> String {
    let pin = PackageLock.Pin(
      identity: name.lowercased(), location: repositories.address(name), version: version, revision: revision)
    return String(decoding: try PackageLock([pin]).data(), as: UTF8.self)
  }

  @Test("packages are fetched into the cache with what they name; a second run asks nobody, also when the remotes are gone")
  func secondRun() throws {
    let repositories = try PackageRepositories()
    try leafAndMid(repositories)
    let app = try app(repositories)
    let before = try app.folder.contents()
    _ = try app.prepare()
    #expect(try app.resolution().packages.map(\.identity) == ["leaf", "mid"])
    #expect(try app.folder.contents() == before)
    try FileManager.default.removeItem(atPath: repositories.path + "/Mid")
    try FileManager.default.removeItem(atPath: repositories.path + "/Leaf")
    let again = try app.prepare(willFetch: { _ in Issue.record("The network was used.") })
    #expect(again.dependencies.count == 2 && again.notes.isEmpty)
  }

  @Test("a lock is honoured, and never written; without one the first answer is kept until it is renewed")
  func lock() throws {
    let repositories = try PackageRepositories()
    let old = try repositories.package("Mid")
    try repositories.commit("Mid", ["README.md": "2"], tag: "1.1.0")
    let pins = try lock(repositories, "Mid", revision: old, version: "1.0.0")
    let locked = try app(repositories, files: ["Package.resolved": pins])
    #expect(try locked.prepare().notes.isEmpty)
    #expect(try locked.resolution()["mid"]?.version == "1.0.0")
    let update = try locked.prepare(isUpdate: true).notes
    #expect(
      update == [
        "No newer versions are looked for: \(locked.folder.path)/Package.resolved pins them. Update packages in Xcode, or remove it."
      ])
    #expect(try locked.resolution()["mid"]?.version == "1.0.0" && locked.folder.text(of: "Package.resolved") == pins)

    let free = try app(repositories)
    _ = try free.prepare()
    try repositories.commit("Mid", ["README.md": "3"], tag: "1.2.0")
    // Another request, so that the package manager is asked.
    try free.folder.write(
      free.folder.text(of: "Package.swift").replacing("from: \"1.0.0\"", with: "\"1.0.0\"..<\"3.0.0\""), to: "Package.swift")
    _ = try free.prepare()
    #expect(try free.resolution()["mid"]?.version == "1.1.0")
    _ = try free.prepare(isUpdate: true)
    #expect(try free.resolution()["mid"]?.version == "1.2.0")
  }

  @Test("a pin that does not hold is told: a revision that is not there, and a tag that was moved")
  func brokenPins() throws {
    let repositories = try PackageRepositories()
    let first = try repositories.package("Mid")
    let unknown = String(repeating: "1", count: 40)
    let app = try app(
      repositories, files: ["Package.resolved": try lock(repositories, "Mid", revision: unknown, version: "1.0.0")])
    #expect(
      try app.prepare().notes == [
        "mid: 1.0.0 (\(first.prefix(10))) is another revision than the one pinned, 1.0.0 (1111111111): its tag was moved, or its "
          + "history replaced."
      ])
    // Without pins what was fetched once is remembered.
    let other = try self.app(repositories)
    _ = try other.prepare()
    let second = try repositories.commit("Mid", ["README.md": "2"], tag: "1.0.0")
    _ = try other.prepare(isUpdate: true)
    #expect(try other.resolution()["mid"]?.revision == first)
    try FileManager.default.removeItem(atPath: other.place + "/resolver")
    #expect(
      try other.failure().hasPrefix(
        "The tag 1.0.0 of the package mid (\(repositories.address("Mid"))) was moved: it led to \(first.prefix(10)), and leads to "
          + "\(second.prefix(10)) now."))
  }

  @Test("a package whose address is not written out is told")
  func unreadable() throws {
    let app = try PackagedApp(packages: [".package(url: address, from: \"1.0.0\")"], products: [])
    let notes = try app.prepare().notes
    #expect(notes.count == 1 && notes[0].hasSuffix("are not written out: .package(url: address, from: \"1.0.0\")"))
  }

  @Test("branches and revisions do", arguments: [true, false])
  func branch(isBranch: Bool) throws {
    let repositories = try PackageRepositories()
    let revision = try repositories.package("Mid", tag: nil)
    let app = try app(repositories, isBranch ? "branch: \"main\"" : "revision: \"\(revision)\"")
    _ = try app.prepare()
    let found = try #require(try app.resolution()["mid"])
    #expect(found.revision == revision && found.branch == (isBranch ? "main" : nil))
  }

  @Test("a remote that is gone is told with its address, git's reason, who names it, how many files import it, and what to do")
  func unreachable() throws {
    let repositories = try PackageRepositories()
    let app = try app(repositories)
    let text = try app.failure()
    #expect(text.hasPrefix("The package mid (\(repositories.address("Mid"))) could not be fetched: "))
    #expect(text.contains("does not appear to be a git repository") || text.contains("does not exist"), "\(text)")
    #expect(text.contains("\(app.folder.path)/Package.swift names it, and 1 file imports it."))
    #expect(text.hasSuffix("To take it from a folder, add --package mid=FOLDER."))
  }

  @Test("a version, a branch and a revision that are not there are told with what there is")
  func noVersion() throws {
    let repositories = try PackageRepositories()
    try repositories.package("Mid")
    let version = try app(repositories, "from: \"2.0.0\"").failure()
    #expect(version.hasPrefix("No version of the package mid does for all that ask for it: no versions of 'mid' match"))
    #expect(version.contains("There is 1.0.0 alone."), "\(version)")
    let branch = try app(repositories, "branch: \"gone\"").failure()
    #expect(
      branch.hasPrefix("The package mid (\(repositories.address("Mid"))) has no branch 'gone'. There are: main."), "\(branch)")
    let revision = try app(repositories, "revision: \"\(String(repeating: "1", count: 40))\"").failure()
    #expect(revision.contains("has no revision '1111"), "\(revision)")
  }

  @Test("a server that asks for a password is told so, and nobody is asked for one")
  func password() throws {
    let server = try RefusingServer()
    let app = try PackagedApp(
      packages: [".package(url: \"http://127.0.0.1:\(server.port)/a/Private\", from: \"1.0.0\")"],
      products: [".product(name: \"Private\", package: \"Private\")"])
    let text = try app.failure()
    #expect(text.contains("It is private or gone: try git ls-remote http://127.0.0.1:\(server.port)/a/Private."), "\(text)")
  }

  @Test("an address for SSH of a public host is tried as one for the web")
  func withoutSSH() throws {
    let output = "error: Failed to clone repository git@github.com:a/B.git:\n    fatal: no"
    let environment = try #require(PackageResolver.environmentWithoutSSH(["GIT_CONFIG_COUNT": "1"], after: output))
    #expect(environment["GIT_CONFIG_KEY_1"] == "url.https://github.com/.insteadOf")
    #expect(environment["GIT_CONFIG_VALUE_1"] == "git@github.com:" && environment["GIT_CONFIG_COUNT"] == "3")
    #expect(PackageResolver.environmentWithoutSSH([:], after: output.replacing("github.com", with: "example.org")) == nil)
  }

  @Test("a folder in place of an address wins, on the command line and beside the project, and needs no network")
  func given() throws {
    let repositories = try PackageRepositories()
    try leafAndMid(repositories)
    let app = try app(repositories, "from: \"7.0.0\"")
    let notes = try app.prepare(given: ["mid": repositories.path + "/Mid"]).notes
    #expect(notes == ["The package mid is taken from \(repositories.path)/Mid."])
    #expect(try app.resolution()["mid"]?.origin == .given)
    #expect(
      try app.failure(given: ["mid": repositories.path + "/Mid", "none": repositories.path + "/Leaf"])
        == "No package of this app is called none. There are: leaf, mid.")
    #expect(try app.failure(given: ["mid": "/nowhere"]).hasPrefix("'/nowhere', given for the package mid, has no Package.swift."))

    let beside = try self.app(repositories, "from: \"7.0.0\"")
    for name in ["Package.swift", "Sources/Mid/Mid.swift"] {
      try beside.folder.write(repositories.folder.text(of: "Mid/" + name), to: "Packages/Mid/" + name)
    }
    _ = try beside.prepare()
    #expect(try beside.resolution()["mid"]?.folder == beside.folder.path + "/Packages/Mid")
  }

  @Test(
    "of an Xcode project's packages those are fetched that the app takes something of, also with a manifest for this version of Swift"
  )
  func project() throws {
    let repositories = try PackageRepositories()
    try repositories.package("Mid", source: "import SwiftUI")
    let newer = try repositories.folder.text(of: "Mid/Package.swift").replacing("version:5.5", with: "version:5.9")
    try repositories.commit("Mid", ["Package@swift-5.9.swift": newer], tag: "1.0.1")
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( T, ); packageReferences = ( R1, R2, R3, L1, ); };
        G = { isa = PBXGroup; children = ( FA, ); sourceTree = "<group>"; };
        FA = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        R1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "\(repositories.address("Mid"))";
          requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0; }; };
        R2 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://packages.invalid/SwiftLint";
          requirement = { kind = branch; branch = main; }; };
        R3 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://packages.invalid/ForTests";
          requirement = { kind = branch; branch = main; }; };
        L1 = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
        D1 = { isa = XCSwiftPackageProductDependency; package = R1; productName = Mid; };
        D2 = { isa = XCSwiftPackageProductDependency; productName = Kit; };
        D3 = { isa = XCSwiftPackageProductDependency; package = R2; productName = "plugin:SwiftLintPlugin"; };
        W3 = { isa = PBXTargetDependency; productRef = D3; };
        B = { isa = PBXBuildFile; fileRef = FA; };
        S = { isa = PBXSourcesBuildPhase; files = ( B, ); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = ( S, ); packageProductDependencies = ( D1, D2, ); dependencies = ( W3, );
          productType = "com.apple.product-type.application"; };
      }; rootObject = P; }
      """
    let kit = """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
      """
    let app = try PackagedApp(
      packages: [], products: [],
      files: [
        "App.xcodeproj/project.pbxproj": project, "A.swift": "@main struct App { static func main() {} }",
        "Kit/Package.swift": kit, "Kit/Sources/Kit/Kit.swift": "",
      ])
    try FileManager.default.removeItem(atPath: app.folder.path + "/Package.swift")
    try FileManager.default.removeItem(atPath: app.folder.path + "/Sources")
    let prepared = try app.prepare()
    #expect(prepared.notes == ["The plugin SwiftLintPlugin of App does not run: it checks sources only, or needs a binary."])
    #expect(
      prepared.products["App"] == ["Mid", "Kit"].map { ".product(name: \"\($0)\", package: \"\($0.lowercased())\")" })
    #expect(try app.sources.modules.map(\.name) == ["App"])
    #expect(try app.resolution()["mid"]?.version == "1.0.1")
    for name in ["Package.swift", "Package@swift-5.9.swift"] {
      let text = try String(contentsOfFile: app.place + "/packages/mid/" + name, encoding: .utf8)
      #expect(text.contains(".product(name: \"SwiftUI\", package: \"Oriel\")"), "\(name)")
    }
  }

  @Test("a submodule that has not been fetched, and a folder that is not there, are told with what to do")
  func submodule() throws {
    let app = try PackagedApp(packages: [".package(path: \"Modules/Kit\")"], products: ["\"Kit\""])
    #expect(try app.failure().contains("which is not there. Restore it, or give it with --package kit=FOLDER."))
    try app.folder.write("", to: "Modules/Kit/.keep")
    #expect(try app.failure().contains("which has no Package.swift."))
    try app.folder.write("[submodule \"Kit\"]\n\tpath = Modules/Kit\n\turl = ../Kit\n", to: ".gitmodules")
    #expect(try app.failure().contains("Run git submodule update --init Modules/Kit in \(app.folder.path)."))
  }
}

/// A server that answers each request with 401.
private final class RefusingServer: Sendable {
  let port: Int
  private let descriptor: Int32

  init() throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    self.descriptor = descriptor
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutableBytes(of: &address) { bytes in
      guard let pointer = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
      return bind(descriptor, pointer, size) == 0 && listen(descriptor, 8) == 0 && getsockname(descriptor, pointer, &size) == 0
    }
    guard isListening else { throw AppSources.Failure(description: "no port") }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread {
      let answer =
        "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"x\"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
      while true {
        let client = accept(descriptor, nil, nil)
        guard client >= 0 else { return }
        var buffer = [UInt8](repeating: 0, count: 4096)
        _ = read(client, &buffer, buffer.count)
        _ = answer.withCString { write(client, $0, strlen($0)) }
        close(client)
      }
    }
  }

  deinit {
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }
}
