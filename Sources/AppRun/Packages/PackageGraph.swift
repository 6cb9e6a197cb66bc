import Foundation
import SourceCheck

/// The packages of an app with their targets: which of these the app needs, and which packages have to be changed to be built here.
struct PackageGraph {
  struct Node {
    let package: PackageResolution.Package
    let dump: PackageDump
  }

  /// A target by its package and its name.
  struct Place: Hashable {
    let package: String
    let target: String
  }

  private(set) var nodes: [String: Node] = [:]
  /// The system as for which the app is built.
  let platform: AppPlatform
  /// The system as for which conditions in sources are answered, by packages.
  private var platforms: [String: AppPlatform] = [:]
  private var sources: [Place: TargetSources] = [:]
  let library: LibraryPackages
  /// The targets that the app needs.
  private(set) var reached: Set<Place> = []
  /// Those of them that run while others are built: macros, plugins, and what these need.
  private(set) var ofHost: Set<Place> = []
  /// The packages that the generated package names.
  private(set) var named: Set<String> = []
  /// Those of them that are changed.
  private(set) var changed: Set<String> = []
  /// Plugins that are left out, by the targets that use them.
  private(set) var droppedPlugins: [Place: Set<String>] = [:]
  private(set) var notes: [String] = []
  /// Packages of which something is taken that would be a file of its own beside the program.
  private var dynamic: Set<String> = []
  private var folders: [Place: TargetFolder] = [:]

  init(_ nodes: [Node], platform: AppPlatform, library: LibraryPackages) {
    for node in nodes { self.nodes[node.package.identity] = node }
    self.platform = platform
    self.library = library
    for node in nodes {
      let count = node.dump.targets.count { $0.type != "test" }
      for target in node.dump.targets where target.type != "binary" && target.type != "test" {
        folders[Place(package: node.package.identity, target: target.name)] = TargetFolder.known(
          target, in: node.package, targetCount: count)
      }
      guard node.package.origin != .library else { continue }
      let own = PlatformChoice(ofPackage: texts(of: node), app: platform).platform
      platforms[node.package.identity] = own
    }
  }

  func folder(of place: Place) -> TargetFolder? { folders[place] }

  /// The system as for which conditions in a package's sources are answered.
  func platform(of package: String) -> AppPlatform { platforms[package] ?? .linux }

  /// What becomes of the files of a target that gets SwiftUI.
  func sources(of place: Place) -> TargetSources? { sources[place] }

  /// Thin modules that a target gets.
  func thinModules(of place: Place) -> Set<String> { sources[place]?.thinModules ?? [] }

  /// What tells whether a package is made for Linux: its manifest, and the sources of its targets.
  private func texts(of node: Node) -> [String] {
    let manifest = (try? String(contentsOfFile: node.package.folder + "/Package.swift", encoding: .utf8)) ?? ""
    return [manifest] + node.dump.targets.flatMap { folders[Place(package: node.package.identity, target: $0.name)]?.texts ?? [] }
  }

  func target(_ place: Place) -> PackageDump.Target? { nodes[place.package]?.dump.target(place.target) }

  // MARK: Names

  /// Where a product is that a package, or the app with nil, names.
  func place(ofProduct name: String, package: String?, from asking: String?) -> (node: Node, product: PackageDump.Product)? {
    let direct = asking.flatMap { nodes[$0]?.dump.dependencies.map(\.identity) }
    let candidates = (direct ?? nodes.keys.sorted()).compactMap { nodes[$0] }
    for node in candidates {
      if let package {
        let declared = asking.flatMap { nodes[$0]?.dump.dependencies.first { $0.identity == node.package.identity }?.name }
        guard node.package.identity == package.lowercased() || node.dump.name == package || declared == package else { continue }
      }
      if let product = node.dump.product(name) { return (node, product) }
    }
    return nil
  }

  /// The product through which an app gets a module that it imports.
  func product(withModule module: String) -> (identity: String, product: String)? {
    for (identity, node) in nodes.sorted(by: { $0.key < $1.key }) where node.package.origin != .library {
      let found = node.dump.products.filter { $0.isLibrary && $0.targets.contains { Self.moduleName($0) == module } }
      if let product = found.first(where: { $0.name == module }) ?? found.first { return (identity, product.name) }
    }
    return nil
  }

