import Foundation
import Migrator

/// The targets of an Xcode project with the Swift files that each compiles.
struct XcodeTargets {
  struct Target: Equatable, Sendable {
    let name: String
    let isTest: Bool
    /// Whether it is an extension, which an app or the system runs.
    var isExtension = false
    /// Whether it is the small part of an app that runs without being installed.
    var isClip = false
    /// Absolute paths without links.
    var files: Set<String>
    /// Folders all of whose files belong to the target, but for those that `excluded` names.
    var folders: [String] = []
    var excluded: Set<String> = []
    /// The files and folders that it takes beside its sources. Absolute paths without links.
    var resources: [String] = []
    /// What it takes of packages.
    var products: [PackageProduct] = []
    /// The systems that it is for.
    var platforms: [AppPlatform] = []
    /// How its sources are compiled.
    var language = LanguageSettings()

    func contains(_ path: String) -> Bool {
      files.contains(path) || (folders.contains { path.hasPrefix($0 + "/") } && !excluded.contains(path))
    }
  }

  private(set) var targets: [Target] = []
  /// The packages that the project names.
  private(set) var packages: [PackageReference] = []

  private var objects: [String: PropertyList] = [:]
  /// Where files and folders of the project are, by the identifiers of their references.
  private var places: [String: String] = [:]
  /// The folders that belong to targets as a whole.
  private var synchronizedGroups: [String: PropertyList] = [:]

  /// - Parameters:
  ///   - path: Where the project is: a folder whose name ends in `.xcodeproj`.
  ///   - data: What its `project.pbxproj` says.
  init(path: String, data: Data) throws(PropertyList.SyntaxError) {
    let list = try PropertyList(parsing: data)
    guard case .table(let objects)? = list["objects"], let root = list["rootObject"]?.string, let project = objects[root] else {
      throw PropertyList.SyntaxError(line: 1)
    }
    self.objects = objects
    synchronizedGroups = objects.filter { $0.value["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" }
    var folder = FileFinder.resolved((path as NSString).deletingLastPathComponent)
    if let inner = project["projectDirPath"]?.string, !inner.isEmpty { folder = Self.joined(folder, inner) }
    if let group = project["mainGroup"]?.string { placeChildren(of: group, folder: folder, root: folder, depth: 0) }
    let packages = XcodePackages(objects: objects, project: project, places: places, folder: folder, path: path)
    self.packages = packages.references
    targets = (project["targets"]?.strings ?? []).compactMap { identifier in
      var target = target(of: identifier)
      target?.products = objects[identifier].map(packages.products) ?? []
      target?.platforms = objects[identifier].map(packages.platforms) ?? []
      target?.language = objects[identifier].map(packages.language) ?? LanguageSettings()
      return target
    }
  }

  private mutating func placeChildren(of group: String, folder: String, root: String, depth: Int) {
    // A group that is in itself has no end.
    guard depth < 100, let object = objects[group] else { return }
    let own = place(of: object, in: folder, root: root).map(Self.existing)
    guard let own, places.updateValue(own, forKey: group) == nil else { return }
    for child in object["children"]?.strings ?? [] { placeChildren(of: child, folder: own, root: root, depth: depth + 1) }
  }

  /// What is at a path whatever the case of its letters, as disks of Apple's systems have it; the path itself where nothing is.
  private static func existing(_ path: String) -> String {
    guard !FileManager.default.fileExists(atPath: path), path != "/", path.hasPrefix("/") else { return path }
    let folder = existing((path as NSString).deletingLastPathComponent)
    let name = (path as NSString).lastPathComponent
    let same = try? FileManager.default.contentsOfDirectory(atPath: folder).filter {
      $0.caseInsensitiveCompare(name) == .orderedSame
    }
    return "\(folder)/\(same?.min() ?? name)"
  }

  private func place(of object: PropertyList, in folder: String, root: String) -> String? {
    let path = object["path"]?.string
    switch object["sourceTree"]?.string {
    case "<group>", nil: return path.map { Self.joined(folder, $0) } ?? folder
    case "SOURCE_ROOT": return path.map { Self.joined(root, $0) } ?? root
    case "<absolute>": return path
    default: return nil
    }
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    PackageLayout.absolute(path, in: folder)
  }

  private func target(of identifier: String) -> Target? {
    guard let object = objects[identifier], let name = object["name"]?.string else { return nil }
    let product = object["productType"]?.string ?? ""
    var target = Target(
      name: name, isTest: product.contains("unit-test") || product.contains("ui-testing"),
      isExtension: product.contains("extension"), isClip: product.contains("on-demand-install-capable"), files: [])
    for phase in object["buildPhases"]?.strings ?? [] where objects[phase]?["isa"]?.string == "PBXSourcesBuildPhase" {
      for file in objects[phase]?["files"]?.strings ?? [] {
        if let reference = objects[file]?["fileRef"]?.string, let place = places[reference] {
          target.files.insert(FileFinder.resolved(place))
        }
      }
    }
    for phase in object["buildPhases"]?.strings ?? [] where objects[phase]?["isa"]?.string == "PBXResourcesBuildPhase" {
      for reference in (objects[phase]?["files"]?.strings ?? []).compactMap({ objects[$0]?["fileRef"]?.string }) {
        // What is there in several languages is a group.
        let isGroup = objects[reference]?["isa"]?.string == "PBXVariantGroup"
        let files = isGroup ? objects[reference]?["children"]?.strings ?? [] : [reference]
        target.resources += files.compactMap { places[$0].map { FileFinder.resolved($0) } }
      }
    }
    let folders = Set(object["fileSystemSynchronizedGroups"]?.strings ?? [])
    for (group, object) in synchronizedGroups {
      guard let place = places[group].map({ FileFinder.resolved($0) }) else { continue }
      if folders.contains(group) {
        target.folders.append(place)
        target.resources.append(place)
      }
      for exception in object["exceptions"]?.strings ?? [] where objects[exception]?["target"]?.string == identifier {
        // What is an exception to a folder's target is left out; for another target it is taken in.
        for path in objects[exception]?["membershipExceptions"]?.strings ?? [] {
          let file = FileFinder.resolved(Self.joined(place, path))
          if folders.contains(group) { target.excluded.insert(file) } else { target.files.insert(file) }
        }
      }
    }
    return target
  }
}
