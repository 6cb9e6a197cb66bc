import Foundation
import SwiftUI
import Testing
import Waiting

@testable import BrowserHosting

@MainActor
@Suite struct SessionTests {
  @Test("a window has the language that the person reads best, if the browser says one")
  func languages() {
    func identifier(_ header: String) -> String? { Locale(acceptLanguage: header)?.identifier }
    #expect(identifier("de-AT,de;q=0.9,en;q=0.8") == "de_AT")
    #expect(identifier("en;q=0.5, fr-FR;q=0.9") == "fr_FR")
    #expect(identifier(" pt-br ; q=1 ") == "pt_BR")
    #expect(identifier("zh-TW") == "zh_TW" && identifier("zh-Hant-HK") == "zh_Hant_HK" && identifier("es-419") == "es_419")
    // Of what no locale is there for, what is left of it, or else the next best language.
    #expect(identifier("de-ZZ") == "de" && identifier("en-Latn-US-posix") == "en_US" && identifier("sr-Latn-ZZ") == "sr_Latn")
    #expect(identifier("de-x1,en;q=0.1") == "de" && identifier("qqq-QQ,fr;q=0.1") == "fr" && identifier("qqq") == nil)
    for header in ["", "*", "*;q=0.5", "x", "de;q=0", "a_b", "12", "<script>", String(repeating: "a", count: 100)] {
      #expect(identifier(header) == nil, "\(header)")
    }
  }

  func press(_ id: Int, number: Int = 1, commit: Int = 0) -> String { "[\(number),\(commit),\"press\",\(id)]" }

  /// With so little that pages may send at once.
  private func busyLimits() -> ServerLimits {
    var limits = ServerLimits.patient
    limits.eventBurst = 3
    limits.eventsPerSecond = 0.001
    return limits
  }

