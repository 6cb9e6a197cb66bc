import Foundation
import Migrator

/// A folder of the cache that is written anew each time. What is as it should be is not touched, so that nothing is built in
/// vain, and what
/// was not written this time goes.
struct CacheFolder {
  let path: String
  private var kept: Set<String> = []

  init(_ path: String) { self.path = path }

  mutating func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  mutating func write(_ data: Data, to name: String) throws {
    kept.insert(name)
    let file = "\(path)/\(name)"
    try makeFolder(of: name)
    if Self.isLink(file) { try FileManager.default.removeItem(atPath: file) }
    guard FileManager.default.contents(atPath: file) != data else { return }
    try data.write(to: URL(fileURLWithPath: file), options: .atomic)
  }

  /// A link with a name, which leads to a place.
  mutating func link(_ place: String, from name: String) throws {
    kept.insert(name)
    try makeFolder(of: name)
    try Self.link(place, from: "\(path)/\(name)")
  }

  /// Takes out all files and links that were not written, and folders without any.
  func removeOthers() throws {
    var folders: Set<String> = [""]
    for name in kept {
      var parts = name.split(separator: "/").dropLast()
      while !parts.isEmpty {
        folders.insert(parts.joined(separator: "/"))
        parts.removeLast()
      }
    }
    try removeOthers(in: "", folders: folders)
  }

  private func removeOthers(in folder: String, folders: Set<String>) throws {
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? [] {
      let name = folder.isEmpty ? entry : "\(folder)/\(entry)"
      if kept.contains(name) { continue }
      if folders.contains(name), !Self.isLink("\(path)/\(name)") {
        try removeOthers(in: name, folders: folders)
      } else {
        try FileManager.default.removeItem(atPath: "\(path)/\(name)")
      }
    }
  }

  /// Makes the folders around a file. One that was a link as a whole before leads to the person's own files, and must not be
  /// written into.
  private func makeFolder(of name: String) throws {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/\(part)"
      if Self.isLink(folder) { try FileManager.default.removeItem(atPath: folder) }
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  // MARK: Links

  static func isLink(_ path: String) -> Bool { (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil }

  static func link(_ place: String, from path: String) throws {
    let old = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    guard old != place else { return }
    // The same file by another way: there is nothing to link, and removing it would remove what is the person's own.
    if old == nil, FileFinder.resolved(path) == FileFinder.resolved(place) { return }
    if old != nil || FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: place)
  }

  /// A copy of a file, made anew when that has changed; of a folder a link.
  ///
  /// An app copies what its bundle has and writes into the copy. Of a link it would copy the link, and write into the person's
  /// own file.
  static func copy(_ place: String, to path: String) throws {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: place, isDirectory: &isFolder), !isFolder.boolValue else {
      return try link(place, from: path)
    }
    let source = FileFinder.resolved(place)
    let (new, old) = (try manager.attributesOfItem(atPath: source), try? manager.attributesOfItem(atPath: path))
    let date = new[.modificationDate] as? Date
    if let old, old[.type] as? FileAttributeType == .typeRegular, old[.size] as? NSNumber == new[.size] as? NSNumber,
      old[.modificationDate] as? Date == date
    {
      return
    }
    // Another's link is replaced, and what it leads to stays as it is.
    if old != nil { try manager.removeItem(atPath: path) }
    try manager.copyItem(atPath: source, toPath: path)
    if let date { try manager.setAttributes([.modificationDate: date], ofItemAtPath: path) }
  }
}
