import Foundation
import SourceCheck

/// What a person is asked before the first code of a package runs: manifests, macros and plugins run with the person's own rights.
package struct TrustQuestion: Equatable, Sendable {
  package struct Package: Codable, Hashable, Sendable {
    package let identity: String
    /// Where it comes from: an address, or a folder.
    package let address: String
    /// The revision, where that counts: code of it runs while the app is built.
    package var revision: String?
    /// Whether it has macros or plugins.
    package var runsInBuilds = false
  }

  package let app: String
  package let packages: [Package]
  /// Whether these may bring others that nothing has named yet.
  package let isOpen: Bool

  /// The question, with a line for each package.
  package var text: String {
    let count = packages.count == 1 ? "1 package" : "\(packages.count) packages"
    let running = packages.filter(\.runsInBuilds)
    let lines = packages.map { "  \($0.identity)  \($0.address)" + ($0.runsInBuilds ? "  (macros or plugins)" : "") }
    let head =
      running.count == packages.count
      ? "\(app) is built with macros or plugins of \(count):" : "\(app) needs \(count), whose manifests run on this machine:"
    return ([head] + lines + (isOpen ? ["They may bring others."] : [])).joined(separator: "\n")
  }
}

/// What the person answers.
package enum TrustAnswer: Sendable {
  case yes
  case no
  /// There is nobody to ask.
  case unasked
}

/// What the person has said yes to for one app, kept in the cache.
struct PackageTrust {
  /// Where it is kept.
  let file: String
  let app: String
  let ask: @Sendable (TrustQuestion) -> TrustAnswer

  /// Before anything is fetched or any manifest runs.
  ///
  /// - Parameter own: The packages that are here anyway, since SwiftUI is built with them.
  func askForManifests(of request: PackageRequest, without own: Set<String>) throws {
    let trusted = known()
    var packages = request.remote.map { TrustQuestion.Package(identity: $0.identity, address: $0.address) }
    for pin in request.lock.pins where !packages.contains(where: { $0.identity == pin.identity }) {
      guard request.given[pin.identity] == nil, !request.references.isEmpty else { continue }
      packages.append(TrustQuestion.Package(identity: pin.identity, address: pin.location))
    }
    // A folder's manifest is as much the person's own as the app is, but what it names is fetched.
    for other in request.further where !request.remote.contains(where: { $0.identity == other.identity }) {
      // A pin may be of the same package at another address.
      let isListed = packages.contains { $0.identity == other.identity && Self.isSame($0.address, other.address) }
      if !isListed { packages.append(TrustQuestion.Package(identity: other.identity, address: other.address)) }
    }
    packages.removeAll { own.contains($0.identity) }
    let isOpen = !request.openFolders.isEmpty || packages.contains { request.lock[$0.identity] == nil }
    // What these bring cannot be said before they run.
    packages += request.openFolders.map { TrustQuestion.Package(identity: PackageReference.identity(of: $0), address: $0) }
    let isTrusted = packages.allSatisfy { package in
      trusted.contains { $0.identity == package.identity && $0.address == package.address }
    }
    guard !isTrusted else { return }
    packages.sort { $0.identity < $1.identity }
    try decide(TrustQuestion(app: app, packages: packages, isOpen: isOpen))
  }

  /// Whether two addresses are one, but for the ending of a repository.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    func plain(_ address: String) -> Substring {
      var text = address[...]
      while text.last == "/" { text.removeLast() }
      return text.hasSuffix(".git") ? text.dropLast(4) : text
    }
    return plain(one) == plain(other)
  }

  /// Before anything is built: for packages whose macros or plugins run then.
  func askForBuilds(with running: [PackageResolution.Package]) throws {
    let trusted = known()
    let packages = running.map {
      TrustQuestion.Package(identity: $0.identity, address: $0.address ?? $0.folder, revision: $0.revision, runsInBuilds: true)
    }
    let unknown = packages.filter { !trusted.contains($0) }
    guard !unknown.isEmpty else { return }
    try decide(TrustQuestion(app: app, packages: unknown.sorted { $0.identity < $1.identity }, isOpen: false))
  }

  private func decide(_ question: TrustQuestion) throws {
    switch ask(question) {
    case .yes: try remember(question.packages)
    case .no: throw AppSources.Failure(description: "Nothing was built: the packages are not trusted.")
    case .unasked:
      throw AppSources.Failure(
        description: "\(question.text)\nNobody is here to be asked whether to trust them. To say yes, add --trust-packages.")
    }
  }

  private func known() -> Set<TrustQuestion.Package> {
    let data = FileManager.default.contents(atPath: file)
    return data.flatMap { try? JSONDecoder().decode(Set<TrustQuestion.Package>.self, from: $0) } ?? []
  }

  private func remember(_ packages: [TrustQuestion.Package]) throws {
    let all = known().union(packages).sorted { ($0.identity, $0.address) < ($1.identity, $1.address) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try encoder.encode(all).write(to: URL(fileURLWithPath: file), options: .atomic)
  }
}
