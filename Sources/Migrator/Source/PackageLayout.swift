import Foundation

/// Tells which module each file belongs to.
///
/// That is the target of the nearest package around it, else the folder of the nearest Xcode project, else what the command line
/// named. Nothing outside the file's git repository is looked at.
package struct PackageLayout {
  struct Place: Hashable, Sendable {
    let module: String
    /// The folder of the package, the project or the argument: two of them may have modules of the same name.
    let folder: String
    let root: ProjectRoot?
  }

  private struct Surroundings {
    var package: (manifest: PackageManifest, root: ProjectRoot)?
    var xcode: ProjectRoot?
  }

  private var known: [String: Surroundings] = [:]
  private let workingFolder = FileManager.default.currentDirectoryPath

  mutating func place(of file: FileFinder.File) -> Place {
    let path = Self.absolute(file.path, in: workingFolder)
    let surroundings = surroundings(of: Self.folder(of: path))
    if let (manifest, root) = surroundings.package {
      let relative = root.path == "/" ? String(path.dropFirst()) : String(path.dropFirst(root.path.count + 1))
      if let target = manifest.target(holding: relative) { return Place(module: target, folder: root.path, root: root) }
      if surroundings.xcode == nil {
        // Such files belong to no target: scripts, plug-ins of other tools. They are no part of the modules beside them.
        return Place(module: Self.name(of: root.path) + " without target", folder: root.path, root: root)
      }
    }
    if let root = surroundings.xcode { return Place(module: Self.name(of: root.path), folder: root.path, root: root) }
    let argument = Self.absolute(file.argument, in: workingFolder)
    let folder = argument == path ? Self.folder(of: path) : argument
    return Place(module: Self.name(of: folder), folder: folder, root: nil)
  }

  private mutating func surroundings(of folder: String) -> Surroundings {
    if let found = known[folder] { return found }
    var found = Surroundings()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let prefix = folder == "/" ? "/" : folder + "/"
    if names.contains("Package.swift"), let text = try? SourceReader.text(of: prefix + "Package.swift") {
      let manifest = PackageManifest(path: Self.shown(prefix + "Package.swift", from: workingFolder), text: text)
      let root = ProjectRoot(
        path: folder, outdatedSystems: manifest.outdatedSystems, outdatedTools: manifest.outdatedTools,
        libraryTargets: manifest.libraryTargets)
      found.package = (manifest, root)
    }
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
    if !projects.isEmpty {
      let systems = projects.flatMap { name in
        let path = "\(prefix)\(name)/project.pbxproj"
        return (try? SourceReader.text(of: path)).map {
          XcodeProject(path: Self.shown(path, from: workingFolder), text: $0).outdatedSystems
        } ?? []
      }
      found.xcode = ProjectRoot(path: folder, outdatedSystems: systems, outdatedTools: nil, libraryTargets: [:])
    }
    if found.package == nil, found.xcode == nil, folder != "/", !names.contains(".git") {
      found = surroundings(of: Self.folder(of: folder))
    }
    known[folder] = found
    return found
  }

  // MARK: Paths

  package static func absolute(_ path: String, in folder: String) -> String {
    URL(fileURLWithPath: path.hasPrefix("/") ? path : folder + "/" + path).standardizedFileURL.path
  }

  /// A path as the user may type it: relative if it lies below the working folder.
  package static func shown(_ path: String, from folder: String) -> String {
    path.hasPrefix(folder + "/") ? String(decoding: path.utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self) : path
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  private static func name(of folder: String) -> String { String(folder.split(separator: "/").last ?? "main") }
}

/// Makes names of modules unique: two packages of one run may each have a target of the same name.
struct ModuleNames {
  private let hasSeveralFolders: Bool

  init(_ places: [PackageLayout.Place]) { hasSeveralFolders = Set(places.map(\.folder)).count > 1 }

  func key(of place: PackageLayout.Place) -> String {
    hasSeveralFolders ? "\(place.folder)#\(place.module)" : place.module
  }
}
