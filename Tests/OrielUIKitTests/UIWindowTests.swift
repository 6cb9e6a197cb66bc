import OrielUIKit
import SwiftUICore
import SwiftUITesting
import Testing

/// What means the window for which the code runs.
@Suite("UIKit in a window", .serialized) @MainActor
struct UIWindowTests {
  private struct CopyView: View {
    var words = "copied"
    @State private var pasted = "nothing"
    var body: some View {
      Text(pasted)
      Button("Copy") { UIPasteboard.general.string = words }
      Button("Copy address") { UIPasteboard.general.url = URL(string: "https://example.com/a") }
      Button("Paste") { pasted = UIPasteboard.general.string ?? "nothing" }
    }
  }

  @Test("what is copied goes to where the person pastes from, and comes back")
  func copy() throws {
    let host = TestHost { CopyView() }
    try host.find(.button("Copy")).press()
    host.turn()
    #expect(host.copied == ["copied"])
    try host.find(.button("Paste")).press()
    host.turn()
    #expect(host.texts.first == "copied")
    try host.find(.button("Copy address")).press()
    host.turn()
    #expect(host.copied == ["copied", "https://example.com/a"])
  }

  @Test("two windows do not see each other's pasteboard")
  func windows() throws {
    let one = TestHost { CopyView(words: "one") }
    let two = TestHost { CopyView(words: "two") }
    try one.find(.button("Copy")).press()
    try two.find(.button("Paste")).press()
    two.turn()
    #expect(two.texts.first == "nothing" && two.copied == [])
    try two.find(.button("Copy")).press()
    try one.find(.button("Paste")).press()
    one.turn()
    #expect(one.texts.first == "one")
  }

  private struct Measures: View {
    @State private var words = ""
    var body: some View {
      Text(words).onAppear {
        words = "\(UIDevice.current.userInterfaceIdiom == .phone) \(Int(UIScreen.main.bounds.width))"
      }
    }
  }

  @Test("screen and device are those of the window", arguments: [(390.0, "true 390"), (1100.0, "false 1100")])
  func measures(width: Double, words: String) {
    let host = TestHost(windowSize: CGSize(width: width, height: 800)) { Measures() }
    host.turn()
    #expect(host.texts.first == words)
  }

  private struct Halves: View {
    var body: some View {
      Text("\(Int(UIScreen.main.bounds.width / 2)) \(UIDevice.current.userInterfaceIdiom == .phone)")
    }
  }

  @Test("a body that asks for the screen is evaluated again when the window has another size")
  func sizes() {
    let host = TestHost(windowSize: CGSize(width: 1280, height: 800)) { Halves() }
    #expect(host.texts == ["640 false"])
    host.windowSize = CGSize(width: 390, height: 844)
    host.turn()
    #expect(host.texts == ["195 true"])
    host.windowSize = CGSize(width: 844, height: 390)
    host.turn()
    #expect(host.texts == ["422 false"])
  }

  private struct OpeningView: View {
    @State private var words = "not yet"
    let address = URL(string: "https://example.com")!
    var body: some View {
      Text(words)
      Button("Open") { UIApplication.shared.open(address) { words = $0 ? "opened" : "not opened" } }
      Button("Feel") { UIImpactFeedbackGenerator(style: .heavy).impactOccurred() }
    }
  }

  @Test("addresses open in the browser of the person who has asked")
  func open() throws {
    let host = TestHost { OpeningView() }
    let other = TestHost { OpeningView() }
    try host.find(.button("Open")).press()
    host.turn()
    #expect(host.texts.first == "opened" && host.openedURLs.map(\.absoluteString) == ["https://example.com"])
    #expect(other.openedURLs.isEmpty)
  }

  @Test("an impact has the device vibrate")
  func vibrate() throws {
    let host = TestHost { OpeningView() }
    try host.find(.button("Feel")).press()
    host.turn()
    #expect(host.vibrations == [[30]])
  }

  private struct TaskView: View {
    var body: some View {
      Text("a").task {
        await Task.yield()
        UIPasteboard.general.string = "of a task"
      }
    }
  }

  @Test("a task goes on for the window in which it has begun")
  func task() async throws {
    let host = TestHost { TaskView() }
    let other = TestHost { Text("b") }
    try await host.settle()
    host.turn()
    other.turn()
    #expect(host.copied == ["of a task"] && other.copied.isEmpty)
  }

  @Test("in no window nothing is copied, which is said")
  func nowhere() {
    let name = "UIPasteboard.general, in no window"
    let before = StandIns.uses(of: name)
    UIPasteboard.general.string = "lost"
    #expect(UIPasteboard.general.string == nil && StandIns.uses(of: name) == before + 1)
    #expect(UIScreen.main.bounds == .zero && !UIApplication.shared.canOpenURL(URL(string: "https://example.com")!))
  }

  @Test("what does nothing says so")
  func standIns() {
    UIApplication.shared.isIdleTimerDisabled = true
    UIApplication.shared.isIdleTimerDisabled = true
    #expect(!UIApplication.shared.isIdleTimerDisabled && StandIns.uses(of: "UIApplication.isIdleTimerDisabled") >= 2)
    var failure: (any Error)?
    UIApplication.shared.setAlternateIconName("Dark") { failure = $0 }
    #expect(failure != nil)
  }
}