  static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// Why a product cannot be built here; nil if it can.
  func reasonAgainst(_ product: PackageDump.Product, of node: Node) -> String? {
    let places = product.targets.map { Place(package: node.package.identity, target: $0) }
    guard !places.isEmpty, places.allSatisfy({ isUnavailable($0) }) else { return nil }
    return "it is, or needs, a binary for Apple's platforms"
  }

  /// Whether a target is a binary, or imports one.
  func isUnavailable(_ place: Place) -> Bool {
    var seen: Set<Place> = []
    func isUnavailable(_ place: Place) -> Bool {
      guard let target = target(place), seen.insert(place).inserted else { return false }
      if target.type == "binary" { return true }
      let imports = folders[place]?.imports ?? []
      return target.dependencies.contains { dependency in
        imports.contains(Self.moduleName(dependency.name)) && nodes[place.package]?.dump.target(dependency.name) != nil
          && isUnavailable(Place(package: place.package, target: dependency.name))
      }
    }
    return isUnavailable(place)
  }

  // MARK: Conditions

  /// Whether a dependency counts for this app: a list of systems that has the app's own, or Linux.
  func counts(_ dependency: PackageDump.TargetDependency) -> Bool {
    guard !ThinModules.leavesOut(package: dependency.package, product: dependency.name) else { return false }
    return dependency.platforms.map { $0.contains(platform.rawValue) || $0.contains("linux") } ?? true
  }

  /// Whether the package manager would leave out on Linux what counts for this app.
  func isFreed(_ dependency: PackageDump.TargetDependency) -> Bool {
    dependency.platforms.map { !$0.contains("linux") && counts(dependency) } ?? false
  }

  // MARK: What the app needs

  /// Takes in a product of the app's own targets, with all that it needs.
  mutating func reach(_ product: PackageDump.Product, of node: Node, forHost: Bool = false) {
    guard node.package.origin != .library else { return }
    if product.linking == "dynamic", !forHost { dynamic.insert(node.package.identity) }
    for target in product.targets { reach(Place(package: node.package.identity, target: target), forHost: forHost) }
  }

  private mutating func reach(_ place: Place, forHost: Bool) {
    guard let target = target(place), !isUnavailable(place) else { return }
    let isForHost = forHost || target.type == "macro" || target.type == "plugin"
    let isNew = reached.insert(place).inserted
    let isNewForHost = isForHost && ofHost.insert(place).inserted
    guard isNew || isNewForHost else { return }
    for dependency in target.dependencies where counts(dependency) {
      let own = Place(package: place.package, target: dependency.name)
      if dependency.package == nil, self.target(own) != nil {
        reach(own, forHost: isForHost)
      } else if !dependency.isTarget,
        let (node, product) = self.place(ofProduct: dependency.name, package: dependency.package, from: place.package)
      {
        reach(product, of: node, forHost: isForHost)
      }
    }
    for use in target.plugins { reach(use, of: place) }
  }

  private mutating func reach(_ use: PackageDump.PluginUse, of place: Place) {
    let own = Place(package: place.package, target: use.name)
    if use.package == nil || use.package?.lowercased() == place.package, target(own) != nil {
      if isLeftOut(own) { return drop(use, of: place) }
      return reach(own, forHost: true)
    }
    guard let (node, product) = self.place(ofProduct: use.name, package: use.package, from: place.package),
      !product.targets.contains(where: { isLeftOut(Place(package: node.package.identity, target: $0)) })
    else { return drop(use, of: place) }
    reach(product, of: node, forHost: true)
  }

  private mutating func drop(_ use: PackageDump.PluginUse, of place: Place) {
    droppedPlugins[place, default: []].insert(use.name)
    notes.append("The plugin \(use.name) of \(place.target) (\(place.package)) does not run: \(Self.reasonWithoutPlugin).")
  }

