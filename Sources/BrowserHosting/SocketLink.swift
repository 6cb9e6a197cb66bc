import NIOCore
import NIOWebSocket
import Synchronization

/// The other end of a session. Two links are the same if they are the same object.
final class SocketLink: Sendable {
  /// More than this unsent, and the page is not following: it is closed, and gets a whole tree when it comes back.
  static let unsentLimit = 8 * 1024 * 1024
  /// More than this received and not handled, and the socket is not read until that has been done.
  static let unhandledLimit = 512 * 1024
  /// Longer messages go out in parts: over a slow link a page hears something while the rest is on its way. Without, it would take the
  /// connection for broken.
  static let partLimit = 16 * 1024

  /// Asks the connection to close, with a line in the log if there is a reason.
  struct Closing {
    let code: WebSocketErrorCode
    let reason: String?
  }

  private let channel: any Channel
  private let unhandledBytes = Mutex(0)
  private let number = Atomic(0)

  init(_ channel: any Channel) {
    self.channel = channel
  }

  /// The number of the session that it has joined; nil before.
  var session: Int? {
    get {
      let number = number.load(ordering: .relaxed)
      return number == 0 ? nil : number
    }
    set { number.store(newValue ?? 0, ordering: .relaxed) }
  }

  /// False once the connection is gone, which the main actor may hear of later.
  var isOpen: Bool { channel.isActive }

  @MainActor
  func send(_ message: ByteBuffer) {
    channel.executeIfActive { channel in
      if channel.hasTooMuchUnsent {
        channel.close(promise: nil)
      } else {
        for part in Self.parts(of: message) { channel.write(WebSocketFrame(fin: true, opcode: .text, data: part), promise: nil) }
        channel.flush()
      }
    }
  }

  /// The parts of a message, which is a JSON array. Each but the last begins with a "+". None ends inside a character.
  static func parts(of message: ByteBuffer) -> [ByteBuffer] {
    var rest = message
    var parts: [ByteBuffer] = []
    // What is left must not look as if more came.
    while rest.readableBytes > partLimit || (!parts.isEmpty && rest.readableBytesView.first == UInt8(ascii: "+")) {
      let bytes = rest.readableBytesView
      var end = bytes.startIndex + min(bytes.count, partLimit) - 1
      while bytes[end] & 0b1100_0000 == 0b1000_0000 { end -= 1 }
      var part = ByteBuffer(string: "+")
      part.writeBytes(bytes[..<end])
      parts.append(part)
      rest.moveReaderIndex(forwardBy: end - bytes.startIndex)
    }
    return parts + [rest]
  }

  @MainActor
  func close(_ code: WebSocketErrorCode) {
    channel.executeIfActive { $0.pipeline.fireUserInboundEventTriggered(Closing(code: code, reason: nil)) }
  }

  /// Closes because of what the page has sent.
  @MainActor
  func refuse(_ code: WebSocketErrorCode, _ reason: String) {
    channel.executeIfActive { $0.pipeline.fireUserInboundEventTriggered(Closing(code: code, reason: reason)) }
  }

  // MARK: Back-pressure

  /// A message waits for the main actor.
  func willHandle(bytes: Int) {
    let isFull = unhandledBytes.withLock { unhandled in
      unhandled += bytes
      return unhandled > Self.unhandledLimit
    }
    if isFull { channel.setOption(.autoRead, value: false).whenComplete { _ in } }
  }

  @MainActor
  func didHandle(bytes: Int) {
    let hasRoomAgain = unhandledBytes.withLock { unhandled in
      let wasFull = unhandled > Self.unhandledLimit
      unhandled -= bytes
      return wasFull && unhandled <= Self.unhandledLimit
    }
    if hasRoomAgain { channel.executeIfActive { $0.setOption(.autoRead, value: true).whenComplete { _ in } } }
  }
}

extension Channel {
  /// Runs an action on the event loop, unless the connection is gone: then the server may be gone too, with the event loop. On the
  /// main actor, where servers stop, so that this one does not stop in between.
  @MainActor
  func executeIfActive(_ action: @escaping @Sendable (any Channel) -> Void) {
    guard isActive else { return }
    eventLoop.execute { action(self) }
  }

  /// To be asked on the event loop.
  var hasTooMuchUnsent: Bool {
    isActive && (try? syncOptions?.getOption(.bufferedWritableBytes)) ?? 0 > SocketLink.unsentLimit
  }
}
