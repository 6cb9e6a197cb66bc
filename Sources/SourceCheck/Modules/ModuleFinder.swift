import Foundation
import Migrator
import SwiftSyntax

/// Tells which files are compiled together.
///
/// These are the targets of the nearest package or Xcode project around a file, within the folder that the command line names;
/// without such a
/// description all files of that folder. Nothing above the folder is looked at.
struct ModuleFinder {
  private(set) var modules: [SourceModule] = []
  private(set) var problems: [InputProblem] = []
  /// How many files are no part of what is checked, by the reason.
  private(set) var leftOut: [(reason: String, files: [String])] = []
  /// All targets that packages and projects describe, also those without a file.
  private(set) var describedTargets: Set<String> = []
  /// Files that describe projects to Tuist.
  private(set) var tuistDescriptions: [String] = []

  private struct Description {
    var manifest: PackageManifest?
    var projects: [XcodeTargets] = []
    /// What the manifest says of packages.
    var packages: ManifestPackages?
    var surroundings: PackageSurroundings?

    /// How a target of it is compiled.
    func language(of target: String) -> LanguageSettings {
      if let own = packages?.targets.first(where: { $0.name == target }) { return own.language }
      return projects.flatMap(\.targets).first { $0.name == target }?.language ?? LanguageSettings()
    }

    /// What a target of it needs of packages.
    func needs(of target: String) -> PackageNeeds {
      var needs = PackageNeeds()
      needs.lock = surroundings?.lock
      if let packages, packages.targets.contains(where: { $0.name == target }) {
        needs.references = packages.references
        needs.unreadable = packages.unreadable
        needs.products = packages.products(of: target)
        needs.platforms = packages.platforms
      } else {
        let projects = projects.filter { $0.targets.contains { $0.name == target } }
        needs.references = projects.flatMap(\.packages)
        let targets = projects.flatMap(\.targets).filter { $0.name == target }
        needs.products = targets.flatMap(\.products)
        needs.resources = targets.flatMap(\.resources)
        needs.platforms = targets.lazy.map(\.platforms).first { !$0.isEmpty } ?? []
      }
      for reference in surroundings?.references ?? []
      where !needs.references.contains(where: { $0.source == reference.source }) {
        needs.references.append(reference)
      }
      return needs
    }
  }

  private struct Key: Hashable {
    let folder: String
    let target: String
  }

  private let keepsDelegates: Bool
  private var descriptions: [String: Description?] = [:]
  private var keys: [Key] = []
  private var filesByKey: [Key: [SourceFile]] = [:]
  private let working = FileManager.default.currentDirectoryPath

  /// - Parameters:
  ///   - isTest: Whether a file is a test by what it imports.
  ///   - keepsDelegates: Whether delegates of applications and scenes are among the files of modules.
  init(
    _ files: [(file: SourceFile, argument: String)], keepsDelegates: Bool = false, isTest: (SourceFile) -> Bool
  ) {
    // An app that makes its delegate itself needs it.
    self.keepsDelegates = keepsDelegates || files.contains { $0.file.text.contains("ApplicationDelegateAdaptor") }
    for (file, argument) in files {
      let top = PackageLayout.absolute(argument, in: working)
      place(file, path: PackageLayout.absolute(file.path, in: working), top: top, isTest: isTest(file))
    }
    for key in keys {
      let files = filesByKey[key] ?? []
      // Two targets of the same files, for two systems, are one here.
      if let same = modules.firstIndex(where: { $0.folder == key.folder && $0.files.map(\.path) == files.map(\.path) }) {
        modules[same].name += ", " + key.target
      } else {
        var module = SourceModule(name: key.target, folder: key.folder, files: files)
        let description = descriptions[key.folder] ?? nil
        // A folder alone may be a package's target: what asks for its bundle has one.
        module.hasBundle =
          description?.manifest.map { hasResources(key.target, of: $0, in: key.folder) }
          ?? (description?.projects.isEmpty != false && files.contains { $0.text.contains("Bundle.module") })
        let targets = description?.projects.flatMap(\.targets).filter { $0.name == key.target } ?? []
        module.isExtension = targets.contains(where: \.isExtension)
        module.isClip = targets.contains(where: \.isClip)
        module.needs = description?.needs(of: key.target) ?? PackageNeeds()
        module.language = description?.language(of: key.target) ?? LanguageSettings()
        modules.append(module)
      }
    }
    for description in descriptions.values {
      describedTargets.formUnion(description?.manifest?.targets.map(\.name) ?? [])
      describedTargets.formUnion(description?.projects.flatMap(\.targets).map(\.name) ?? [])
    }
    if let first = tuistDescriptions.first {
      problems.append(
        InputProblem(
          first, nil, "This describes a project to Tuist, which is not read, so its targets are not told apart.",
          remedy: "Name the folder of one target.", isSkipped: true))
    }
  }

