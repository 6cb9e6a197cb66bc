import Observation
import SwiftUI
import Testing

@testable import BrowserHosting

/// A page that nobody sees gets nothing but its title, and all at once when it is seen again.
@MainActor
@Suite("Hidden pages") struct HiddenPageTests {
  private func press(_ title: String, _ number: Int, _ page: TestPage) -> String {
    "[\(number),0,\"press\",\(page.buttonID(title))]"
  }

  @Test("what happens while nobody looks is one commit with the newest of everything")
  func oneCommit() async throws {
    let model = HiddenModel()
    HiddenApp.next = model
    let server = try TestServer(app: AppGraph(HiddenApp.self))
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    let other = try await server.openWindow()
    try await socket.send("[1,0,\"phase\",\"background\"]")
    #expect(try await socket.message() == "[0,1,[]]")
    for number in 1...20 {
      try await other.socket.send(press(number % 5 == 0 ? "Insert" : "Add", number, other.page))
      _ = try await other.socket.message()
    }
    // Actions go on.
    #expect(model.changes.max() == 16)
    try await socket.send("[2,0,\"phase\",\"active\"]")
    let message = try await socket.message()
    #expect(message.hasPrefix("[1,2,["), "\(message)")
    #expect(message.contains("\"Count: 16\"") && !message.contains("\"Count: 15\"") && message.contains("Row 4"))
    // It is as if it had never been away.
    try await other.socket.send(press("Add", 21, other.page))
    #expect(try await socket.message().contains("[\"t\",\(page.countID),\"Count: 17\"]"))
  }

  @Test("the title of the window is told at once, with all that waits")
  func title() async throws {
    HiddenApp.next = HiddenModel()
    let server = try TestServer(app: AppGraph(HiddenApp.self))
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    let other = try await server.openWindow()
    try await socket.send("[1,0,\"phase\",\"background\"]")
    #expect(try await socket.message() == "[0,1,[]]")
    for (number, title) in ["Add", "Add", "Rename", "Add"].enumerated() {
      try await other.socket.send(press(title, number + 1, other.page))
      _ = try await other.socket.message()
    }
    let message = try await socket.message()
    #expect(message.contains("\"data-title\",\"Other\"") && message.contains("[\"t\",\(page.countID),\"Count: 2\"]"))
    // Nothing comes for the third.
    try await socket.send("[2,1,\"phase\",\"active\"]")
    #expect(try await socket.message().contains("Count: 3"))
  }

  @Test("a hidden page that was cut off gets all of it when it is back")
  func cut() async throws {
    HiddenApp.next = HiddenModel()
    let server = try TestServer(app: AppGraph(HiddenApp.self))
    defer { server.stop() }
    let (page, socket) = try await server.openWindow()
    let other = try await server.openWindow()
    try await socket.send("[1,0,\"phase\",\"background\"]")
    #expect(try await socket.message() == "[0,1,[]]")
    socket.connection.close()
    for (number, title) in ["Add", "Insert", "Add"].enumerated() {
      try await other.socket.send(press(title, number + 1, other.page))
      _ = try await other.socket.message()
    }
    let next = try await server.join(page)
    let message = try await next.message()
    #expect(message.hasPrefix("[1,1,[") && message.contains("Count: 2") && message.contains("Row 1"))
  }

  typealias Window = (page: TestPage, socket: WebSocketClient)

  /// A window that nobody sees, and another one, in which more has been done than is kept for the first.
  private func openHiddenWindowThatMissesMuch(_ server: TestServer) async throws -> (hidden: Window, other: Window) {
    let hidden = try await server.openWindow()
    let other = try await server.openWindow()
    try await hidden.socket.send("[1,0,\"phase\",\"background\"]")
    #expect(try await hidden.socket.message() == "[0,1,[]]")
    for number in 1...3 {
      try await other.socket.send(press("Insert much", number, other.page))
      _ = try await other.socket.message()
    }
    return (hidden, other)
  }

  @Test("of more than is kept for a page the whole tree is left")
  func tooMuch() async throws {
    HiddenApp.next = HiddenModel()
    let server = try TestServer(app: AppGraph(HiddenApp.self))
    defer { server.stop() }
    let (hidden, _) = try await openHiddenWindowThatMissesMuch(server)
    try await hidden.socket.send("[2,0,\"phase\",\"active\"]")
    let message = try await hidden.socket.message()
    #expect(message.hasPrefix("[1,2,[[\"all\"") && message.contains("Row 3"))
  }

  @Test("a page that is used all the same, after more was lost than is kept, gets the whole tree")
  func usedAfterTooMuch() async throws {
    HiddenApp.next = HiddenModel()
    let server = try TestServer(app: AppGraph(HiddenApp.self))
    defer { server.stop() }
    let (hidden, other) = try await openHiddenWindowThatMissesMuch(server)
    try await hidden.socket.send(press("Add", 2, hidden.page))
    let message = try await hidden.socket.message()
    #expect(message.hasPrefix("[1,2,[[\"all\"") && message.contains("Row 3") && message.contains("Count: 1"))
    // What comes then waits again, and comes alone.
    #expect(try await other.socket.message().contains("Count: 1"))
    try await other.socket.send(press("Add", 4, other.page))
    _ = try await other.socket.message()
    try await hidden.socket.send("[3,1,\"phase\",\"active\"]")
    var next = try await hidden.socket.message()
    while next.hasPrefix("[0,") { next = try await hidden.socket.message() }
    #expect(next.hasPrefix("[2,3,[") && next.contains("[\"t\",\(hidden.page.countID),\"Count: 2\"]") && !next.contains("Row 3"))
  }
}

@MainActor
@Observable
private final class HiddenModel {
  var count = 0
  var rows: [String] = []
  var title = "First"
  /// How often each window has heard of the count.
  var changes: [Int] { Array(heard.values) }
  @ObservationIgnored var heard: [Int: Int] = [:]
  @ObservationIgnored var windows = 0
}

private struct HiddenApp: App {
  @MainActor static var next = HiddenModel()

  @State private var model = next

  var body: some Scene {
    WindowGroup("Hidden") { HiddenView(model: model) }
  }
}

private struct HiddenView: View {
  let model: HiddenModel
  @State private var window = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text("Count: \(model.count)")
        Button("Add") { model.count += 1 }
        Button("Insert") { model.rows.append("Row \(model.rows.count + 1)") }
        Button("Insert much") {
          model.rows.append("Row \(model.rows.count + 1)" + String(repeating: "x", count: 400_000))
        }
        Button("Rename") { model.title = "Other" }
        ForEach(model.rows, id: \.self) { Text($0) }
      }
      .navigationTitle(model.title)
    }
    .onAppear {
      model.windows += 1
      window = model.windows
    }
    .onChange(of: model.count) { model.heard[window, default: 0] += 1 }
  }
}
