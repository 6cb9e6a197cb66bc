import Foundation
import Migrator
import SourceCheck

/// The sources and the resources of one app, as they stand in a folder.
package struct AppSources: Equatable {
  /// A module of the app: what is compiled together.
  struct Module: Equatable {
    let name: String
    /// Absolute paths.
    let files: [String]
    /// The app's other modules that it imports.
    let dependencies: [String]
    /// Whether it is a package's target with resources.
    let hasBundle: Bool
    /// All modules that its files import.
    var imports: Set<String> = []
    /// What it takes of packages.
    var products: [PackageProduct] = []
    /// The modules of Apple's that thin modules stand for: those that it imports, and those that SwiftUI brings.
    var thinModules: Set<String> = []
    /// Of these, those that SwiftUI brings to files that do not import them.
    var broughtModules: Set<String> = []
  }

  /// The target's name.
  package let name: String
  /// The folder of its project, absolute.
  package let folder: String
  /// The app's own module first, then those of the folder that it imports.
  let modules: [Module]
  let entry: AppEntry
  let resources: AppResourceFiles
  /// The packages that the app's targets name, or whose modules they import.
  private(set) var references: [PackageReference] = []
  /// Packages whose addresses or versions are not written out, as they stand in the manifest.
  private(set) var unreadablePackages: [String] = []
  /// The file in which versions of packages are pinned.
  private(set) var lock: String?
  /// The system that the app is for, as manifests of packages call it.
  private(set) var platform: String?
  /// How many files import each module.
  private var importers: [String: Int] = [:]

  /// Why a folder cannot be run.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    /// What is wrong and what to do, in sentences.
    package let description: String
  }

  /// - Parameters:
  ///   - path: The folder.
  ///   - target: The target to run, for a folder with several apps.
  package init(folder path: String, target: String? = nil) throws(Failure) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(description: "There is no folder '\(path)'. Check the spelling and the current folder.")
    }
    guard isFolder.boolValue else {
      throw Failure(
        description:
          "'\(path)' is a file, and an app is built from the files of a folder. Name the folder of an app; to run this file alone, "
          + "copy it into a folder of its own, and name that.")
    }
    let found = AppModules(below: FileFinder.resolved(path))
    if let problem = found.problems.first(where: { !$0.isSkipped }) { throw Failure(description: problem.description) }
    let (app, entry) = try AppChoice(found, target: target, path: path).app()
    name = app.name
    folder = app.folder
    self.entry = entry
    // What a package's manifest describes beside the app is built by the package manager, from that manifest.
    let packaged = PackagedModules(found, app: app)
    let names = Dictionary(
      found.modules.filter { packaged[$0] == nil }.map { ($0.compilerName, $0) }, uniquingKeysWith: { one, _ in one })
    var order = [app]
    var next = 0
    while next < order.count {
      for name in order[next].imports.sorted() {
        if let other = names[name], !order.contains(where: { $0.compilerName == name }) { order.append(other) }
      }
      next += 1
    }
    let left = if case .sceneDelegate(let root) = entry { root.delegateFiles } else { Set<String>() }
    modules = order.map { module in
      let files = module.files.filter { !left.contains($0.path) }
      let imported = ThinModules.imported(by: files, isOwn: true)
      let brought = ThinModules.broughtBySwiftUI(to: files, besides: imported)
      return Module(
        name: module.compilerName, files: files.map(\.path),
        dependencies: module.imports.filter { names[$0] != nil && $0 != module.compilerName }.sorted(),
        hasBundle: module.hasBundle, imports: module.imports,
        products: packaged.products(of: module),
        thinModules: imported.union(brought), broughtModules: brought)
    }
    references = packaged.references(of: order)
    unreadablePackages = app.needs.unreadable
    lock = app.needs.lock
    platform = app.needs.platform
    for file in order.flatMap(\.files) {
      for name in AppModules.imports(of: file) { importers[name, default: 0] += 1 }
    }
    resources = AppResourceFiles(of: order.flatMap { $0.files.map(\.path) })
  }

  /// How many files import a module.
  func importers(of module: String) -> Int { importers[module] ?? 0 }

  /// How many files import what a package has, by what the app's targets take of it and by its name.
  func importers(ofPackage identity: String) -> Int {
    var names = Set(modules.flatMap(\.products).filter { $0.package?.lowercased() == identity }.map(\.name))
    names.formUnion(importers.keys.filter { identity == $0.lowercased() || identity == "swift-\($0.lowercased())" })
    return names.map(importers(of:)).max() ?? 0
  }
}