  static let reasonWithoutPlugin = "it checks sources only, or needs a binary"

  /// Whether a plugin makes nothing that a target needs, or cannot run here.
  func isLeftOut(_ place: Place) -> Bool {
    guard let target = target(place) else { return true }
    return Self.checksSources(target.name)
      || target.dependencies.contains { self.target(Place(package: place.package, target: $0.name))?.type == "binary" }
  }

  /// Whether a plugin makes nothing, by its name.
  static func checksSources(_ plugin: String) -> Bool { ["lint", "format"].contains(where: plugin.lowercased().contains) }

  /// The packages whose code runs while the app is built.
  var packagesOfHost: [PackageResolution.Package] {
    Set(ofHost.map(\.package)).sorted().compactMap { nodes[$0]?.package }
      .filter { package in ofHost.contains { $0.package == package.identity && ["macro", "plugin"].contains(target($0)?.type) } }
  }

  // MARK: Which packages are changed

  /// The packages that targets which the app needs take something from.
  func needed(by package: String) -> Set<String> {
    var needed: Set<String> = []
    for place in reached where place.package == package {
      guard let target = target(place) else { continue }
      for dependency in target.dependencies where !dependency.isTarget && counts(dependency) {
        guard dependency.package != nil || self.target(Place(package: package, target: dependency.name)) == nil else { continue }
        if let found = self.place(ofProduct: dependency.name, package: dependency.package, from: package) {
          if reasonAgainst(found.product, of: found.node) == nil { needed.insert(found.node.package.identity) }
        } else if let name = dependency.package?.lowercased(), library.pin(name) != nil {
          needed.insert(name)
        }
      }
      for use in target.plugins where droppedPlugins[place]?.contains(use.name) != true {
        if let found = self.place(ofProduct: use.name, package: use.package, from: package) {
          needed.insert(found.node.package.identity)
        }
      }
    }
    return needed
  }

  /// Decides which packages are changed, once all that the app needs was taken in.
  ///
  /// - Parameter placeholders: By which it is known what is absent and gets placeholders; nil for none.
  mutating func decide(placeholders: LibraryNames? = nil) {
    for place in reached where isExtended(place) {
      guard let folder = folders[place], let node = nodes[place.package] else { continue }
      sources[place] = TargetSources.known(folder, in: node.package, as: platform(of: place.package), placeholders: placeholders)
    }
    let own = Set(reached.map(\.package))
    changed = own.filter { hasToBeChanged($0) }
    // The package manager looks at all that a manifest names, needed or not: a package stays as it is only if nothing behind it is different.
    let different = changed.union(nodes.keys.filter { isTrouble($0) })
    for package in own where !packages(behind: package).isDisjoint(with: different) { changed.insert(package) }
    named = own
    var pending = Array(own)
    while let package = pending.popLast() {
      // One that is not changed names all that it names.
      let next = changed.contains(package) ? needed(by: package) : Set(nodes[package]?.dump.dependencies.map(\.identity) ?? [])
      for identity in next.subtracting(named) where nodes[identity].map({ $0.package.origin != .library }) == true {
        named.insert(identity)
        pending.append(identity)
      }
    }
  }

  /// All packages that a package names, and that these name, whether or not a target needs them.
  private func packages(behind package: String) -> Set<String> {
    var found: Set<String> = []
    var pending = [package]
    while let next = pending.popLast() {
      for identity in nodes[next]?.dump.dependencies.map(\.identity) ?? [] {
        guard let node = nodes[identity], node.package.origin != .library, found.insert(identity).inserted else { continue }
        pending.append(identity)
      }
    }
    return found
  }

  /// Whether a package has what stands in the way, or runs, even where nobody needs it.
  private func isTrouble(_ package: String) -> Bool {
    guard let node = nodes[package], node.package.origin != .library else { return false }
    return hasBinaries(package) || hasIdlePlugins(node) || node.dump.dependencies.contains { conflicts($0) }
  }

