import AddedSources
import Foundation
import SourceCheck

/// A package as it is built here: a folder of links to its files, with its own manifest and lines behind it that bring SwiftUI to its targets.
/// What the package manager does for a package, from its resources to its macros, it does for this one.
struct PackageOverride {
  let graph: PackageGraph
  let node: PackageGraph.Node
  /// The folder with a folder for each package.
  let packages: String

  private var identity: String { node.package.identity }

  func write() throws {
    var cache = CacheFolder("\(packages)/\(identity)")
    if CacheFolder.isLink(cache.path) { try FileManager.default.removeItem(atPath: cache.path) }
    let names = PackageManifests.names(in: node.package.folder)
    let lines = lines
    for name in names {
      let path = "\(node.package.folder)/\(name)"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      guard ManifestRewrite.hasPackage(text) else {
        throw AppSources.Failure(
          description: "\(path) cannot be extended: it has no 'let package = Package(…)'. "
            + "Give a copy of the package that has one, with --package \(identity)=FOLDER.")
      }
      let rewrite = ManifestRewrite(
        present: Set(graph.nodes.keys).subtracting(graph.library.identities), needed: graph.needed(by: identity),
        library: Set(graph.library.identities), tools: node.dump.tools)
      let changed = rewrite.text(of: text, path: path)
      try cache.write(changed + (changed.hasSuffix("\n") ? "" : "\n") + lines + Self.languageLines(for: text), to: name)
    }
    let folders = extended.compactMap { graph.folder(of: $0)?.path }
    let answers = extended.compactMap(graph.sources).reduce(into: [String: String]()) { found, sources in
      found.merge(sources.replaced) { one, _ in one }
    }
    try link("", into: &cache, around: Set(folders), answers)
    for place in extended { try add(to: place, in: &cache) }
    try cache.removeOthers()
  }

  /// The targets that get SwiftUI.
  private var extended: [PackageGraph.Place] {
    node.dump.targets.map { PackageGraph.Place(package: identity, target: $0.name) }.filter(graph.isExtended)
  }

  // MARK: Files

  /// Links to what is in a folder: one to each folder as a whole, where nothing is added to it or below it.
  /// Files that ask for the system are copies with the answers.
  private func link(
    _ folder: String, into cache: inout CacheFolder, around folders: Set<String>, _ answers: [String: String]
  ) throws {
    let place = folder.isEmpty ? node.package.folder : "\(node.package.folder)/\(folder)"
    for name in try FileManager.default.contentsOfDirectory(atPath: place) {
      if folder.isEmpty, PackageManifests.isManifest(name) || Self.skipped.contains(name) { continue }
      let inner = folder.isEmpty ? name : "\(folder)/\(name)"
      if let answer = answers[inner] {
        try cache.write(answer, to: inner)
      } else if folders.union(answers.keys).contains(where: { $0 == inner || $0.hasPrefix(inner + "/") }) {
        try link(inner, into: &cache, around: folders, answers)
      } else {
        try cache.link("\(place)/\(name)", from: inner)
      }
    }
  }

  private static let skipped: Set = [".git", ".build", ".swiftpm", "Package.resolved"]

  private func add(to place: PackageGraph.Place, in cache: inout CacheFolder) throws {
    guard let folder = graph.folder(of: place), let target = graph.target(place) else { return }
    let prefix = folder.path.isEmpty ? "" : folder.path + "/"
    let sources = graph.sources(of: place)
    let source = AddedSource(
      symbols(of: folder), besides: .init(folder.texts), bundle: ".module", modules: sources?.brought ?? [])
    let support = sources?.placeholders.isEmpty == false ? PlaceholderSupport.text : ""
    try cache.write(source.text + support, to: prefix + addedFile(of: folder))
    let root = node.package.folder
    let resources = PackageResources(of: target, in: folder, tools: node.dump.tools, root: root)
    for (name, catalog) in resources.links { try cache.link("\(root)/\(prefix)\(catalog)", from: prefix + name) }
  }

  /// What the added file is called: a package may have one of the usual name itself.
  private func addedFile(of folder: TargetFolder) -> String {
    let root = folder.path.isEmpty ? node.package.folder : "\(node.package.folder)/\(folder.path)"
    var name = AppPackage.addedFile
    while FileManager.default.fileExists(atPath: "\(root)/\(name)") { name = "Oriel" + name }
    return name
  }

  private func symbols(of folder: TargetFolder) -> [AssetSymbol] {
    guard node.dump.tools >= SemanticVersion(5, 3, 0), !folder.catalogs.isEmpty else { return [] }
    return AssetCatalogs(below: folder.path.isEmpty ? node.package.folder : "\(node.package.folder)/\(folder.path)").symbols
  }

  // MARK: The manifest's lines

