import Foundation

/// A package that a project, a workspace or a manifest names.
package struct PackageReference: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case remote(address: String, PackageRequirement)
    /// A folder, absolute.
    case local(folder: String)
  }

  package let source: Source
  /// The file that names it.
  package let place: String
  /// What targets call it beside its identity.
  package var name: String?

  package init(_ source: Source, place: String, name: String? = nil) {
    self.source = source
    self.place = place
    self.name = name
  }

  /// What the package manager knows it by.
  package var identity: String {
    switch source {
    case .remote(let address, _): Self.identity(of: address)
    case .local(let folder): Self.identity(of: folder)
    }
  }

  /// The last part of an address or a path, in lower case and without the ending of a repository.
  package static func identity(of address: String) -> String {
    var text = address[...]
    while text.last == "/" { text.removeLast() }
    if text.hasSuffix(".git") { text.removeLast(4) }
    // An address for SSH may have nothing but a colon before the name.
    return String(text.split { $0 == "/" || $0 == ":" }.last ?? text).lowercased()
  }
}

/// Which versions of a package will do.
package enum PackageRequirement: Hashable, Sendable, CustomStringConvertible {
  case upToNextMajor(String)
  case upToNextMinor(String)
  case range(String, String)
  case closedRange(String, String)
  case exact(String)
  case branch(String)
  case revision(String)

  package var description: String {
    switch self {
    case .upToNextMajor(let version): "from \(version) to the next major version"
    case .upToNextMinor(let version): "from \(version) to the next minor version"
    case .range(let lower, let upper): "from \(lower) to below \(upper)"
    case .closedRange(let lower, let upper): "from \(lower) to \(upper)"
    case .exact(let version): "exactly \(version)"
    case .branch(let name): "the branch \(name)"
    case .revision(let revision): "the revision \(revision)"
    }
  }

  /// A version as manifests have it, with three numbers: projects may leave out the last ones.
  static func version(_ text: String) -> String {
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    var numbers = (parts.first ?? "").split(separator: ".").map(String.init)
    while numbers.count < 3 { numbers.append("0") }
    return ([numbers.joined(separator: ".")] + parts.dropFirst().map(String.init)).joined(separator: "-")
  }
}

/// What a target takes of a package.
package struct PackageProduct: Hashable, Sendable {
  package let name: String
  /// The identity or the name of its package, where that is said.
  package let package: String?
  /// Whether it is a plugin, which runs while the target is built.
  package var isPlugin = false

  package init(name: String, package: String?, isPlugin: Bool = false) {
    self.name = name
    self.package = package
    self.isPlugin = isPlugin
  }
}

/// What a target needs of packages, as its description says.
package struct PackageNeeds: Equatable, Sendable {
  /// All packages that the project or the manifest names.
  package var references: [PackageReference] = []
  /// Packages of a manifest whose addresses or versions are not written out, as they stand there.
  package var unreadable: [String] = []
  /// What the target itself takes.
  package var products: [PackageProduct] = []
  /// The file in which versions are pinned.
  package var lock: String?
  /// The files and folders that a project's target takes beside its sources.
  package var resources: [String] = []
  /// The systems that the target is for, as far as its description names some.
  package var platforms: [AppPlatform] = []
}
