import OrielAppKit
import SwiftUICore
import SwiftUITesting
import Testing

@Suite("AppKit", .serialized) @MainActor
struct AppKitTests {
  @Test("colors have their components, and become SwiftUI's")
  func colors() {
    let color = NSColor(calibratedRed: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(abs(color.redComponent - 0.25) < 0.001 && abs(color.blueComponent - 0.75) < 0.001 && color.alphaComponent == 0.5)
    #expect(Color(nsColor: .labelColor) == Color.primary && NSColor(Color.red) == .systemRed)
    #expect(NSColor(named: "no such color") == nil)
    let own = NSColor(name: nil) { $0.name == .darkAqua ? .white : .black }
    #expect(own.redComponent == 0)
  }

  @Test("images and fonts become SwiftUI's")
  func images() throws {
    let star = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: "a star"))
    #expect(Image(nsImage: star) == Image(systemName: "star") && star.accessibilityDescription == "a star")
    #expect(NSImage(data: Data()) == nil && NSImage(contentsOf: URL(string: "https://example.com/a.png")!) == nil)
    #expect(Font(NSFont.systemFont(ofSize: NSFont.systemFontSize)) == Font.system(size: 13, weight: .regular))
  }

  private struct CopyView: View {
    @State private var pasted = "nothing"
    var body: some View {
      Text(pasted)
      Button("Copy") {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString("copied", forType: .string)
      }
      Button("Paste") { pasted = NSPasteboard.general.string(forType: .string) ?? "nothing" }
      Button("Open") { pasted = "\(NSWorkspace.shared.open(URL(string: "https://example.com")!))" }
      Button("Quit") { NSApp.terminate(nil) }
    }
  }

  @Test("what is copied goes to where the person pastes from, and to no other window")
  func copy() throws {
    let host = TestHost { CopyView() }
    let other = TestHost { CopyView() }
    try host.find(.button("Copy")).press()
    host.turn()
    #expect(host.copied == ["copied"])
    try host.find(.button("Paste")).press()
    try other.find(.button("Paste")).press()
    host.turn()
    other.turn()
    #expect(host.texts.first == "copied" && other.texts.first == "nothing")
  }

  @Test("addresses open in the browser; files do not, which is said")
  func open() throws {
    let host = TestHost { CopyView() }
    try host.find(.button("Open")).press()
    host.turn()
    #expect(host.texts.first == "true" && host.openedURLs.count == 1)
    let before = StandIns.uses(of: "NSWorkspace.open")
    #expect(!NSWorkspace.shared.open(URL(fileURLWithPath: "/etc/hosts")))
    #expect(StandIns.uses(of: "NSWorkspace.open") == before + 1)
  }

  @Test("to quit closes the window of the person, and no other")
  func quit() throws {
    let host = TestHost { CopyView() }
    let other = TestHost { CopyView() }
    try host.find(.button("Quit")).press()
    host.turn()
    #expect(host.commits.last?.requests == [.closeWindow] && other.commits.allSatisfy { $0.requests.isEmpty })
  }

  @Test("the screen is the window")
  func screen() {
    #expect(NSScreen.screens.count == 1 && NSScreen.main?.frame == .zero)
  }

  @Test("a color in another space has its components, and a gray is none")
  func spaces() throws {
    let color = try #require(NSColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).usingColorSpace(.sRGB))
    #expect(abs(color.greenComponent - 0.5) < 0.01 && abs(color.alphaComponent - 0.5) < 0.01)
    #expect(color.usingColorSpace(.genericGray) == nil)
    let mixed = try #require(NSColor.black.blended(withFraction: 0.5, of: .white))
    #expect(abs(mixed.redComponent - 0.5) < 0.01)
  }

  @Test("there is no window, no event and no other app, and an app that is to be opened is refused")
  func nothing() async {
    #expect(NSApp.keyWindow == nil && NSApp.windows.isEmpty && NSApp.currentEvent == nil)
    #expect(NSEvent.modifierFlags.isEmpty && NSWorkspace.shared.runningApplications.isEmpty)
    #expect(NSWorkspace.shared.icon(forFile: "/a.txt").isValid)
    await #expect(throws: CocoaError.self) {
      try await NSWorkspace.shared.openApplication(at: URL(filePath: "/a.app"), configuration: .init())
    }
  }
}
