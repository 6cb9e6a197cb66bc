import CLibraries
import Dispatch
import Foundation
import NIOWebSocket
import SwiftUICore

/// The open scenes of an app, by the names that their pages know.
@MainActor
final class SessionRegistry: SessionEnding {
  /// The page does not know this scene any more and has to load itself anew.
  static let unknownScene = WebSocketErrorCode.unknown(4404)
  /// The request of the socket came from a browser that the app has given no name, or has kept none.
  static let unknownBrowser = WebSocketErrorCode.unknown(4401)
  /// Whoever looks at the page is not signed in any more as who they were.
  static let signedOut = WebSocketErrorCode.unknown(4403)

  nonisolated let limits: ServerLimits
  nonisolated let log: ServerLog
  nonisolated let metrics = ServerMetrics()
  nonisolated let tellsLayout: Bool
  /// What opens the app's pages, which are windows of a desktop; nil where browsers show them to whoever asks.
  nonisolated let windowKey: WindowKey?
  /// Which addresses have values that count.
  nonisolated let addresses: AddressKey
  /// Before the path of each page.
  var base = ""
  /// What encrypts the server's connections, if anything does.
  var certificate: (any ConnectionSecurity)?
  var certificateEnd: Date? { certificate?.end }
  private let app: any AppRuntime
  private(set) var isEnded = false
  private(set) var sessions: [String: Session] = [:]
  private var newestNumber = 0
  private let messages = MessageOrder()
  /// Who asks for pages, by address.
  private var visitors: [String: MessageOrder.Sender] = [:]
  private static let manyVisitors = 1000
  private let fontTables = FontTables()
  private let begunTexts: BegunTexts
  let transfers: Transfers
  /// Since memory was given back.
  private var endedCount = 0
  private var isGivingBack = false
  private static let manyEnded = 100
  private var timers: [String: DispatchWorkItem] = [:]
  /// The scenes whose pages have had no socket yet, and those whose sockets have gone.
  private(set) var waiting = ScenesByAddress()
  private(set) var left = ScenesByAddress()
  private(set) var byAddress = ScenesByAddress()
  /// The newest scenes that have ended with their users' sessions: pages that come back to them are told.
  private var signedOut: [String] = []
  private static let manySignedOut = 1000
  /// What lies over every page: why the app's next version is not there. Empty for nothing.
  var notice = "" {
    didSet {
      if let outerPage { return outerPage.hearNotice(notice) }
      for session in sessions.values { session.show(notice: notice) }
    }
  }
  /// The page that shows the windows in frames, if one does.
  nonisolated let outerPage: OuterPage?

  init(
    app: any AppRuntime, limits: ServerLimits = ServerLimits(), log: ServerLog = .current, tellsLayout: Bool = false,
    addresses: AddressKey = AddressKey(), outerPage: OuterPage? = nil, windowKey: WindowKey? = nil
  ) {
    self.tellsLayout = tellsLayout
    self.windowKey = windowKey
    self.outerPage = outerPage
    if let outerPage { messages.onRun = outerPage.runs }
    self.addresses = addresses
    self.app = app
    self.limits = limits
    begunTexts = BegunTexts(limit: limits.begunBytes)
    transfers = Transfers(limits.uploads)
    self.log = log
    if metrics.hasBackend { tellBackend() }
  }

