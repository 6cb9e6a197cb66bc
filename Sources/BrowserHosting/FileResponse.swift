import Dispatch
import Foundation
import NIOCore
import NIOHTTP1
import SwiftUICore

/// A file that is sent part by part, as it is taken.
final class SentFile: Sendable {
  private let descriptor: Int32
  let size: Int

  /// Nil for what is no file, or cannot be read.
  init?(_ path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      if descriptor >= 0 { close(descriptor) }
      return nil
    }
    size = Int(status.st_size)
  }

  /// The bytes at a place; fewer if the file has become shorter.
  func bytes(at place: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(place)))
    }
  }

  deinit { close(descriptor) }
}

extension HTTPHandler {
  private static let opening = DispatchQueue(label: "files", qos: .userInitiated)

  /// Answers with a file that the app gives to the person who asks. A folder goes as an archive.
  func sendFile(_ path: Substring, for request: HTTPRequestHead, _ caller: Caller, _ context: ChannelHandlerContext) {
    let token = path.dropFirst("/file/".count).prefix { $0 != "/" }
    let (channel, sessions) = (context.channel, sessions)
    let browsers = keys.browsers(inCookies: request.headers["Cookie"])
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        guard channel.isActive else { return }
        let url = sessions.transfers.file(named: String(token), browsers: browsers, user: caller.user)
        Self.opening.async {
          let response = url.map(Self.response) ?? .text(.notFound, "There is no such file any more.\n")
          // The connection's end may be the server's, with the event loop.
          DispatchQueue.main.async {
            MainActor.assumeIsolated {
              channel.executeIfActive { _ in
                let (handler, context) = bound.value
                handler.respond(response, to: request, context)
              }
            }
          }
        }
      }
    }
  }

  private static func response(_ url: URL) -> Response {
    var url = url
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      let archive = url.deletingLastPathComponent().appending(path: url.lastPathComponent + ".zip")
      do {
        try ZipArchive.write(url, to: archive)
      } catch {
        StandardError.write("error: no archive of \(url.lastPathComponent) can be written: \(error)")
        return .text(.internalServerError, "The folder cannot be packed: \(error)\n")
      }
      url = archive
    }
    guard let file = SentFile(url.path) else { return .text(.notFound, "There is no such file any more.\n") }
    // It is stored, whatever is in it, and never shown as a page of the app.
    return Response(
      status: .ok,
      headers: [
        ("Content-Type", "application/octet-stream"), ("Content-Disposition", disposition(url.lastPathComponent)),
        ("Content-Security-Policy", "default-src 'none'; sandbox"),
      ], body: [], file: file)
  }

  /// RFC 6266: the name in its own characters, and one for who reads none of these.
  static func disposition(_ name: String) -> String {
    let plain = String(name.unicodeScalars.map { $0.isASCII && $0.value >= 32 && $0 != "\"" && $0 != "\\" ? Character($0) : "_" })
    let allowed = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
    return
      "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(name.addingPercentEncoding(withAllowedCharacters: allowed) ?? plain)"
  }
}