  private var lines: String {
    var lines = ["", "// What `oriel run` adds, so that the package is built with SwiftUI on Linux."]
    let removed = node.dump.targets.filter(isRemoved).map(\.name)
    let names = removed.isEmpty ? "" : " || (\(removed.swiftLiteral) as [String]).contains($0.name)"
    lines.append("package.targets.removeAll { $0.type == .test || $0.type == .binary\(names) }")
    lines += productLines(without: Set(removed))
    if !extended.isEmpty { lines.append("package.dependencies.append(.package(path: \(graph.library.library.swiftLiteral)))") }
    for target in node.dump.targets where !isRemoved(target) { lines += self.lines(of: target) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What makes the language mode of a manifest one that the compiler knows: Xcode takes `.version("5.2")` for Swift 5.
  private static func languageLines(for manifest: String) -> String {
    guard manifest.contains("swiftLanguageVersions"), manifest.contains(#/\.version\("[45]\.\d/#) else { return "" }
    return """
      package.swiftLanguageVersions = package.swiftLanguageVersions?.map { version in
        if case .version(let text) = version, let mode = text.split(separator: ".").first { return .version(String(mode)) }
        return version
      }

      """
  }

  /// Tests, what cannot be built here, and what nobody needs: the packages that it names are not there.
  private func isRemoved(_ target: PackageDump.Target) -> Bool {
    let place = PackageGraph.Place(package: identity, target: target.name)
    return target.type == "test" || !graph.reached.contains(place) || graph.isUnavailable(place)
  }

  private func productLines(without removed: Set<String>) -> [String] {
    // A library that is a file of its own would have a second copy of SwiftUI, and the program would not find it.
    let touched = node.dump.products.filter { !removed.isDisjoint(with: $0.targets) || $0.linking == "dynamic" }
    guard !touched.isEmpty else { return [] }
    var lines = ["package.products.removeAll { (\(touched.map(\.name).swiftLiteral) as [String]).contains($0.name) }"]
    for product in touched where product.isLibrary {
      let targets = product.targets.filter { !removed.contains($0) }
      guard !targets.isEmpty else { continue }
      let type = product.linking == "static" ? ", type: .static" : ""
      lines.append(
        "package.products.append(.library(name: \(product.name.swiftLiteral)\(type), targets: \(targets.swiftLiteral)))")
    }
    return lines
  }

  private func lines(of target: PackageDump.Target) -> [String] {
    let place = PackageGraph.Place(package: identity, target: target.name)
    var lines: [String] = []
    let dropped = target.dependencies.filter { isDropped($0) }.map(\.name)
    let freed = target.dependencies.filter(graph.isFreed).map(\.name)
    if !dropped.isEmpty || !freed.isEmpty {
      lines += [
        "  target.dependencies.removeAll { dependency in",
        "    switch dependency {",
        "    case .productItem(let name, _, _, _), .targetItem(let name, _), .byNameItem(let name, _):",
        "      (\(dropped.swiftLiteral) as [String]).contains(name)",
        "    @unknown default: false",
        "    }",
        "  }",
      ]
    }
    if !freed.isEmpty {
      lines += [
        "  target.dependencies = target.dependencies.map { dependency in",
        "    switch dependency {",
        "    case .productItem(let name, let package, let aliases, _) where (\(freed.swiftLiteral) as [String]).contains(name):",
        "      .productItem(name: name, package: package, moduleAliases: aliases, condition: nil)",
        "    case .targetItem(let name, _) where (\(freed.swiftLiteral) as [String]).contains(name):",
        "      .targetItem(name: name, condition: nil)",
        "    case .byNameItem(let name, _) where (\(freed.swiftLiteral) as [String]).contains(name):",
        "      .byNameItem(name: name, condition: nil)",
        "    default: dependency",
        "    }",
        "  }",
      ]
    }
    if let plugins = graph.droppedPlugins[place]?.sorted(), !plugins.isEmpty {
      lines += [
        "  target.plugins?.removeAll { use in",
        "    if case .plugin(let name, _) = use { return (\(plugins.swiftLiteral) as [String]).contains(name) }",
        "    return false",
        "  }",
      ]
    }
    if graph.isExtended(place), let folder = graph.folder(of: place) { lines += extensionLines(of: target, folder, place) }
    guard !lines.isEmpty else { return [] }
    return ["for target in package.targets where target.name == \(target.name.swiftLiteral) {"] + lines + ["}"]
  }

  private func extensionLines(of target: PackageDump.Target, _ folder: TargetFolder, _ place: PackageGraph.Place) -> [String] {
    let usesSwiftUI =
      folder.imports.contains("SwiftUI") || !symbols(of: folder).isEmpty
      || graph.sources(of: place)?.placeholders.isEmpty == false
    let products =
      (usesSwiftUI ? ["SwiftUI"] : []) + ["Combine"] + LibraryPackages.products(for: folder.imports)
      + ThinModules.products(for: graph.thinModules(of: place))
    let items = products.map { ".product(name: \"\($0)\", package: \(graph.library.name.swiftLiteral))" }
    var lines = ["  target.dependencies += [\(items.joined(separator: ", "))]"]
    if target.sources != nil { lines.append("  target.sources?.append(\(addedFile(of: folder).swiftLiteral))") }
    let resources = PackageResources(of: target, in: folder, tools: node.dump.tools, root: node.package.folder)
    if !resources.isAsBefore { lines.append("  target.resources = [\(resources.rules.joined(separator: ", "))]") }
    let flags = ThinModules.flags(for: graph.thinModules(of: place))
    if !flags.isEmpty {
      lines.append("  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(\(flags.swiftLiteral))]")
    }
    return lines
  }

  /// Whether a dependency is of another system, or on something that cannot be built here.
  private func isDropped(_ dependency: PackageDump.TargetDependency) -> Bool {
    if !graph.counts(dependency) { return true }
    let own = PackageGraph.Place(package: identity, target: dependency.name)
    if dependency.package == nil, graph.target(own) != nil { return graph.isUnavailable(own) }
    guard let found = graph.place(ofProduct: dependency.name, package: dependency.package, from: identity) else { return false }
    return graph.reasonAgainst(found.product, of: found.node) != nil
  }
}
