import AppData
import Foundation
import Synchronization

/// The passwords of one app, in a file for the app's user alone. They are kept as they are, not enciphered: whoever may read the file has them.
struct Keychain: Sendable {
  /// Why something was not done.
  struct Failure: Error {
    let status: OSStatus
    init(_ status: OSStatus) { self.status = status }
  }

  typealias Item = [String: Any]

  /// The folder of the file.
  let folder: String
  /// The name of the app.
  let name: String

  /// One thread at a time; the lock of the folder is for processes.
  private static let turn = Mutex(())

  /// Another one than the app's. For tests.
  @TaskLocal static var chosen: Keychain?

  /// That of the app: in its container.
  static var ofApp: Keychain {
    if let chosen { return chosen }
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    return Keychain(
      folder: (folder?.path ?? NSHomeDirectory() + "/.local/share") + "/Keychains", name: ProcessInfo.processInfo.processName)
  }

  // MARK: Requests

  /// - Returns: What was added.
  @discardableResult
  func add(_ attributes: Item) throws -> Item {
    let kind = try KeychainQuery.kind(of: attributes)
    var item = try KeychainQuery.stored(attributes)
    item[kSecClass] = kind
    item[kSecAttrCreationDate] = item[kSecAttrCreationDate] ?? Date()
    item[kSecAttrModificationDate] = item[kSecAttrModificationDate] ?? Date()
    let added = item
    try change { items in
      guard !items.contains(where: { KeychainQuery.areSame($0, added) }) else { throw Failure(errSecDuplicateItem) }
      items.append(added)
    }
    return added
  }

  func find(_ query: Item) throws -> [Item] {
    let query = try KeychainQuery(query)
    let found = try Self.turn.withLock { _ in try locked { try $0.items() } }.filter(query.matches)
    guard !found.isEmpty else { throw Failure(errSecItemNotFound) }
    return found
  }

  func update(_ query: Item, to attributes: Item) throws {
    let query = try KeychainQuery(query)
    let new = try KeychainQuery.stored(attributes)
    guard attributes[kSecClass] == nil else { throw Failure(errSecParam) }
    try change { items in
      let places = items.indices.filter { query.matches(items[$0]) }
      guard !places.isEmpty else { throw Failure(errSecItemNotFound) }
      for place in places {
        items[place].merge(new) { $1 }
        items[place][kSecAttrModificationDate] = Date()
        let isTaken = items.indices.contains { $0 != place && KeychainQuery.areSame(items[$0], items[place]) }
        guard !isTaken else { throw Failure(errSecDuplicateItem) }
      }
    }
  }

  func delete(_ query: Item) throws {
    let query = try KeychainQuery(query)
    try change { items in
      let count = items.count
      items.removeAll(where: query.matches)
      guard items.count < count else { throw Failure(errSecItemNotFound) }
    }
  }

  // MARK: The file

  /// Nothing is written if `body` throws.
  private func change(_ body: (inout [Item]) throws -> Void) throws {
    try Self.turn.withLock { _ in
      try locked { file in
        var items = try file.items()
        try body(&items)
        try file.write(["items": items])
      }
    }
  }

  /// Waits some seconds for another process of the app.
  private func locked<R>(_ body: (PreferenceFile) throws -> R) throws -> R {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let file = try PreferenceFile(of: name, in: folder)
      for _ in 0..<5000 {
        guard let lock = try FolderLock.take(in: folder) else {
          usleep(1000)
          continue
        }
        // Held until the file is written.
        return try withExtendedLifetime(lock) { try body(file) }
      }
      throw Failure(errSecIO)
    } catch let problem as FileProblem {
      Self.tell("\(problem)")
      throw Failure(problem.code == ENOSPC || problem.code == EDQUOT ? errSecDiskFull : errSecIO)
    } catch let failure as Failure {
      throw failure
    } catch {
      Self.tell("\(folder): \(error.localizedDescription)")
      throw Failure(errSecIO)
    }
  }

  fileprivate static func tell(_ problem: String) {
    FileHandle.standardError.write(Data("warning: The keychain cannot be used: \(problem)\n".utf8))
  }
}

extension PreferenceFile {
  /// What is in it. A damaged one stays as it is: somebody may be able to mend it.
  fileprivate func items() throws -> [Keychain.Item] {
    switch try read() {
    case .missing: return []
    case .values(let values, _):
      if let items = values["items"] as? [Keychain.Item] { return items }
    case .damaged: break
    }
    Keychain.tell("\(path) is damaged. Put a copy in its place, or remove it: then everybody has to sign in again.")
    throw Keychain.Failure(errSecDecode)
  }
}
