import Migrator

/// Files that are compiled together.
struct SourceModule {
  /// The target's or the folder's name.
  var name: String
  /// The folder of the package, the project or the argument.
  let folder: String
  var files: [SourceFile]
  /// Whether it is a package's target with resources, which it finds in `Bundle.module`.
  var hasBundle = false
  /// Whether it is an extension of an app, by its kind of product.
  var isExtension = false
  /// Whether it is the small part of an app that runs without being installed.
  var isClip = false
  /// What it needs of packages.
  var needs = PackageNeeds()
  /// How it is compiled.
  var language = LanguageSettings()
  /// The system as for which its conditions are answered. The files are as they are for that.
  var choice: PlatformChoice?
  /// What each file uses, once that is known.
  var uses: [SymbolUses] = []

  /// The modules that the files import.
  var imports: Set<String> { Set(uses.flatMap { $0.imports.map(\.module) }) }

  /// What stands in placeholders, if they are wanted.
  var placeholders: [Placeholders.Place] = []

  /// Answers the conditions of the files, and finds what they use.
  mutating func answer(as platform: AppPlatform, _ configuration: LinuxConfiguration) {
    files = files.map { PlatformConditions.answered($0, as: platform) }
    readUses(configuration)
  }

  /// Puts placeholders into the files.
  mutating func addPlaceholders(_ library: LibraryNames, _ configuration: LinuxConfiguration) {
    let replacing = Placeholders(files, library: library, conditions: language.conditions)
    for (index, found) in concurrentMap(files, replacing.replaced).enumerated() {
      guard let found else { continue }
      let file = files[index]
      files[index] = SourceFile(
        path: file.path, text: found.text, module: file.module, moduleName: file.moduleName, root: file.root)
      placeholders += found.places
    }
    if !placeholders.isEmpty { readUses(configuration) }
  }

  mutating func readUses(_ configuration: LinuxConfiguration) {
    let own = configuration.with(conditions: language.conditions)
    uses = concurrentMap(files) { SymbolUses($0, configuration: own) }
  }

  /// The name in letters that a module may have, and not that of an imported one.
  var compilerName: String {
    let letters = name.unicodeScalars.map { scalar in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      return isPlain ? Character(scalar) : "_"
    }
    let text = String(letters)
    if text.first?.isNumber == true || text.isEmpty { return "_" + text }
    return Self.taken.contains(text) || text.hasPrefix("Swift") || text.allSatisfy({ $0 == "_" }) ? text + "_module" : text
  }

  /// What tells it from the others of a run.
  var key: [String] { [folder, name] }

  private static let taken: Set = [
    "SwiftUI", "SwiftUICore", "ViewLayout", "Combine", "OpenCombine", "Foundation", "Observation", "Dispatch", "Glibc", "main",
    "BrowserHosting", "SwiftData",
  ]
}
