import Foundation
import Migrator
import SourceCheck

/// The packages of an app, fetched, changed where they have to be, and as the app's generated package names them.
struct PreparedPackages {
  /// Lines of the manifest that name packages.
  private(set) var dependencies: [String] = []
  /// What each module of the app depends on.
  private(set) var products: [String: [String]] = [:]
  /// The plugins that run for each module of the app.
  private(set) var plugins: [String: [String]] = [:]
  /// The folders of packages by those that stand for them.
  private(set) var folders: [String: String] = [:]
  /// Folders of the person's own, which may change.
  private(set) var watched: [String] = []
  /// What the person should know.
  private(set) var notes: [String] = []
  /// Which files the packages consist of, and in which version: what the build is planned for.
  private(set) var structure = ""

  /// An app without any.
  init() {}

  /// What a run has for the packages of its app.
  struct Setting {
    let library: LibraryPackages
    /// The folder of the app's generated package.
    let folder: String
    /// What all apps share.
    let shared: String
    /// Folders in place of addresses, by identity.
    var given: [String: String] = [:]
    var isUpdate = false
    /// By which it is known what is absent and gets placeholders; nil for none.
    var placeholders: LibraryNames?
    /// Called before the network is used, with the number of packages that are named.
    var willFetch: @Sendable (Int) -> Void = { _ in }
    let ask: @Sendable (TrustQuestion) -> TrustAnswer
  }

  init(_ app: AppSources, _ setting: Setting) throws {
    let request = try PackageRequest(app, given: setting.given, library: setting.library)
    notes = request.notes
    if setting.isUpdate, let lock = request.lockFile {
      notes.append("No newer versions are looked for: \(lock) pins them. Update packages in Xcode, or remove it.")
    }
    guard !request.isEmpty || app.modules.contains(where: { !$0.products.isEmpty }) else { return }
    let trust = PackageTrust(file: setting.folder + "/trusted.json", app: app.name, ask: setting.ask)
    try trust.askForManifests(
      of: request, without: Set(setting.library.identities.filter { setting.library.folder(of: $0) != nil }))
    let resolver = PackageResolver(
      folder: setting.folder + "/resolver", shared: setting.shared, library: setting.library, isUpdate: setting.isUpdate,
      willFetch: setting.willFetch, importers: { app.importers(ofPackage: $0) })
    let resolution = try resolver.resolve(request)
    notes += resolution.notes
    let dumps = PackageDumps(folder: setting.folder + "/resolver/dumps", shared: setting.shared)
    var graph = PackageGraph(
      try dumps.nodes(of: resolution), platform: app.choice.platform, library: setting.library)
    try Self.refuseUnknown(setting.given.keys.map { $0.lowercased() }, request, graph)
    for module in app.modules { try take(module, of: app, &graph) }
    graph.decide(placeholders: setting.placeholders)
    notes += graph.notes + graph.placeholderNotes
    if let problem = graph.problem(besides: app.modules.map(\.name)) { throw AppSources.Failure(description: problem) }
    try trust.askForBuilds(with: graph.packagesOfHost)
    try write(graph, setting)
  }

  /// A folder that was given for a package that nobody names is a mistake in its name.
  private static func refuseUnknown(_ given: [String], _ request: PackageRequest, _ graph: PackageGraph) throws {
    let others = graph.nodes.values.flatMap { $0.dump.dependencies.map(\.identity) }
    let known = Set(request.references.map(\.identity)).union(others).union(request.standIns)
    guard let unknown = given.sorted().first(where: { !known.contains($0) }) else { return }
    throw AppSources.Failure(
      description: "No package of this app is called \(unknown). There are: \(known.sorted().joined(separator: ", ")).")
  }

  // MARK: What the app's targets take

