import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Names that apps use, each of which is small.
@MainActor
@Suite("Small names of SwiftUI")
struct AppNameTests {
  @Test("the outline of a button is a shape, also in another one's place")
  func buttonBorder() {
    let rect = CGRect(x: 0, y: 0, width: 80, height: 30)
    #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
    #expect(ButtonBorderShape.circle.path(in: rect) == Circle().path(in: rect))
    #expect(ButtonBorderShape.roundedRectangle(radius: 5).path(in: rect) == RoundedRectangle(cornerRadius: 5).path(in: rect))
    #expect(ButtonBorderShape.buttonBorder.path(in: rect) == ButtonBorderShape.roundedRectangle.path(in: rect))
    #expect(
      ButtonBorderShape.roundedRectangle(radius: 5).inset(by: 2).inset(by: 2).path(in: rect)
        == RoundedRectangle(cornerRadius: 1).path(in: rect.insetBy(dx: 4, dy: 4)))
    let host = TestHost { Text("a").background(.red, in: .buttonBorder).contentShape(.buttonBorder).clipShape(.buttonBorder) }
    #expect(host.texts == ["a"])
  }

  @Test("a button without a label has the word for its role")
  func roles() throws {
    var pressed = false
    let host = TestHost {
      VStack {
        Button(role: .cancel) {}
        Button(role: .destructive) {}
        Button(role: .close) {}
        Button(role: .confirm) { pressed = true }
      }
    }
    #expect(host.texts == ["Cancel", "Delete", "Close", "Done"])
    try host.find(.button("Done")).press()
    #expect(pressed)
  }

  @Test("tabs of a watch are pages to swipe")
  func carousel() {
    let host = TestHost {
      VStack {
        TabView { Text("a").tabItem { Text("A") } }.tabViewStyle(.carousel)
        TabView { Text("b").tabItem { Text("B") } }.tabViewStyle(.verticalPage(transitionStyle: .blur))
        TabView { Text("c").tabItem { Text("C") } }.tabViewStyle(.page)
      }
    }
    let tabs = host.findAll(.role(.tabView)).map(\.element.content.summary)
    #expect(tabs.count == 3 && Set(tabs).count == 1)
  }

  @Test("actions for assistive technology are buttons beside the view, which nobody else sees")
  func actions() throws {
    var done = ""
    let host = TestHost {
      Text("row").accessibilityActions {
        Button("Archive") { done = "archive" }
        Button("Share") {}
      }
    }
    try host.find(.button("Archive")).press()
    #expect(done == "archive")
    let hidden = host.findAll(.button("Archive"))[0].element.effects.contains { $0 is RepresentationEffect }
    #expect(hidden)
  }

  @Test("a view hears when so much of it is in sight")
  func visibility() throws {
    final class Log { var entries: [Bool] = [] }
    let log = Log()
    let host = TestHost {
      ScrollView {
        VStack {
          Color.red.frame(height: 3000)
          Text("a").onScrollVisibilityChange(threshold: 0.5) { log.entries.append($0) }
        }
      }
    }
    host.turn()
    #expect(log.entries.isEmpty)
    let text = try host.find(.text("a"))
    let height = host.windowSize.height
    let steps: [(CGFloat, [Bool])] = [
      (height + 200, []), (height - 6, []), (height - 12, [true]), (0, [true]), (-12, [true, false]), (40, [true, false, true]),
    ]
    for (y, expected) in steps {
      try text.setFrame(CGRect(x: 0, y: y, width: 100, height: 20))
      host.turn()
      #expect(log.entries == expected, "at \(y)")
    }
  }

  @Test("a page of the web that somebody opens with the app goes on in it; other activities never come, which is said")
  func activities() throws {
    final class Log { var entries: [String] = [] }
    let log = Log()
    let before = StandIns.uses(of: "onContinueUserActivity(test.other)")
    let host = TestHost {
      Text("a")
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { log.entries.append($0.webpageURL?.absoluteString ?? "none") }
        .onContinueUserActivity("test.other") { _ in log.entries.append("other") }
        .userActivity("test.row") { log.entries.append($0.activityType) }
        .userActivity("test.idle", isActive: false) { _ in log.entries.append("idle") }
        .userActivity("test.item", element: 7 as Int?) { log.entries.append("\($1.activityType) \($0)") }
    }
    host.turn()
    #expect(log.entries.sorted() == ["test.item 7", "test.row"])
    #expect(StandIns.uses(of: "onContinueUserActivity(test.other)") > before)
    host.open(try #require(URL(string: "https://example.org/a")))
    host.turn()
    host.open(try #require(URL(string: "birds:a")))
    host.turn()
    #expect(log.entries.suffix(1) == ["https://example.org/a"])
  }

  @Test("whether a window is used is told to controls as to scenes")
  func active() {
    struct Shown: View {
      @Environment(\.controlActiveState) private var state
      @Environment(\.appearsActive) private var isActive
      @Environment(\.isLuminanceReduced) private var isDim
      var body: some View { Text("\(state == .key) \(isActive) \(isDim)") }
    }
    #expect(TestHost { Shown() }.texts == ["true true false"])
    #expect(TestHost { Shown().environment(\.scenePhase, .inactive) }.texts == ["false false false"])
  }

  private struct Waves: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for run in layout.flatMap(\.self) where run[Wave.self] == nil { context.draw(run) }
    }
  }
  private struct Wave: TextAttribute {}

  @Test("what no page can do is said once it is asked for, and the view stays as it is")
  func wishes() {
    let names = [
      "textRenderer", "dialogSuppressionToggle(_:isSuppressed:)", "dialogSeverity(_:)", "writingToolsBehavior(_:)",
      "springLoadingBehavior(_:)", "backgroundExtensionEffect()", "DefaultToolbarItem",
    ]
    let before = names.map { StandIns.uses(of: $0) }
    let host = TestHost {
      NavigationStack {
        Text("a").customAttribute(Wave()).textRenderer(Waves())
          .dialogSuppressionToggle("Never again", isSuppressed: .constant(false)).dialogSeverity(.critical)
          .writingToolsBehavior(.disabled).springLoadingBehavior(.enabled).backgroundExtensionEffect()
          .presentedWindowStyle(.hiddenTitleBar).presentedWindowToolbarStyle(.expanded)
          .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
      }
    }
    #expect(host.texts == ["a"])
    for (name, count) in zip(names, before) { #expect(StandIns.uses(of: name) > count, "\(name)") }
  }

  @Test("details for assistive technology are in the hint")
  func customContent() throws {
    let host = TestHost { Text("a").accessibilityCustomContent("Age", "three years") }
    #expect(try host.find(.text("a")).element.effects.contains { $0.summary?.contains("Age: three years") == true })
  }
}
