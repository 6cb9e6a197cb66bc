import SwiftUI
import Testing

@testable import BrowserHosting

private struct LimitedApp: App {
  var body: some Scene {
    WindowGroup {
      GrowingView()
    }
    .defaultSize(width: 640, height: 480)
    Settings { Color.red.frame(width: 200, height: 100) }
    Window("Fixed", id: "fixed") { Color.red.frame(width: 30, height: 20) }
      .windowResizability(.contentSize)
    Window("Free", id: "free") { Color.red.frame(minWidth: 30, minHeight: 20) }
  }
}

private struct GrowingView: View {
  @State private var isLarge = false

  var body: some View {
    Button("Grow") { isLarge = true }
      .frame(minWidth: isLarge ? 500 : 300, maxWidth: .infinity, minHeight: 200.25, maxHeight: .infinity)
  }
}

/// What windows of the desktop's are told of their sizes.
@MainActor
@Suite("Sizes of windows") struct SessionWindowTests {
  private func limits(at path: String, press: String? = nil, windowKey: WindowKey? = WindowKey()) async throws -> [String] {
    let server = try TestServer(app: AppGraph(LimitedApp.self), windowKey: windowKey)
    defer { server.stop() }
    let cookie = windowKey.map { "\(TestBrowser.cookie); oriel-key-\(server.port)=\($0.text)" } ?? TestBrowser.cookie
    let html = try await server.connect().get(path, host: server.authority, headers: "Cookie: \(cookie)\r\n").text
    let page = TestPage(html: html)
    let socket = try await WebSocketClient(server.connect(), host: server.authority, scene: page.scene, cookie: cookie)
    var found: [String] = []
    // Behind what has been sent before comes the answer to an event.
    func read(until mark: String) async throws {
      while true {
        let message = try await socket.message()
        if let limits = message.firstMatch(of: /\["limits",(\[[^\]]*\])\]/) { found.append(String(limits.1)) }
        if message.contains(mark) { return }
      }
    }
    if windowKey != nil { try await read(until: "limits") }
    if let press {
      try await socket.send("[1,0,\"press\",\(page.buttonID(press))]")
      try await read(until: windowKey == nil ? "[" : "limits")
    }
    return found
  }

  @Test("a window is not made smaller than its content, in whole points") func smallest() async throws {
    #expect(try await limits(at: "/") == ["[300,201,0,0]"])
    #expect(try await limits(at: "/window/free") == ["[30,20,0,0]"])
  }

  @Test("what the content needs may change") func changed() async throws {
    #expect(try await limits(at: "/", press: "Grow") == ["[300,201,0,0]", "[500,201,0,0]"])
  }

  @Test("settings, and windows that ask for it, are as large as their content") func largest() async throws {
    #expect(try await limits(at: "/settings") == ["[200,100,200,100]"])
    #expect(try await limits(at: "/window/fixed") == ["[30,20,30,20]"])
  }

  @Test("browsers are told nothing of it") func browsers() async throws {
    #expect(try await limits(at: "/", press: "Grow", windowKey: nil).isEmpty)
  }

  @Test("the first window is as large as its scene says") func firstSize() {
    #expect(SessionRegistry(app: AppGraph(LimitedApp.self)).firstSize == CGSize(width: 640, height: 480))
    TestApp.nextSignal = Signal()
    #expect(SessionRegistry(app: AppGraph(TestApp.self)).firstSize == nil)
  }

  @Test("where there is no window, the person is told why, and where the app is") func unavailable() {
    let text = AppWindow.unavailable(name: "Books", "GTK is not there", url: "http://127.0.0.1:1/enter?key=a")
    #expect(
      text
        == "Books cannot open a window: GTK is not there. It goes on without: open http://127.0.0.1:1/enter?key=a in a browser.")
  }
}