  private mutating func take(_ module: AppSources.Module, of app: AppSources, _ graph: inout PackageGraph) throws {
    var covered = Set(app.modules.map(\.name))
    for product in module.products where !graph.library.isLibrary(product.package ?? "") {
      if ThinModules.leavesOut(package: product.package, product: product.name) { continue }
      if product.isPlugin {
        takePlugin(product, for: module, &graph)
      } else if let package = product.package, graph.library.pin(package.lowercased()) != nil,
        graph.nodes[package.lowercased()].map({ $0.package.origin == .library }) ?? true
      {
        add(product.name, of: package.lowercased(), to: module)
      } else if let (node, found) = graph.place(ofProduct: product.name, package: product.package, from: nil) {
        if let reason = graph.reasonAgainst(found, of: node) {
          try leaveOut(
            product, of: app, because: "\(product.name) of the package \(node.package.identity) cannot be built: \(reason)")
          continue
        }
        if node.package.origin != .library { graph.reach(found, of: node) }
        covered.formUnion(found.targets.map(PackageGraph.moduleName))
        add(found.name, of: node.package.identity, to: module)
      } else {
        try leaveOut(
          product, of: app, because: "No package of this app has a product \(product.name), which \(module.name) takes")
      }
    }
    // Xcode lets a target import what another package has brought.
    for name in module.imports.subtracting(covered).sorted() {
      guard let (identity, product) = graph.product(withModule: name), let node = graph.nodes[identity],
        let found = node.dump.product(product), graph.reasonAgainst(found, of: node) == nil,
        !ThinModules.leavesOut(package: identity, product: product)
      else { continue }
      graph.reach(found, of: node)
      add(product, of: identity, to: module)
    }
  }

  private mutating func add(_ product: String, of identity: String, to module: AppSources.Module) {
    let line = ".product(name: \(product.swiftLiteral), package: \(identity.swiftLiteral))"
    if products[module.name]?.contains(line) != true { products[module.name, default: []].append(line) }
  }

  /// What cannot be had is a line where no file needs it, and else the end.
  private mutating func leaveOut(_ product: PackageProduct, of app: AppSources, because reason: String) throws {
    let count = app.importers(of: PackageGraph.moduleName(product.name))
    guard count > 0 else { return notes.append("\(reason). No file imports it, so it is left out.") }
    throw AppSources.Failure(
      description: "\(reason), and \(count == 1 ? "1 file imports" : "\(count) files import") it. "
        + "Give a package that can be built here, with --package \(product.package ?? product.name.lowercased())=FOLDER, or take the imports out."
    )
  }

  private mutating func takePlugin(_ product: PackageProduct, for module: AppSources.Module, _ graph: inout PackageGraph) {
    let found = graph.place(ofProduct: product.name, package: product.package, from: nil)
    guard let (node, plugin) = found,
      !plugin.targets.contains(where: { graph.isLeftOut(.init(package: node.package.identity, target: $0)) })
    else {
      return notes.append("The plugin \(product.name) of \(module.name) does not run: \(PackageGraph.reasonWithoutPlugin).")
    }
    graph.reach(plugin, of: node, forHost: true)
    plugins[module.name, default: []].append(
      ".plugin(name: \(product.name.swiftLiteral), package: \(node.package.identity.swiftLiteral))")
  }

  // MARK: What is built

  private mutating func write(_ graph: PackageGraph, _ setting: Setting) throws {
    let packages = setting.folder + "/packages"
    try FileManager.default.createDirectory(atPath: packages, withIntermediateDirectories: true)
    let own = graph.nodes.values.filter { $0.package.origin != .library }
    for name in try FileManager.default.contentsOfDirectory(atPath: packages)
    where !own.contains(where: { $0.package.identity == name }) {
      try FileManager.default.removeItem(atPath: "\(packages)/\(name)")
    }
    for node in own {
      let (identity, folder) = (node.package.identity, node.package.folder)
      let place = "\(packages)/\(identity)"
      folders[place] = folder
      if node.package.origin != .fetched { watched.append(folder) }
      if graph.changed.contains(identity) {
        try PackageOverride(graph: graph, node: node, packages: packages).write()
      } else {
        // What is not changed is taken from its own folder, under the name that it has among packages.
        if !CacheFolder.isLink(place) { try? FileManager.default.removeItem(atPath: place) }
        try CacheFolder.link(folder, from: place)
      }
    }
    dependencies = graph.named.sorted().map { ".package(path: \("\(packages)/\($0)".swiftLiteral))" }
    let used = setting.library.identities.filter { identity in
      products.values.joined().contains { $0.hasSuffix("package: \(identity.swiftLiteral))") } && !graph.named.contains(identity)
    }
    dependencies += used.compactMap { setting.library.dependency(on: $0) }
    watched.sort()
    structure = Self.structure(of: own, in: packages)
  }

