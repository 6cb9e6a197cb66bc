import SwiftSyntax

/// What a `Package.swift` says about targets and systems, as far as it is written out in literals.
package struct PackageManifest {
  package struct Target: Equatable {
    package let name: String
    /// Where its sources may be, relative to the package.
    let folders: [String]
    /// Whether it names resources.
    package var hasResources = false
  }

  package private(set) var targets: [Target] = []
  private(set) var outdatedSystems: [ProjectRoot.OutdatedSystem] = []
  private(set) var outdatedTools: ProjectRoot.OutdatedTools?
  /// The targets of library products, with the products' names.
  private(set) var libraryTargets: [String: String] = [:]

  static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  package init(path: String, text: String) {
    let tree = SourceFile.tree(of: Array(text.utf8))
    let reader = ManifestReader(path: path, locations: SourceLocationConverter(fileName: path, tree: tree))
    reader.walk(tree)
    outdatedSystems = reader.outdatedSystems
    targets = reader.targets
    libraryTargets = reader.libraryTargets
    // The only target of a package may have its files in Sources itself.
    if reader.plainTargets.count == 1, let only = reader.plainTargets.first {
      let hasResources = targets.contains { $0.name == only && $0.hasResources }
      targets.append(Target(name: only, folders: ["Sources"], hasResources: hasResources))
    }
    readTools(path: path, text: text)
  }

  private mutating func readTools(path: String, text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).prefix(5).enumerated() {
      guard let match = line.firstMatch(of: #/^\s*//\s*swift-tools-version\s*:\s*(\d+)(?:\.(\d+))?/#.ignoresCase()) else {
        continue
      }
      guard let major = Int(match.1), (major, Int(match.2 ?? "0") ?? 0) < (5, 9) else { return }
      outdatedTools = ProjectRoot.OutdatedTools(
        version: "\(match.1).\(match.2 ?? "0")", path: path, location: SourceFile.Location(line: index + 1, column: 1))
      return
    }
  }

  /// Whether a target names resources.
  package func hasResources(_ target: String) -> Bool { targets.contains { $0.name == target && $0.hasResources } }

  /// Where the sources of a target may be, relative to the package.
  package func folders(of target: String) -> [String] { targets.filter { $0.name == target }.flatMap(\.folders) }

  /// The target whose folder holds a file, by its path relative to the package; the innermost one if folders lie within others.
  package func target(holding file: String) -> String? {
    var best: (name: String, length: Int)?
    for target in targets {
      for folder in target.folders where file.hasPrefix(folder + "/") || folder.isEmpty {
        if folder.utf8.count >= best?.length ?? 0 { best = (target.name, folder.utf8.count) }
      }
    }
    return best?.name
  }
}

private final class ManifestReader: SyntaxVisitor {
  let path: String
  let locations: SourceLocationConverter
  var targets: [PackageManifest.Target] = []
  /// Names of targets that are no tests and say no path.
  var plainTargets: Set<String> = []
  var outdatedSystems: [ProjectRoot.OutdatedSystem] = []
  var libraryTargets: [String: String] = [:]

  private static let folders = [
    "target": ["Sources", "Source", "src", "srcs"], "executableTarget": ["Sources", "Source", "src", "srcs"],
    "macro": ["Sources", "Source", "src", "srcs"], "testTarget": ["Tests", "Sources", "Source", "src", "srcs"],
    "plugin": ["Plugins"],
  ]

  init(path: String, locations: SourceLocationConverter) {
    self.path = path
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else {
      return .visitChildren
    }
    if callee == "library", let name = node.string("name") {
      for target in node.strings("targets") { libraryTargets[target] = libraryTargets[target] ?? name }
    } else if let folders = Self.folders[callee], let name = node.string("name") {
      let path = node.string("path")
      // What another target depends on is written alike, and names the same folders.
      targets.append(
        PackageManifest.Target(
          name: name, folders: path.map { [Self.normalized($0)] } ?? folders.map { "\($0)/\(name)" },
          hasResources: node.arguments.contains { $0.label?.text == "resources" }))
      if path == nil, folders[0] == "Sources", !node.isDependency { plainTargets.insert(name) }
    } else if let platform = ApplePlatform(rawValue: callee), let version = node.version, platform.isOutdated(version) {
      let place = locations.location(for: node.positionAfterSkippingLeadingTrivia)
      outdatedSystems.append(
        ProjectRoot.OutdatedSystem(
          platform: platform, version: version, path: path, location: .init(line: place.line, column: place.column)))
    }
    return .visitChildren
  }

  private static func normalized(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}

extension FunctionCallExprSyntax {
  /// The literal string that is passed with a label.
  fileprivate func string(_ label: String) -> String? {
    arguments.first { $0.label?.text == label }?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The literal strings of a list that is passed with a label.
  fileprivate func strings(_ label: String) -> [String] {
    let list = arguments.first { $0.label?.text == label }?.expression.as(ArrayExprSyntax.self)
    return list?.elements.compactMap { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue } ?? []
  }

  /// Whether this says what a target depends on.
  fileprivate var isDependency: Bool {
    var node = parent
    while let current = node {
      if let argument = current.as(LabeledExprSyntax.self), argument.label?.text == "dependencies" { return true }
      node = current.parent
    }
    return false
  }

  /// The version of a supported platform: `.v16`, `.v10_15` or `"16.4"`.
  fileprivate var version: String? {
    guard let argument = arguments.first?.expression else { return nil }
    if let text = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue { return text }
    guard let name = argument.as(MemberAccessExprSyntax.self)?.declName.baseName.text, name.hasPrefix("v") else { return nil }
    return String(name.dropFirst()).replacing("_", with: ".")
  }
}
