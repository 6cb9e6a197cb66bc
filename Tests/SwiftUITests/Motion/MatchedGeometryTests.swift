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

  private func effects(_ host: TestHost, _ text: String) throws -> String {
    try host.find(.text(text)).element.effects.compactMap(\.summary).joined(separator: "; ")
  }

  private func placed(_ properties: MatchedGeometryProperties) throws -> TestHost {
    let host = TestHost { Pair(properties: properties) }
    host.turn()
    try host.find(.text("a")).setFrame(CGRect(x: 10, y: 20, width: 40, height: 20))
    try host.find(.text("mark")).setFrame(CGRect(x: 0, y: 100, width: 20, height: 20))
    host.turn()
    return host
  }

  @Test("a view that is no source is drawn at the place of the source, and the source stays (4.01)")
  func position() throws {
    let host = try placed(.position)
    #expect(try effects(host, "mark") == "offset(20.0,-80.0)")
    #expect(try effects(host, "a").isEmpty)
  }

  @Test("it takes over the size, too")
  func frame() throws {
    let host = try placed(.frame)
    #expect(try effects(host, "mark") == "scale(2.0,1.0) offset(20.0,-80.0)")
  }

  @Test("it follows when the source moves, and when another one is meant; without a source it stands where it is")
  func changes() throws {
    let host = try placed(.position)
    try host.find(.text("a")).setFrame(CGRect(x: 10, y: 40, width: 40, height: 20))
    host.turn()
    #expect(try effects(host, "mark") == "offset(20.0,-60.0)")
    try host.find(.button("Next")).press()
    host.turn()
    try host.find(.text("b")).setFrame(CGRect(x: 0, y: 200, width: 20, height: 20))
    host.turn()
    #expect(try effects(host, "mark") == "offset(0.0,100.0)")
    try host.find(.button("Next")).press()
    host.turn()
    #expect(try effects(host, "mark").isEmpty)
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
      // The one stands right below the other.
      #expect(try effects(host, "small") == "offset(0.0,20.0)")
      try host.find(.button("Toggle")).press()
      host.turn()
      #expect(try effects(host, "small").isEmpty)
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
