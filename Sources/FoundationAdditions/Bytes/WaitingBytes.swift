import Foundation

/// Bytes that nobody has read yet: the first of them in memory, the others in a file without a name, which goes with this.
struct WaitingBytes {
  /// How many may wait in the file.
  static let most = 1 << 30

  private var pieces: [[UInt8]] = []
  private var first = 0
  private var count = 0
  private var file: FileHandle?
  /// What of the file was written, and read.
  private var end: UInt64 = 0
  private var begin: UInt64 = 0

  var isEmpty: Bool { first == pieces.count && begin == end }
  /// How many are in memory.
  var countInMemory: Int { count }

  /// - Throws: Where the file cannot be written, or holds too much.
  mutating func append(_ bytes: [UInt8]) throws {
    guard begin < end || count + bytes.count > SessionTransfer.limit else {
      pieces.append(bytes)
      count += bytes.count
      return
    }
    guard end - begin + UInt64(bytes.count) <= UInt64(Self.most) else {
      throw URLError(
        .dataLengthExceedsMaximum,
        userInfo: [NSLocalizedDescriptionKey: "More than \(Self.most) bytes of an answer wait to be read. Read them sooner."])
    }
    let file = try file ?? Self.open()
    self.file = file
    try file.seek(toOffset: end)
    try file.write(contentsOf: bytes)
    end += UInt64(bytes.count)
  }

  /// The next bytes; nil for none.
  mutating func next() throws -> [UInt8]? {
    if first < pieces.count {
      let piece = pieces[first]
      pieces[first] = []
      first += 1
      count -= piece.count
      if first == pieces.count { (pieces, first) = ([], 0) }
      return piece
    }
    guard let file, begin < end else { return nil }
    try file.seek(toOffset: begin)
    guard let data = try file.read(upToCount: Int(min(end - begin, 64 * 1024))), !data.isEmpty else {
      throw URLError(
        .cannotOpenFile, userInfo: [NSLocalizedDescriptionKey: "Bytes that wait to be read are no longer in their file."])
    }
    begin += UInt64(data.count)
    if begin == end {
      (begin, end) = (0, 0)
      try file.truncate(atOffset: 0)
    }
    return [UInt8](data)
  }

  private static func open() throws -> FileHandle {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("waiting-\(UUID().uuidString)")
    let descriptor = url.path.withCString { Foundation.open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    guard descriptor >= 0 else { throw URLError(.cannotCreateFile, userInfo: [NSURLErrorKey: url]) }
    unlink(url.path)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}
