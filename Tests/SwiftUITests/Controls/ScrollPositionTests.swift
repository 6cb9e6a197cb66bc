import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Scroll positions") struct ScrollPositionTests {
  struct Numbers: View {
    @State var position: Int? = 3
    @State var numbers = Array(1...9)
    var body: some View {
      ScrollView {
        LazyVStack { ForEach(numbers, id: \.self) { Text(verbatim: "No. \($0)") } }.scrollTargetLayout()
      }
      .scrollPosition(id: $position)
      Text(verbatim: "at \(position ?? 0)")
      Button("Go") { position = 7 }
      Button("Turn") { numbers.reverse() }
    }
  }

  @Test("2.73 the first value scrolls, writing scrolls, and a person who scrolls writes the id of the first view")
  func position() throws {
    let host = TestHost { Numbers() }
    let scroll = try host.find(.role(.scrollView))
    #expect(scroll.scrollTarget?.label == "No. 3")
    try scroll.scroll(to: .text("No. 5"))
    host.turn()
    _ = try host.find(.text("at 5"))
    // What the person did is not done once more.
    #expect(try host.find(.role(.scrollView)).scrollTarget?.label == "No. 3")
    try host.find(.button("Go")).press()
    host.turn()
    #expect(try host.find(.role(.scrollView)).scrollTarget?.label == "No. 7")
  }

  @Test("2.73 the view that is in sight is scrolled to again when rows are put elsewhere")
  func reordered() throws {
    let host = TestHost { Numbers() }
    func requests() throws -> UInt32? {
      (try host.find(.role(.scrollView)).element.content as? ScrollContent)?.target?.number
    }
    let before = try #require(try requests())
    try host.find(.button("Turn")).press()
    host.turn()
    #expect(try #require(try requests()) > before)
    #expect(try host.find(.role(.scrollView)).scrollTarget?.label == "No. 3")
  }

  @Test("a position is a view, an edge or a point; a person who scrolls makes it a view")
  func positions() throws {
    struct Subject: View {
      @State var position = ScrollPosition(edge: .bottom)
      var body: some View {
        ScrollView { LazyVStack { ForEach(1..<5) { Text(verbatim: "No. \($0)").id("\($0)") } }.scrollTargetLayout() }
          .scrollPosition($position)
        Text(verbatim: "\(position.viewID(type: String.self) ?? "none") \(position.isPositionedByUser)")
        Button("Down") { position.scrollTo(y: 100) }
        Button("View") { position.scrollTo(id: "2", anchor: .top) }
      }
    }
    let host = TestHost { Subject() }
    func target() throws -> ScrollRequest.Target? {
      (try host.find(.role(.scrollView)).element.content as? ScrollContent)?.target?.target
    }
    #expect(try target() == .edge(.bottom))
    try host.find(.button("Down")).press()
    host.turn()
    #expect(try target() == .offset(x: nil, y: 100))
    try host.find(.button("View")).press()
    host.turn()
    #expect(try host.find(.role(.scrollView)).scrollTarget?.label == "No. 2")
    try host.find(.role(.scrollView)).scroll(to: .text("No. 4"))
    host.turn()
    _ = try host.find(.text("4 true"))
  }

  @Test("2.75 a default anchor is told to the host")
  func anchor() throws {
    let host = TestHost { ScrollView { Text("a") }.defaultScrollAnchor(.bottom) }
    let content = try #require(try host.find(.role(.scrollView)).element.content as? ScrollContent)
    #expect(content.traits.anchor == .bottom)
  }
}

@MainActor @Suite("Frames relative to the container, and nothing to show") struct ContainerTests {
  @Test("a frame is as long as the window, or a part of it, and follows it")
  func frames() throws {
    let host = TestHost {
      Text("all").containerRelativeFrame(.horizontal)
      Text("part").containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .horizontal ? length * 0.5 : 40 }
      Text("third").containerRelativeFrame(.horizontal, count: 3, spacing: 10)
    }
    func frame(_ text: String) throws -> FrameEffect? {
      try host.find(.text(text)).element.effects.lazy.compactMap { $0 as? FrameEffect }.first
    }
    #expect(try frame("all")?.width == 390)
    #expect(try frame("all")?.height == nil)
    #expect(try frame("part")?.width == 195)
    #expect(try frame("part")?.height == 40)
    host.windowSize = CGSize(width: 320, height: 600)
    host.turn()
    #expect(try frame("third")?.width == 100)
    #expect(try frame("all")?.width == 320)
  }

  @Test("a grid that goes on to the trailing edge has all its cells, in order")
  func horizontalGrid() throws {
    let host = TestHost {
      LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], alignment: .top, spacing: 4) {
        ForEach(1..<6) { Text(verbatim: "\($0)") }
      }
    }
    let grid = try #require(try host.find(.role(.lazyHorizontalGrid)).element.content as? StackContent)
    #expect(grid.columns.count == 2 && grid.verticalAlignment == .top)
    #expect(host.texts == ["1", "2", "3", "4", "5"])
  }

  @Test("a view that says there is nothing has its words, its description and its controls")
  func unavailable() {
    let host = TestHost {
      ContentUnavailableView("No fruit", systemImage: "leaf", description: Text("Buy some."))
      ContentUnavailableView.search(text: "kiwi")
      ContentUnavailableView {
        Label("Offline", systemImage: "wifi.slash")
      } description: {
        Text("Try again.")
      } actions: {
        Button("Retry") {}
      }
    }
    #expect(host.texts.contains("No fruit") && host.texts.contains("Buy some."))
    #expect(host.texts.contains("No Results for “kiwi”"))
    #expect(host.findAll(.button("Retry")).count == 1)
  }
}
