import Foundation

@testable import AppRun
@testable import Migrator
@testable import SourceCheck

/// Repositories of packages for a test, which stand for those of the network: git takes their addresses for folders.
final class PackageRepositories {
  let folder: AppFolder

  /// Where all of a run are, once git has been told.
  private static let root: String = {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "oriel-repositories").path
    let variables = [
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "url.file://\(root)/.insteadOf",
      "GIT_CONFIG_VALUE_0": "https://packages.invalid/",
    ]
    Subprocess.surroundings.withLock { $0.merge(variables) { $1 } }
    return root
  }()

  init() throws { folder = try AppFolder(at: "\(Self.root)/\(UUID().uuidString)") }

  var path: String { folder.path }

  func address(_ name: String) -> String { "https://packages.invalid/\((path as NSString).lastPathComponent)/\(name)" }

  /// Writes files into a repository, commits them and gives them a tag. Returns the revision.
  @discardableResult
  func commit(_ name: String, _ files: [String: String], tag: String? = nil) throws -> String {
    try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
    for (file, text) in files { try folder.write(text, to: "\(name)/\(file)") }
    try git(name, "init", "--quiet", "--initial-branch", "main")
    try git(name, "add", "--all")
    try git(name, "commit", "--quiet", "--allow-empty", "--message", "x")
    if let tag { try git(name, "tag", "--force", tag) }
    return try git(name, "rev-parse", "HEAD").trimmingCharacters(in: .newlines)
  }

  /// A package of one target that is a library.
  @discardableResult
  func package(
    _ name: String, tools: String = "5.5", dependencies: [String] = [], products: [String] = [], source: String = "",
    files: [String: String] = [:], target: String = "", tag: String? = "1.0.0"
  ) throws -> String {
    let items = dependencies.map { ".package(url: \"\(address($0))\", from: \"1.0.0\")" }
    let needed = (dependencies + products).map { "\"\($0)\"" }
    let manifest = """
      // swift-tools-version:\(tools)
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(items.joined(separator: ", "))],
        targets: [.target(name: "\(name)", dependencies: [\(needed.joined(separator: ", "))]\(target))])
      """
    let own = ["Package.swift": manifest, "Sources/\(name)/\(name).swift": source]
    return try commit(name, own.merging(files) { $1 }, tag: tag)
  }

  @discardableResult
  func git(_ name: String, _ arguments: String...) throws -> String {
    let person = ["user.name=Test", "user.email=test@example.org", "commit.gpgsign=false"].flatMap { ["-c", $0] }
    let result = try Subprocess.run("/usr/bin/env", ["git", "-C", "\(path)/\(name)"] + person + arguments)
    guard result.status == 0 else { throw AppSources.Failure(description: result.text) }
    return String(decoding: result.output, as: UTF8.self)
  }

  /// As SwiftUI's own package looks from outside, and built in a moment.
  static func library(dependencies: String = "", target: String = "[]", extra: [String: String] = [:]) throws -> AppFolder {
    try AppFolder(
      [
        "Oriel/Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Oriel",
          products: ["SwiftUI", "Combine", "HostedSessions"].map { .library(name: $0, targets: [$0]) },
          dependencies: [\(dependencies)],
          targets: ["SwiftUI", "Combine", "HostedSessions"].map { .target(name: $0, dependencies: $0 == "SwiftUI" ? \(target) : []) })
        """,
        "Oriel/Sources/SwiftUI/Text.swift":
          "public struct Text { public let text: String; public init(_ t: String) { text = t } }",
        "Oriel/Sources/Combine/Subject.swift": "public protocol ObservableObject: AnyObject {}",
        "Oriel/Sources/HostedSessions/Empty.swift": "",
      ].merging(extra) { $1 })
  }
}

/// An app whose manifest names packages, with a cache.
struct PackagedApp {
  let folder: AppFolder
  let cache: AppFolder
  let library: AppFolder

  /// - Parameters:
  ///   - packages: What stands in the list of dependencies.
  ///   - products: What the app's target takes.
  ///   - place: The app's folder; nil for one of any name.
  init(
    packages: [String], products: [String], source: String = "@main struct App { static func main() {} }",
    files: [String: String] = [:], library: AppFolder? = nil, at place: String? = nil
  ) throws {
    cache = try AppFolder()
    self.library = try library ?? PackageRepositories.library()
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.iOS(.v16)], dependencies: [\(packages.joined(separator: ", "))],
        targets: [.executableTarget(name: "App", dependencies: [\(products.joined(separator: ", "))])])
      """
    let own = ["Package.swift": manifest, "Sources/App/App.swift": source]
    folder = try AppFolder(own.merging(files) { $1 }, at: place)
  }

  var sources: AppSources { get throws(AppSources.Failure) { try AppSources(folder: folder.path, target: "App") } }

  var place: String { get throws { AppPackage.folder(of: try sources, in: cache.path) } }

  func prepare(
    given: [String: String] = [:], isUpdate: Bool = false, placeholders: LibraryNames? = nil,
    ask: @escaping @Sendable (TrustQuestion) -> TrustAnswer = { _ in .yes },
    willFetch: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws -> PreparedPackages {
    let setting = PreparedPackages.Setting(
      library: LibraryPackages(library: library.path + "/Oriel", build: cache.path + "/build"), folder: try place,
      shared: cache.path + "/packages", given: given, isUpdate: isUpdate, placeholders: placeholders, willFetch: willFetch,
      ask: ask)
    return try PreparedPackages(try sources, setting)
  }

  func package(_ packages: PreparedPackages) throws -> AppPackage {
    AppPackage(
      try sources, library: library.path + "/Oriel", cache: cache.path, languageMode: .v5, packages: packages)
  }

  /// What the package manager makes of a package as it is built here.
  func dump(_ identity: String) throws -> PackageDump {
    let result = try Subprocess.run(
      "/usr/bin/env",
      [
        "swift", "package", "--package-path", "\(try place)/packages/\(identity)", "--scratch-path", cache.path + "/dump",
        "--cache-path", cache.path + "/packages/cache", "dump-package",
      ])
    guard let dump = PackageDump(result.output) else { throw AppSources.Failure(description: result.text) }
    return dump
  }

  /// What the package manager found, by identity.
  func resolution() throws -> PackageResolution {
    let data = try Data(contentsOf: URL(fileURLWithPath: try place + "/resolver/resolution.json"))
    return try JSONDecoder().decode(PackageResolution.self, from: data)
  }

  /// Why the packages could not be had.
  func failure(given: [String: String] = [:], ask: @escaping @Sendable (TrustQuestion) -> TrustAnswer = { _ in .yes }) throws
    -> String
  {
    do {
      _ = try prepare(given: given, ask: ask)
      return ""
    } catch let failure as AppSources.Failure { return failure.description }
  }
}
