import Foundation

/// Where images, colors and texts are looked up by name when the app names no bundle.
///
/// On Apple's platforms that is the main bundle. The package manager leaves the resources of each target in a bundle of its own
/// beside the program, so the app's bundles are the main one, that of the program's own target, then all others there, by name.
package enum AppBundle {
  /// The bundles in the order in which they are searched. Read once: a program's bundles do not change.
  package static let all: [Bundle] = bundles(
    main: .main, programName: Bundle.main.executableURL?.lastPathComponent ?? ProcessInfo.processInfo.processName)

  /// The bundles to search for a name: the one that the app names, or its own.
  package static func searched(_ bundle: Bundle?) -> [Bundle] {
    guard let bundle, bundle.bundleURL != Bundle.main.bundleURL else { return all }
    return [bundle]
  }

  static func bundles(main: Bundle, programName: String) -> [Bundle] {
    let folder = main.bundleURL
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".resources") }
    let own = names.filter { $0.hasSuffix("_\(programName).resources") }.sorted()
    let others = names.filter { !own.contains($0) }.sorted()
    return [main] + (own + others).compactMap { Bundle(path: folder.appendingPathComponent($0).path) }
  }
}
