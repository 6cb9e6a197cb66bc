import CoreMetrics
import Foundation
import InMemoryLogging
import Logging
import MetricsTestKit
import NIOCore
import SwiftUI
import Testing

@testable import BrowserHosting

/// What operators and their programs ask.
@MainActor
@Suite struct MonitoringTests {
  @Test func aServerSaysThatItLivesAndThatItTakesPages() async throws {
    var limits = ServerLimits.patient
    limits.sessions = 1
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    #expect(try await server.get("/health").text == "ok\n")
    #expect(try await server.get("/ready").status == 200)
    let (_, socket) = try await server.openWindow()
    #expect(try await server.get("/ready").status == 503)
    #expect(try await server.get("/health").status == 200)
    let busy = try await server.get("/")
    #expect(busy.status == 503 && busy.text.contains("tries again by itself") && busy.headers["retry-after"] == "5")
    #expect(busy.headers["content-security-policy"]?.contains("default-src 'none'") == true)
    #expect(server.logBook.lines == ["refused a page: 1 scenes are open"])
    // One line for each kind and minute.
    #expect(try await server.get("/").status == 503)
    #expect(server.logBook.lines.count == 1)
    try await socket.connection.send(WebSocketClient.frame(.ping, []))
    #expect(try await socket.nextFrame().opcode == 10)
  }

