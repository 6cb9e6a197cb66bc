import Dispatch
import NIOWebSocket
import SwiftUICore

/// The open scenes of an app, by the names that their pages know.
@MainActor
final class SessionRegistry {
  /// The page does not know this scene any more and has to load itself anew.
  static let unknownScene = WebSocketErrorCode.unknown(4404)

  nonisolated let limits: ServerLimits
  nonisolated let log: ServerLog
  nonisolated let tellsLayout: Bool
  /// Before the path of each page.
  var base = ""
  private let app: any AppRuntime
  private var isEnded = false
  private var sessions: [String: Session] = [:]
  private let fontTables = FontTables()
  private var timers: [String: DispatchWorkItem] = [:]
  /// What lies over every page: why the app's next version is not there. Empty for nothing.
  var notice = "" {
    didSet { for session in sessions.values { session.show(notice: notice) } }
  }

  init(app: any AppRuntime, limits: ServerLimits = ServerLimits(), log: ServerLog = .standardError, tellsLayout: Bool = false) {
    self.tellsLayout = tellsLayout
    self.app = app
    self.limits = limits
    self.log = log
  }

  /// Whether the app has a scene at an address.
  func canOpen(_ address: SceneAddress) -> Bool { app.canOpen(address) }

  /// Opens a scene for somebody and gives its page; nil if too many are open.
  func openPage(at address: PageAddress = PageAddress(), for visitor: Visitor = Visitor()) -> String? {
    guard !isEnded, sessions.count < limits.sessions else { return nil }
    // Cookies name the tables of the browser's fonts.
    let fonts = PageFonts(fontTables, ids: FontTable.ids(inCookies: visitor.cookies))
    let session = Session(
      app, limits, at: address, locale: visitor.languages.flatMap { Locale(acceptLanguage: $0) }, fonts: fonts,
      windowSize: visitor.windowSize)
    // The app's own code has run, and may have stopped the server.
    guard !isEnded else {
      session.end()
      return nil
    }
    let name = Self.unguessableName()
    sessions[name] = session
    endLater(name, limits.firstWait)
    return session.page(named: name, base: base)
  }

  func session(_ scene: String) -> Session? { sessions[scene] }

  func join(scene: String, seenCommit: Int, _ link: SocketLink) {
    guard let session = sessions[scene] else {
      link.close(Self.unknownScene)
      return
    }
    timers.removeValue(forKey: scene)?.cancel()
    session.join(link, seenCommit: seenCommit)
    if !notice.isEmpty { session.show(notice: notice) }
  }

  func leave(scene: String, _ link: SocketLink) {
    guard let session = sessions[scene], session.leave(link) else { return }
    if session.isClosing {
      sessions[scene] = nil
      session.end()
    } else {
      endLater(scene, limits.reconnectWait)
    }
  }

  /// A message of a page. One that no page of this version sends ends its connection, and no other.
  func receive(_ text: String, scene: String, _ link: SocketLink) {
    guard let session = sessions[scene], session.link === link else { return }
    do {
      try session.receive(try ClientMessage(text))
    } catch ClientMessage.Malformed.notJSON {
      refuse(link, of: scene, .dataInconsistentWithMessage, "a message was not JSON")
    } catch ClientMessage.Malformed.unknown {
      refuse(link, of: scene, .policyViolation, "a message was not known")
    } catch Session.Refusal.tooFast {
      refuse(link, of: scene, .policyViolation, "events came too fast")
    } catch {
      refuse(link, of: scene, .policyViolation, "events were missing")
    }
  }

  /// Nothing that comes behind the message counts: the link leaves its session before it closes.
  private func refuse(_ link: SocketLink, of scene: String, _ code: WebSocketErrorCode, _ reason: String) {
    link.refuse(code, reason)
    leave(scene: scene, link)
  }

  /// Ends all scenes, then the app.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    for timer in timers.values { timer.cancel() }
    timers = [:]
    for session in sessions.values { session.end() }
    sessions = [:]
    app.terminate()
  }

  private func endLater(_ name: String, _ delay: DispatchTimeInterval) {
    let timer = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated {
        self?.timers[name] = nil
        self?.sessions.removeValue(forKey: name)?.end()
      }
    }
    timers.updateValue(timer, forKey: name)?.cancel()
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: timer)
  }

  /// 128 random bits.
  private static func unguessableName() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(generator.next() as UInt64, radix: 36) + String(generator.next() as UInt64, radix: 36)
  }
}