  @Test func aPageThatComesBackAgainAndAgainWaitsForItsTurn() async throws {
    let server = try TestServer(limits: busyLimits())
    defer { server.stop() }
    let (page, _) = try await server.openWindow()
    var sockets: [WebSocketClient] = []
    for _ in 0..<20 { sockets.append(try await server.join(page, commit: -1)) }
    let newest = sockets.removeLast()
    // It is heard after the socket has joined, however late that is.
    try await newest.send(press(page.buttonID("Add")))
    #expect(try await newest.message().contains("[[\"all\","))
    var message = try await newest.message()
    while !message.contains("Count: 1") { message = try await newest.message() }
    for socket in sockets { #expect(try await socket.closeCode() == 4404) }
    #expect(server.logBook.lines.contains { $0.hasPrefix("a page comes back more often") }, "\(server.logBook.lines)")
  }

  @Test("nothing counts that waits behind a message that no page sends")
  func behindARefusedMessage() async throws {
    let server = try TestServer(limits: busyLimits())
    defer { server.stop() }
    let (page, first) = try await server.openWindow()
    let session = try #require(server.sessions.session(page.scene))
    let link = try #require(session.link)
    while session.messages.hear(from: session.sender, {}) {}
    let add = page.buttonID("Add")
    for message in [press(add), "no JSON", press(add, number: 2)] {
      server.sessions.receive(message, bytes: message.utf8.count, scene: page.scene, link)
    }
    // This is heard after all of them.
    let next = try await server.join(page, commit: -1)
    #expect(try await next.message().contains("Count: 1"))
    withExtendedLifetime(first) {}
  }

  @Test("nothing is left of a scene whose code ends the app while it is being made")
  func endedWhileOpening() {
    let sessions = SessionRegistry(app: AppGraph(EndingApp.self))
    EndingView.end = { sessions.end() }
    defer { EndingView.end = {} }
    #expect(sessions.openPage() == nil)
    #expect(sessions.count == 0)
  }

  @Test func whoLeavesBeforeItsTurnLeavesNothing() async throws {
    var limits = busyLimits()
    limits.reconnectWait = .milliseconds(50)
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let (page, first) = try await server.openWindow()
    var sockets = [first]
    for _ in 0..<20 { sockets.append(try await server.join(page, commit: -1)) }
    for socket in sockets { socket.connection.close() }
    try await wait(for: "no scene is left") { server.sessions.count == 0 }
  }

  /// Answers all that a page can be asked about its fonts.
  private func answer(_ fonts: PageFonts) {
    let numbers = FontNumbers()
    fonts.askAgain()
    while !fonts.isComplete {
      for question in fonts.takeQuestions() {
        switch question {
        case .tables(let faces):
          for face in faces { fonts.take(FontTable(face: face.style, metrics: numbers.metrics, advances: numbers.advances)!) }
        case .words(let number, _, let words): fonts.take(words.map { _ in 50_000 }, ofWords: number)
        case .kept: break
        }
      }
    }
  }

  @Test func whatAPageHasLaidOutAnewCountsForIt() async throws {
    let server = try TestServer(limits: busyLimits())
    defer { server.stop() }
    let (page, _) = try await server.openWindow()
    let session = try #require(server.sessions.session(page.scene))
    session.fonts.introduce([])
    #expect(session.sender.isNew)
    answer(session.fonts)
    #expect(session.isLayoutScheduled)
    try await wait(for: "the layout is made") { !session.isLayoutScheduled }
    #expect(!session.sender.isNew)
    // Without an allowance it waits behind what waits.
    answer(session.fonts)
    try await wait(for: "the layout is made") { !session.isLayoutScheduled }
    while session.messages.hear(from: session.sender, {}) {}
    answer(session.fonts)
    session.setTheme { $0.scrollBarWidth = 15 }
    #expect(session.isLayoutScheduled)
    try await wait(for: "the layout is made") { !session.isLayoutScheduled }
    #expect(!session.areFontsNew)
  }

  @Test func aPageThatSaysTheSameAgainIsNotLaidOutAnew() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, _) = try await server.openWindow()
    let session = try #require(server.sessions.session(page.scene))
    session.setTheme { $0.scrollBarWidth = 0 }
    #expect(!session.areFontsNew)
    session.setTheme { $0.scrollBarWidth = 15 }
    #expect(session.areFontsNew)
  }

  @Test func oneTextIsOneSmallPatch() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    try await socket.send(press(page.buttonID("Add")))
    let message = try await socket.message()
    #expect(message == "[1,1,[[\"t\",\(page.countID),\"Count: 1\"]]]")
    #expect(message.utf8.count < 100)
  }

  @Test func editsAndTogglesReachTheModel() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    try await socket.send("[1,0,\"edit\",\(page.fieldID),\"Bob \\\"<\\u0000\",1]")
    let message = try await socket.message()
    #expect(message.hasPrefix("[1,1,[") && message.contains(#""<b>Bob \"<\u0000</b>""#))
    try await socket.send("[2,1,\"toggle\",\(page.toggleID),true]")
    let answer = try await socket.message()
    #expect(answer.contains(",2,["))
    let html = try await server.get("/").text
    #expect(html.contains(#"value="Bob &quot;&lt;"#) && html.contains("checked"))
  }

  @Test func anEditThatComesAgainOrLateDoesNotReplaceANewerOne() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    func edit(_ number: Int, _ text: String, sequence: Int) async throws -> String {
      try await socket.send("[\(number),0,\"edit\",\(page.fieldID),\"\(text)\",\(sequence)]")
      return try await socket.message()
    }
    #expect(try await edit(1, "new", sequence: 5).contains("<b>new</b>"))
    #expect(try await edit(2, "late", sequence: 4) == "[0,2,[]]")
    #expect(try await edit(3, "again", sequence: 5) == "[0,3,[]]")
    #expect(try await edit(4, "newer", sequence: 6).contains("<b>newer</b>"))
  }

  @Test func aSheetComesAndGoes() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    try await socket.send(press(page.buttonID("Open")))
    let message = try await socket.message()
    #expect(message.contains("\"dialog\"") && message.contains("\"Sheet\""))
    let id = try #require(message.firstMatch(of: #/"class":"sheet".*?"data-id":"(\d+)"/#)?.output.1)
    try await socket.send("[2,1,\"dismiss\",\(id)]")
    #expect(try await socket.message() == "[2,2,[[\"r\",\(id)]]]")
  }

  @Test("a press that was on its way when a sheet came does nothing, and what was typed arrives")
  func behindASheet() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    try await socket.send(press(page.buttonID("Open")))
    let message = try await socket.message()
    let id = try #require(message.firstMatch(of: #/"class":"sheet".*?"data-id":"(\d+)"/#)?.output.1)
    try await socket.send(press(page.buttonID("Add"), number: 2))
    #expect(try await socket.message() == "[0,2,[]]")
    // The second half of a double click.
    try await socket.send(press(page.buttonID("Open"), number: 3))
    #expect(try await socket.message() == "[0,3,[]]")
    try await socket.send("[4,1,\"edit\",\(page.fieldID),\"typed\",1]")
    #expect(try await socket.message().contains("<b>typed</b>"))
    try await socket.send("[5,2,\"dismiss\",\(id)]")
    #expect(try await socket.message() == "[3,5,[[\"r\",\(id)]]]")
    try await socket.send(press(page.buttonID("Add"), number: 6))
    #expect(try await socket.message().contains("Count: 1"))
  }

  @Test func rowsComeWhenThePageAsksForThem() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    try await socket.send(press(page.buttonID("Rows")))
    let message = try await socket.message()
    #expect(message.contains("Item 0") && !message.contains("Item 18\""))
    let gap = try #require(message.firstMatch(of: #/"class":"gap".*?"data-id":"(\d+)".*?"data-rows":"18 1000"/#)?.output.1)
    try await socket.send("[2,1,\"show\",\(gap),500,510]")
    let rows = try await socket.message()
    #expect(rows.contains("Item 500") && rows.contains("Item 509") && !rows.contains("Item 510"))
    #expect(rows.contains(#""data-rows":"0 500""#) && rows.contains(#""510 1000""#))
  }

  @Test func anEventThatComesTwiceCountsOnce() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    let id = page.buttonID("Add")
    for number in [1, 1, 1, 2, 1, 2, 3] { try await socket.send(press(id, number: number)) }
    for count in 1...3 {
      #expect(try await socket.message() == "[\(count),\(count),[[\"t\",\(page.countID),\"Count: \(count)\"]]]")
    }
    #expect(try await server.get("/").text.contains(">Count: 3</span>"))
  }

  @Test func eventsThatNothingHandlesAreAcknowledged() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    let events = [
      "\"press\",4294967295", "\"press\",0", "\"press\",\(page.countID)", "\"press\",\(page.fieldID)",
      "\"press\",\(page.buttonID("Off"))", "\"toggle\",\(page.buttonID("Add")),true", "\"edit\",\(page.toggleID),\"a\",1",
      "\"dismiss\",\(page.buttonID("Add"))", "\"submit\",\(page.countID)", "\"scheme\",true",
    ]
    for (index, event) in events.enumerated() {
      try await socket.send("[\(index + 1),0,\(event)]")
      #expect(try await socket.message() == "[0,\(index + 1),[]]")
    }
    #expect(server.logBook.lines.isEmpty)
  }

  @Test func windowsShareTheAppsState() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let first = try await server.openWindow()
    let second = try await server.openWindow()
    try await first.socket.send(press(first.page.buttonID("Add")))
    #expect(try await first.socket.message() == "[1,1,[[\"t\",\(first.page.countID),\"Count: 1\"]]]")
    #expect(try await second.socket.message() == "[1,0,[[\"t\",\(second.page.countID),\"Count: 1\"]]]")
  }

  @Test func aSceneThatIsNotJoinedYetMissesNothing() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let page = try await server.openPage()
    let other = try await server.openWindow()
    try await other.socket.send(press(other.page.buttonID("Add")))
    _ = try await other.socket.message()
    let socket = try await server.join(page)
    #expect(try await socket.message() == "[1,0,[[\"t\",\(page.countID),\"Count: 1\"]]]")
    #expect(try await socket.message() == "[0,0,[]]")
  }

  @Test func aDroppedSocketLosesNothing() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let other = try await server.openWindow()
    let (page, socket) = try await server.openWindow()
    let id = page.buttonID("Add")
    try await socket.send(press(id))
    #expect(try await socket.message().hasPrefix("[1,1,"))
    #expect(try await other.socket.message().hasPrefix("[1,0,"))
    socket.connection.close()
    for number in 1...2 {
      try await other.socket.send(press(other.page.buttonID("Add"), number: number, commit: 1))
      #expect(try await other.socket.message().hasPrefix("[\(number + 1),\(number),"))
    }

    // The page has applied frame 1, is not sure of event 1, and has had event 2 since.
    let again = try await server.join(page, commit: 1)
    #expect(try await again.message() == "[2,1,[[\"t\",\(page.countID),\"Count: 2\"]]]")
    #expect(try await again.message() == "[3,1,[[\"t\",\(page.countID),\"Count: 3\"]]]")
    #expect(try await again.message() == "[0,1,[]]")
    try await again.send(press(id, number: 1, commit: 3))
    try await again.send(press(id, number: 2, commit: 3))
    #expect(try await again.message() == "[4,2,[[\"t\",\(page.countID),\"Count: 4\"]]]")
  }

  @Test func commitsThatAreAcknowledgedAreNotSentAgain() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    let id = page.buttonID("Add")
    for number in 1...3 {
      try await socket.send(press(id, number: number))
      _ = try await socket.message()
    }
    try await socket.send("[0,2]")
    let again = try await server.join(page, commit: 2)
    #expect(try await again.message() == "[3,3,[[\"t\",\(page.countID),\"Count: 3\"]]]")
    #expect(try await again.message() == "[0,3,[]]")
    // A page that has forgotten what it acknowledged gets everything anew.
    let whole = try await server.join(page, commit: 1)
    let message = try await whole.message()
    #expect(message.hasPrefix("[4,3,[[\"all\",[\"main\",") && message.contains("Count: 3"))
  }

  @Test(arguments: [false, true]) func afterTooMuchTheWholeTreeIsSent(isConnected: Bool) async throws {
    let server = try TestServer()
    defer { server.stop() }
    let other = try await server.openWindow()
    let (page, socket) = try await server.openWindow()
    if !isConnected {
      try await socket.connection.send(WebSocketClient.frame(.close, []))
      _ = try await socket.closeCode()
    }
    for number in 1...3 {
      try await other.socket.send(press(other.page.buttonID("Grow"), number: number, commit: number - 1))
      _ = try await other.socket.message()
      if isConnected { _ = try await socket.message() }
    }
    let again = try await server.join(page)
    let message = try await again.message()
    #expect(message.hasPrefix("[4,0,[[\"all\",") && message.contains("aaaa") && !message.contains("bbbb"))
    // What follows is small again.
    try await again.send(press(page.buttonID("Add"), commit: 4))
    #expect(try await again.message() == "[5,1,[[\"t\",\(page.countID),\"Count: 1\"]]]")
  }

  @Test func aFrameFromTheFutureGivesTheWholeTree() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let page = try await server.openPage()
    #expect(try await server.join(page, commit: 7).message().hasPrefix("[1,0,[[\"all\","))
  }

  @Test func aSecondSocketReplacesTheFirst() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, first) = try await server.openWindow()
    let second = try await server.join(page)
    #expect(try await second.message() == "[0,0,[]]")
    #expect(try await first.closeCode() == 4404)
    try await second.send(press(page.buttonID("Add")))
    #expect(try await second.message().hasPrefix("[1,1,"))
    #expect(server.logBook.lines.isEmpty)
  }

  /// Presses a button so often at once, waits for as many answers, and returns what the log says of it.
  private func pressAtOnce(_ count: Int, within limits: ServerLimits) async throws -> [String] {
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    for number in 1...count { try await socket.send(press(page.buttonID("Add"), number: number)) }
    for number in 1...count { #expect(try await socket.message().contains("Count: \(number)\"")) }
    return server.logBook.lines
  }

  @Test func messagesThatComeTooFastAreHeardAllTheSame() async throws {
    var limits = ServerLimits.patient
    limits.eventBurst = 3
    limits.eventsPerSecond = 0.001
    let lines = try await pressAtOnce(20, within: limits)
    #expect(lines.count == 1 && lines[0].hasSuffix("what it sends waits"))
  }

  @Test func framesThatComeTooFastAreReadAllTheSame() async throws {
    var limits = ServerLimits.patient
    limits.frameBurst = 5
    limits.framesPerSecond = 500
    // More than one reading's bytes.
    _ = try await pressAtOnce(300, within: limits)
  }

  @Test func oneSceneTooMany() async throws {
    var limits = ServerLimits.patient
    limits.sessions = 2
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let (_, socket) = try await server.openWindow()
    // One that waits for its page would make room.
    _ = try await server.openWindow()
    let answer = try await server.get("/")
    #expect(answer.status == 503)
    try await socket.connection.send(WebSocketClient.frame(.ping, []))
    #expect(try await socket.nextFrame().opcode == 10)
  }

  @Test func aSceneThatIsNeverJoinedEnds() async throws {
    var limits = ServerLimits.patient
    limits.firstWait = .milliseconds(50)
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let page = try await server.openPage()
    try await wait(for: "no scene is left") { server.sessions.count == 0 }
    let socket = try await WebSocketClient(server.connect(), host: server.authority, scene: page.scene)
    #expect(try await socket.closeCode() == 4404)
  }

  @Test func aSceneThatWasJoinedStays() async throws {
    var limits = ServerLimits.patient
    limits.firstWait = .milliseconds(200)
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    var window: (page: TestPage, socket: WebSocketClient)?
    // On a busy machine the socket may come too late.
    for _ in 0..<1000 where window == nil { window = try? await server.openWindow() }
    let (page, socket) = try #require(window, "each of 1000 windows was opened too late")
    // The end of one that was opened later, and so waits for longer.
    _ = try await server.openPage()
    try await wait(for: "one scene is left") { server.sessions.count <= 1 }
    try await socket.send(press(page.buttonID("Add")))
    #expect(try await socket.message().hasPrefix("[1,1,"))
  }

  @Test func aSceneWhoseSocketDroppedEnds() async throws {
    var limits = ServerLimits.patient
    limits.reconnectWait = .milliseconds(50)
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    socket.connection.close()
    try await server.disappearances.wait()
    #expect(try await server.join(page).closeCode() == 4404)
  }

  @Test func whatABuildSaysLiesOverEveryPage() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (_, first) = try await server.openWindow()
    server.sessions.notice = "App.swift:1: error"
    let notice = #"[0,0,[["notice","App.swift:1: error"]]]"#
    #expect(try await first.message() == notice)
    // Over one that is opened later, too, until the build is in order.
    let second = try await server.join(try await server.openPage())
    #expect(try await second.message() == "[0,0,[]]")
    #expect(try await second.message() == notice)
    server.sessions.notice = ""
    for socket in [first, second] { #expect(try await socket.message() == #"[0,0,[["notice",""]]]"#) }
    let (_, third) = try await server.openWindow()
    server.sessions.notice = "again"
    #expect(try await third.message() == #"[0,0,[["notice","again"]]]"#)
  }

  @Test func stoppingEndsEveryScene() async throws {
    let server = try TestServer()
    let (_, socket) = try await server.openWindow()
    server.stop()
    try await server.disappearances.wait()
    #expect(try await socket.closeCode() == 1001)
    #expect(try await socket.connection.takeAll().isEmpty)
    await #expect(throws: RawConnection.Failure.self) { try await server.connect() }
  }

  @Test func stoppingWithManyConnections() async throws {
    let server = try TestServer()
    var sockets: [WebSocketClient] = []
    var idle: [RawConnection] = []
    for _ in 0..<100 {
      sockets.append(try await server.openWindow().socket)
      idle.append(try await server.connect())
    }
    server.stop()
    for socket in sockets { #expect(try await socket.closeCode() == 1001) }
    for connection in idle { #expect(try await connection.takeAll().isEmpty) }
  }

  struct RowsApp: App {
    @MainActor final class Rows: ObservableObject { @Published var all = ["a", "b", "c"] }
    @StateObject private var rows = Rows()
    init() {}
    var body: some Scene { WindowGroup { RowsView(rows: rows) } }
  }

  struct RowsView: View {
    @ObservedObject var rows: RowsApp.Rows
    var body: some View {
      List { ForEach(rows.all, id: \.self) { Text($0) }.onDelete { rows.all.remove(atOffsets: $0) } }
    }
  }

  @Test("two windows that delete the same row at once delete one row")
  func staleRows() throws {
    let app = AppGraph<RowsApp>()
    let sessions = (0..<2).map { _ in
      Session(app, .patient, fonts: PageFonts(FontTables()), windowSize: Visitor().windowSize, browser: "")
    }
    defer { for session in sessions { session.end() } }
    func rows(_ session: Session) -> [Element] { session.graph.root.descendants.filter { $0.effects.deletionTarget != nil } }
    let messages = try sessions.map { session in
      let row = try #require(rows(session).last)
      return "[1,0,\"delete\",\(try #require(row.effects.deletionTarget).rawValue),\"\(row.id.rawValue)\"]"
    }
    // The second window's turn has not come yet when its event does.
    for (session, message) in zip(sessions, messages) { try session.receive(ClientMessage(message)) }
    #expect(sessions.map { rows($0).count } == [2, 2])
  }

  struct ClosingApp: App {
    init() {}
    var body: some Scene { WindowGroup { Closer() } }
  }

  struct Closer: View {
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View { Text("Closed").onAppear { dismissWindow() } }
  }

  @Test("a window that the app has closed while its page was away is closed when the page comes back")
  func closedWhileAway() async throws {
    let server = try TestServer(app: AppGraph<ClosingApp>())
    defer { server.stop() }
    let socket = try await server.join(try await server.openPage())
    #expect(try await socket.message() == "[0,0,[]]")
    #expect(try await socket.message() == "[0,0,[[\"close\"]]]")
  }
}

private struct EndingApp: App {
  var body: some Scene {
    WindowGroup { EndingView() }
  }
}

private struct EndingView: View {
  @MainActor static var end: () -> Void = {}

  var body: some View {
    let _ = Self.end()
    Text("too late")
  }
}
