import Foundation
import Migrator
import SwiftSyntax

/// What a `Package.swift` says of packages, products and targets, read without running it: as far as it is written out in
/// literals.
package struct ManifestPackages: Sendable {
  package struct Target: Equatable, Sendable {
    package enum Kind: String, Sendable {
      case target, executableTarget, testTarget, macro, plugin, binaryTarget, systemLibrary
    }

    package let name: String
    package let kind: Kind
    /// What it depends on: products of packages, and targets and products that are named in one word.
    package let dependencies: [PackageProduct]
    /// Whether it is a plugin that runs while something is built.
    package var runsInBuilds = false
    /// How its sources are compiled.
    package var language = LanguageSettings()
  }

  /// The packages that it names.
  package private(set) var references: [PackageReference] = []
  package private(set) var targets: [Target] = []
  /// The targets of each library product.
  package private(set) var products: [String: [String]] = [:]
  /// The systems that it names.
  package private(set) var platforms: [AppPlatform] = []
  /// Addresses and requirements that are not written out, as they stand there.
  package private(set) var unreadable: [String] = []

  /// - Parameter path: The manifest, which paths of other packages go out from.
  package init(path: String, text: String) {
    let reader = Reader(path: path)
    reader.walk(SourceFile(path: path, text: text).tree)
    references = reader.references
    targets = reader.targets.map { target in
      var target = target
      // What the target says of itself counts, then what the package says, then the version of the tools.
      if target.language.version == Reader.unsaid { target.language.version = reader.version ?? Self.toolsVersion(of: text) }
      return target
    }
    products = reader.products
    platforms = AppPlatform.allCases.filter(reader.platforms.contains)
    unreadable = reader.unreadable
  }

  /// The one in a folder; nil if there is none, or if it cannot be read.
  package init?(in folder: String) {
    guard let text = try? SourceReader.text(of: folder + "/Package.swift") else { return nil }
    self.init(path: folder + "/Package.swift", text: text)
  }

  /// The major version of Swift that a manifest begins with.
  private static func toolsVersion(of text: String) -> Int {
    let line = text.split(whereSeparator: \.isNewline).first { $0.contains("swift-tools-version") }
    return line?.firstMatch(of: #/swift-tools-version:\s*(\d+)/#).flatMap { Int($0.1) } ?? 5
  }

  /// What a target takes of packages: what its description names in one word may be one of its own targets.
  func products(of target: String) -> [PackageProduct] {
    let own = Set(targets.map(\.name))
    return targets.first { $0.name == target }?.dependencies.filter { !($0.package == nil && own.contains($0.name)) } ?? []
  }

  /// Whether code of it runs while something that depends on it is built.
  package var hasMacrosOrPlugins: Bool { targets.contains { $0.kind == .macro || $0.runsInBuilds } }

  /// The product that has a target.
  package func product(with target: String) -> String? {
    products.filter { $0.value.contains(target) }.keys.sorted().first { $0 == target }
      ?? products.filter { $0.value.contains(target) }.keys.sorted().first
      // What a product's target needs is built with it, and may be imported, as in Xcode.
      ?? products.keys.sorted().first { built(with: products[$0] ?? []).contains(target) }
  }

  /// The targets that some product of a library is built from.
  package var targetsOfProducts: Set<String> { built(with: products.values.flatMap { $0 }) }

  /// Targets with those of the package that they depend on, and so on.
  private func built(with names: [String]) -> Set<String> {
    var found: Set<String> = []
    var pending = names
    while let name = pending.popLast() {
      guard found.insert(name).inserted, let target = targets.first(where: { $0.name == name }) else { continue }
      pending += target.dependencies.filter { $0.package == nil }.map(\.name)
    }
    return found
  }
}

private final class Reader: SyntaxVisitor {
  let path: String
  var references: [PackageReference] = []
  var targets: [ManifestPackages.Target] = []
  var products: [String: [String]] = [:]
  var platforms: Set<AppPlatform> = []
  var unreadable: [String] = []
  /// The language version of the package; nil where it says none.
  var version: Int?

  init(path: String) {
    self.path = path
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Package" { readModes(node) }
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else {
      return .visitChildren
    }
    if callee == "package" {
      readPackage(node)
    } else if callee == "library", let name = node.literal("name") {
      products[name] = node.literals("targets")
    } else if let kind = ManifestPackages.Target.Kind(rawValue: callee), !node.isDependency, let name = node.literal("name") {
      let capability = node.argument("capability")?.trimmedDescription ?? ""
      let dependencies = node.argument("dependencies").map(Self.dependencies) ?? []
      targets.append(
        ManifestPackages.Target(
          name: name, kind: kind, dependencies: dependencies, runsInBuilds: capability.contains("buildTool"),
          language: Self.language(in: node.argument("swiftSettings"))))
    } else if let system = Self.systems[callee] {
      platforms.insert(system)
    }
    return .visitChildren
  }

  /// A version that nobody has said.
  static let unsaid = 0

  /// What a target's settings say, as far as they are written out in it.
  private static func language(in settings: ExprSyntax?) -> LanguageSettings {
    var language = LanguageSettings()
    language.version = unsaid
    for element in settings?.as(ArrayExprSyntax.self)?.elements ?? [] {
      guard let call = element.expression.as(FunctionCallExprSyntax.self), let first = call.arguments.first?.expression,
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      else { continue }
      let word = first.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      switch callee {
      case "defaultIsolation": language.isMainActorByDefault = first.trimmedDescription.contains("MainActor")
      case "enableUpcomingFeature", "enableExperimentalFeature": word.map { language.enable($0) }
      case "define": word.map { _ = language.conditions.insert($0) }
      case "swiftLanguageMode", "swiftLanguageVersion": language.version = version(in: first.trimmedDescription) ?? unsaid
      default: break
      }
    }
    return language
  }

  /// `.v5`, `.v4_2` or `.version("6")`.
  private static func version(in text: String) -> Int? { text.firstMatch(of: #/\d+/#).flatMap { Int($0.0) } }

  private static let systems = [
    "iOS": AppPlatform.ios, "macOS": .macos, "tvOS": .tvos, "visionOS": .visionos, "watchOS": .watchos,
  ]

  /// The newest language mode that the package names for all of its targets.
  private func readModes(_ node: FunctionCallExprSyntax) {
    for label in ["swiftLanguageModes", "swiftLanguageVersions"] {
      let modes = node.argument(label)?.as(ArrayExprSyntax.self)?.elements.compactMap {
        Self.version(in: $0.expression.trimmedDescription)
      }
      if let newest = modes?.max() { version = newest }
    }
  }

  private func readPackage(_ node: FunctionCallExprSyntax) {
    let name = node.literal("name")
    if node.has("path") {
      guard let inner = node.literal("path") else { return unreadable.append(node.trimmedDescription) }
      let folder = PackageLayout.absolute(inner, in: (path as NSString).deletingLastPathComponent)
      references.append(PackageReference(.local(folder: FileFinder.resolved(folder)), place: path, name: name))
    } else if node.has("url") {
      guard let address = node.literal("url"), let requirement = node.requirement else {
        return unreadable.append(node.trimmedDescription)
      }
      references.append(PackageReference(.remote(address: address, requirement), place: path, name: name))
    }
  }

  /// What a list of dependencies names, whatever it is put together from.
  private static func dependencies(in expression: ExprSyntax) -> [PackageProduct] {
    let reader = DependencyReader(viewMode: .sourceAccurate)
    reader.walk(expression)
    return reader.found
  }
}

private final class DependencyReader: SyntaxVisitor {
  var found: [PackageProduct] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if let name = node.literal("name"), ["product", "byName", "target"].contains(callee) {
      found.append(PackageProduct(name: name, package: node.literal("package")))
    }
    return .skipChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(ArrayElementSyntax.self) == true, let name = node.representedLiteralValue {
      found.append(PackageProduct(name: name, package: nil))
    }
    return .skipChildren
  }
}

extension FunctionCallExprSyntax {
  fileprivate func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }

  fileprivate func has(_ label: String) -> Bool { argument(label) != nil }

  fileprivate func literal(_ label: String) -> String? {
    argument(label)?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  fileprivate func literals(_ label: String) -> [String] {
    let list = argument(label)?.as(ArrayExprSyntax.self)
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

  /// Which versions of a package will do, in any of the forms that manifests have had.
  fileprivate var requirement: PackageRequirement? {
    for (label, make) in Self.simple { if let text = literal(label) { return make(text) } }
    guard let rest = arguments.first(where: { $0.label == nil })?.expression else { return nil }
    if let call = rest.as(FunctionCallExprSyntax.self),
      let kind = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    {
      let value =
        call.literal("from") ?? call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      guard let value else { return nil }
      switch kind {
      case "upToNextMajor": return .upToNextMajor(value)
      case "upToNextMinor": return .upToNextMinor(value)
      case "exact": return .exact(value)
      case "branch": return .branch(value)
      case "revision": return .revision(value)
      default: return nil
      }
    }
    guard let parts = rest.as(SequenceExprSyntax.self)?.elements.map(\.trimmedDescription), parts.count == 3 else { return nil }
    let (lower, upper) = (parts[0].trimmingQuotes, parts[2].trimmingQuotes)
    guard let lower, let upper else { return nil }
    return parts[1] == "..<" ? .range(lower, upper) : parts[1] == "..." ? .closedRange(lower, upper) : nil
  }

  private static let simple: [(String, @Sendable (String) -> PackageRequirement)] = [
    ("from", { .upToNextMajor($0) }), ("exact", { .exact($0) }), ("branch", { .branch($0) }), ("revision", { .revision($0) }),
  ]
}

extension String {
  fileprivate var trimmingQuotes: String? {
    count >= 2 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : nil
  }
}
