import Foundation
import Testing

@testable import BrowserHosting

/// SECURITY.md says what the code does.
@MainActor
@Suite struct SecurityPageTests {
  @Test func limits() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let page = try String(contentsOf: folder.appending(path: "../../SECURITY.md"), encoding: .utf8)
    let limits = ServerLimits()
    func kilobytes(_ bytes: Int) -> String { "\(bytes / 1024) KB" }
    func megabytes(_ bytes: Int) -> String { "\(bytes / 1024 / 1024) MB" }
    func seconds(_ interval: DispatchTimeInterval) -> Int {
      if case .seconds(let seconds) = interval { seconds } else { -1 }
    }
    let rows: KeyValuePairs = [
      "Connections at once": "\(limits.connections)",
      "Scenes at once": "\(limits.sessions)",
      "Scenes of one address that wait for their page": "\(limits.waitingByAddress)",
      "Time until a socket joins a scene": "\(limits.joinTime.nanoseconds / 1_000_000_000) seconds",
      "Time for a whole request": "\(limits.requestTime.nanoseconds / 1_000_000_000) seconds",
      "Time without taking anything of an answer": "\(limits.answerTime.nanoseconds / 1_000_000_000) seconds",
      "Requests of one connection without an answer": "\(PipelineLimit.limit)",
      "Answers on their way, with equal ones of a file once":
        "\(megabytes(limits.answerBytes)), and \(kilobytes(HTTPHandler.partSize)) for each connection",
      "One header field": kilobytes(HTTPHandler.headerFieldLimit),
      "All header fields": "\(kilobytes(HTTPHandler.headerLimit)), \(HTTPHandler.headerFieldCountLimit) fields",
      "One WebSocket frame": kilobytes(WebSocketConnection.frameLimit),
      "One message": "\(kilobytes(WebSocketConnection.messageLimit)), \(WebSocketConnection.messageFrameLimit) frames",
      "One text that somebody edits, with what has come of it in parts":
        "\(megabytes(limits.textBytes)); it waits \(seconds(limits.partsTime)) seconds for its next part",
      "All texts of all pages that have been begun and have no end":
        "\(megabytes(limits.begunBytes)); the one that has waited for longest goes, of the address that has most",
      "The text of a field of one line": kilobytes(limits.lineBytes),
      "Messages of one page that are heard at once":
        "\(Int(limits.eventsPerSecond)) a second, \(Int(limits.eventBurst)) in a row",
      "Frames of one socket": "\(Int(limits.framesPerSecond)) a second, \(Int(limits.frameBurst)) in a row",
      "Received and not handled yet, for one page": kilobytes(SocketLink.unhandledLimit),
      "Sent and not taken yet, for one page": megabytes(SocketLink.unsentLimit),
      "Kept for a page that comes back": megabytes(Session.keptBytesLimit),
      "A scene waits for its page":
        "\(seconds(limits.firstWait)) seconds at first, \(seconds(limits.reconnectWait)) after a drop, \(seconds(limits.leftWait)) when it was left",
    ]
    for (what, limit) in rows { #expect(page.contains("| \(what) | \(limit) |")) }
    let table = page.split(separator: "\n").count { $0.hasPrefix("| ") }
    #expect(table == rows.count + 2, "a limit in SECURITY.md is not checked here")
    #expect(page.contains("`\(try HostOptions(arguments: [], environment: [:]).host)`"))
  }
}
