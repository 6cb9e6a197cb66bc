import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Geometry") struct GeometryTests {
  private static func words(_ size: CGSize) -> String { "\(Int(size.width))×\(Int(size.height))" }
  private static func words(_ rect: CGRect) -> String { "\(Int(rect.minX)),\(Int(rect.minY)) \(words(rect.size))" }

  private struct Reader: View {
    var body: some View {
      GeometryReader { Text(verbatim: GeometryTests.words($0.size)) }
    }
  }

  @Test("a reader fills its window, and its content knows the size at once")
  func window() {
    #expect(TestHost { Reader() }.texts == ["390×844"])
    #expect(TestHost(windowSize: CGSize(width: 100, height: 50)) { Reader() }.texts == ["100×50"])
  }

  @Test("fixed frames around a reader count, less the padding in between")
  func frames() {
    #expect(TestHost { Reader().frame(width: 120, height: 80) }.texts == ["120×80"])
    #expect(TestHost { Reader().padding(10).frame(width: 120, height: 80) }.texts == ["100×60"])
    #expect(TestHost { Reader().frame(height: 80) }.texts == ["390×80"])
    #expect(TestHost { VStack { Reader() }.padding(.horizontal, 20).frame(width: 200) }.texts == ["160×844"])
    #expect(TestHost { Color.red.frame(width: 40, height: 30).padding(5).overlay { Reader() } }.texts == ["50×40"])
  }

  @Test("a window that changes its size changes what fills it, and evaluates nothing else")
  func resizing() {
    struct Subject: View {
      var body: some View {
        Text("title")
        GeometryReader { Text(verbatim: GeometryTests.words($0.size)) }
      }
    }
    let host = TestHost { Subject() }
    host.resetCounts()
    host.windowSize = CGSize(width: 1100, height: 700)
    #expect(host.turn())
    #expect(host.texts == ["title", "1100×670"])
    #expect(host.evaluations(of: Subject.self) == 0)
    #expect(host.patchCount == 1)
  }

  @Test("a frame that changes changes the size in the same turn")
  func changingFrame() throws {
    struct Subject: View {
      @State private var isWide = false
      var body: some View {
        Button("Widen") { isWide = true }
        Reader().frame(width: isWide ? 300 : 100, height: 50)
      }
    }
    let host = TestHost { Subject() }
    #expect(host.texts == ["Widen", "100×50"])
    try host.find(.button("Widen")).press()
    host.turn()
    #expect(host.texts == ["Widen", "300×50"])
  }

  @Test("a report of the same size changes nothing, and ends")
  func sameSize() throws {
    let host = TestHost { Reader() }
    let reader = try host.find(.role(.geometryReader))
    try reader.setSize(CGSize(width: 100, height: 50))
    host.turn()
    #expect(host.texts == ["100×50"])
    host.resetCounts()
    try reader.setSize(CGSize(width: 100, height: 50))
    #expect(!host.turn())
    #expect(host.patchCount == 0)
    // The next layout says what it is then.
    host.windowSize = CGSize(width: 10, height: 10)
    host.turn()
    #expect(host.texts == ["10×10"])
  }

  @Test("sizes that no layout has are refused")
  func refused() throws {
    let reader = try TestHost { Reader() }.find(.role(.geometryReader))
    for length in [-1, CGFloat.nan, .infinity] {
      let size = CGSize(width: length, height: 1)
      #expect(throws: ElementUnusable.self) { try reader.setSize(size) }
    }
    #expect(GeometryEvent(size: .zero, origin: CGPoint(x: CGFloat.nan, y: 0)) == nil)
  }

  @Test("a proxy may be handed on, and who reads it hears of changes")
  func handedOn() throws {
    struct Child: View {
      let proxy: GeometryProxy
      var body: some View { Text(verbatim: GeometryTests.words(proxy.size)) }
    }
    let host = TestHost { GeometryReader { Child(proxy: $0) } }
    try host.find(.role(.geometryReader)).setSize(CGSize(width: 7, height: 8))
    host.turn()
    #expect(host.texts == ["7×8"])
  }

  @Test("a frame in another space is asked for only where somebody reads it")
  func global() throws {
    let host = TestHost {
      GeometryReader { Text(verbatim: GeometryTests.words($0.frame(in: .local))) }
      GeometryReader { Text(verbatim: GeometryTests.words($0.frame(in: .global))) }
    }
    let readers = host.findAll(.role(.geometryReader))
    #expect(readers.map { ($0.element.content as? GeometryContent)?.measurement } == [.size, .frame])
    for reader in readers { try reader.setFrame(CGRect(x: 5, y: 6, width: 70, height: 80)) }
    host.turn()
    #expect(host.texts == ["0,0 70×80", "5,6 70×80"])
  }

  @Test("the space of a named view is that view's; where none has the name, the window's")
  func named() throws {
    let host = TestHost {
      VStack {
        GeometryReader { proxy in
          Text(verbatim: GeometryTests.words(proxy.frame(in: .named("box"))))
          Text(verbatim: GeometryTests.words(proxy.frame(in: CoordinateSpace.named("nobody"))))
          Text(verbatim: proxy.bounds(of: .named("box")).map { GeometryTests.words($0) } ?? "none")
          Text(verbatim: proxy.bounds(of: .named("nobody")).map { GeometryTests.words($0) } ?? "none")
        }
      }
      .coordinateSpace(name: "box")
    }
    try host.find(.role(.geometryReader)).setFrame(CGRect(x: 30, y: 40, width: 10, height: 10))
    try host.find(.role(.verticalStack)).setFrame(CGRect(x: 20, y: 10, width: 100, height: 90))
    host.turn()
    #expect(host.texts == ["10,30 10×10", "30,40 10×10", "-10,-30 100×90", "none"])
  }

  @Test("onGeometryChange runs once at first and then for each change, and makes no view greedy")
  func change() throws {
    final class Log {
      var entries: [String] = []
    }
    let log = Log()
    let host = TestHost {
      Text("a").onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { log.entries.append("\(Int($0))") }
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { log.entries.append("\(Int($0))→\(Int($1))") }
    }
    #expect(Set(log.entries) == ["10", "20→20"])
    log.entries = []
    try host.find(.text("a")).setSize(CGSize(width: 30, height: 20))
    host.turn()
    #expect(log.entries == ["30"])
    try host.find(.text("a")).setSize(CGSize(width: 30, height: 9))
    host.turn()
    #expect(log.entries == ["30", "20→9"])
  }

  @Test("what reads no size costs no look at sizes")
  func free() {
    let host = TestHost { Text("a").frame(width: 10).background(.red, in: Circle()).clipShape(Capsule()) }
    #expect(host.graph.featureInUse(WindowGeometry.self) == nil)
  }
}
