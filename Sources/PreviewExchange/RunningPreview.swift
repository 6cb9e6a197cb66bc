import Foundation

/// Notes which preview's code runs, in a file that outlives the process: what is written into its memory is there however the process ends.
package final class RunningPreview {
  private static let size = 4096
  private let memory: UnsafeMutableRawPointer

  /// Nil if the file cannot be made. Then it is not known which preview has ended a process.
  package init?(writing path: String) {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard ftruncate(file, off_t(Self.size)) == 0, let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != MAP_FAILED
    else { return nil }
    self.memory = memory
    note(nil)
  }

  deinit { munmap(memory, Self.size) }

  /// - Parameter preview: Nil where the code of none runs.
  package func note(_ preview: String?) {
    let bytes = Array((preview ?? "").utf8.prefix(Self.size - 4))
    // The count last: who reads it finds all the bytes.
    memory.storeBytes(of: 0, as: UInt32.self)
    bytes.withUnsafeBytes { (memory + 4).copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: bytes.count) }
    memory.storeBytes(of: UInt32(bytes.count), as: UInt32.self)
  }

  /// What a process has noted last; nil if that is nothing.
  package static func noted(in path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path), data.count == size else { return nil }
    let count = data.withUnsafeBytes { Int($0.loadUnaligned(as: UInt32.self)) }
    guard (1...size - 4).contains(count) else { return nil }
    return String(decoding: data[4..<4 + count], as: UTF8.self)
  }
}
