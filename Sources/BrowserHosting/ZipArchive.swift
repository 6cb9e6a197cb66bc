import CLibraries
import Foundation
import SwiftUICore

/// A folder as one file, in the form ZIP, with its files as they are.
enum ZipArchive {
  private struct Entry {
    let name: [UInt8]
    let checksum: UInt32
    let size: UInt32
    let place: UInt32
  }

  /// Writes an archive, beside nothing else of that name. Links are left out: they may lead anywhere.
  static func write(_ folder: URL, to archive: URL) throws {
    try? FileManager.default.removeItem(at: archive)
    guard FileManager.default.createFile(atPath: archive.path, contents: nil, attributes: [.posixPermissions: 0o600]) else {
      throw CocoaError(.fileWriteUnknown)
    }
    let output = try FileHandle(forWritingTo: archive)
    defer { try? output.close() }
    var place: UInt64 = 0
    func put(_ bytes: [UInt8]) throws {
      try output.write(contentsOf: bytes)
      place += UInt64(bytes.count)
      guard place < UInt64(UInt32.max) else { throw CocoaError(.fileWriteOutOfSpace) }
    }
    var entries: [Entry] = []
    for path in try paths(in: folder) {
      let data = try Data(contentsOf: folder.appending(path: path), options: .mappedIfSafe)
      guard data.count < Int(UInt32.max), entries.count < Int(UInt16.max) - 1 else { throw CocoaError(.fileWriteOutOfSpace) }
      let entry = Entry(
        name: Array((folder.lastPathComponent + "/" + path).utf8), checksum: checksum(data), size: UInt32(data.count),
        place: UInt32(place))
      try put(little(0x0403_4B50, 4) + head(entry) + little(UInt64(entry.name.count), 2) + little(0, 2) + entry.name)
      try output.write(contentsOf: data)
      place += UInt64(data.count)
      entries.append(entry)
    }
    let start = place
    for entry in entries {
      try put(
        little(0x0201_4B50, 4) + little(20, 2) + head(entry) + little(UInt64(entry.name.count), 2) + little(0, 12)
          + little(UInt64(entry.place), 4) + entry.name)
    }
    let count = little(UInt64(entries.count), 2)
    try put(little(0x0605_4B50, 4) + little(0, 4) + count + count + little(place - start, 4) + little(start, 4) + little(0, 2))
  }

  private static func paths(in folder: URL) throws -> [String] {
    guard let files = FileManager.default.enumerator(atPath: folder.path) else { throw CocoaError(.fileReadUnknown) }
    var paths: [String] = []
    for case let path as String in files {
      if files.fileAttributes?[.type] as? FileAttributeType == .typeRegular { paths.append(path) }
    }
    return paths.sorted()
  }

  /// From the version on to the sizes: the names are in UTF-8, the files as they are, and of the first day that the form has.
  private static func head(_ entry: Entry) -> [UInt8] {
    little(20, 2) + little(0x0800, 2) + little(0, 2) + little(0, 2) + little(0x21, 2) + little(UInt64(entry.checksum), 4)
      + little(UInt64(entry.size), 4) + little(UInt64(entry.size), 4)
  }

  private static func little(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) : 0 }
  }

  static func checksum(_ data: Data) -> UInt32 {
    data.withUnsafeBytes { bytes in
      var value: UInt = 0
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = rest.prefix(1 << 30)
        value = UInt(
          crc32(uLong(value), UnsafeRawBufferPointer(rebasing: part).bindMemory(to: UInt8.self).baseAddress, uInt(part.count)))
        rest = rest.dropFirst(part.count)
      }
      return UInt32(truncatingIfNeeded: value)
    }
  }
}
