import Foundation
import Migrator
import SourceCheck

/// Has the package manager find a version of each package and fetch it, in a package of its own in the cache: nothing is written into the app's
/// folder, and what the person's own projects have fetched stays as it is.
struct PackageResolver {
  /// The folder of the resolving package.
  let folder: String
  /// What is fetched and remembered for all apps.
  let shared: String
  let library: LibraryPackages
  /// Whether versions that were found before are looked for again.
  var isUpdate = false
  /// Called before the network is used, with the number of packages that are named.
  var willFetch: @Sendable (Int) -> Void = { _ in }
  /// How many files import what a package has, for what is said.
  let importers: (String) -> Int

  private var scratch: String { folder + "/build" }
  private var pinsFile: String { folder + "/Package.resolved" }

  func resolve(_ request: PackageRequest) throws -> PackageResolution {
    // What a project pins is so until the project says otherwise.
    let isUpdate = isUpdate && request.lockFile == nil
    let manifest = manifest(of: request)
    let own = Set(request.references.filter(\.isLocal).map(\.identity)).union(request.given.keys).union(library.identities)
    let lock = PackageLock(request.lock.pins.filter { !own.contains($0.identity) })
    // With the same request the answer is the same, and nobody is asked for it.
    let stamp = Self.stamp(
      [InstalledSwift.version, manifest, String(decoding: try lock.data(), as: UTF8.self)] + manifests(of: request))
    if !isUpdate, let kept = kept(for: stamp) { return kept }

    let before = FileManager.default.contents(atPath: pinsFile).flatMap { try? PackageLock(parsing: $0, path: pinsFile) }
    // From here on the sources may be others, whatever ends this.
    try? FileManager.default.removeItem(atPath: folder + "/request")
    try removeMovedSources()
    var cache = CacheFolder(folder)
    try cache.write(manifest, to: "Package.swift")
    for (identity, place) in request.given { try cache.link(place, from: "given/\(identity)") }
    if request.lockFile != nil {
      try cache.write(try lock.data(), to: "Package.resolved")
    } else if isUpdate {
      try? FileManager.default.removeItem(atPath: pinsFile)
    }
    let count =
      request.remote.count + request.further.count { other in !request.remote.contains { $0.identity == other.identity } }
    if count > 0 { willFetch(count) }
    try run(request, isUpdate: isUpdate)
    var resolution = try result(of: request)
    resolution.notes = PinReport(request: request, pinned: request.lockFile == nil ? before ?? PackageLock() : lock)
      .lines(resolution, library: library, isLocked: request.lockFile != nil)
    try keep(resolution, for: stamp)
    return resolution
  }

  // MARK: The package

  private func manifest(of request: PackageRequest) -> String {
    var lines: [String] = []
    for reference in request.references where request.given[reference.identity] == nil {
      switch reference.source {
      // One of the library's own is in its version, from its folder.
      case .remote where library.folder(of: reference.identity) != nil: continue
      case .remote(let address, let requirement):
        lines.append(".package(url: \(address.swiftLiteral), \(requirement.manifestText))")
      case .local(let folder): lines.append(".package(path: \(folder.swiftLiteral))")
      }
    }
    lines += request.given.keys.sorted().map { ".package(path: \("given/\($0)".swiftLiteral))" }
    let others = library.identities.filter { identity in
      request.given[identity] == nil && !request.references.contains { $0.isLocal && $0.identity == identity }
    }
    lines += others.compactMap { library.folder(of: $0) }.map { ".package(path: \($0.swiftLiteral))" }
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "resolver",
        dependencies: [
      \(lines.map { "    \($0)," }.joined(separator: "\n"))
        ]
      )

