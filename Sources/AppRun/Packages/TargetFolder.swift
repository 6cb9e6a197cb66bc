import Foundation
import Migrator
import SourceCheck
import Synchronization

/// The files of one target of a package, as the package manager finds them.
struct TargetFolder {
  /// The folder, relative to the package; empty for the package itself.
  let path: String
  /// The Swift files, relative to the package.
  private(set) var swiftFiles: [String] = []
  /// Asset catalogs and string catalogs, relative to the target.
  private(set) var catalogs: [String] = []
  private(set) var stringCatalogs: [String] = []
  /// The modules that the files import, or ask for.
  private(set) var imports: Set<String> = []
  /// Whether a file uses what `import Foundation` brings on Apple's platforms.
  private(set) var usesBroughtNames = false
  /// The files' texts.
  private(set) var texts: [String] = []

  /// The modules of Apple's that the files import, and thin modules stand for.
  func thinModules(as platform: AppPlatform) -> Set<String> {
    guard !imports.isDisjoint(with: ThinModules.names.keys) else { return [] }
    let files = texts.map { PlatformConditions.answered(SourceFile(path: "", text: $0), as: platform) }
    return ThinModules.imported(by: files, isOwn: false, platform: platform)
  }

  private let root: String

  /// A target with more is not looked through to its end.
  private static let limit = 20_000

  /// Nil if there is no such folder.
  init?(of target: PackageDump.Target, in package: String, targetCount: Int) {
    guard let path = Self.path(of: target, in: package, targetCount: targetCount) else { return nil }
    self.path = path
    root = path.isEmpty ? package : "\(package)/\(path)"
    let excluded = target.exclude.map(Self.normalized)
    // The folder itself is everything.
    let sources = target.sources.map { $0.map(Self.normalized) }.flatMap { $0.contains("") ? nil : $0 }
    var left = Self.limit
    collect("", excluded: excluded, sources: sources, left: &left)
    for file in swiftFiles {
      guard let text = try? SourceReader.text(of: "\(package)/\(file)") else { continue }
      texts.append(text)
      imports.formUnion(Self.imports(of: text))
      usesBroughtNames = usesBroughtNames || text.contains(Self.broughtNames)
    }
  }

  private static func path(of target: PackageDump.Target, in package: String, targetCount: Int) -> String? {
    if let path = target.path { return normalized(path) }
    let folders = target.type == "plugin" ? ["Plugins"] : target.type == "test" ? ["Tests"] : []
    for folder in folders + ["Sources", "Source", "src", "srcs"]
    where FileManager.default.fileExists(atPath: "\(package)/\(folder)/\(target.name)") {
      return "\(folder)/\(target.name)"
    }
    // The only target may have its files in Sources itself.
    return targetCount == 1 && FileManager.default.fileExists(atPath: package + "/Sources") ? "Sources" : nil
  }

  static func normalized(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  private mutating func collect(_ folder: String, excluded: [String], sources: [String]?, left: inout Int) {
    let place = folder.isEmpty ? root : "\(root)/\(folder)"
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted() where left > 0 {
      left -= 1
      let inner = folder.isEmpty ? name : "\(folder)/\(name)"
      guard !name.hasPrefix("."), !excluded.contains(where: { inner == $0 || inner.hasPrefix($0 + "/") }) else { continue }
      if name.hasSuffix(".xcassets") {
        catalogs.append(inner)
      } else if name.hasSuffix(".xcstrings") {
        stringCatalogs.append(inner)
      } else if name.hasSuffix(".swift") {
        guard !PackageManifests.isManifest(name) || !folder.isEmpty || !path.isEmpty else { continue }
        let isSource = sources.map { $0.contains { inner == $0 || inner.hasPrefix($0 + "/") } } ?? true
        if isSource { swiftFiles.append(path.isEmpty ? inner : "\(path)/\(inner)") }
      } else if Self.isFolder("\(root)/\(inner)") {
        collect(inner, excluded: excluded, sources: sources, left: &left)
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The modules that a text imports, also where a condition stands around it, and those whose presence it asks for.
  static func imports(of text: String) -> Set<String> {
    let kinds =
      #/(?m)^\s*(?:@\w+(?:\(\w+\))?\s+|(?:public|internal|package|private|fileprivate)\s+)*import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+)/#
    let asked = text.matches(of: #/canImport\(\s*(\w+)/#).map { String($0.1) }
    return Set(text.matches(of: kinds).map { String($0.1) } + asked)
  }

  private static var broughtNames: Regex<Substring> {
    #/\b(?:ObservableObject|AnyCancellable|AnyPublisher|PassthroughSubject|CurrentValueSubject)\b/#
  }
}

extension TargetFolder {
  private static let read = Mutex<[String: TargetFolder]>([:])

  /// The files of a target. What was fetched is the same as long as its revision is, and is read once.
  static func known(_ target: PackageDump.Target, in package: PackageResolution.Package, targetCount: Int) -> TargetFolder? {
    guard package.origin == .fetched, let revision = package.revision else {
      return TargetFolder(of: target, in: package.folder, targetCount: targetCount)
    }
    let key = "\(package.folder)\n\(revision)\n\(target.name)"
    if let found = read.withLock({ $0[key] }) { return found }
    let folder = TargetFolder(of: target, in: package.folder, targetCount: targetCount)
    if let folder { read.withLock { $0[key] = folder } }
    return folder
  }
}
