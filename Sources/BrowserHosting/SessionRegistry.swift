import Dispatch
import NIOWebSocket
import SwiftUICore

/// The open scenes of an app, by the names that their pages know.
@MainActor
final class SessionRegistry {
  static let sessionLimit = 1000
  /// How long a scene waits for the socket of its page, at first and after a drop.
  static let firstWait = DispatchTimeInterval.seconds(30)
  static let reconnectWait = DispatchTimeInterval.seconds(120)
  /// The page does not know this scene any more and has to load itself anew.
  static let unknownScene = WebSocketErrorCode.unknown(4404)

  private let app: any AppRuntime
  private var sessions: [String: Session] = [:]
  private var timers: [String: DispatchWorkItem] = [:]

  init(app: any AppRuntime) {
    self.app = app
  }

  /// Opens a scene and gives its page; nil if too many are open.
  func openPage() -> String? {
    guard sessions.count < Self.sessionLimit else { return nil }
    let session = Session(app)
    let name = Self.unguessableName()
    sessions[name] = session
    endLater(name, Self.firstWait)
    return Page.html(scene: name, title: session.graph.title, root: session.graph.root)
  }

  func join(scene: String, seenFrame: Int, _ link: SocketLink) {
    guard let session = sessions[scene] else {
      link.close(Self.unknownScene)
      return
    }
    timers.removeValue(forKey: scene)?.cancel()
    session.join(link, seenFrame: seenFrame)
  }

  func leave(scene: String, _ link: SocketLink) {
    if sessions[scene]?.leave(link) == true { endLater(scene, Self.reconnectWait) }
  }

  /// A message of a page. One that no page of this version sends ends its connection, and no other.
  func receive(_ text: String, scene: String, _ link: SocketLink) {
    guard let session = sessions[scene], session.link === link else { return }
    do {
      try session.receive(try ClientMessage(text))
    } catch ClientMessage.Malformed.notJSON {
      refuse(link, .dataInconsistentWithMessage, "a message was not JSON")
    } catch ClientMessage.Malformed.unknown {
      refuse(link, .policyViolation, "a message was not known")
    } catch Session.Refusal.tooFast {
      refuse(link, .policyViolation, "events came too fast")
    } catch {
      refuse(link, .policyViolation, "events were missing")
    }
  }

  private func refuse(_ link: SocketLink, _ code: WebSocketErrorCode, _ reason: String) {
    ServerLog.write("closed a connection: \(reason)")
    link.close(code)
  }

  /// Ends all scenes, then the app.
  func end() {
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
    timers[name] = timer
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: timer)
  }

  /// 128 random bits.
  private static func unguessableName() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(generator.next() as UInt64, radix: 36) + String(generator.next() as UInt64, radix: 36)
  }
}
