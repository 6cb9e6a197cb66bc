import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Views with a place in common") struct MatchedGeometryTests {
  private struct Pair: View {
    @Namespace private var space
    @State private var chosen = "a"
    let properties: MatchedGeometryProperties

    var body: some View {
      Text("a").matchedGeometryEffect(id: "a", in: space)
      Text("b").matchedGeometryEffect(id: "b", in: space)
      Text("mark").matchedGeometryEffect(id: chosen, in: space, properties: properties, isSource: false)
      Button("Next") { chosen = chosen == "a" ? "b" : "c" }
    }
  }

  private func frame(_ host: TestHost, _ text: String) throws -> CGRect { try host.find(.text(text)).frame }

  private func placed(_ properties: MatchedGeometryProperties) -> TestHost {
    let host = TestHost(windowSize: CGSize(width: 100, height: 200)) { VStack(spacing: 0) { Pair(properties: properties) } }
    host.turn()
    return host
  }

  @Test("a view that is no source is where the source is, and the source stays (4.01)")
  func position() throws {
    let host = placed(.position)
    let source = try frame(host, "a")
    // In the middle of the source, in its own size.
    #expect(try frame(host, "mark") == CGRect(x: source.midX - 20, y: source.minY, width: 40, height: 20))
    #expect(try host.find(.text("a")).element.effects.compactMap(\.summary).isEmpty)
  }

  @Test("it is offered the size, too")
  func size() throws {
    let host = placed(.frame)
    // A text of four characters in the width of one.
    #expect(try frame(host, "mark").width == 10)
  }

  @Test("it follows when the source moves, and when another one is meant; without a source it stands where it is")
  func changes() throws {
    let host = placed(.position)
    #expect(try frame(host, "mark").minY == (try frame(host, "a").minY))
    host.windowSize.height = 260
    host.turn()
    #expect(try frame(host, "mark").minY == (try frame(host, "a").minY))
    try host.find(.button("Next")).press()
    host.turn()
    #expect(try frame(host, "mark").minY == (try frame(host, "b").minY))
    try host.find(.button("Next")).press()
    host.turn()
    #expect(try frame(host, "mark").minY == (try frame(host, "b").maxY))
    #expect(host.element == host.graph.root)
  }

  @Test("a view that was the only one of its place takes over that of one which comes while it stops being the source")
  func hero() throws {
    struct Hero: View {
      @Namespace private var space
      @State private var selection: String?

      var body: some View {
        Text("small").matchedGeometryEffect(id: "a", in: space, properties: .position, isSource: selection == nil)
        if selection != nil { Text("large").matchedGeometryEffect(id: "a", in: space) }
        Button("Toggle") { selection = selection == nil ? "a" : nil }
      }
    }
    let host = TestHost { Hero() }
    for _ in 0..<2 {
      try host.find(.button("Toggle")).press()
      host.turn()
      #expect(try frame(host, "small").minY == (try frame(host, "large").minY))
      try host.find(.button("Toggle")).press()
      host.turn()
      #expect(try host.find(.text("small")).element.effects.compactMap(\.summary).isEmpty)
    }
  }

  @Test("where all are sources nothing is measured and nothing moves")
  func sources() throws {
    struct Views: View {
      @Namespace private var space
      @State private var isLarge = false

      var body: some View {
        if isLarge {
          Text("large").matchedGeometryEffect(id: 1, in: space)
        } else {
          Text("small").matchedGeometryEffect(id: 1, in: space)
        }
        Button("Change") { withAnimation { isLarge.toggle() } }
      }
    }
    let host = TestHost { Views() }
    #expect(try host.find(.text("small")).element.effects.isEmpty)
    try host.find(.button("Change")).press()
    host.turn()
    #expect(try host.find(.text("large")).element.effects.isEmpty)
  }
}
