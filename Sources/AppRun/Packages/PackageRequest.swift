import Foundation
import Migrator
import SourceCheck

/// What an app asks of packages: which it names, which folders are given in place of addresses, and which versions are pinned.
struct PackageRequest {
  /// The folder of the app's project.
  let folder: String
  /// The packages that the app's targets name, each once. A folder wins over an address.
  private(set) var references: [PackageReference] = []
  /// Folders in place of addresses, by identity.
  private(set) var given: [String: String] = [:]
  private(set) var lock = PackageLock()
  /// The file of pins, if there is one.
  let lockFile: String?
  /// What the run says of it.
  private(set) var notes: [String] = []
  /// The folders of packages that the app names or that were given, with those that their manifests name, and so on. No manifest runs for that.
  private(set) var folders: [String] = []
  /// Packages in whose place a module of this package is.
  private(set) var standIns: Set<String> = []
  /// What manifests of these folders name by addresses.
  private(set) var further: [(identity: String, address: String)] = []
  /// Those of the folders whose manifests do not write all addresses out.
  private(set) var openFolders: [String] = []

  /// - Parameters:
  ///   - given: Folders that were given by hand, by identity.
  init(_ app: AppSources, given: [String: String], library: LibraryPackages) throws(AppSources.Failure) {
    folder = app.folder
    lockFile = app.lock
    if let file = app.lock, let data = FileManager.default.contents(atPath: file) {
      do { lock = try PackageLock(parsing: data, path: file) } catch { throw AppSources.Failure(description: "\(error)") }
    }
    let named = app.references.filter { !library.isLibrary($0.identity) }
    for reference in named.sorted(by: { $0.isLocal && !$1.isLocal }) {
      guard !references.contains(where: { $0.identity == reference.identity }), Self.isNeeded(reference, by: app) else {
        continue
      }
      if let module = ThinModules.packages[reference.identity] {
        notes.append(
          "The package \(reference.identity) is not built here: a module \(module) that does nothing but say so is in its place.")
        standIns.insert(reference.identity)
        continue
      }
      if ThinModules.introspectingPackages[reference.identity] != nil {
        notes.append(
          "The package \(reference.identity) is not built here: it reaches into views of UIKit and AppKit, which are not here.")
        standIns.insert(reference.identity)
        continue
      }
      if case .local(let folder) = reference.source, !Self.isPackage(folder),
        !given.keys.contains(where: { $0.lowercased() == reference.identity })
      {
        let failure = Self.noPackage(in: folder, reference)
        guard Self.isNeeded(missing: reference, by: app) else {
          notes.append("\(failure.description) No file imports it, so it is left out.")
          continue
        }
        throw failure
      }
      references.append(reference)
    }
    // Beside the project, without a word on the command line.
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: app.folder + "/Packages")) ?? []).sorted() {
      let (identity, folder) = (name.lowercased(), "\(app.folder)/Packages/\(name)")
      let isWanted = references.contains { $0.identity == identity && !$0.isLocal } || lock[identity] != nil
      if isWanted, Self.isPackage(folder) { self.given[identity] = folder }
    }
    for (identity, folder) in given.sorted(by: { $0.key < $1.key }) {
      guard Self.isPackage(folder) else {
        throw AppSources.Failure(
          description: "'\(folder)', given for the package \(identity), has no Package.swift. Name the folder of the package.")
      }
      self.given[identity.lowercased()] = folder
    }
    notes += app.unreadablePackages.map { text in
      "A package in \(app.folder)/Package.swift is not read, since its address or its versions are not written out: \(text)"
    }
    notes += self.given.sorted { $0.key < $1.key }.map { "The package \($0.key) is taken from \($0.value)." }
    readFolders(library)
  }

  /// Reads what the manifests of folders name, which are the person's own: what they bring is not.
  private mutating func readFolders(_ library: LibraryPackages) {
    let local = Set(references.filter(\.isLocal).map(\.identity)).union(given.keys)
    var pending = given.values + references.compactMap { given[$0.identity] == nil ? $0.folder : nil }
    while let folder = pending.popLast() {
      guard !folders.contains(folder) else { continue }
      folders.append(folder)
      for name in PackageManifests.names(in: folder) {
        let path = "\(folder)/\(name)"
        let manifest = (try? SourceReader.text(of: path)).map { ManifestPackages(path: path, text: $0) }
        if manifest?.unreadable.isEmpty != true, !openFolders.contains(folder) { openFolders.append(folder) }
        for reference in manifest?.references ?? [] where !local.contains(reference.identity) {
          switch reference.source {
          case .local(let inner): if Self.isPackage(inner) { pending.append(inner) }
          case .remote(let address, _):
            let isHere = library.isLibrary(reference.identity) || library.folder(of: reference.identity) != nil
            if !isHere, !further.contains(where: { $0 == (reference.identity, address) }) {
              further.append((reference.identity, address))
            }
          }
        }
      }
    }
    folders.sort()
    openFolders.sort()
  }

  /// The folders whose manifests count for an app; none if these cannot be told.
  static func folders(of app: AppSources, given: [String: String], library: LibraryPackages) -> [String] {
    (try? PackageRequest(app, given: given, library: library))?.folders ?? []
  }

  /// Whether the app takes something of a package that its project names: others are for tests and extensions, or check sources.
  private static func isNeeded(_ reference: PackageReference, by app: AppSources) -> Bool {
    // A manifest may name a product in one word.
    guard !reference.isLocal, reference.place.hasSuffix(".xcodeproj") else { return true }
    let products = app.modules.flatMap(\.products).filter { $0.package == reference.identity }
    return products.contains { !($0.isPlugin && PackageGraph.checksSources($0.name)) }
      || app.importers(ofPackage: reference.identity) > 0
  }

  /// Whether the app takes something of a package whose folder is not there. A product may be named without its package: it may be any
  /// that no package has which is there.
  private static func isNeeded(missing reference: PackageReference, by app: AppSources) -> Bool {
    guard reference.place.hasSuffix(".xcodeproj") else { return true }
    let known = Set(app.references.compactMap(\.folder).compactMap { ManifestPackages(in: $0) }.flatMap(\.products.keys))
    return app.modules.flatMap(\.products).contains { product in
      product.package.map { $0 == reference.identity } ?? !known.contains(product.name)
    } || app.importers(ofPackage: reference.identity) > 0
  }

  static func isPackage(_ folder: String) -> Bool { FileManager.default.fileExists(atPath: folder + "/Package.swift") }

  /// Those that are fetched: by identity, with their addresses.
  var remote: [(identity: String, address: String, requirement: PackageRequirement)] {
    references.compactMap { reference in
      guard case .remote(let address, let requirement) = reference.source, given[reference.identity] == nil else { return nil }
      return (reference.identity, address, requirement)
    }
  }

  var isEmpty: Bool { references.isEmpty }

  private static func noPackage(in folder: String, _ reference: PackageReference) -> AppSources.Failure {
    let begin = "\(reference.place) names the package \(folder), "
    guard FileManager.default.fileExists(atPath: folder) else {
      return AppSources.Failure(
        description: begin + "which is not there. Restore it, or give it with --package \(reference.identity)=FOLDER.")
    }
    var root = (folder as NSString).deletingLastPathComponent
    while root != "/" {
      if let modules = try? String(contentsOfFile: root + "/.gitmodules", encoding: .utf8) {
        let inner = String(decoding: folder.utf8.dropFirst(root.utf8.count + 1), as: UTF8.self)
        let paths = modules.matches(of: #/path\s*=\s*(.+)/#).map { String($0.1).trimmingCharacters(in: .whitespaces) }
        if let path = paths.first(where: { inner == $0 || inner.hasPrefix($0 + "/") }) {
          return AppSources.Failure(
            description: begin
              + "a submodule of git that has not been fetched. Run git submodule update --init \(path) in \(root).")
        }
        break
      }
      root = (root as NSString).deletingLastPathComponent
    }
    return AppSources.Failure(
      description: begin
        + "which has no Package.swift. Restore it, or give the package with --package \(reference.identity)=FOLDER.")
  }
}

extension PackageReference {
  var isLocal: Bool { folder != nil }

  /// The folder, of a package that is one.
  var folder: String? { if case .local(let folder) = source { folder } else { nil } }
}
