import Dispatch
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The method beside it has its name.
private func readBytes(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int { read(file, buffer, count) }

/// The bytes of a file, of a pipe, or of a connection, as they come.
final class FileBytes: ByteSource {
  /// How many bytes are read at once.
  private static let piece = 64 * 1024

  private let handle: FileHandle
  /// Whether it is a pipe, a connection or a terminal, whose bytes may not be there.
  private let comesInTime: Bool
  /// How many bytes the file has; nil for what is no file.
  let length: Int?
  private let queue = DispatchQueue(label: "FileBytes")

  init(_ handle: FileHandle) {
    self.handle = handle
    var status = stat()
    let kind = fstat(handle.fileDescriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
    comesInTime = [S_IFIFO, S_IFSOCK, S_IFCHR].contains(kind)
    length = kind == S_IFREG ? Int(status.st_size) : nil
  }

  /// - Throws: What Foundation throws where the file cannot be opened.
  convenience init(_ url: URL) throws { self.init(try FileHandle(forReadingFrom: url)) }

  func next() async throws -> [UInt8]? {
    let wait = ReadWait()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { reader in
        guard wait.begin(reader) else { return }
        // Neither the disk nor a pipe is waited for by a thread of Swift's own.
        queue.async { [self] in
          guard comesInTime, !isReady else { return wait.end(read()) }
          // Sources lock what they have.
          nonisolated(unsafe) let source = DispatchSource.makeReadSource(fileDescriptor: handle.fileDescriptor, queue: queue)
          wait.cancels { source.cancel() }
          source.setEventHandler { [self] in
            guard wait.isWaiting else { return }
            let bytes = read()
            if case .failure(let error as POSIXError) = bytes, error.code == .EAGAIN { return }
            source.cancel()
            wait.end(bytes)
          }
          source.activate()
        }
      }
    } onCancel: {
      wait.end(.failure(CancellationError()))
    }
  }

  /// Some of what comes in time never waits, and the system refuses to tell of it.
  private var isReady: Bool {
    var waiting = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }

  private func read() -> Result<[UInt8]?, any Error> {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.piece) { buffer, count in
      var found: Int
      repeat { found = readBytes(handle.fileDescriptor, buffer.baseAddress, buffer.count) } while found < 0 && errno == EINTR
      if found < 0 { code = errno }
      count = max(found, 0)
    }
    if code != 0 { return .failure(POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)) }
    return .success(bytes.isEmpty ? nil : bytes)
  }
}

/// One reader, who is woken once: by bytes, or by the end of its task.
private final class ReadWait: Sendable {
  typealias Reader = CheckedContinuation<[UInt8]?, any Error>

  private struct State {
    var reader: Reader?
    var isOver = false
    var cancel: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  var isWaiting: Bool { state.withLock { !$0.isOver } }

  /// False where it is over before it has begun.
  func begin(_ reader: Reader) -> Bool {
    let isOver = state.withLock { state in
      if !state.isOver { state.reader = reader }
      return state.isOver
    }
    if isOver { reader.resume(throwing: CancellationError()) }
    return !isOver
  }

  /// What is done where the wait ends from outside.
  func cancels(_ cancel: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if !state.isOver { state.cancel = cancel }
      return state.isOver
    }
    if isOver { cancel() }
  }

  func end(_ result: Result<[UInt8]?, any Error>) {
    let (reader, cancel) = state.withLock { state in
      state.isOver = true
      return (state.reader.take(), state.cancel.take())
    }
    cancel?()
    reader?.resume(with: result)
  }
}

extension FileHandle {
  /// The bytes from where the file, the pipe or the connection is read next, as they come. Where nobody reads, nothing is taken.
  public var bytes: AsyncBytes { AsyncBytes(handle: self) }

  /// The bytes of a file.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    public typealias AsyncIterator = ByteIterator

    let handle: FileHandle

    /// All iterators read on where another one has stopped.
    public func makeAsyncIterator() -> ByteIterator { ByteIterator(FileBytes(handle)) }
  }
}

extension URL {
  /// The bytes of a file, or of what a server has at the address, as they come. What is wrong is thrown where they are read.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
  /// The lines of a file, or of what a server has at the address, in UTF-8, without those that are empty.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

  /// The bytes of what is at an address.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    public typealias AsyncIterator = ByteIterator

    let url: URL

    /// Each iterator begins at the beginning.
    public func makeAsyncIterator() -> ByteIterator { ByteIterator(AddressBytes(url)) }
  }
}
