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
  }

  /// The target's name.
  package let name: String
  /// The folder of its project, absolute.
  package let folder: String
  /// The app's own module first, then those of the folder that it imports.
  let modules: [Module]
  let entry: AppEntry
  let resources: AppResourceFiles

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
    let names = Dictionary(found.modules.map { ($0.compilerName, $0) }, uniquingKeysWith: { one, _ in one })
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
      Module(
        name: module.compilerName, files: module.files.map(\.path).filter { !left.contains($0) },
        dependencies: module.imports.filter { names[$0] != nil && $0 != module.compilerName }.sorted(),
        hasBundle: module.hasBundle)
    }
    resources = AppResourceFiles(of: order.flatMap { $0.files.map(\.path) })
  }
}
