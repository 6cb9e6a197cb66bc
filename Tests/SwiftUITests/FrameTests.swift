import SwiftUI
import SwiftUITesting
import Testing

/// What tests learn of where views are.
@MainActor @Suite("Frames") struct FrameTests {
  @Test("an element has the frame that it has in its window, and one in another element")
  func frames() throws {
    let host = TestHost(windowSize: CGSize(width: 200, height: 100)) {
      HStack {
        Text("Hello").accessibilityIdentifier("greeting")
        Spacer()
        Image(systemName: "star").resizable().frame(width: 30, height: 30).accessibilityIdentifier("star")
      }
    }
    let (greeting, star) = (try host.find(.identifier("greeting")), try host.find(.identifier("star")))
    #expect(greeting.frame == CGRect(x: 0, y: 40, width: 50, height: 20))
    #expect(star.frame == CGRect(x: 170, y: 35, width: 30, height: 30))
    #expect(star.frame(in: greeting) == CGRect(x: 170, y: -5, width: 30, height: 30))
    #expect(try host.find(.text("Hello")).frame == greeting.frame)
  }

  @Test("an identifier names the view with the modifiers before it")
  func identifiers() throws {
    let host = TestHost(windowSize: CGSize(width: 100, height: 100)) {
      Text("Hi").padding(5).accessibilityIdentifier("padded").frame(width: 80)
    }
    #expect(try host.find(.identifier("padded")).frame == CGRect(x: 35, y: 35, width: 30, height: 30))
  }

  @Test("a window that changes, and what covers its edges, move what is in it")
  func window() throws {
    let host = TestHost(windowSize: CGSize(width: 100, height: 100)) { Color.red.accessibilityIdentifier("c") }
    host.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    host.turn()
    #expect(try host.find(.identifier("c")).frame == CGRect(x: 0, y: 20, width: 100, height: 70))
    host.windowSize = CGSize(width: 300, height: 200)
    host.turn()
    #expect(try host.find(.identifier("c")).frame == CGRect(x: 0, y: 20, width: 300, height: 170))
  }

  @Test("lines that begin at the right mirror the window, also when that changes")
  func direction() throws {
    let host = TestHost(windowSize: CGSize(width: 100, height: 100)) {
      HStack {
        Text("Hi")
        Spacer()
      }
    }
    #expect(try host.find(.text("Hi")).frame.minX == 0)
    host.environment(\.layoutDirection, .rightToLeft)
    host.turn()
    #expect(try host.find(.text("Hi")).frame.minX == 80)
    host.environment(\.layoutDirection, .leftToRight)
    host.turn()
    #expect(try host.find(.text("Hi")).frame.minX == 0)
  }

  @Test("a part of a window may have lines in another direction")
  func partialDirection() throws {
    struct Subject: View {
      @State private var isTurned = false
      var body: some View {
        HStack {
          Text("Hi")
          Spacer()
        }
        .environment(\.layoutDirection, isTurned ? .rightToLeft : .leftToRight)
        Button("Turn") { isTurned.toggle() }
      }
    }
    let host = TestHost(windowSize: CGSize(width: 100, height: 100)) { Subject() }
    #expect(try host.find(.text("Hi")).frame.minX == 0)
    try host.find(.button("Turn")).press()
    host.turn()
    #expect(try host.find(.text("Hi")).frame.minX == 80)
  }

  @Test("a text that changes moves what stands below it, in the same turn")
  func change() throws {
    struct Subject: View {
      @State private var text = "one"
      var body: some View {
        Button(text) { text = "one and\ntwo" }.accessibilityIdentifier("button")
        Text("below")
      }
    }
    let host = TestHost(windowSize: CGSize(width: 200, height: 200)) { Subject() }
    let before = try host.find(.text("below")).frame
    try host.find(.identifier("button")).press()
    host.turn()
    let after = try host.find(.text("below")).frame
    #expect(after.minY == before.minY + 10)
    #expect(try host.find(.identifier("button")).frame.height == 40)
  }

  @Test("with proportional characters larger fonts are wider and higher")
  func proportional() throws {
    let host = TestHost(textMetrics: .proportional) {
      Text("Hamburg").font(.body)
      Text("Hamburger").font(.largeTitle)
    }
    let (small, large) = (try host.find(.text("Hamburg")).frame, try host.find(.text("Hamburger")).frame)
    #expect(small.height == 21)
    #expect(large.height == 41)
    #expect(large.width > 2 * small.width)
    host.environment(\.dynamicTypeSize, .accessibility1)
    host.turn()
    #expect(try host.find(.text("Hamburg")).frame.height > 30)
  }

  @Test("rows of a list stand below each other, at least 44 high, and controls have the measures of the theme")
  func chrome() throws {
    let host = TestHost(windowSize: CGSize(width: 390, height: 844)) {
      List {
        Text("first")
        Toggle("switch", isOn: .constant(true))
      }
    }
    let (first, toggle) = (try host.find(.text("first")).frame, try host.find(.role(.toggle)).frame)
    #expect(first.minX == 32)
    #expect(toggle.width == CGFloat(390 - 64))
    #expect(toggle.midY - first.midY >= 44)
  }
}
