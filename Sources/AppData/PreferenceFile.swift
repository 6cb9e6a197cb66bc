import Foundation

/// The values of one domain of `UserDefaults` on the disk: a property list, in its binary form.
///
/// The file is always whole: a new one takes its place when all of it has reached the disk.
package struct PreferenceFile {
  /// The values of a domain, by their keys.
  package typealias Values = [String: Any]

  package let path: String

  /// - Parameter domain: The name of the app or of a suite. A file's name holds it with what has a meaning in paths as %2F.
  package init(of domain: String, in folder: String) throws(FileProblem) {
    let allowed = CharacterSet(charactersIn: "/%\0").inverted
    let name = domain.addingPercentEncoding(withAllowedCharacters: allowed) ?? domain
    path = "\(folder)/\(name.hasPrefix(".") ? "%2E" + name.dropFirst() : name)\(Self.ending)"
    // As long as names may be, with what is put around that of the new file.
    guard path.utf8.count - folder.utf8.count < 230 else { throw FileProblem(path, ENAMETOOLONG) }
  }

  private static let ending = ".plist"

  /// The domains that have a file in a folder.
  static func domains(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(ending) }
      .compactMap { String($0.dropLast(ending.count)).removingPercentEncoding }.sorted()
  }

  /// Which file stands at the path. Each one that replaces another is another one.
  package struct Identity: Equatable {
    let file: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int

    fileprivate init(_ status: stat) {
      file = UInt64(status.st_ino)
      size = Int64(status.st_size)
      seconds = Int(status.st_mtim.tv_sec)
      nanoseconds = Int(status.st_mtim.tv_nsec)
    }
  }

  /// Nil where there is none.
  var identity: Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Identity(status)
  }

  package enum Content {
    case missing
    case values(Values, Identity)
    case damaged
  }

  package func read() throws(FileProblem) -> Content {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return .missing }
      throw FileProblem(path)
    }
    defer { close(descriptor) }
    var bytes = Data()
    var part = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Foundation.read(descriptor, &part, part.count)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileProblem(path)
      }
      bytes.append(contentsOf: part[..<count])
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileProblem(path) }
    let values = try? PropertyListSerialization.propertyList(from: bytes, format: nil) as? Values
    return values.map { .values($0, Identity(status)) } ?? .damaged
  }

  /// Puts a new file in place of the old one.
  @discardableResult
  package func write(_ values: Values) throws(FileProblem) -> Identity {
    guard let bytes = try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0) else {
      throw FileProblem(path, EINVAL)
    }
    let new = newPath
    // What a process left that was ended while it wrote. Only who has the lock writes.
    unlink(new)
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileProblem(new) }
    var status = stat()
    do throws(FileProblem) {
      try Self.write(bytes, to: descriptor, at: new)
      guard fsync(descriptor) == 0, fstat(descriptor, &status) == 0 else { throw FileProblem(new) }
    } catch {
      close(descriptor)
      unlink(new)
      throw error
    }
    close(descriptor)
    guard rename(new, path) == 0 else {
      let problem = FileProblem(path)
      unlink(new)
      throw problem
    }
    Self.storeFolder(of: path)
    // Of this very file, whatever somebody else has put there meanwhile.
    return Identity(status)
  }

  private var newPath: String {
    let url = URL(fileURLWithPath: path)
    return url.deletingLastPathComponent().path + "/." + url.lastPathComponent + ".new"
  }

  private static func write(_ bytes: Data, to descriptor: Int32, at path: String) throws(FileProblem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FileProblem(path) }
      rest = rest.dropFirst(count)
    }
  }

  /// Without it a new name may be gone after the machine has lost its power. A folder that takes no such call keeps its names anyway.
  private static func storeFolder(of path: String) {
    let descriptor = open(URL(fileURLWithPath: path).deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Keeps a file that cannot be read under another name.
  ///
  /// - Returns: The new path.
  func putAside() throws(FileProblem) -> String {
    for number in 1...1000 {
      let aside = "\(path).damaged-\(number)"
      // Where there is one by that name, it stays.
      if link(path, aside) == 0 {
        unlink(path)
        return aside
      }
      if errno == EEXIST { continue }
      // Not all file systems have links.
      if access(aside, F_OK) != 0, rename(path, aside) == 0 { return aside }
      throw FileProblem(path)
    }
    throw FileProblem(path, EEXIST)
  }
}