  /// Whether targets that the app does not need have plugins: the package manager would run them all the same.
  private func hasIdlePlugins(_ node: Node) -> Bool {
    node.dump.targets.contains { target in
      target.type != "test" && !target.plugins.isEmpty
        && !reached.contains(Place(package: node.package.identity, target: target.name))
    }
  }

  private func hasBinaries(_ package: String) -> Bool {
    nodes[package]?.dump.targets.contains { $0.type == "binary" } == true
  }

  private func hasToBeChanged(_ package: String) -> Bool {
    guard let node = nodes[package] else { return false }
    if hasBinaries(package) || hasIdlePlugins(node) || dynamic.contains(package) { return true }
    if node.dump.dependencies.contains(where: { isUnneededConflict($0, of: package) }) { return true }
    return reached.contains { place in
      guard place.package == package, let target = target(place) else { return false }
      if droppedPlugins[place]?.isEmpty == false || target.dependencies.contains(where: isFreed) { return true }
      guard isExtended(place), let folder = folders[place] else { return false }
      return !folder.imports.isDisjoint(with: ["SwiftUI", "Combine", "Observation"] + LibraryPackages.furtherProducts)
        || folder.usesBroughtNames || !thinModules(of: place).isEmpty || sources[place]?.replaced.isEmpty == false
        || !PackageResources(of: target, in: folder, tools: node.dump.tools).isAsBefore
    }
  }

  /// Whether a target gets SwiftUI and what belongs to it: sources of Swift that are compiled for the app itself.
  func isExtended(_ place: Place) -> Bool {
    guard reached.contains(place), !ofHost.contains(place), let target = target(place), target.isLibrary else { return false }
    return folders[place]?.swiftFiles.isEmpty == false
  }

  /// What is said of placeholders in packages, in lines.
  var placeholderNotes: [String] {
    let places = sources.sorted { ($0.key.package, $0.key.target) < ($1.key.package, $1.key.target) }.flatMap(
      \.value.placeholders)
    return Placeholders.notes(of: places, in: "the app's packages")
  }

  // MARK: Conflicts

  private func conflicts(_ dependency: PackageDump.Dependency) -> Bool {
    guard let version = library.pin(dependency.identity)?.version.flatMap({ SemanticVersion($0) }),
      nodes[dependency.identity].map({ $0.package.origin == .library }) ?? true
    else { return false }
    return switch dependency.requirement {
    case .exact(let exact): exact != version
    case .range(let lower, let upper): version < lower || version >= upper
    case nil: false
    }
  }

  private func isUnneededConflict(_ dependency: PackageDump.Dependency, of package: String) -> Bool {
    conflicts(dependency) && !needed(by: package).contains(dependency.identity)
  }

  /// What keeps the packages from being built together, in sentences; nil if nothing does.
  func problem(besides modules: [String]) -> String? {
    for package in Set(reached.map(\.package)).sorted() {
      for dependency in nodes[package]?.dump.dependencies ?? []
      where conflicts(dependency) && needed(by: package).contains(dependency.identity) {
        let range =
          switch dependency.requirement {
          case .exact(let version): "exactly \(version)"
          case .range(let lower, let upper): "\(lower) to below \(upper)"
          case nil: ""
          }
        return "The package \(package) wants \(dependency.identity) \(range), and SwiftUI is built with "
          + "\(library.pin(dependency.identity)?.state ?? "another version") here. A program has one version of a package: take a version of "
          + "\(package) that goes with it, or a changed copy with --package \(package)=FOLDER."
      }
    }
    let ofLibrary = ManifestPackages(in: library.library)?.targetsOfProducts ?? []
    var owners = Dictionary(uniqueKeysWithValues: ofLibrary.map { ($0, "SwiftUI here") })
    for module in modules { owners[module] = "the app" }
    for place in reached.sorted(by: { ($0.package, $0.target) < ($1.package, $1.target) }) {
      if let other = owners.updateValue("the package \(place.package)", forKey: place.target) {
        return
          "Both \(other) and the package \(place.package) have a target \(place.target), and the names of targets differ in a program. "
          + "Take a copy of \(place.package) in which it has another name, with --package \(place.package)=FOLDER."
      }
    }
    return nil
  }
}