      """
  }

  /// The texts of manifests that may change without a version.
  private func manifests(of request: PackageRequest) -> [String] {
    request.folders.flatMap { folder in
      PackageManifests.names(in: folder).map { name in
        "\(folder)/\(name)\n" + ((try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? "")
      }
    }
  }

  // MARK: The package manager

  private func run(_ request: PackageRequest, isUpdate: Bool) throws {
    let command = isUpdate ? "update" : "resolve"
    var result = try swift(command, environment: Self.environment(Subprocess.environment))
    // The person's key may be elsewhere, and what is public there is so without one.
    if result.status != 0, let other = Self.environmentWithoutSSH(Subprocess.environment, after: result.text) {
      result = try swift(command, environment: Self.environment(Subprocess.environment).merging(other) { $1 })
    }
    // Binaries for Apple's platforms are of no use here: only what was fetched with them counts.
    guard result.status != 0, !Self.isAboutBinariesAlone(result.text) else { return }
    throw AppSources.Failure(
      description: ResolveFailure(
        output: result.text, request: request, scratch: scratch, security: shared + "/security", importers: importers
      ).description)
  }

  private func swift(_ command: String, environment: [String: String]) throws -> Subprocess.Result {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return try Subprocess.run(
      "/usr/bin/env",
      ["swift", "package", "--package-path", folder, "--scratch-path", scratch] + Self.sharedOptions(shared)
        + [command], environment: environment)
  }

  /// Folders of Oriel's own for what the package manager keeps for all packages.
  static func sharedOptions(_ shared: String) -> [String] {
    ["--cache-path", shared + "/cache", "--config-path", shared + "/configuration", "--security-path", shared + "/security"]
  }

  /// Nobody is there to type a password, neither in the terminal nor in a window.
  static func environment(_ own: [String: String]) -> [String: String] {
    // An empty program is none, whatever the configuration says.
    var changes = [
      "GIT_TERMINAL_PROMPT": "0", "GIT_ASKPASS": "", "SSH_ASKPASS": "", "SSH_ASKPASS_REQUIRE": "never",
      "GCM_INTERACTIVE": "never",
    ]
    if own["GIT_SSH_COMMAND"] == nil { changes["GIT_SSH_COMMAND"] = "ssh -o BatchMode=yes" }
    return changes
  }

  /// What makes git take a public host's addresses for SSH as those for the web; nil if a failure is about none of these.
  static func environmentWithoutSSH(_ own: [String: String], after output: String) -> [String: String]? {
    let hosts = ["github.com", "gitlab.com", "bitbucket.org", "codeberg.org"]
    let failed = hosts.filter { output.contains("repository git@\($0):") || output.contains("repository ssh://git@\($0)/") }
    guard !failed.isEmpty else { return nil }
    var count = own["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
    var changes: [String: String] = [:]
    for host in failed {
      for prefix in ["git@\(host):", "ssh://git@\(host)/"] {
        changes["GIT_CONFIG_KEY_\(count)"] = "url.https://\(host)/.insteadOf"
        changes["GIT_CONFIG_VALUE_\(count)"] = prefix
        count += 1
      }
    }
    changes["GIT_CONFIG_COUNT"] = String(count)
    return changes
  }

  static func isAboutBinariesAlone(_ output: String) -> Bool {
    let errors = output.split(separator: "\n").filter { $0.hasPrefix("error: ") && $0 != "error: fatalError" }
    return !errors.isEmpty && errors.allSatisfy { $0.contains("binary target '") || $0.contains("artifact of binary") }
  }

  // MARK: The answer

  private func result(of request: PackageRequest) throws -> PackageResolution {
    let data = try Data(contentsOf: URL(fileURLWithPath: scratch + "/workspace-state.json"))
    let state = try JSONDecoder().decode(WorkspaceState.self, from: data)
    var resolution = PackageResolution()
    resolution.app = request.folder
    for dependency in state.object.dependencies {
      let identity = dependency.packageRef.identity
      if let checkout = dependency.state.checkoutState {
        resolution.packages.append(
          PackageResolution.Package(
            identity: identity, origin: library.pin(identity) == nil ? .fetched : .library,
            folder: "\(scratch)/checkouts/\(dependency.subpath)",
            address: dependency.packageRef.location, version: checkout.version, branch: checkout.branch,
            revision: checkout.revision))
      } else {
        let path = request.given[identity] ?? dependency.state.path ?? dependency.packageRef.location
        let isOfLibrary = path == library.folder(of: identity)
        resolution.packages.append(
          PackageResolution.Package(
            identity: identity, origin: request.given[identity] != nil ? .given : isOfLibrary ? .library : .local, folder: path))
      }
    }
    resolution.packages.sort { $0.identity < $1.identity }
    return resolution
  }

  /// Takes out sources that are of another revision than the package manager believes, as when it was interrupted: it gets them anew.
  private func removeMovedSources() throws {
    guard let data = FileManager.default.contents(atPath: scratch + "/workspace-state.json"),
      let state = try? JSONDecoder().decode(WorkspaceState.self, from: data)
    else { return }
    for dependency in state.object.dependencies {
      guard let revision = dependency.state.checkoutState?.revision, !dependency.subpath.isEmpty else { continue }
      let checkout = "\(scratch)/checkouts/\(dependency.subpath)"
      // A revision alone, since no branch is checked out.
      let head = try? String(contentsOfFile: checkout + "/.git/HEAD", encoding: .utf8)
      if let head, head.trimmingCharacters(in: .whitespacesAndNewlines) != revision {
        try FileManager.default.removeItem(atPath: checkout)
      }
    }
  }

  private func kept(for stamp: String) -> PackageResolution? {
    guard (try? String(contentsOfFile: folder + "/request", encoding: .utf8)) == stamp,
      let data = FileManager.default.contents(atPath: folder + "/resolution.json"),
      let resolution = try? JSONDecoder().decode(PackageResolution.self, from: data),
      resolution.packages.allSatisfy({ PackageRequest.isPackage($0.folder) })
    else { return nil }
    return resolution
  }

  private func keep(_ resolution: PackageResolution, for stamp: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(resolution).write(to: URL(fileURLWithPath: folder + "/resolution.json"), options: .atomic)
    try Data(stamp.utf8).write(to: URL(fileURLWithPath: folder + "/request"), options: .atomic)
  }

  private static func stamp(_ texts: [String]) -> String { texts.joined(separator: "\n\u{c}\n") }
}

/// Which pins did not hold.
private struct PinReport {
  let request: PackageRequest
  let pinned: PackageLock

  func lines(_ resolution: PackageResolution, library: LibraryPackages, isLocked: Bool) -> [String] {
    var lines: [String] = []
    for pin in pinned.pins {
      guard let package = resolution[pin.identity], package.origin == .fetched else { continue }
      let now = PackageLock.Pin(
        identity: pin.identity, location: package.address ?? "", version: package.version, branch: package.branch,
        revision: package.revision)
      guard now.revision != pin.revision, pin.revision != nil else { continue }
      // Without a file of the project's own another version is what was asked for, but not another one of the same name.
      guard isLocked || now.version == pin.version && now.version != nil else { continue }
      let (old, new) = (Self.name(pin), Self.name(now))
      lines.append(
        now.version == pin.version && now.version != nil
          ? "\(pin.identity): \(new) is another revision than the one pinned, \(old): its tag was moved, or its history replaced."
          : "\(pin.identity): \(new) in place of \(old), which \(request.lockFile ?? "its pin") names and which could not be had."
      )
    }
    for pin in request.lock.pins {
      guard let own = library.pin(pin.identity), resolution[pin.identity]?.origin == .library, own.state != pin.state else {
        continue
      }
      lines.append("\(pin.identity): \(own.state) in place of \(pin.state): SwiftUI is built with it here.")
    }
    return lines
  }

  private static func name(_ pin: PackageLock.Pin) -> String {
    guard let version = pin.version, let revision = pin.revision else { return pin.state }
    return "\(version) (\(revision.prefix(10)))"
  }
}

/// The Swift that is installed: manifests may be other ones for another.
enum InstalledSwift {
  static let version: String = {
    let result = try? Subprocess.run("/usr/bin/env", ["swift", "--version"], limit: .seconds(20))
    return result.map { String(decoding: $0.output, as: UTF8.self) } ?? ""
  }()
}

/// The manifests of a package: the plain one, and those for certain versions of Swift.
enum PackageManifests {
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter(isManifest).sorted()
  }

  static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }
}