  @Test func metricsCountWhatHappens() async throws {
    let server = try TestServer()
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    try await socket.send("[1,0,\"press\",\(page.buttonID("Add"))]")
    _ = try await socket.message()
    let again = try await server.join(page)
    _ = try await again.message()
    let answer = try await server.get("/metrics")
    #expect(answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
    for line in [
      "oriel_scenes 1", "oriel_scenes_shown 1", "oriel_pages_total 1", "oriel_joins_total 2", "oriel_reconnects_total 1",
      "oriel_events_total 1", "oriel_event_seconds_count 1", "oriel_event_seconds_bucket{le=\"+Inf\"} 1", "oriel_ready 1",
      "# TYPE oriel_event_seconds histogram", "oriel_event_wait_seconds_count 1", "oriel_scenes_limit 1000",
      "oriel_connections_limit 1200", "oriel_refused_connections_total 0", "# TYPE process_cpu_seconds_total counter",
    ] { #expect(answer.text.contains("\(line)\n"), "\(line)") }
    again.connection.close()
    // Nothing of what people see, or are called.
    #expect(!answer.text.contains(page.scene) && !answer.text.contains("Count"))
  }

  @Test("what the system says of the process is right, and its build is known once it has been read")
  func process() async throws {
    let server = try TestServer()
    defer { server.stop() }
    func number(_ name: String) throws -> Double {
      let text = server.sessions.metricsText(connections: 0)
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("\(name) ") }, "\(name)")
      return try #require(Double(line.dropFirst(name.count + 1)))
    }
    let now = Date.now.timeIntervalSince1970
    let start = try number("process_start_time_seconds")
    #expect(start <= now + 2 && start > now - 7 * 86_400, "\(start)")
    #expect(try number("process_cpu_seconds_total") > 0 && number("process_open_fds") > 2)
    ProcessNumbers.findBuild()
    let text = server.sessions.metricsText(connections: 0)
    #expect(text.contains(/oriel_build_info\{version="[^"]*",build="[0-9a-f]{12}",oriel="\d+\.\d+\.\d+"\} 1\n/))
  }

  private struct Fake: ConnectionSecurity {
    var end = Date(timeIntervalSince1970: 2_000_000_000)
    init(_ files: CertificateFiles) throws {}
    init() {}
    func addHandlers(to pipeline: ChannelPipeline.SynchronousOperations, _ log: ServerLog) throws {}
    func warning(at date: Date) -> String? { nil }
    func readAgain() throws {}
  }

  @Test("an app with a certificate says when that ends")
  func certificate() throws {
    let sessions = SessionRegistry(app: AppGraph(TestApp.self))
    defer { sessions.end() }
    #expect(!sessions.metricsText(connections: 0).contains("oriel_certificate_end_seconds"))
    sessions.certificate = Fake()
    #expect(sessions.metricsText(connections: 0).contains("\noriel_certificate_end_seconds 2000000000\n"))
  }

  @Test("Deployment.md and the rules of alerts name metrics that are there, and each metric is in one of them")
  func documented() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let page = try String(contentsOf: folder.appending(path: "Documentation/Deployment.md"), encoding: .utf8)
    let rules = try String(contentsOf: folder.appending(path: "Deployment/alerts.yml"), encoding: .utf8)
    let sessions = SessionRegistry(app: AppGraph(TestApp.self))
    defer { sessions.end() }
    sessions.certificate = Fake()
    ProcessNumbers.findBuild()
    let text = sessions.metricsText(connections: 0)
    let known = Set(text.matches(of: /TYPE (\w+)/).map { String($0.1) })
    func named(_ text: String) -> Set<String> {
      Set(
        text.matches(of: /\b(?:oriel|process)_[a-z]+(?:_[a-z]+)*\b/).map {
          String($0.0).replacing(/_(bucket|sum|count)$/, with: "")
        })
    }
    let names = named(page).union(named(rules)).filter { !$0.hasSuffix("_html") }
    #expect(names.subtracting(known) == [], "there is no such metric")
    #expect(known.subtracting(names) == [], "nobody is told of it")
    // Each rule says when, how bad it is, and what to do.
    let alerts = rules.components(separatedBy: "- alert: ").dropFirst()
    #expect(alerts.count >= 8)
    for alert in alerts {
      for part in ["expr: ", "for: ", "severity: ", "summary: ", "description: "] { #expect(alert.contains(part), "\(alert)") }
    }
  }

  @Test func anAppThatHasChosenWhereLogsAndMetricsGoFindsTheServersThereToo() async {
    await #expect(processExitsWith: .success) {
      let (lines, metrics) = (InMemoryLogHandler(), TestMetrics())
      LoggingSystem.bootstrap { _ in lines }
      MetricsSystem.bootstrap(metrics)
      var limits = ServerLimits.patient
      limits.sessions = 1
      limits.waitingByAddress = 2
      let sessions = await SessionRegistry(app: AppGraph(TestApp.self), limits: limits)
      #expect(await sessions.openPage() != nil)
      await sessions.drain(for: .seconds(3600)) {}
      #expect(await sessions.openPage() == nil)
      #expect(
        lines.entries.map { "\($0.level) \($0.message)" } == ["info ending: 1 scenes are open, and no page is made any more"])
      #expect(metrics.counterTotal(label: "oriel_pages_total") == 1)
      #expect(metrics.counterTotal(label: "oriel_refused_pages_total") == 1)
      let (ready, timer) = (try metrics.expectMeter("oriel_ready"), try metrics.expectTimer("oriel_event_seconds"))
      #expect(ready.lastValue == 1)
      sessions.metrics.turn(took: .milliseconds(20))
      #expect(timer.lastValue == 20_000_000)
    }
  }

  @Test func withoutAChoiceOfTheAppLogsNeverWait() {
    #expect(Logger(label: "any").handler is StreamLogHandler)
    #expect(!ServerMetrics().hasBackend)
    let event = LogEvent(
      level: .warning, message: "one\nthing\u{1B}[31m", metadata: ["session": "12"], source: "", file: "", function: "", line: 1)
    let line = StandardErrorHandler().line(of: event, at: Date(timeIntervalSince1970: 0.5))
    #expect(line == "1970-01-01T00:00:00.500Z warning session=12 one thing [31m")
  }

  @Test func aLineOfTheLogNamesTheSessionThatItIsAbout() async throws {
    let server = try TestServer()
    defer { server.stop() }
    _ = try await server.openWindow()
    let (page, socket) = try await server.openWindow()
    try await socket.send("[1,0,\"unheard of\"]")
    _ = try await socket.closeCode()
    #expect(server.logBook.entries.map(\.metadata) == [["session": "2"]], "\(server.logBook.lines)")
    #expect(!server.logBook.lines[0].contains(page.scene))
  }

  @Test func whatTookLongIsInTheLog() async throws {
    var limits = ServerLimits.patient
    limits.longTime = .zero
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    try await socket.send("[1,0,\"press\",\(page.buttonID("Add"))]")
    _ = try await socket.message()
    try await socket.send("[2,0,\"press\",\(page.buttonID("Add"))]")
    _ = try await socket.message()
    let entry = try #require(server.logBook.entries.first)
    #expect("\(entry.message)".contains("everybody waited for it") && entry.metadata == ["session": "1"])
  }

  @Test func metricsAreForThisMachineOnly() async throws {
    let server = try TestServer()
    defer { server.stop() }
    // A proxy on this machine passes it on for somebody.
    let answer = try await server.connect().get("/metrics", host: server.authority, headers: "X-Forwarded-For: 192.0.2.1\r\n")
    #expect(answer.status == 403)
  }

  @Test func unfinishedRequestsOfOneAddressTakeRoomFromNobodyElse() async throws {
    var limits = ServerLimits.patient
    limits.connections = 30
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    let quiet = try await RawConnection(port: server.port, host: 3)
    _ = try await quiet.get("/health", host: server.authority)
    var halves: [RawConnection] = []
    for _ in 0..<100 {
      let connection = try await RawConnection(port: server.port, host: 2)
      try await connection.send("GET / HTTP/1.1\r\nHost:")
      halves.append(connection)
    }
    // Those who are there stay, and those who come are served.
    #expect(try await quiet.get("/health", host: server.authority).status == 200)
    try await socket.send("[1,0,\"press\",\(page.buttonID("Add"))]")
    #expect(try await socket.message().hasPrefix("[1,1,"))
    #expect(try await server.openWindow().page.scene != page.scene)
    #expect(try await halves[0].takeAll().isEmpty)
  }

  @Test func drainingMakesNoPageAndEndsWithTheLastOne() async throws {
    var limits = ServerLimits.patient
    limits.leftWait = .milliseconds(1)
    let server = try TestServer(limits: limits)
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    let waiting = try await server.openPage()
    let isEmpty = Signal()
    server.sessions.drain(for: .seconds(3600)) { isEmpty.send() }
    #expect(try await server.get("/ready").status == 503)
    #expect(try await server.get("/").status == 503)
    #expect(try await server.join(waiting).closeCode() == 4404)
    // Who is there goes on.
    try await socket.send("[1,0,\"press\",\(page.buttonID("Add"))]")
    #expect(try await socket.message().hasPrefix("[1,1,"))
    // A page that is left in good order gives its scene back.
    try await socket.connection.send(WebSocketClient.frame(.close, [0x03, 0xE9]))
    try await isEmpty.wait()
    #expect(server.sessions.count == 0)
  }
}
