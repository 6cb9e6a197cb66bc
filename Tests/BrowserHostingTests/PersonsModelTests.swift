import HostedSessions
import SwiftUI
import Testing

@testable import BrowserHosting

// The code of Documentation/Sharing.md, as it stands there.

@MainActor @Observable final class Notebook {
  var notes: [String] = []
}

/// A notebook for each person. No view reads the table itself, so nothing observes it.
@MainActor final class Notebooks {
  // By the bytes of the name: two strings may be equal that are two people's names.
  private var notebooks: [[UInt8]: Notebook] = [:]

  func notebook(of user: String) -> Notebook {
    let key = Array(user.utf8)
    if let notebook = notebooks[key] { return notebook }
    let notebook = Notebook()
    notebooks[key] = notebook
    return notebook
  }
}

struct NotebooksApp: App {
  @State private var notebooks = Notebooks()

  var body: some Scene {
    WindowGroup("Notes") { PersonView(notebooks: notebooks) }
  }
}

struct PersonView: View {
  let notebooks: Notebooks
  @Environment(\.signedInUser) private var user

  var body: some View {
    if let user {
      NotebookView(notebook: notebooks.notebook(of: user))
    } else {
      Text("Nobody is signed in")
    }
  }
}

struct NotebookView: View {
  let notebook: Notebook

  var body: some View {
    Text("Notes: \(notebook.notes.count)")
    Button("Add") { notebook.notes.append("New note") }
  }
}

/// A model for each person, in an app that all of them use.
@MainActor
@Suite("Persons' models", .serialized, .timeLimit(.minutes(5))) struct PersonsModelTests {
  private let server: TestServer

  init() throws {
    server = try TestServer(app: AppGraph(NotebooksApp.self), arguments: SignedInUserTests.proxy)
  }

  private func page(_ user: String?) async throws -> TestPage {
    let header = user.map { "X-Forwarded-User: \($0)\r\n" } ?? ""
    return TestPage(html: try await server.connect().get("/", host: server.authority, headers: header).text)
  }

  private func open(_ user: String) async throws -> (page: TestPage, socket: WebSocketClient) {
    let page = try await page(user)
    let connection = try await server.connect()
    try await connection.send(WebSocketClient.request(host: server.authority, headers: ["X-Forwarded-User": user]))
    _ = try await connection.answer(hasBody: false)
    let socket = WebSocketClient(upgraded: connection)
    try await socket.send(WebSocketClient.join(page.scene))
    _ = try await socket.message()
    return (page, socket)
  }

  @Test("all windows of a person show their model, and nobody else's do")
  func ownModel() async throws {
    defer { server.stop() }
    let (first, second) = (try await open("ada"), try await open("ada"))
    try await first.socket.send("[1,0,\"press\",\(first.page.buttonID("Add"))]")
    while try await !second.socket.message().contains("Notes: 1") {}
    #expect(try await page("ada").html.contains("Notes: 1"))
    #expect(try await page("bob").html.contains("Notes: 0"))
    #expect(try await page(nil).html.contains("Nobody is signed in"))
  }

  @Test("names that look alike are two people's")
  func alikeNames() async throws {
    defer { server.stop() }
    let window = try await open("J\u{F6}rg")
    try await window.socket.send("[1,0,\"press\",\(window.page.buttonID("Add"))]")
    while try await !window.socket.message().contains("Notes: 1") {}
    #expect(try await page("J\u{F6}rg").html.contains("Notes: 1"))
    #expect(try await page("Jo\u{308}rg").html.contains("Notes: 0"))
  }
}
