import CLibraries
import Foundation

/// The folder of resources that the package manager has made for the program's own target, beside the program.
///
/// Only the program itself knows whether it has one: the package manager leaves the folder's name among its strings.
enum OwnResources {
  /// Says which folder a program that was moved is missing, and what helps.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// Throws if the program has such a folder, and it is not there.
  static func check() throws(Missing) {
    guard let program = Bundle.main.executableURL, let bytes = try? Data(contentsOf: program, options: .alwaysMapped),
      let name = name(in: bytes, program: program.lastPathComponent),
      !FileManager.default.fileExists(atPath: Bundle.main.bundleURL.appendingPathComponent(name).path)
    else { return }
    throw Missing(
      description: """
        the folder \(name) is missing beside \(program.path). It has the app's images and other files: \
        copy it there from where the app was built.
        """)
  }

  /// Such as `Shop_Shop.resources`; nil if there is none, or the program has another name than when it was built.
  static func name(in bytes: Data, program: String) -> String? {
    let end = Array("_\(program).resources\0".utf8)
    return bytes.withUnsafeBytes { bytes in
      guard let found = memmem(bytes.baseAddress, bytes.count, end, end.count), let start = bytes.baseAddress else { return nil }
      let place = UnsafeRawPointer(found) - start
      // Alone, or as the end of the path where the program was built.
      let name = bytes[..<place].reversed().prefix { $0 != 0 && $0 != UInt8(ascii: "/") }.reversed()
      return String(decoding: name, as: UTF8.self) + String(decoding: end.dropLast(), as: UTF8.self)
    }
  }
}