  /// Whether a target has resources: what its description names, and what Xcode takes without a word.
  private func hasResources(_ target: String, of manifest: PackageManifest, in folder: String) -> Bool {
    if manifest.hasResources(target) { return true }
    return manifest.folders(of: target).contains { place in
      let entries = FileManager.default.enumerator(atPath: place.isEmpty ? folder : "\(folder)/\(place)")
      var count = 0
      while count < 20_000, let path = entries?.nextObject() as? String {
        count += 1
        if [".xcassets", ".lproj", ".xcstrings", ".xib", ".storyboard"].contains(where: path.hasSuffix) { return true }
      }
      return false
    }
  }

  private mutating func place(_ file: SourceFile, path: String, top: String, isTest: Bool) {
    let folder = Self.parent(of: path)
    let surroundings = description(around: folder, top: top)
    if path.contains(".playground/") || path.contains(".playgroundbook/") { return leaveOut(file, "pages of playgrounds") }
    if Self.isTuistDescription(file) {
      tuistDescriptions.append(file.path)
      return leaveOut(file, "descriptions of Tuist projects")
    }
    if isTest { return leaveOut(file, "tests") }
    if !keepsDelegates, AppDelegates.isDelegate(file) { return leaveOut(file, "delegates of applications and scenes") }
    guard let (root, description) = surroundings else {
      return add(file, Key(folder: top, target: Self.name(of: top)))
    }
    if let manifest = description.manifest {
      let relative = String(decoding: path.utf8.dropFirst(root == "/" ? 1 : root.utf8.count + 1), as: UTF8.self)
      if let target = manifest.target(holding: relative) { return add(file, Key(folder: root, target: target)) }
      if description.projects.isEmpty { return leaveOut(file, "files that belong to no target") }
    }
    guard !description.projects.isEmpty else { return add(file, Key(folder: root, target: Self.name(of: root))) }
    let resolved = FileFinder.resolved(path)
    let targets = description.projects.flatMap(\.targets).filter { $0.contains(resolved) }
    let compiled = targets.filter { !$0.isTest }
    if targets.isEmpty {
      leaveOut(file, "files that belong to no target")
    } else if compiled.isEmpty {
      leaveOut(file, "tests")
    }
    for target in compiled { add(file, Key(folder: root, target: target.name)) }
  }

  private static func isTuistDescription(_ file: SourceFile) -> Bool {
    file.tree.statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text.hasPrefix("ProjectDescription") == true
    }
  }

  private mutating func add(_ file: SourceFile, _ key: Key) {
    if filesByKey[key] == nil { keys.append(key) }
    filesByKey[key, default: []].append(file)
  }

  private mutating func leaveOut(_ file: SourceFile, _ reason: String) {
    if let index = leftOut.firstIndex(where: { $0.reason == reason }) {
      leftOut[index].files.append(file.path)
    } else {
      leftOut.append((reason, [file.path]))
    }
  }

  // MARK: Descriptions

  private mutating func description(around folder: String, top: String) -> (String, Description)? {
    var current = folder
    while true {
      if let found = description(in: current) { return (current, found) }
      guard current != top, current != "/", current.utf8.count > top.utf8.count else { return nil }
      current = Self.parent(of: current)
    }
  }

  private mutating func description(in folder: String) -> Description? {
    if let known = descriptions[folder] { return known }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    var found: Description?
    if names.contains("Package.swift"), let text = try? SourceReader.text(of: folder + "/Package.swift") {
      let path = folder + "/Package.swift"
      found = Description(
        manifest: PackageManifest(path: path, text: text), packages: ManifestPackages(path: path, text: text))
    }
    for name in names where name.hasSuffix(".xcodeproj") {
      let path = "\(folder)/\(name)/project.pbxproj"
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      do {
        let targets = try XcodeTargets(path: "\(folder)/\(name)", data: data)
        found = found ?? Description()
        found?.projects.append(targets)
      } catch {
        problems.append(
          InputProblem(
            PackageLayout.shown(path, from: working), SourceFile.Location(line: error.line, column: 1),
            "This project file cannot be read, so its targets are not told apart.",
            remedy: "Open the project in Xcode and save it, or name the folder of one target.", isSkipped: true))
      }
    }
    if found != nil { found?.surroundings = PackageSurroundings(of: folder) }
    descriptions[folder] = .some(found)
    return found
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  private static func name(of folder: String) -> String { String(folder.split(separator: "/").last ?? "main") }
}
