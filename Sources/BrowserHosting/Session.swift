import Dispatch
import NIOCore
import NIOWebSocket
import SwiftUICore

/// One scene and the page that shows it. It outlives the page's socket for a while, so that a dropped one finds everything again.
///
/// Commits are numbered and kept until the page says that it has applied them; events are numbered by the page, and one that comes
/// twice counts once.
@MainActor
final class Session: Host {
  /// More than this without word that the page has it, and the page gets the whole tree when it comes back.
  static let keptBytesLimit = 1024 * 1024

  private(set) var graph: ViewGraph!
  private(set) var link: SocketLink?
  private var kept: [(number: Int, message: ByteBuffer)] = []
  private var keptBytes = 0
  private var lostCommits = false
  private var newestCommit = 0
  private var newestEvent = 0
  private var acknowledgedEvent = 0
  private var definitions = DOMDefinitions()
  private var isTurnScheduled = false
  /// How wide the page draws characters.
  let fonts: PageFonts
  private var areFontQuestionsScheduled = false
  /// The focus that the page is to take; nil inside takes it away.
  private var wantedFocus: ElementID??
  /// Whose scene it is: see `BrowserKeys`.
  let browser: String
  /// Who was signed in when its page was asked for.
  let user: String?
  /// The address that has asked for its page.
  let visitor: String?
  /// Whether a page has joined it.
  var wasSeen: Bool { graph.isSeen }
  private let metrics: ServerMetrics
  let sender: MessageOrder.Sender

  /// Texts are as wide as whole ones of these, in points.
  private static let pixel: CGFloat = 0.25
  private var areFontsNew = false
  private var isLayoutScheduled = false
  private var theme = LayoutTheme.page

  enum Refusal: Error {
    /// Events are missing before this one.
    case missingEvents
  }

  private var address: SceneAddress
  private var path: String?
  /// The app has closed the window: it ends when its page has gone.
  private(set) var isClosing = false

  init(
    _ app: any AppRuntime, _ limits: ServerLimits, at place: PageAddress = PageAddress(), locale: Locale? = nil, fonts: PageFonts,
    windowSize: CGSize, browser: String, user: String? = nil, visitor: String? = nil,
    metrics: ServerMetrics = ServerMetrics(), others: SessionEnder? = nil
  ) {
    sender = MessageOrder.Sender(limits)
    self.fonts = fonts
    self.browser = browser
    self.user = user
    self.visitor = visitor
    self.metrics = metrics
    address = place.scene
    path = place.path
    let window = app.makeWindow(host: self)
    window.waitUntilSeen()
    window.lay(out: LayoutContext(fonts: fonts, theme: theme, pixel: Self.pixel), isDrawn: true)
    window.feature(WindowGeometry.self).begin(with: windowSize)
    window.writeDefault(\.hostUser, user)
    window.writeDefault(\.hostSessions, others)
    if let locale { window.writeDefault(\.locale, locale) }
    if let path = place.path { window.feature(AddressedPath.self).show(path) }
    app.openWindow(window, at: place.scene)
    graph = window
    fonts.onChange = { [weak self] in self?.fontsChanged() }
    fonts.onQuestion = { [weak self] in self?.askAboutFonts() }
  }

  /// Short lists are there at once, and the browser's own search finds all of them. Of long ones about a screen is: the page asks
  /// for more as soon as it has its socket.
  let rowLimit: RowLimit? = RowLimit(complete: 50, first: 18)

  // MARK: The page

  /// The page as it is now. Its script knows the scene by the name.
  func page(named scene: String, base: String) -> String {
    Page.html(scene: scene, base: base, title: graph.title, root: graph.root, DOMLayout(graph), &definitions)
  }

