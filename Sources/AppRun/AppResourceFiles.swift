import Foundation

/// What an app's bundle has beside the program: files in one folder, and those of each language in a folder of their own, as Xcode
/// lays them out.
struct AppResourceFiles: Equatable {
  /// The places of files and catalogs by their names in the bundle: `photo.png`, `Assets.xcassets`, `de.lproj/Localizable.strings`.
  private(set) var places: [String: String] = [:]
  /// Names that stand for several files, of which only the first is in the bundle.
  private(set) var repeated: [String] = []

  /// A folder with more is no folder of an app.
  private static let entryLimit = 50_000

  private static let skippedFolders: Set = ["Pods", "Carthage", "DerivedData", "node_modules", "checkouts", "fastlane"]
  /// What is compiled, describes the project, or is read by people.
  private static let skippedEndings: Set = [
    "swift", "h", "m", "mm", "c", "cpp", "metal", "storyboard", "xib", "entitlements", "xcconfig", "pbxproj", "md", "resolved",
    "xcdatamodeld", "xcodeproj", "xcworkspace", "playground", "playgroundbook", "xctestplan", "docc", "sh", "yml", "yaml",
  ]

  /// Looks through the folder around files of sources.
  ///
  /// - Parameter further: Files and folders that the app's project names, which may be elsewhere.
  init(of sources: [String], and further: [String] = []) {
    guard let folder = Self.commonFolder(of: sources) else { return }
    var left = Self.entryLimit
    collect(folder, prefix: "", left: &left)
    var known = [folder]
    // A folder before what is in it.
    for path in further.sorted() where !known.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      let name = (path as NSString).lastPathComponent
      if !isFolder.boolValue || name.hasSuffix(".xcassets") || name.hasSuffix(".bundle") {
        let outer = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        if !Self.skippedEndings.contains((name as NSString).pathExtension) {
          add(outer.hasSuffix(".lproj") ? "\(outer)/\(name)" : name, path)
        }
      } else {
        known.append(path)
        collect(path, prefix: name.hasSuffix(".lproj") ? name + "/" : "", besides: folder, left: &left)
      }
    }
  }

  /// - Parameter known: A folder that has been looked through.
  private mutating func collect(_ folder: String, prefix: String, besides known: String? = nil, left: inout Int) {
    if folder == known { return }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    var folders: [String] = []
    for name in names where left > 0 {
      left -= 1
      let path = folder + "/" + name
      let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last.map(String.init) ?? ""
      guard !Self.skippedEndings.contains(ending), !Self.skippedFolders.contains(name) else { continue }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if !isFolder.boolValue || ending == "xcassets" || ending == "bundle" {
        // A name without an ending is a license or a script.
        if !ending.isEmpty { add(prefix + name, path) }
      } else {
        folders.append(name)
      }
    }
    for name in folders {
      collect(folder + "/" + name, prefix: name.hasSuffix(".lproj") ? name + "/" : prefix, besides: known, left: &left)
    }
  }

  private mutating func add(_ name: String, _ path: String) {
    if places[name] == nil {
      places[name] = path
    } else {
      // Several catalogs may all be called Assets. Each is looked through.
      guard name.hasSuffix(".xcassets") else { return repeated.append(name) }
      var number = 2
      while places["\(number)-\(name)"] != nil { number += 1 }
      places["\(number)-\(name)"] = path
    }
  }

  static func commonFolder(of paths: [String]) -> String? {
    guard let first = paths.first else { return nil }
    var common = first.split(separator: "/").dropLast()
    for path in paths.dropFirst() {
      let folders = path.split(separator: "/").dropLast()
      common = common.prefix(zip(common, folders).prefix { $0 == $1 }.count)
    }
    return "/" + common.joined(separator: "/")
  }
}
