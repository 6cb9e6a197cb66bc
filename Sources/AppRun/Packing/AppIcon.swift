import Foundation

/// The icon of an app: the largest PNG of its asset catalogs' app icon, or else a plain one with its first letter.
enum AppIcon {
  /// The ending of the file, and its bytes.
  struct File: Equatable {
    let ending: String
    let bytes: Data
  }

  /// - Parameter catalogs: The app's asset catalogs.
  static func file(in catalogs: [String], name: String) -> File {
    let pictures = sets(in: catalogs).lazy.compactMap(largestPicture)
    return pictures.first.map { File(ending: "png", bytes: $0) } ?? File(ending: "svg", bytes: Data(plain(name).utf8))
  }

  /// The folders of app icons; the one with the usual name first.
  private static func sets(in catalogs: [String]) -> [String] {
    let found = catalogs.sorted().flatMap { catalog -> [String] in
      let names = (FileManager.default.enumerator(atPath: catalog) ?? .init()).compactMap { $0 as? String }
      return names.filter { $0.hasSuffix(".appiconset") }.sorted().map { "\(catalog)/\($0)" }
    }
    let usual = found.filter { $0.hasSuffix("/AppIcon.appiconset") }
    return usual + found.filter { !$0.hasSuffix("/AppIcon.appiconset") }
  }

  private struct Contents: Decodable {
    struct Image: Decodable {
      struct Appearance: Decodable {}
      let filename: String?
      let appearances: [Appearance]?
    }
    let images: [Image]?
  }

  private static func largestPicture(in set: String) -> Data? {
    guard let text = FileManager.default.contents(atPath: set + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: text)
    else { return nil }
    // A name with a slash is no file of the set.
    let names = (contents.images ?? []).filter { ($0.appearances ?? []).isEmpty }.compactMap(\.filename).filter {
      !$0.contains("/")
    }
    let pictures = names.compactMap { name -> (width: Int, bytes: Data)? in
      guard let bytes = FileManager.default.contents(atPath: "\(set)/\(name)"), let width = width(ofPNG: bytes) else {
        return nil
      }
      return (width, bytes)
    }
    return pictures.max { $0.width < $1.width }?.bytes
  }

  /// Nil for what is no PNG.
  static func width(ofPNG bytes: Data) -> Int? {
    let bytes = Array(bytes.prefix(24))
    guard bytes.count == 24, bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] else { return nil }
    return bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A letter on a colour, both of the name.
  private static func plain(_ name: String) -> String {
    let letter = name.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() } ?? "A"
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
      <rect x="16" y="16" width="224" height="224" rx="50" fill="hsl(\(hash % 360), 55%, 45%)"/>
      <text x="128" y="174" font-family="sans-serif" font-size="132" font-weight="600" text-anchor="middle" fill="white">\(letter)</text>
      </svg>

      """
  }
}
