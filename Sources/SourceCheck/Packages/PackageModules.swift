import Foundation
import Migrator

/// Which modules the packages of an app have, by what its targets take of them and by the manifests that are there. No manifest
/// runs for that.
struct PackageModules {
  /// The packages, by identity.
  private(set) var references: [String: PackageReference] = [:]
  /// The package that has a module.
  private(set) var owners: [String: String] = [:]
  /// The files of packages' targets that are there, by the names of their modules.
  private var places: [String: (package: String, target: String)] = [:]
  private let own: Set<String>
  private var manifests: [String: PackageManifest] = [:]
  /// How targets are compiled, by folder and name.
  private var languages: [String: [String: LanguageSettings]] = [:]

  /// - Parameters:
  ///   - folders: Where packages are, by identity, for those that have been fetched or given.
  ///   - own: The names of the modules that are checked themselves.
  init(_ needs: [PackageNeeds], folders: [String: String], own: Set<String>) {
    self.own = own
    var folders = folders
    for reference in needs.flatMap(\.references) where references[reference.identity] == nil {
      references[reference.identity] = reference
      if case .local(let folder) = reference.source, folders[reference.identity] == nil { folders[reference.identity] = folder }
    }
    for (identity, folder) in folders.sorted(by: { $0.key < $1.key }) {
      let path = folder + "/Package.swift"
      guard let text = try? SourceReader.text(of: path) else { continue }
      manifests[folder] = PackageManifest(path: path, text: text)
      let targets = ManifestPackages(path: path, text: text).targets
      languages[folder] = Dictionary(targets.map { ($0.name, $0.language) }, uniquingKeysWith: { one, _ in one })
      for target in targets where target.kind == .target {
        let name = SourceModule(name: target.name, folder: folder, files: []).compilerName
        guard !own.contains(name), owners[name] == nil else { continue }
        owners[name] = identity
        places[name] = (folder, target.name)
      }
    }
    for product in needs.flatMap(\.products) where owners[product.name] == nil && !own.contains(product.name) && !product.isPlugin
    {
      let named = references.values.first { $0.name == product.package && product.package != nil }?.identity
      let identity = named ?? product.package?.lowercased() ?? product.name.lowercased()
      if references[identity] != nil { owners[product.name] = identity }
    }
  }

  /// The manifest of a package that is there.
  func manifestText(in folder: String) -> String { (try? SourceReader.text(of: folder + "/Package.swift")) ?? "" }

  /// The package that a module comes from. What a target imports without a word is most often called as its package.
  func package(of module: String) -> String? {
    guard owners[module] == nil, !own.contains(module) else { return owners[module] }
    return references[module.lowercased()] != nil ? module.lowercased() : nil
  }

  /// The modules of packages that are there and that some imports need, with what these need in turn.
  ///
  /// - Parameter prepare: Answers the conditions of a module, and finds what it uses.
  func modules(for imports: Set<String>, prepare: (inout SourceModule) -> Void) -> [SourceModule] {
    var found: [SourceModule] = []
    var pending = imports
    var seen: Set<String> = []
    while let name = pending.popFirst() {
      guard seen.insert(name).inserted, let (folder, target) = places[name], let manifest = manifests[folder] else { continue }
      let paths = manifest.folders(of: target).map { $0.isEmpty ? folder : "\(folder)/\($0)" }
        .filter { FileManager.default.fileExists(atPath: $0) }
      let files = SourceReader(FileFinder(paths: paths).files).files.filter { file in
        manifest.target(holding: String(decoding: file.path.utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self)) == target
      }
      guard !files.isEmpty else { continue }
      var module = SourceModule(name: target, folder: folder, files: files)
      module.language = languages[folder]?[target] ?? LanguageSettings()
      prepare(&module)
      found.append(module)
      pending.formUnion(module.imports)
    }
    return found
  }

  /// Which packages the modules import, for the report.
  func summary(of modules: [SourceModule], read: [SourceModule]) -> [CheckReport.Package] {
    var found: [String: (modules: Set<String>, files: Set<String>)] = [:]
    for (file, uses) in modules.flatMap({ zip($0.files, $0.uses) }) {
      for one in uses.imports {
        guard let identity = package(of: one.module) else { continue }
        found[identity, default: ([], [])].modules.insert(one.module)
        found[identity, default: ([], [])].files.insert(file.path)
      }
    }
    return found.sorted { $0.key < $1.key }.map { identity, value in
      let location =
        switch references[identity]?.source {
        case .remote(let address, _): address
        case .local(let folder): folder
        case nil: identity
        }
      let isRead = value.modules.allSatisfy { name in read.contains { $0.compilerName == name } }
      return CheckReport.Package(
        identity: identity, location: location, modules: value.modules.sorted(), files: value.files.count, isRead: isRead)
    }
  }
}
