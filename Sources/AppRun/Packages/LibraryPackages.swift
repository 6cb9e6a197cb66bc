import Foundation
import SourceCheck

/// The packages that SwiftUI here needs itself. An app that names one of them gets it in the version that SwiftUI is built with: a program has
/// one version of a package.
struct LibraryPackages {
  /// The folder of the package that has SwiftUI.
  let library: String
  private let pins: PackageLock
  /// Where the packages' sources may be.
  private let places: [String]

  /// - Parameter build: Where the library is built.
  init(library: String, build: String) {
    self.library = library
    let file = library + "/Package.resolved"
    pins = FileManager.default.contents(atPath: file).flatMap { try? PackageLock(parsing: $0, path: file) } ?? PackageLock()
    places = [library + "/.build/checkouts", (library as NSString).deletingLastPathComponent, build + "/checkouts"]
  }

  /// Products of the library that a target gets only where it imports them, so that nobody else builds them.
  static let furtherProducts = ["SwiftData"]

  /// The products that a target with these imports takes, besides those that it gets in any case.
  static func products(for imports: Set<String>) -> [String] { furtherProducts.filter { imports.contains($0) } }

  var identities: [String] { pins.pins.map(\.identity).sorted() }

  func pin(_ identity: String) -> PackageLock.Pin? { pins[identity] }

  /// The name that the library has among packages.
  var name: String { (library as NSString).lastPathComponent }

  private var identity: String { PackageReference.identity(of: library) }

  /// Whether a package is the library itself, which the generated package has anyway.
  func isLibrary(_ identity: String) -> Bool { identity == self.identity || identity == "oriel" }

  /// Where the sources of one of the packages are, if they have been fetched.
  func folder(of identity: String) -> String? {
    guard let pin = pins[identity] else { return nil }
    var name = (pin.location as NSString).lastPathComponent
    if name.hasSuffix(".git") { name.removeLast(4) }
    return places.map { "\($0)/\(name)" }.first { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
  }

  /// The dependency of a manifest on one of the packages, in the library's version.
  func dependency(on identity: String) -> String? {
    guard let pin = pins[identity] else { return nil }
    let version = pin.version.map { "exact: \($0.swiftLiteral)" } ?? pin.revision.map { "revision: \($0.swiftLiteral)" }
    return version.map { ".package(url: \(pin.location.swiftLiteral), \($0))" }
  }
}