  /// A socket has come; what the page has missed goes out.
  func join(_ newLink: SocketLink, seenCommit: Int) {
    // Only a copy of the page can still be there to see this: it loads itself anew, with a scene of its own.
    link?.close(SessionRegistry.unknownScene)
    link = newLink
    graph.isSeenNow()
    acknowledge(commit: seenCommit)
    acknowledgedEvent = newestEvent
    fonts.askAgain()
    defer {
      sendFocus()
      // The page was not there to hear it.
      if isClosing { newLink.send(CommitEncoder.closing(event: newestEvent)) }
    }
    guard !lostCommits, seenCommit != JoinMessage.none, seenCommit <= newestCommit,
      kept.first.map({ $0.number == seenCommit + 1 }) ?? (seenCommit == newestCommit)
    else {
      sendWholeTree()
      return
    }
    for commit in kept { newLink.send(commit.message) }
    newLink.send(CommitEncoder.acknowledgement(event: newestEvent))
  }

  /// Returns whether this was the session's socket.
  func leave(_ oldLink: SocketLink) -> Bool {
    guard link === oldLink else { return false }
    link = nil
    return true
  }

  func receive(_ message: ClientMessage) throws(Refusal) {
    switch message {
    case .acknowledgement(let commit): acknowledge(commit: commit)
    case .event(let number, let commit, let event):
      acknowledge(commit: commit)
      guard number > newestEvent else { return }
      guard number == newestEvent + 1 else { throw .missingEvents }
      metrics.count(.events)
      let start = ContinuousClock.now
      // What waits comes first: the event must not meet rows whose data have gone.
      graph.turn()
      newestEvent = number
      send(event)
      graph.turn()
      metrics.turn(took: start.duration(to: .now))
      if acknowledgedEvent != newestEvent {
        acknowledgedEvent = newestEvent
        link?.send(CommitEncoder.acknowledgement(event: newestEvent))
      }
    }
  }

  private func send(_ event: ClientEvent) {
    switch event {
    case .element(let id, let event): graph.send(event, to: id)
    case .geometry(let reports):
      for report in reports {
        if report.id == .root {
          graph.feature(WindowGeometry.self).setSize(report.event)
        } else if DOMLayout(graph)?.isPlacedByPage(report.id) != false {
          graph.send(report.event, to: report.id)
        } else if let origin = report.event.origin {
          graph.layout?.found(report.id, at: origin)
        }
      }
    case .fonts(let ids): fonts.introduce(ids)
    case .fontTable(let table):
      fonts.take(table)
      layOutAnewSoon()
    case .words(let number, let widths):
      fonts.take(widths, ofWords: number)
      layOutAnewSoon()
    case .focus(let id): graph.feature(FocusCoordinator.self).hostDidFocus(id == .root ? nil : id)
    case .key(let press): graph.feature(FocusCoordinator.self).take(press)
    case .phase(let phase): graph.writeDefault(\.scenePhase, phase)
    case .wish("motion", let isSo): graph.writeDefault(\.hostMotionIsReduced, isSo)
    case .wish("transparency", let isSo): graph.writeDefault(\.hostTransparencyIsReduced, isSo)
    case .wish(_, let isSo): graph.writeDefault(\.hostColorsAreInverted, isSo)
    case .colorScheme(let isDark): graph.writeDefault(\.hostColorScheme, isDark ? .dark : .light)
    case .contrast(let isIncreased): graph.writeDefault(\.hostContrast, isIncreased ? .increased : .standard)
    case .textSize(let times): graph.writeDefault(\.dynamicTypeSize, DynamicTypeSize(times: times))
    case .displayScale(let scale): graph.writeDefault(\.displayScale, scale)
    case .scrollBar(let width): setTheme { $0.scrollBarWidth = width }
    }
  }

  func end(_ code: WebSocketErrorCode = .goingAway) {
    link?.close(code)
    link = nil
    graph.unmount()
  }

  private func acknowledge(commit: Int) {
    let done = kept.prefix { $0.number <= commit }
    guard !done.isEmpty else { return }
    keptBytes -= done.reduce(0) { $0 + $1.message.readableBytes }
    kept.removeFirst(done.count)
  }

  // MARK: The scene

