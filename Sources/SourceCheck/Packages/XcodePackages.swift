import Foundation
import Migrator

/// What an Xcode project says of packages: which it names, and which of their products each target takes.
struct XcodePackages {
  private(set) var references: [PackageReference] = []

  private let objects: [String: PropertyList]
  private let project: PropertyList
  private var byIdentifier: [String: PackageReference] = [:]

  /// - Parameters:
  ///   - project: The root object.
  ///   - places: Where files and folders of the project are, by the identifiers of their references.
  ///   - folder: Where the project's paths begin.
  ///   - path: The project, for what is said of it.
  init(objects: [String: PropertyList], project: PropertyList, places: [String: String], folder: String, path: String) {
    self.objects = objects
    self.project = project
    for identifier in project["packageReferences"]?.strings ?? [] {
      guard let object = objects[identifier], let source = Self.source(of: object, in: folder) else { continue }
      let reference = PackageReference(source, place: path)
      byIdentifier[identifier] = reference
      references.append(reference)
    }
    // Before there were references to local packages their folders were files of the project.
    for identifier in places.keys.sorted() where objects[identifier]?["isa"]?.string == "PBXFileReference" {
      guard let place = places[identifier].map(FileFinder.resolved), Self.isPackage(place) else { continue }
      let reference = PackageReference(.local(folder: place), place: path)
      if !references.contains(where: { $0.source == reference.source }) { references.append(reference) }
    }
  }

  static func isPackage(_ folder: String) -> Bool { FileManager.default.fileExists(atPath: folder + "/Package.swift") }

  private static func source(of object: PropertyList, in folder: String) -> PackageReference.Source? {
    switch object["isa"]?.string {
    case "XCRemoteSwiftPackageReference":
      guard let address = object["repositoryURL"]?.string, let requirement = requirement(object["requirement"]) else {
        return nil
      }
      return .remote(address: address, requirement)
    case "XCLocalSwiftPackageReference":
      guard let path = object["relativePath"]?.string ?? object["path"]?.string else { return nil }
      return .local(folder: FileFinder.resolved(PackageLayout.absolute(path, in: folder)))
    default: return nil
    }
  }

  private static func requirement(_ list: PropertyList?) -> PackageRequirement? {
    func text(_ key: String) -> String? { list?[key]?.string }
    func version(_ key: String) -> String? { text(key).map(PackageRequirement.version) }
    switch text("kind") {
    case "upToNextMajorVersion": return version("minimumVersion").map { .upToNextMajor($0) }
    case "upToNextMinorVersion": return version("minimumVersion").map { .upToNextMinor($0) }
    case "exactVersion": return version("version").map { .exact($0) }
    case "branch": return text("branch").map { .branch($0) }
    case "revision": return text("revision").map { .revision($0) }
    case "versionRange":
      guard let lower = version("minimumVersion"), let upper = version("maximumVersion") else { return nil }
      return .range(lower, upper)
    default: return nil
    }
  }

  // MARK: Targets

  /// What a target takes of packages.
  func products(of target: PropertyList) -> [PackageProduct] {
    var dependencies = target["packageProductDependencies"]?.strings ?? []
    // Plugins stand among what the target waits for.
    for dependency in target["dependencies"]?.strings ?? [] {
      if let product = objects[dependency]?["productRef"]?.string { dependencies.append(product) }
    }
    var products: [PackageProduct] = []
    for identifier in dependencies {
      guard let object = objects[identifier], let name = object["productName"]?.string else { continue }
      let package = object["package"]?.string.flatMap { byIdentifier[$0]?.identity }
      let isPlugin = name.hasPrefix("plugin:")
      let product = PackageProduct(
        name: isPlugin ? String(name.dropFirst("plugin:".count)) : name, package: package, isPlugin: isPlugin)
      if !products.contains(product) { products.append(product) }
    }
    return products
  }

  /// The systems that a target is for, by its settings or else the project's. Empty where none is named.
  func platforms(of target: PropertyList) -> [AppPlatform] {
    for owner in [target, project] {
      let list = owner["buildConfigurationList"]?.string.flatMap { objects[$0] }
      let settings = (list?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0]?["buildSettings"] }
      for key in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
        let words = settings.compactMap { $0[key] }.flatMap { $0.string.map { [$0] } ?? $0.strings }.joined(separator: " ")
        let found = Self.platforms.filter { words.contains($0.word) }.map(\.platform)
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  /// How a target's sources are compiled while it is worked on, by its settings or else the project's.
  func language(of target: PropertyList) -> LanguageSettings {
    let settings = [target, project].compactMap { owner -> PropertyList? in
      let list = owner["buildConfigurationList"]?.string.flatMap { objects[$0] }
      let configurations = (list?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }
      let used =
        configurations.first { $0["name"]?.string?.localizedCaseInsensitiveContains("debug") == true } ?? configurations.first
      return used?["buildSettings"]
    }
    return LanguageSettings { key in
      let values = settings.compactMap { $0[key] }.map { $0.string ?? $0.strings.joined(separator: " ") }
      guard let own = values.first else { return nil }
      // What a target takes over of its project it says so.
      return own.contains("$(inherited)") ? own + " " + values.dropFirst().joined(separator: " ") : own
    }
  }

  private static let platforms: [(word: String, platform: AppPlatform)] = [
    ("iphoneos", .ios), ("macosx", .macos), ("appletvos", .tvos), ("xros", .visionos), ("watchos", .watchos),
  ]
}
