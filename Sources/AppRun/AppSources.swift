import Foundation
import Migrator
import PreviewExchange
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
    /// Whether one of its types is marked `@main`.
    var hasMain = false
    /// Files that have placeholders, with these, by their paths.
    var replaced: [String: String] = [:]
    /// How it is compiled.
    var language = LanguageSettings()
  }

  /// The target's name.
  package let name: String
  /// The folder of its project, absolute.
  package let folder: String
  /// The app's own module first, then those of the folder that it imports.
  let modules: [Module]
  let entry: AppEntry
  let resources: AppResourceFiles
  /// What is shown of it in place of the app; nil to run the app.
  private(set) var previews: Previews?
  /// The packages that the app's targets name, or whose modules they import.
  private(set) var references: [PackageReference] = []
  /// Packages whose addresses or versions are not written out, as they stand in the manifest.
  private(set) var unreadablePackages: [String] = []
  /// The file in which versions of packages are pinned.
  private(set) var lock: String?
  /// The system as for which conditions of its sources are answered.
  package let choice: PlatformChoice
  /// What is said of other apps in the folder.
  private(set) var choiceNote: String?
  /// Where placeholders stand.
  package private(set) var placeholders: [Placeholders.Place] = []
  /// How many files import each module.
  private var importers: [String: Int] = [:]

  /// The previews that are shown.
  struct Previews: Equatable {
    /// The file whose previews alone are; nil for all.
    var file: String?
    var providers: [PreviewSettings.Provider] = []
  }

  /// Why a folder cannot be run.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    /// What is wrong and what to do, in sentences.
    package let description: String
  }

  /// - Parameters:
  ///   - path: The folder.
  ///   - target: The target to run, for a folder with several apps.
  ///   - platform: The system as for which conditions are answered; nil for the target's own.
  ///   - leftOut: Files and folders to take out.
  ///   - placeholders: By which it is known what is absent and gets placeholders; nil for none.
  package init(
    folder path: String, target: String? = nil, platform: AppPlatform? = nil, placeholders: LibraryNames? = nil,
    leftOut: [String] = []
  ) throws(Failure) {
    let found = try Self.modules(
      below: path,
      file: "Name the folder of an app; to run this file alone, copy it into a folder of its own, and name that. "
        + "The previews in it are shown by: oriel preview \(path)")
    let choice = AppChoice(found, target: target, path: path, platform: platform)
    let (app, entry) = try choice.app()
    let out = LeftOutFiles(leftOut, in: FileFinder.resolved(path))
    if let problem = out.problem { throw Failure(description: problem) }
    self.init(found, [app], entry, as: platform, placeholders, out, without: Self.delegateFiles(of: entry))
    choiceNote = choice.note(on: app)
  }

  /// - Parameters:
  ///   - path: A folder, or a file: then its previews alone are shown.
  ///   - target: The target whose previews are shown, where a folder has several.
  ///   - platform: The system as for which conditions are answered; nil for the target's own.
  package init(previewsIn path: String, target: String? = nil, platform: AppPlatform? = nil) throws(Failure) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(description: "There is nothing at '\(path)'. Check the spelling and the current folder.")
    }
    let file = isFolder.boolValue ? nil : FileFinder.resolved(path)
    if let file, !file.hasSuffix(".swift") {
      throw Failure(description: "'\(path)' is no Swift file. Name one, or a folder with such.")
    }
    let folder = file.map(Self.project) ?? path
    let found = try Self.modules(below: folder, file: "Name a folder.")
    let modules = try AppChoice(found, target: target, path: folder).previewed(file: file)
    // Nothing begins with the app's own beginning here.
    let files = modules.flatMap(\.files)
    var left = Set(files.map(\.path).filter { $0.hasSuffix("/main.swift") })
    for module in modules { if let entry = AppEntry(module.files) { left.formUnion(Self.delegateFiles(of: entry)) } }
    self.init(found, modules, .main, as: platform, nil, LeftOutFiles([], in: folder), without: left)
    var providers: [PreviewSettings.Provider] = []
    for module in modules {
      for source in module.files {
        providers += PreviewFinder.previews(in: source).providers.map {
          PreviewSettings.Provider(module: module.compilerName, type: $0.type, path: source.path, line: $0.line)
        }
      }
    }
    previews = Previews(file: file, providers: providers)
    if let file, modules.allSatisfy({ $0.files.allSatisfy { $0.path != file || PreviewFinder.previews(in: $0).isEmpty } }) {
      throw Failure(
        description: "There are no previews in \(path). Add one below the view: #Preview { ContentView() }")
    }
  }

  private static func delegateFiles(of entry: AppEntry) -> Set<String> {
    if case .sceneDelegate(let root) = entry { root.delegateFiles } else { [] }
  }

  /// The folder of the package or the project that a file stands in; its own where there is none.
  private static func project(around file: String) -> String {
    let own = (file as NSString).deletingLastPathComponent
    var folder = own
    while folder.count > 1 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if names.contains(where: { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }) { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return own
  }

  private static func modules(below path: String, file advice: String) throws(Failure) -> AppModules {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(description: "There is no folder '\(path)'. Check the spelling and the current folder.")
    }
    guard isFolder.boolValue else {
      throw Failure(
        description:
          "'\(path)' is a file, and an app is built from the files of a folder. \(advice)")
    }
    let found = AppModules(below: FileFinder.resolved(path))
    if let problem = found.problems.first(where: { !$0.isSkipped }) { throw Failure(description: problem.description) }
    return found
  }

  /// - Parameter roots: The modules that are wanted, the one first that gives the name. Those that they import come with them.
  private init(
    _ unanswered: AppModules, _ roots: [AppModules.Module], _ entry: AppEntry, as wanted: AppPlatform?, _ library: LibraryNames?,
    _ leftOut: LeftOutFiles, without left: Set<String>
  ) {
    let described = roots[0].needs.platforms
    choice = PlatformChoice(roots.flatMap(\.files), described: described, wanted: wanted)
    let found = unanswered.answered(as: choice.platform)
    let roots = roots.map { root in found.modules.first { $0.folder == root.folder && $0.name == root.name } ?? root }
    let app = roots[0]
    name = app.name
    folder = app.folder
    self.entry = entry
    // What a package's manifest describes beside the app is built by the package manager, from that manifest.
    let packaged = PackagedModules(found, app: app)
    let names = Dictionary(
      found.modules.filter { packaged[$0] == nil }.map { ($0.compilerName, $0) }, uniquingKeysWith: { one, _ in one })
    var order = roots
    var next = 0
    while next < order.count {
      for name in order[next].imports.sorted() {
        if let other = names[name], !order.contains(where: { $0.compilerName == name }) { order.append(other) }
      }
      next += 1
    }
    let system = choice.platform
    var places: [Placeholders.Place] = []
    modules = order.map { module in
      let present = module.files.filter { !left.contains($0.path) }
      let files = leftOut.isEmpty ? present : present.filter { !leftOut.contains($0.path) }
      let gone = leftOut.isEmpty ? [] : present.filter { leftOut.contains($0.path) }
      var replaced: [String: String] = [:]
      if let library {
        for (file, found) in zip(
          files,
          concurrentMap(
            files,
            Placeholders(files, library: library, leftOut: gone, conditions: module.language.conditions).replaced))
        {
          guard let found else { continue }
          replaced[file.path] = found.text
          places += found.places
        }
      }
      let imported = ThinModules.imported(
        by: files, isOwn: true, platform: system, conditions: module.language.conditions)
      let brought = ThinModules.broughtBySwiftUI(to: files, besides: imported)
      return Module(
        name: module.compilerName, files: files.map(\.path),
        dependencies: module.imports.filter { names[$0] != nil && $0 != module.compilerName }.sorted(),
        hasBundle: module.hasBundle, imports: module.imports,
        products: packaged.products(of: module),
        thinModules: imported.union(brought), broughtModules: brought,
        hasMain: module.files.contains(where: AppEntry.hasMainType), replaced: replaced, language: module.language)
    }
    placeholders = places
    references = packaged.references(of: order)
    unreadablePackages = app.needs.unreadable
    lock = app.needs.lock
    for name in order.flatMap({ $0.importsOfFiles.flatMap { $0 } }) { importers[name, default: 0] += 1 }
    resources = AppResourceFiles(of: order.flatMap { $0.files.map(\.path) }, and: order.flatMap(\.needs.resources))
  }

  /// What is said of placeholders, in lines.
  var placeholderNotes: [String] {
    Placeholders.notes(of: placeholders)
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
