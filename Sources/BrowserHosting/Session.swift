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
  private(set) var newestEvent = 0
  var acknowledgedEvent = 0
  private var definitions = DOMDefinitions()
  private var isTurnScheduled = false
  private var endless = EndlessMotion()
  /// Nil while somebody sees the page.
  var held: HeldFrame?
  private var isShown = true
  /// How wide the page draws characters.
  let fonts: PageFonts
  var areFontQuestionsScheduled = false
  /// The focus that the page is to take; nil inside takes it away.
  var wantedFocus: ElementID??
  /// Whose scene it is: see `BrowserKeys`.
  let browser: String
  /// What that browser is called, too: it may have asked for several pages when it had no name.
  var names: Set<String>
  /// Who was signed in when its page was asked for.
  let user: String?
  /// The address that has asked for its page.
  let visitor: String?
  /// When somebody has last done something in it, or has asked for its page, in nanoseconds of uptime.
  private(set) var lastUse = DispatchTime.now().uptimeNanoseconds
  /// Whether a page has joined it.
  var wasSeen: Bool { graph.isSeen }
  private let metrics: ServerMetrics
  /// What the log calls it.
  let number: Int
  /// The files that its page sends, and those that it gets.
  let transfers: SceneTransfers
  let sender: MessageOrder.Sender
  let messages: MessageOrder
  /// A socket that has come for it and waits for its turn.
  private(set) var comingLink: SocketLink?
  /// Ends a link because of what its page has sent, and says why.
  var refuse: (SocketLink, String) -> Void = { $0.refuse(.policyViolation, $1) }

  /// Texts are as wide as whole ones of these, in points.
  static let pixel: CGFloat = 0.25
  var longText: LongText
  /// Those of all pages.
  let begunTexts: BegunTexts
  /// How long a text may wait for its next part.
  let partsTime: DispatchTimeInterval
  var isWatchingParts = false
  var areFontsNew = false
  /// The window's size that the page has told first, while it is asked about its fonts: both count at once, so that what is seen moves once.
  var waitingSize: GeometryEvent?
  var hasToldSize = false
  var isLayoutScheduled = false
  var theme = LayoutTheme.page
  /// Nil where a browser shows the page.
  var window: SessionWindow?
  /// Whether nobody uses the page: only what it tells of fonts and sizes counts.
  var isPicture = false

  enum Refusal: Error {
    /// Events are missing before this one.
    case missingEvents
    /// A text is longer than the app takes, or what has changed in it is not there.
    case wrongText
  }

  private let language: String
  var address: SceneAddress
  var path: String?
  let addresses: AddressKey
  /// Where the page was opened, until it is there.
  private var firstPlace: PageAddress?
  /// The app has closed the window: it ends when its page has gone.
  var isClosing = false

  init(
    _ app: any AppRuntime, _ limits: ServerLimits, _ messages: MessageOrder = MessageOrder(), number: Int = 1,
    at place: PageAddress = PageAddress(), locale: Locale? = nil, fonts: PageFonts, windowSize: CGSize, browser: String,
    user: String? = nil, visitor: String? = nil, metrics: ServerMetrics = ServerMetrics(), others: SessionEnder? = nil,
    addresses: AddressKey = AddressKey(), begunTexts: BegunTexts? = nil, desktop: SessionWindow? = nil,
    transfers: Transfers = Transfers()
  ) {
    self.transfers = SceneTransfers(transfers)
    self.addresses = addresses
    self.messages = messages
    sender = MessageOrder.Sender(limits)
    longText = LongText(limit: limits.textBytes, lineLimit: limits.lineBytes)
    partsTime = limits.partsTime
    self.begunTexts = begunTexts ?? BegunTexts(limit: limits.begunBytes)
    self.fonts = fonts
    self.browser = browser
    names = [browser]
    self.user = user
    self.visitor = visitor
    self.metrics = metrics
    self.number = number
    (language, address) = (LocalizedTables.language(for: locale), place.scene)
    (path, firstPlace) = (place.path, place)
    (self.window, theme) = (desktop, desktop == nil ? .page : .window)
    let window = app.makeWindow(host: self)
    window.waitUntilSeen()
    window.lay(out: LayoutContext(fonts: fonts, theme: theme, pixel: Self.pixel), isDrawn: true)
    window.feature(WindowGeometry.self).begin(with: windowSize)
    window.writeDefault(\.hostUser, user)
    window.writeDefault(\.hostSessions, others)
    if let locale { window.writeDefault(\.locale, locale) }
    if let path = place.path { window.feature(AddressedPath.self).show(path) }
    messages.run(of: place.scene) { app.openWindow(window, at: place.scene) }
    graph = window
    fonts.onChange = { [weak self] in self?.fontsChanged() }
    fonts.onQuestion = { [weak self] in self?.askAboutFonts() }
  }

  // MARK: The page

  /// The page as it is now. Its script knows the scene by the name.
  func page(named scene: String, base: String) -> String {
    Page.html(
      scene: scene, base: base, language: language, user: user, longestText: longText.limit, longestLine: longText.lineLimit,
      title: graph.title, isOnDesktop: window != nil, root: graph.root, DOMLayout(graph), &definitions)
  }

  /// A socket has come, and joins when it is its turn.
  func expect(_ newLink: SocketLink) {
    comingLink?.close(SessionRegistry.unknownScene)
    comingLink = newLink
  }

  func takeIn(_ newLink: SocketLink, seenCommit: Int, kept values: [String: String]) {
    // Only a copy of the page can still be there to see this: it loads itself anew, with a scene of its own.
    link?.close(SessionRegistry.unknownScene)
    link = nil
    comingLink = nil
    sendHeld()
    link = newLink
    forgetParts()
    // A scene that has begun has values of its own.
    if !wasSeen, !values.isEmpty { graph.restore(kept: values) }
    graph.isSeenNow()
    // A page that is loaded once more opens nothing.
    let hasOpened = exchange(&firstPlace, with: nil)?.open(in: graph) == true
    acknowledge(commit: seenCommit)
    acknowledgedEvent = newestEvent
    fonts.askAgain()
    defer {
      if hasOpened { sendAddress() }
      send(kept: graph.keptValues)
      sendFocus()
      sendLimits(isNew: true)
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

  /// Returns whether this was the session's socket, and none is left.
  func leave(_ oldLink: SocketLink) -> Bool {
    if comingLink === oldLink {
      comingLink = nil
      return link == nil
    }
    guard link === oldLink else { return false }
    link = nil
    forgetParts()
    return comingLink == nil
  }

  func hear(_ message: ClientMessage) throws(Refusal) {
    switch message {
    case .acknowledgement(let commit): acknowledge(commit: commit)
    case .part(let number, let commit, let text):
      acknowledge(commit: commit)
      guard number > newestEvent else { return }
      guard number == newestEvent + 1 else { throw .missingEvents }
      guard take(part: text) else { throw .wrongText }
    case .event(let number, let commit, let event):
      acknowledge(commit: commit)
      guard number > newestEvent else { return }
      guard number == newestEvent + 1 else { throw .missingEvents }
      metrics.count(.events)
      let start = ContinuousClock.now
      // What waits comes first: the event must not meet rows whose data have gone.
      graph.turn()
      newestEvent = number
      if event.isUse { lastUse = DispatchTime.now().uptimeNanoseconds }
      let outcome = graph.act {
        Result { () throws(Refusal) in
          try send(event)
          graph.turn()
        }
      }
      try outcome.get()
      if isShown {
        isSeenAgain()
      } else if event.isUse {
        // Somebody looks at it all the same.
        sendHeld()
        if lostCommits {
          sendWholeTree()
          held = HeldFrame(graph.topElements)
        }
      }
      metrics.turn(took: start.duration(to: .now))
      if acknowledgedEvent != newestEvent {
        acknowledgedEvent = newestEvent
        link?.send(CommitEncoder.acknowledgement(event: newestEvent))
      }
    }
  }

  private func send(_ event: ClientEvent) throws(Refusal) {
    // Parts that no text has followed are nobody's.
    defer { forgetParts() }
    if isPicture, !event.isMeasure { return }
    switch event {
    case .element(let id, let event):
      guard longText.takes(event, in: graph.content(of: id)) else { throw .wrongText }
      graph.send(event, toUncovered: id)
    case .splice(let id, let splice):
      do { graph.send(try longText.edit(splice, of: id, in: graph.content(of: id)), to: id) } catch { throw .wrongText }
    case .files, .drop, .paste: hand(over: event)
    case .geometry(let reports): for report in reports { take(report) }
    case .fonts(let ids): fonts.introduce(ids)
    case .fontTable(let table): take(table)
    case .words(let number, let widths):
      fonts.take(widths, ofWords: number)
      layOutAnewSoon()
    case .focus(let id): graph.feature(FocusCoordinator.self).hostDidFocus(id == .root ? nil : id)
    case .key(let press): graph.feature(FocusCoordinator.self).take(press)
    case .phase(let phase):
      graph.writeDefault(\.scenePhase, phase)
      isShown = phase != .background
      if !isShown, held == nil { held = HeldFrame(graph.topElements) }
    case .wish(let name, let isSo): take(wish: name, isSo)
    case .colorScheme(let isDark): graph.writeDefault(\.hostColorScheme, isDark ? .dark : .light)
    case .contrast(let isIncreased): graph.writeDefault(\.hostContrast, isIncreased ? .increased : .standard)
    case .textSize(let times): graph.writeDefault(\.dynamicTypeSize, DynamicTypeSize(times: times))
    case .displayScale(let scale): graph.writeDefault(\.displayScale, scale)
    case .scrollBar(let width): setTheme { $0.scrollBarWidth = width }
    }
  }

  /// The scene is somebody else's, and goes on without this session.
  func letGo() {
    graph = ViewGraph(host: nil)
  }

  func end(_ code: WebSocketErrorCode = .goingAway) {
    link?.close(code)
    comingLink?.close(code)
    link = nil
    comingLink = nil
    forgetParts()
    transfers.end()
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
    messages.turns.add {
      self.isTurnScheduled = false
      self.messages.run(of: self.address) { graph.turn() }
    }
  }

  func commit(_ commit: Commit, of graph: ViewGraph) {
    var commit = commit
    longText.takeOutEcho(of: &commit)
    // Whoever sees what was stored has it, also when the process ends now.
    for case .keep(let values) in commit.requests { send(kept: values) }
    if !commit.patches.isEmpty { send(commit) }
    if !commit.requests.isEmpty { take(commit.requests) }
    if window != nil { sendLimits() }
  }

  private func send(_ commit: Commit) {
    endless.note(commit, isSeen: held == nil)
    if held != nil { return hold(commit) }
    newestCommit += 1
    guard !lostCommits else { return }
    acknowledgedEvent = newestEvent
    keep(CommitEncoder.message(number: newestCommit, event: newestEvent, commit, DOMLayout(graph), &definitions))
  }

  /// What nobody sees waits, but for the title of the window.
  private func hold(_ commit: Commit) {
    guard !lostCommits else { return }
    held?.add(commit, DOMLayout(graph))
    if let held, held.byteCount > Self.keptBytesLimit {
      self.held = HeldFrame(graph.topElements)
      lostCommits = true
    }
    if held?.tellsTitle == true { sendHeld() }
  }

  /// Sends what waits, as one commit.
  private func sendHeld() {
    guard held?.isEmpty == false, !lostCommits, let operations = held?.take(DOMLayout(graph)) else { return }
    newestCommit += 1
    acknowledgedEvent = newestEvent
    keep(CommitEncoder.message(number: newestCommit, event: newestEvent, operations, &definitions))
  }

  private func isSeenAgain() {
    guard held != nil else { return }
    sendHeld()
    held = nil
    if lostCommits, link != nil { sendWholeTree() } else if endless.hasUnseen { sendEndless() }
    sendFocus()
    askAboutFonts()
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
    sendEndless()
  }

  private func sendEndless() {
    guard let commit = endless.commit(isThere: { graph.content(of: $0) != nil }) else { return }
    newestCommit += 1
    keep(CommitEncoder.message(number: newestCommit, event: newestEvent, commit, DOMLayout(graph), &definitions))
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
