import Foundation

/// What a program says of itself with `--version`: one line for people, and for scripts that compare what runs with what was built.
enum AppVersion {
  /// The version of this package.
  static let oriel = "0.1.0"

  /// Its name, its own version if its bundle has one, the beginning of what `sha256sum` says of its file, and this package's version.
  static func text(name: String, bundle: Bundle = .main) -> String {
    ([name] + [own(bundle), build(bundle).map { "(build \($0), Oriel \(oriel))" }].compactMap(\.self)).joined(separator: " ")
  }

  /// The version that the app's bundle has, if any.
  static func own(_ bundle: Bundle = .main) -> String? {
    bundle.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
  }

  /// The beginning of what `sha256sum` says of the program's file.
  static func build(_ bundle: Bundle = .main) -> String? {
    let file = bundle.executableURL.flatMap { try? Data(contentsOf: $0, options: .alwaysMapped) }
    return file.map { Digest.sha256($0).prefix(6).hexadecimal }
  }
}
