import Foundation

/// The names of types that the modules of this package declare, by its sources.
package final class LibraryNames: Sendable {
  /// All sources, one behind the other; empty where they are not there.
  private let text: [CChar]
  private let modules: Set<String>

  /// - Parameter library: The folder of this package.
  package init(library: String) {
    var data = Data()
    modules = Set((try? FileManager.default.contentsOfDirectory(atPath: library + "/Sources")) ?? [])
    for module in modules.sorted() where Self.isImported(module) {
      let folder = "\(library)/Sources/\(module)"
      for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() where name.hasSuffix(".swift") {
        data.append(FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data())
      }
    }
    text = data.isEmpty ? [] : data.map { CChar(bitPattern: $0) } + [0]
  }

  /// The sources around a folder of products.
  package convenience init(around products: URL) {
    var folder = products
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appending(path: "Sources/SwiftUICore").path) {
      folder.deleteLastPathComponent()
    }
    self.init(library: folder.path)
  }

  private static func isImported(_ module: String) -> Bool {
    module.hasPrefix("Oriel") || ["SwiftUICore", "SwiftUI", "SwiftData", "Combine", "FoundationAdditions"].contains(module)
  }

  /// Whether the sources are there. Without them nothing is known to be absent.
  package var isKnown: Bool { !text.isEmpty }

  /// Whether the package has a module of the name.
  func declaresModule(_ name: String) -> Bool { modules.contains(name) }

  /// Whether a type, or a function of C, of the name is declared.
  package func declares(_ name: String) -> Bool {
    text.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return false }
      return ["struct", "class", "enum", "protocol", "typealias", "actor", "func"].contains { keyword in
        let wanted = "\(keyword) \(name)"
        var place = strstr(start, wanted)
        while let found = place {
          let next = UInt8(bitPattern: found[wanted.utf8.count])
          if !(next == UInt8(ascii: "_") || Character(UnicodeScalar(next)).isLetter || Character(UnicodeScalar(next)).isNumber) {
            return true
          }
          place = strstr(found + 1, wanted)
        }
        return false
      }
    }
  }
}
