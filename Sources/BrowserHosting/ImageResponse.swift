import Dispatch
import Foundation
import NIOCore
import NIOHTTP1
import SwiftUICore

extension HTTPHandler {
  /// Answers with an image that some page shows. Its name is made from its bytes, so browsers may keep it for as long as they like.
  ///
  /// The file is read on another thread: other pages do not wait for it. One at a time is, and all that ask for it have the same bytes of it.
  func sendImage(_ path: Substring, for request: HTTPRequestHead, _ context: ChannelHandlerContext) {
    guard ServedImages.shared.representation(at: path) != nil else {
      respond(.text(.notFound, "There is no image at \(path).\n"), to: request, context)
      return
    }
    let loop = context.eventLoop
    let channel = context.channel
    let bound = NIOLoopBound((self, context), eventLoop: loop)
    Self.reading.async {
      // Whoever has gone meanwhile needs none.
      guard channel.isActive else { return }
      let image = ServedImages.shared.load(path)
      // The connection's end may be the server's, with the event loop.
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          channel.executeIfActive { _ in
            let (handler, context) = bound.value
            handler.respond(Self.response(image), to: request, context)
          }
        }
      }
    }
  }

  private static let reading = DispatchQueue(label: "images", qos: .userInitiated)

  private static func response(_ image: ImageBytes?) -> Response {
    guard let image else { return .text(.notFound, "The image cannot be read any more.\n") }
    // Images come from anywhere. Opened by itself, a drawing would be a document: it runs nothing, and loads nothing.
    let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
    return Response(
      status: .ok, headers: [("Content-Type", image.format.mediaType), ("Content-Security-Policy", policy)],
      caching: "private, max-age=31536000, immutable", body: image.bytes, image: image)
  }
}
