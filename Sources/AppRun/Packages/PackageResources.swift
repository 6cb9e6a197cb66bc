import Foundation

/// The resources of a target as Xcode takes them: catalogs and translations count without a word in the manifest, and a catalog stays whole.
struct PackageResources {
  /// The rules for the manifest.
  private(set) var rules: [String] = []
  /// Whether they are the manifest's own.
  private(set) var isAsBefore = true
  /// Other names for catalogs of which another has the same, relative to the target.
  private(set) var links: [String: String] = [:]

  private let folder: TargetFolder
  private let excluded: [String]
  private var taken: Set<String> = []

  /// - Parameter tools: The version that the manifest is written for: before 5.3 no target has resources.
  init(of target: PackageDump.Target, in folder: TargetFolder, tools: SemanticVersion, root: String = "") {
    self.folder = folder
    excluded = target.exclude.map(TargetFolder.normalized)
    guard tools >= SemanticVersion(5, 3, 0) else { return }
    let place = folder.path.isEmpty ? root : "\(root)/\(folder.path)"
    for resource in target.resources {
      let path = TargetFolder.normalized(resource.path)
      let inner = folder.catalogs.filter { Self.isIn($0, path) }
      guard resource.rule == "process", !inner.isEmpty else {
        rules.append(Self.rule(resource.rule, path, resource.localization))
        taken.formUnion(resource.rule == "copy" ? [(path as NSString).lastPathComponent] : [])
        continue
      }
      isAsBefore = false
      if inner != [path] { process(path, in: place, localization: resource.localization) }
      for catalog in inner { copy(catalog) }
    }
    let named = target.resources.map { TargetFolder.normalized($0.path) }
    for catalog in folder.catalogs where !named.contains(where: { Self.isIn(catalog, $0) }) {
      isAsBefore = false
      copy(catalog)
    }
    for file in folder.stringCatalogs where !named.contains(where: { Self.isIn(file, $0) }) {
      isAsBefore = false
      rules.append(Self.rule("process", file, nil))
    }
  }

  private static func isIn(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }

  /// All of a folder but for catalogs.
  private mutating func process(_ path: String, in place: String, localization: String?) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(place)/\(path)")) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && !name.hasSuffix(".swift") {
      let inner = path.isEmpty ? name : "\(path)/\(name)"
      if folder.catalogs.contains(inner) || excluded.contains(inner) { continue }
      if folder.catalogs.contains(where: { Self.isIn($0, inner) }) {
        process(inner, in: place, localization: localization)
      } else {
        rules.append(Self.rule("process", inner, localization))
      }
    }
  }

  private mutating func copy(_ catalog: String) {
    let name = (catalog as NSString).lastPathComponent
    guard !taken.insert(name).inserted else { return rules.append(Self.rule("copy", catalog, nil)) }
    var number = 2
    while !taken.insert("\(number)-\(name)").inserted { number += 1 }
    links["\(number)-\(name)"] = catalog
    rules.append(Self.rule("copy", "\(number)-\(name)", nil))
  }

  private static func rule(_ rule: String, _ path: String, _ localization: String?) -> String {
    let place = path.isEmpty ? "." : path
    return ".\(rule)(\(place.swiftLiteral)" + (localization.map { ", localization: .\($0)" } ?? "") + ")"
  }
}