  func scheduleTurn(of graph: ViewGraph) {
    guard !isTurnScheduled else { return }
    isTurnScheduled = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isTurnScheduled = false
        graph.turn()
      }
    }
  }

  func commit(_ commit: Commit, of graph: ViewGraph) {
    newestCommit += 1
    guard !lostCommits else { return }
    acknowledgedEvent = newestEvent
    keep(CommitEncoder.message(number: newestCommit, event: newestEvent, commit, DOMLayout(graph), &definitions))
  }

  func open(_ url: URL, of graph: ViewGraph) -> Bool {
    guard let link, url.isOpenedByBrowsers else { return false }
    link.send(CommitEncoder.opening(url, event: newestEvent))
    return true
  }

  func openWindow(_ request: WindowRequest, of graph: ViewGraph) -> Bool {
    link?.send(CommitEncoder.window(request, event: newestEvent))
    return link != nil
  }

  func closeWindow(of graph: ViewGraph) {
    isClosing = true
    // The commit of this turn goes first.
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.link?.send(CommitEncoder.closing(event: self.newestEvent)) }
    }
  }

  func windowMoved(to address: SceneAddress, of graph: ViewGraph) {
    self.address = address
    sendAddress()
  }

  let showsPaths = true

  func pathMoved(to path: String?, of graph: ViewGraph) {
    self.path = path
    sendAddress()
  }

  private func sendAddress() {
    // The commit of this turn goes first: with it a page may come, which has an entry of its own in the browser's history.
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        let place = PageAddress(scene: self.address, path: self.path)
        self.link?.send(CommitEncoder.moving(to: place.text, event: self.newestEvent))
      }
    }
  }

  func focus(_ id: ElementID?, of graph: ViewGraph) {
    wantedFocus = .some(id)
    // The commit of this turn goes first.
    DispatchQueue.main.async { MainActor.assumeIsolated { self.sendFocus() } }
  }

  private func sendFocus() {
    guard let link, let focus = wantedFocus else { return }
    wantedFocus = nil
    link.send(CommitEncoder.focusing(focus ?? .root, event: newestEvent))
  }

  private func setTheme(_ change: (inout LayoutTheme) -> Void) {
    change(&theme)
    fontsChanged()
  }

  /// What was laid out with other numbers is laid out anew, once the page has answered all that it was asked: so it moves once.
  private func fontsChanged() {
    areFontsNew = true
    layOutAnewSoon()
  }

  private func layOutAnewSoon() {
    guard areFontsNew, !isLayoutScheduled, fonts.isComplete else { return }
    isLayoutScheduled = true
    // All that a page tells at once counts at once.
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isLayoutScheduled = false
        self.areFontsNew = false
        self.graph.layout?.setContext(LayoutContext(fonts: self.fonts, theme: self.theme, pixel: Self.pixel))
      }
    }
  }

  /// Asks the page once for all that a layout needs.
  private func askAboutFonts() {
    guard link != nil, !areFontQuestionsScheduled else { return }
    areFontQuestionsScheduled = true
    // The commit of this turn goes first.
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.areFontQuestionsScheduled = false
        guard let link = self.link else { return }
        let questions = self.fonts.takeQuestions()
        if !questions.isEmpty { link.send(CommitEncoder.asking(questions, event: self.acknowledgedEvent)) }
      }
    }
  }

  /// Lays a text over the page; an empty one takes it away.
  func show(notice: String) {
    link?.send(CommitEncoder.notice(notice, event: acknowledgedEvent))
  }

  private func sendWholeTree() {
    // A page that knows nothing has no pointer down.
    graph.featureInUse(GestureArbiter.self)?.cancelPointers()
    kept = []
    keptBytes = 0
    lostCommits = false
    newestCommit += 1
    // What the page has of those is not known: definitions may have been lost with commits.
    definitions = DOMDefinitions()
    keep(CommitEncoder.wholeTree(number: newestCommit, event: newestEvent, graph.root, DOMLayout(graph), &definitions))
  }

  private func keep(_ message: ByteBuffer) {
    metrics.count(.frames)
    metrics.count(.bytes, message.readableBytes)
    kept.append((newestCommit, message))
    keptBytes += message.readableBytes
    link?.send(message)
    guard keptBytes > Self.keptBytesLimit else { return }
    kept = []
    keptBytes = 0
    // A page that is there gets the commits that follow, and the whole tree only if it has to come back.
    lostCommits = link == nil
  }
}
