import Foundation

/// Vouches for the addresses of pages that this app has made.
///
/// An address holds values: those of a stack's path, and that of a window. On Apple's platforms nobody but the app makes such values, and
/// code relies on that: it takes them for an index. So those count that stand in an address with the app's own mark, and no others.
struct AddressKey: Sendable {
  private let key: SigningKey
  /// Whether values count that anybody has written.
  let isOpen: Bool

  init(_ key: SigningKey = SigningKey(), isOpen: Bool = false) {
    self.key = key
    self.isOpen = isOpen
  }

  /// 128 bits in hexadecimal digits.
  func mark(of place: PageAddress) -> String { key.signature(of: Self.text(of: place)).prefix(16).hexadecimal }

  func isMark(_ mark: String?, of place: PageAddress) -> Bool {
    guard !isOpen else { return true }
    guard let mark else { return false }
    // Compared by their own signatures, so that the time tells nothing of how much was right.
    return key.isSignature(key.signature(of: mark), of: self.mark(of: place))
  }

  private static func text(of place: PageAddress) -> String { "address\n\(place.scene.path)\n\(place.path ?? "")" }

  /// The key that is kept in a file, which is made where it is missing: so addresses outlive the process, and processes that share the
  /// file share addresses.
  static func bytes(inFile path: String) throws -> [UInt8] {
    if let bytes = try kept(path) { return bytes }
    var generator = SystemRandomNumberGenerator()
    let new = (0..<32).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let draft = "\(path).\(UInt64.random(in: 0...UInt64.max, using: &generator))"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw KeyProblem(path) }
    let count = write(file, new, new.count)
    let isWritten = count == new.count && fsync(file) == 0
    let problem = KeyProblem(draft)
    close(file)
    defer { unlink(draft) }
    guard isWritten else { throw problem }
    // Whole or not at all; another process may have made it meanwhile, and then that one counts.
    if link(draft, path) != 0, errno != EEXIST { throw KeyProblem(path) }
    guard let bytes = try kept(path) else { throw KeyProblem(path, ENOENT) }
    return bytes
  }

  /// Nil if there is no such file.
  private static func kept(_ path: String) throws -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw KeyProblem(path)
    }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 33)
    let count = read(file, &bytes, bytes.count)
    guard count >= 0 else { throw KeyProblem(path) }
    guard count == 32 else { throw KeyProblem(path, nil) }
    return Array(bytes.prefix(32))
  }

  /// Why the key of addresses cannot be kept.
  struct KeyProblem: Error, CustomStringConvertible {
    let description: String

    init(_ path: String, _ code: Int32? = errno) {
      description =
        "\(path): \(code.map { String(cString: strerror($0)) } ?? "is no key of 32 bytes; remove it, and a new one is made")"
    }
  }
}
