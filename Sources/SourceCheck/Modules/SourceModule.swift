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
  /// What it needs of packages.
  var needs = PackageNeeds()

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
