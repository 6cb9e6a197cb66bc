import Foundation

/// Which shared libraries programs of Linux need: the names that stand in their dynamic sections.
enum SharedLibraries {
  /// What a program needs of Swift, with what that needs, and what it needs of the system.
  struct Needs: Equatable {
    /// The files of Swift's libraries, by their names.
    var files: [String: String] = [:]
    /// Names of libraries that Swift's folders do not have.
    var ofSystem: Set<String> = []
  }

  /// - Parameter folders: Where Swift's libraries are.
  static func needs(of program: String, folders: [String]) throws -> Needs {
    var needs = Needs()
    var rest = try names(in: program)
    while let name = rest.popLast() {
      guard needs.files[name] == nil, !needs.ofSystem.contains(name) else { continue }
      guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: "\($0)/\(name)") }) else {
        needs.ofSystem.insert(name)
        continue
      }
      needs.files[name] = "\(folder)/\(name)"
      rest += try names(in: "\(folder)/\(name)")
    }
    return needs
  }

  /// The names that one file says (`DT_NEEDED`).
  static func names(in path: String) throws -> [String] {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped), let file = ELFFile(data) else {
      throw PackFailure(description: "'\(path)' is no program of 64-bit Linux, or is damaged. Build it again.")
    }
    return file.neededNames
  }
}

/// The few parts of a 64-bit ELF file in the order of bytes of this machine that say what it needs. What lies outside of the file counts as
/// damage.
private struct ELFFile {
  private let data: Data
  private(set) var neededNames: [String] = []

  private struct Segment {
    let type: UInt32
    let offset: UInt64
    let address: UInt64
    let size: UInt64
  }

  init?(_ data: Data) {
    self.data = data
    // A mark, 64 bits, little end first.
    guard data.count > 64, Array(data.prefix(6)) == [0x7F, 0x45, 0x4C, 0x46, 2, 1],
      let table: UInt64 = number(at: 32), let length: UInt16 = number(at: 54), let count: UInt16 = number(at: 56), length >= 56
    else { return nil }
    var segments: [Segment] = []
    for index in 0..<UInt64(count) {
      let place = table &+ index * UInt64(length)
      guard let type: UInt32 = number(at: place), let offset: UInt64 = number(at: place &+ 8),
        let address: UInt64 = number(at: place &+ 16), let size: UInt64 = number(at: place &+ 32)
      else { return nil }
      segments.append(Segment(type: type, offset: offset, address: address, size: size))
    }
    // A program that is linked to nothing has no dynamic segment (2).
    guard let dynamic = segments.first(where: { $0.type == 2 }) else { return }
    var names: [UInt64] = []
    var strings: UInt64?
    for index in 0..<min(dynamic.size / 16, 100_000) {
      let place = dynamic.offset &+ index * 16
      guard let tag: UInt64 = number(at: place), let value: UInt64 = number(at: place &+ 8) else { return nil }
      if tag == 0 { break }
      if tag == 1 { names.append(value) }
      if tag == 5 { strings = value }
    }
    guard !names.isEmpty else { return }
    // The table of strings is said by its address in memory, in a part that is loaded (1).
    guard let strings,
      let around = segments.first(where: { $0.type == 1 && $0.address <= strings && strings - $0.address < $0.size })
    else { return nil }
    let start = around.offset &+ (strings - around.address)
    for name in names {
      guard let text = text(at: start &+ name) else { return nil }
      neededNames.append(text)
    }
  }

  private func number<Number: FixedWidthInteger>(at place: UInt64) -> Number? {
    let size = MemoryLayout<Number>.size
    guard let place = Int(exactly: place), place <= data.count - size else { return nil }
    return data.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: Number.self)) }
  }

  private func text(at place: UInt64) -> String? {
    guard let place = Int(exactly: place), place < data.count else { return nil }
    let bytes = data[(data.startIndex + place)...].prefix(4096)
    guard let end = bytes.firstIndex(of: 0), end > bytes.startIndex else { return nil }
    let name = String(decoding: bytes[..<end], as: UTF8.self)
    return name.contains("/") ? nil : name
  }
}
