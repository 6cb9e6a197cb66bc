import Dispatch
import Foundation
import NIOCore
import NIOHTTP1
import SwiftUICore
import Synchronization

/// What a page asks before it sends a file: for which scene, for what in it, and what the file is.
struct UploadWish {
  /// Whoever sends it from another origin would have to ask first, and is not answered.
  static let sceneHeader = "X-Scene"
  static let nameHeader = "X-File-Name"

  let scene: String
  let target: ElementID
  let name: String
  let mediaType: String
  let size: Int

  init(_ request: HTTPRequestHead, _ path: Substring, _ caller: Caller, _ place: PublicAddress) throws(UploadRefusal) {
    func refusal(_ status: HTTPResponseStatus, _ reason: String) -> UploadRefusal {
      UploadRefusal(status: status, reason: reason)
    }
    let headers = request.headers
    guard WebSocketUpgrade.isOwn(headers.first(name: "Origin"), caller, place) else {
      throw refusal(.forbidden, "Files are taken from pages of this origin. Behind a proxy, --public-origin names it.")
    }
    guard let scene = headers.first(name: Self.sceneHeader), let id = UInt32(path.dropFirst("/upload/".count)), id > 0,
      let written = headers.first(name: Self.nameHeader), written.utf8.count <= 4096, let name = written.removingPercentEncoding
    else { throw refusal(.badRequest, "This is not how a page sends a file.") }
    guard !headers.contains(name: "Transfer-Encoding"), let size = headers.first(name: "Content-Length").flatMap({ Int($0) }),
      size >= 0
    else { throw refusal(.lengthRequired, "A file is sent with its length.") }
    (self.scene, target, self.name, self.size) = (scene, ElementID(id), name, size)
    mediaType = String((headers.first(name: "Content-Type") ?? "").prefix(100))
  }
}

/// A file that comes behind the head of a request. It is used on the event loop of its connection alone.
final class UploadReceiver {
  private enum Phase {
    /// The scene is asked.
    case asking([ByteBuffer])
    case writing(UploadFile, UploadTicket)
    /// What comes is not wanted any more, and the connection ends with it.
    case refused
    case over
  }

  let request: HTTPRequestHead
  private(set) var received = 0
  private let begun = NIODeadline.now()
  private var lastWord = NIODeadline.now()
  private var phase = Phase.asking([])
  /// Bytes that wait for the disk.
  private let pending = Counter()

  /// Counted on the event loop and on the queue of the disk.
  private final class Counter: Sendable { let bytes = Atomic(0) }
  private var isPaused = true
  private var isWhole = false
  private var isAsking: Bool { if case .asking = phase { true } else { false } }
  private var isRefused: Bool { if case .refused = phase { true } else { false } }
  private static let muchPending = 512 * 1024

  init(_ request: HTTPRequestHead) { self.request = request }

  /// Whether its sender has said nothing for too long, or is too slow.
  func isTooSlow(_ limits: UploadLimits) -> Bool {
    let now = NIODeadline.now()
    if isPaused || isWhole { return false }
    let seconds = (now - begun).nanoseconds / 1_000_000_000
    return now - lastWord > limits.silence || seconds > 60 && Int(seconds) * limits.leastBytesPerSecond > received
  }

  /// A part of the file has come.
  func take(_ bytes: ByteBuffer, _ handler: HTTPHandler, _ context: ChannelHandlerContext) {
    received += bytes.readableBytes
    lastWord = .now()
    switch phase {
    case .asking(let early): phase = .asking(early + [bytes])
    case .writing(let file, _): write(bytes, to: file, handler, context)
    case .refused, .over: break
    }
  }

