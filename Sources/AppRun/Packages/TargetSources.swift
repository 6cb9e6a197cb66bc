import Foundation
import Migrator
import SourceCheck
import Synchronization

/// What the files of a package's target become where it is built as for one of Apple's systems, as an app's own files do:
/// conditions are answered,
/// words of Objective-C go, and what is absent here gets placeholders.
struct TargetSources {
  /// Files that are different, by their paths in the package.
  private(set) var replaced: [String: String] = [:]
  /// Where placeholders stand.
  private(set) var placeholders: [Placeholders.Place] = []
  /// The modules of Apple's that the files import, and thin modules stand for.
  private(set) var imported: Set<String> = []
  /// Those that SwiftUI brings to files that do not import them.
  private(set) var brought: Set<String> = []

  var thinModules: Set<String> { imported.union(brought) }

  /// - Parameters:
  ///   - folder: The target's files.
  ///   - package: The folder of its package.
  ///   - platform: As for which system it is built. As for Linux nothing is different.
  ///   - library: By which it is known what is absent; nil for no placeholders.
  init(_ folder: TargetFolder, in package: String, as platform: AppPlatform, placeholders library: LibraryNames?) {
    imported = folder.thinModules(as: platform)
    guard platform != .linux else { return }
    let texts = Dictionary(
      folder.swiftFiles.compactMap { file in
        (try? SourceReader.text(of: "\(package)/\(file)")).map { (file, $0) }
      }, uniquingKeysWith: { one, _ in one })
    let names = texts.keys.sorted()
    let files = concurrentMap(names) { name in
      PlatformConditions.answered(SourceFile(path: "\(package)/\(name)", text: texts[name] ?? ""), as: platform)
    }
    brought = ThinModules.broughtBySwiftUI(to: files, besides: imported)
    let places = library.map { Placeholders(files, library: $0) }
    let found = concurrentMap(files) { places?.replaced(in: $0) }
    for (name, (file, found)) in zip(names, zip(files, found)) {
      placeholders += found?.places ?? []
      let text = found?.text ?? file.text
      let result = AppleWords.replaced(in: text) ?? text
      if result != texts[name] { replaced[name] = result }
    }
  }

  private static let read = Mutex<[String: TargetSources]>([:])

  /// The same for a target of a package. What was fetched is the same as long as its revision is, and is read once.
  static func known(
    _ folder: TargetFolder, in package: PackageResolution.Package, as platform: AppPlatform, placeholders library: LibraryNames?
  ) -> TargetSources {
    guard package.origin == .fetched, let revision = package.revision else {
      return TargetSources(folder, in: package.folder, as: platform, placeholders: library)
    }
    let key = "\(package.folder)\n\(revision)\n\(folder.path)\n\(folder.swiftFiles.count)\n\(platform)\n\(library != nil)"
    if let found = read.withLock({ $0[key] }) { return found }
    let sources = TargetSources(folder, in: package.folder, as: platform, placeholders: library)
    read.withLock { $0[key] = sources }
    return sources
  }
}