  /// A package with more is not looked through to its end.
  private static let entryLimit = 50_000

  private static func structure(of nodes: [PackageGraph.Node], in packages: String) -> String {
    nodes.sorted { $0.package.identity < $1.package.identity }.map { node in
      let package = node.package
      let manifest = (try? String(contentsOfFile: "\(packages)/\(package.identity)/Package.swift", encoding: .utf8)) ?? ""
      // What was fetched is the same as long as its revision is.
      if package.origin == .fetched { return "\(package.identity) \(package.revision ?? "")\n\(manifest)" }
      var names: [String] = []
      let entries = FileManager.default.enumerator(atPath: package.folder)
      while names.count < entryLimit, let name = entries?.nextObject() as? String {
        if (name as NSString).lastPathComponent.hasPrefix(".") { entries?.skipDescendants() } else { names.append(name) }
      }
      return "\(package.identity)\n\(manifest)\n\(names.sorted().joined(separator: "\n"))"
    }.joined(separator: "\n")
  }
}

/// What the package manager says of manifests, kept as long as these are the same.
struct PackageDumps {
  let folder: String
  let shared: String

  func nodes(of resolution: PackageResolution) throws -> [PackageGraph.Node] {
    let own = resolution.packages.filter { $0.origin != .library }
    let nodes = try dumped(own)
    // Of those that SwiftUI needs itself only what is named counts.
    let named = Set(nodes.flatMap { $0.dump.dependencies.map(\.identity) })
    return nodes + (try dumped(resolution.packages.filter { $0.origin == .library && named.contains($0.identity) }))
  }

  private func dumped(_ packages: [PackageResolution.Package]) throws -> [PackageGraph.Node] {
    try concurrentMap(packages) { package in Result { PackageGraph.Node(package: package, dump: try dump(package)) } }
      .map { try $0.get() }
  }

  private func dump(_ package: PackageResolution.Package) throws -> PackageDump {
    let texts = PackageManifests.names(in: package.folder).map { name in
      "\(name)\n" + ((try? String(contentsOfFile: "\(package.folder)/\(name)", encoding: .utf8)) ?? "")
    }
    let key = ([InstalledSwift.version, package.folder] + texts).joined(separator: "\n\u{c}\n")
    let (file, keyFile) = ("\(folder)/\(package.identity).json", "\(folder)/\(package.identity).key")
    if (try? String(contentsOfFile: keyFile, encoding: .utf8)) == key,
      let dump = FileManager.default.contents(atPath: file).flatMap({ PackageDump($0) })
    {
      return dump
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let result = try Subprocess.run(
      "/usr/bin/env",
      ["swift", "package", "--package-path", package.folder, "--scratch-path", "\(folder)/build-\(package.identity)"]
        + PackageResolver.sharedOptions(shared) + ["dump-package"])
    guard result.status == 0, let dump = PackageDump(result.output) else {
      let errors = String(decoding: result.errors, as: UTF8.self).trimmingCharacters(in: .newlines)
      throw AppSources.Failure(
        description:
          "The manifest of the package \(package.identity), \(package.folder)/Package.swift, cannot be read: \(errors)\n"
          + "Correct it, or give another copy with --package \(package.identity)=FOLDER.")
    }
    try result.output.write(to: URL(fileURLWithPath: file), options: .atomic)
    try Data(key.utf8).write(to: URL(fileURLWithPath: keyFile), options: .atomic)
    return dump
  }
}