  private func write(_ bytes: ByteBuffer, to file: UploadFile, _ handler: HTTPHandler, _ context: ChannelHandlerContext) {
    let (pending, count) = (pending, bytes.readableBytes)
    if pending.bytes.add(count, ordering: .relaxed).newValue > Self.muchPending, !isPaused { pause(true, context) }
    let bound = NIOLoopBound((self, handler, context), eventLoop: context.eventLoop)
    let channel = context.channel
    file.write(bytes) { isWritten in
      let rest = pending.bytes.subtract(count, ordering: .relaxed).newValue
      let hasRoomAgain = rest < Self.muchPending / 2 && rest + count >= Self.muchPending / 2
      guard !isWritten || hasRoomAgain else { return }
      // The connection's end may be the server's, with the event loop.
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          channel.executeIfActive { _ in
            let (receiver, handler, context) = bound.value
            if !isWritten {
              receiver.refuse(Self.notWritten, handler, context)
            } else if receiver.isPaused, !receiver.isAsking {
              receiver.pause(false, context)
            }
          }
        }
      }
    }
  }

  private static let notWritten = UploadRefusal(
    status: .insufficientStorage, reason: "The file could not be stored: please try again later.")

  /// While the disk, or the scene, has to catch up, nothing more is read.
  func pause(_ isPaused: Bool, _ context: ChannelHandlerContext) {
    self.isPaused = isPaused
    lastWord = .now()
    context.channel.setOption(.autoRead, value: !isPaused).whenComplete { _ in }
  }

  /// The scene takes the file.
  func begin(_ ticket: UploadTicket, _ handler: HTTPHandler, _ context: ChannelHandlerContext) {
    guard case .asking(let early) = phase else { return }
    let file = UploadFile(ticket.url)
    phase = .writing(file, ticket)
    pause(false, context)
    for bytes in early { write(bytes, to: file, handler, context) }
    if isWhole { finish(handler, context) }
  }

  /// It does not, or it cannot be stored. What still comes is read for a moment: a page that goes on sending would not see the answer.
  func refuse(_ refusal: UploadRefusal, _ handler: HTTPHandler, _ context: ChannelHandlerContext) {
    guard !isRefused else { return }
    phase = .refused
    handler.lingers = !isWhole
    pause(false, context)
    handler.respond(.text(refusal.status, refusal.reason + "\n"), to: request, context, keepsAlive: false)
  }

  /// All has come.
  func end(_ handler: HTTPHandler, _ context: ChannelHandlerContext) {
    isWhole = true
    switch phase {
    case .writing: finish(handler, context)
    case .refused: context.close(promise: nil)
    case .asking, .over: break
    }
  }

  private func finish(_ handler: HTTPHandler, _ context: ChannelHandlerContext) {
    guard case .writing(let file, let ticket) = phase else { return }
    phase = .over
    let bound = NIOLoopBound((self, handler, context), eventLoop: context.eventLoop)
    let (channel, sessions, request) = (context.channel, handler.sessions, request)
    let scene = request.headers.first(name: UploadWish.sceneHeader) ?? ""
    let isComplete = received == ticket.size
    file.close { isWritten in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          let token = isWritten && isComplete ? sessions.session(scene)?.transfers.arrive(ticket) : nil
          channel.executeIfActive { _ in
            let (receiver, handler, context) = bound.value
            handler.upload = nil
            receiver.pause(false, context)
            let answer: HTTPHandler.Response =
              token.map { .text(.ok, $0) }
              ?? (isWritten
                ? .text(.gone, "What asked for files is not there any more.\n")
                : .text(Self.notWritten.status, Self.notWritten.reason + "\n"))
            handler.respond(answer, to: request, context)
          }
        }
      }
    }
  }

  /// The connection has gone.
  func cancel() { phase = .over }
}

extension HTTPHandler {
  /// A page sends a file. The scene is asked before any of it is read.
  func receiveUpload(_ head: HTTPRequestHead, _ path: Substring, _ caller: Caller, _ context: ChannelHandlerContext) {
    let receiver = UploadReceiver(head)
    upload = receiver
    receiver.pause(true, context)
    let wish: UploadWish
    do { wish = try UploadWish(head, path, caller, place) } catch { return receiver.refuse(error, self, context) }
    watch(receiver, context)
    let (channel, sessions) = (context.channel, sessions)
    let browsers = keys.browsers(inCookies: head.headers["Cookie"])
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard channel.isActive else { return }
        let answer = Result { try sessions.beginUpload(wish, browsers: browsers, user: caller.user) }
        channel.executeIfActive { _ in
          let (handler, context) = bound.value
          switch answer {
          case .success(let ticket): handler.upload?.begin(ticket, handler, context)
          case .failure(let error):
            let refusal = error as? UploadRefusal ?? UploadRefusal(status: .internalServerError, reason: "\(error)")
            handler.upload?.refuse(refusal, handler, context)
          }
        }
      }
    }
  }

  /// Ends a connection that sends a file too slowly.
  private func watch(_ receiver: UploadReceiver, _ context: ChannelHandlerContext) {
    let bound = NIOLoopBound((self, receiver, context), eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: min(sessions.limits.uploads.silence, .seconds(10))) {
      let (handler, receiver, context) = bound.value
      guard handler.upload === receiver, context.channel.isActive else { return }
      if receiver.isTooSlow(handler.sessions.limits.uploads) { return context.close(promise: nil) }
      handler.watch(receiver, context)
    }
  }
}

extension SessionRegistry {
  /// Takes room for a file of a page.
  func beginUpload(_ wish: UploadWish, browsers: [String], user: String?) throws -> UploadTicket {
    guard let session = session(wish.scene), browsers.contains(session.browser), Self.isSame(session.user, user) else {
      throw UploadRefusal(status: .gone, reason: "The app does not know this page any more: please load it again.")
    }
    do {
      return try session.transfers.begin(
        wish.name, mediaType: wish.mediaType, size: wish.size, for: wish.target, in: session.graph)
    } catch let refusal as UploadRefusal {
      log(.info, "refused a file of \(wish.size) bytes: \(refusal.status.code)", session: session.number, kind: "upload")
      throw refusal
    }
  }
}