  /// Tells the app's backend of metrics what goes up and down, as often as such are asked.
  private func tellBackend() {
    metrics.tell(gauges)
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(15)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.isEnded else { return }
        self.tellBackend()
      }
    }
  }

  /// How large the window is that opens first; nil where the app does not say.
  var firstSize: CGSize? { app.windowTraits(at: .first)?.size }

  /// Whether the scene that opens first has any number of windows.
  var opensMore: Bool { app.windowTraits(at: .first)?.kind == .group }

  /// Whether the app has a scene at an address.
  func canOpen(_ address: SceneAddress) -> Bool { app.canOpen(address) }

  /// Opens a scene for somebody and gives its page; nil if too many are open.
  func openPage(at address: PageAddress = PageAddress(), for visitor: Visitor = Visitor()) -> String? {
    guard !isEnded else { return nil }
    guard isReady(for: visitor) else {
      metrics.count(.refusedPages)
      if !isDraining { log(.warning, "refused a page: \(count) scenes are open", kind: "scenes") }
      return nil
    }
    makeRoom(for: visitor)
    // Cookies name the tables of the browser's fonts.
    let fonts = PageFonts(fontTables, ids: fontIDs(of: visitor))
    newestNumber += 1
    let session = Session(
      app, limits, messages, number: newestNumber, at: address, locale: visitor.languages.flatMap { Locale(acceptLanguage: $0) },
      fonts: fonts,
      windowSize: outerPage?.windowSize(address.scene) ?? visitor.windowSize, browser: visitor.browser, user: visitor.user,
      visitor: visitor.address,
      metrics: metrics, others: SessionEnder(self), addresses: addresses, begunTexts: begunTexts,
      desktop: windowKey.map { _ in SessionWindow(app.windowTraits(at: address.scene)) }, transfers: transfers)
    // The app's own code has run, and may have stopped the server.
    guard !isEnded else {
      session.end()
      return nil
    }
    let name = Self.unguessableName()
    session.refuse = { [weak self] link, reason in self?.refuse(link, of: name, .policyViolation, reason) }
    sessions[name] = session
    waiting.add(name, of: visitor.address)
    byAddress.add(name, of: visitor.address)
    endLater(name, limits.firstWait)
    metrics.count(.pages)
    return session.page(named: name, base: base)
  }

  /// Works off what a visitor asks for: at once, unless their address asks for more than people do.
  func hear(_ visitor: Visitor, _ request: @escaping () -> Void) {
    if messages.hear(from: sender(visitor.address), request) { return }
    isLate("an address asks for more pages than people do: they wait")
  }

  private func sender(_ address: String?) -> MessageOrder.Sender {
    if let sender = visitors[address ?? ""] { return sender }
    if visitors.count >= Self.manyVisitors { visitors = visitors.filter { !$0.value.isNew } }
    let sender = MessageOrder.Sender(limits)
    visitors[address ?? ""] = sender
    return sender
  }

  private func isLate(_ reason: String, session: Int? = nil) {
    metrics.count(.lateMessages)
    log(.info, reason, session: session, kind: reason)
  }

  /// How many scenes there are.
  var count: Int { sessions.count }

  func sessionCount(_ isCounted: (Session) -> Bool) -> Int { sessions.values.count(where: isCounted) }

  /// No page is made any more; those that are there go on.
  private(set) var isDraining = false

  /// Waits until all scenes have ended, or for so long.
  func drain(for time: DispatchTimeInterval, then end: @escaping @MainActor @Sendable () -> Void) {
    isDraining = true
    log(.info, "ending: \(count) scenes are open, and no page is made any more")
    onEmpty = end
    DispatchQueue.main.asyncAfter(deadline: .now() + time) { MainActor.assumeIsolated { end() } }
    endWaitingScenes()
  }

  /// Nobody is there any more to be asked to wait for.
  private var onEmpty: (@MainActor @Sendable () -> Void)?

  private func endWaitingScenes() {
    for scene in waiting.scenes { end(scene) }
  }

  func session(_ scene: String) -> Session? { sessions[scene] }

  /// The tables of the browser's fonts: those that it has named, or those that one that has never been here most probably draws.
  private func fontIDs(of visitor: Visitor) -> [String] {
    let named = FontTable.ids(inCookies: visitor.cookies)
    return named.isEmpty ? OwnFont.ids(forBrowser: visitor.agent ?? "") : named
  }

  func end(_ scene: String, _ code: WebSocketErrorCode = .goingAway) {
    forget(scene)
    byAddress.remove(scene)
    timers.removeValue(forKey: scene)?.cancel()
    sessions.removeValue(forKey: scene)?.end(code)
    giveMemoryBackSoon()
    if sessions.isEmpty { onEmpty?() }
  }

  /// Views disappear in it, and what those do may end others.
  func endSessions(of user: String) -> Int {
    let scenes = sessions.filter { Self.isSame($0.value.user, user) }.map(\.key)
    signedOut = (signedOut + scenes).suffix(Self.manySignedOut)
    for scene in scenes { end(scene, Self.signedOut) }
    if !scenes.isEmpty { log(.info, "ended all sessions of a user: \(scenes.count) of them") }
    return scenes.count
  }

  /// Two names are the same if their bytes are: of two that look alike one may be somebody else's.
  static func isSame(_ user: String?, _ other: String?) -> Bool {
    user.map { Array($0.utf8) } == other.map { Array($0.utf8) }
  }

  /// The scene is not one of those without a socket any more.
  private func forget(_ scene: String) {
    waiting.remove(scene)
    left.remove(scene)
  }

  /// The C library keeps what is freed. After many scenes have gone that is more than the app uses, and with the last one goes what the
  /// models have kept for all that looked at them.
  private func giveMemoryBackSoon() {
    endedCount += 1
    guard endedCount >= Self.manyEnded || sessions.isEmpty, !isGivingBack else { return }
    isGivingBack = true
    giveMemoryBack(in: 5)
  }

  /// Once more, later each time, as long as scenes have ended meanwhile: the last few of many have room, too.
  private func giveMemoryBack(in seconds: Int) {
    endedCount = 0
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(seconds)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        if self.endedCount > 0 {
          self.giveMemoryBack(in: min(2 * seconds, 60))
        } else {
          self.isGivingBack = false
        }
      }
      DispatchQueue.global(qos: .utility).async { malloc_trim(0) }
    }
  }

  /// - Parameters:
  ///   - browsers: What the page's browser is called, with one name for each page that it asked for when it had none; the name of a
  ///     scene alone is worth nothing.
  ///   - user: Who is signed in in it now.
  func join(_ message: JoinMessage, browsers: [String], user: String? = nil, _ link: SocketLink) {
    // A page that has gone meanwhile gets nothing: whoever joins and goes in masses costs no trees.
    guard link.isOpen else { return }
    guard let session = sessions[message.scene], browsers.contains(session.browser) else {
      metrics.count(.unknownScenes)
      let code = browsers.isEmpty ? Self.unknownBrowser : Self.unknownScene
      link.close(signedOut.contains(message.scene) ? Self.signedOut : code)
      return
    }
    guard Self.isSame(session.user, user) else {
      link.close(Self.signedOut)
      return
    }
    link.session = session.number
    session.names.formUnion(browsers)
    metrics.count(.joins)
    if session.wasSeen { metrics.count(.rejoins) }
    forget(message.scene)
    timers.removeValue(forKey: message.scene)?.cancel()
    guard session.wasSeen else {
      // Counted where its page was asked for: a scene begins now.
      return messages.hear(atOnceFrom: sender(session.visitor)) { begin(session, message, link) }
    }
    session.expect(link)
    let isHeard = messages.hear(from: session.sender) {
      if session.comingLink === link, link.isOpen { self.begin(session, message, link) }
    }
    if !isHeard { isLate("a page comes back more often than connections break: it waits", session: session.number) }
  }

  private func begin(_ session: Session, _ message: JoinMessage, _ link: SocketLink) {
    session.join(link, seenCommit: message.commit, kept: message.kept)
    if !notice.isEmpty, outerPage == nil { session.show(notice: notice) }
  }

  /// - Parameter isInOrder: Whether the page has said that it goes.
  func leave(scene: String, _ link: SocketLink, isInOrder: Bool = false) {
    guard let session = sessions[scene], session.leave(link) else { return }
    if session.isClosing {
      end(scene)
    } else {
      left.add(scene, of: session.visitor)
      endLater(scene, isInOrder ? limits.leftWait : limits.reconnectWait)
    }
  }

  /// A message of a page, of so many bytes on the wire.
  ///
  /// - Parameter time: When it came.
  func receive(
    _ text: String, bytes: Int, scene: String, _ link: SocketLink, at time: ContinuousClock.Instant = ContinuousClock.now
  ) {
    guard let session = sessions[scene], session.link === link || session.comingLink === link else {
      return link.didHandle(bytes: bytes)
    }
    let isHeard = messages.hear(from: session.sender) {
      self.metrics.message(waited: time.duration(to: .now))
      self.work(off: text, scene: scene, link)
      link.didHandle(bytes: bytes)
    }
    if !isHeard { isLate("a page sends more than a person does: what it sends waits", session: session.number) }
  }

  /// One that no page of this version sends ends its connection, and no other.
  private func work(off text: String, scene: String, _ link: SocketLink) {
    guard let session = sessions[scene], session.link === link else { return }
    let start = ContinuousClock.now
    defer {
      let time = start.duration(to: .now)
      if time > limits.longTime {
        let seconds = time.formatted(.units(allowed: [.seconds], fractionalPart: .show(length: 1)))
        log(.warning, "a message took \(seconds): everybody waited for it", session: session.number, kind: "long")
      }
    }
    do {
      try session.receive(try ClientMessage(text))
    } catch ClientMessage.Malformed.notJSON {
      refuse(link, of: scene, .dataInconsistentWithMessage, "a message was not JSON")
    } catch ClientMessage.Malformed.unknown {
      refuse(link, of: scene, .policyViolation, "a message was not known")
    } catch Session.Refusal.wrongText {
      refuse(link, of: scene, .policyViolation, "a text was too long, or not the one that had been sent before")
    } catch {
      refuse(link, of: scene, .policyViolation, "events were missing")
    }
  }

  /// Nothing that comes behind the message counts: the link leaves its session before it closes.
  private func refuse(_ link: SocketLink, of scene: String, _ code: WebSocketErrorCode, _ reason: String) {
    metrics.count(.refusedMessages)
    link.refuse(code, reason)
    // A page that comes back after this loads itself anew at once.
    leave(scene: scene, link, isInOrder: true)
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
        self?.end(name)
      }
    }
    timers.updateValue(timer, forKey: name)?.cancel()
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: timer)
  }

  /// 128 random bits.
  nonisolated static func unguessableName() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(generator.next() as UInt64, radix: 36) + String(generator.next() as UInt64, radix: 36)
  }
}
