import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// What happens to a gesture that goes on when the view gets another one.
@Suite("Gestures that change") @MainActor struct GestureChangeTests {
  @MainActor final class Log {
    var lines: [String] = []
    func callAsFunction(_ line: String) { lines.append(line) }
  }

  private struct Subject: View {
    @GestureState(reset: { _, _ in changeLog?("reset, evaluating: \(ViewGraph.isEvaluatingAny)") }) private var amount = 0
    @State private var isOther = false
    let log: Log

    var body: some View {
      let drag = DragGesture().map { Int($0.translation.width) }
      Text("amount \(amount)").gesture(
        isOther
          ? AnyGesture(TapGesture().map { 0 }.onEnded { _ in log("tapped") })
          : AnyGesture(drag.updating($amount) { value, state, _ in state = value }.onEnded { _ in log("ended") }))
      Button("Other") { isOther = true }
    }
  }

  @Test("a gesture that another type takes the place of ends without an end, when nothing is evaluated")
  func otherType() throws {
    let log = Log()
    changeLog = log
    defer { changeLog = nil }
    let host = TestHost { Subject(log: log) }
    try host.find(.text("amount 0")).drag(through: CGPoint(x: 20, y: 0), lifts: false)
    host.turn()
    #expect(host.texts.first == "amount 20")
    try host.find(.button("Other")).press()
    host.turn()
    #expect(host.texts.first == "amount 0")
    #expect(log.lines == ["reset, evaluating: false"])
    try host.find(.text("amount 0")).lift(at: CGPoint(x: 20, y: 0))
    try host.find(.text("amount 0")).tap()
    #expect(log.lines.last == "tapped")
    #expect(!log.lines.contains("ended"))
  }

  private struct Masked: View {
    @GestureState private var amount = 0
    @State private var isOn = true
    let usesMask: Bool
    let log: Log

    var body: some View {
      let drag = DragGesture().updating($amount) { value, state, _ in state = Int(value.translation.width) }
        .onEnded { _ in log("ended") }
      VStack {
        if usesMask {
          Text("amount \(amount)").gesture(drag, including: isOn ? .all : .none)
        } else {
          Text("amount \(amount)").gesture(drag, isEnabled: isOn)
        }
      }
      .gesture(TapGesture().onEnded { log("tap around") })
      Button("Toggle") { isOn.toggle() }
    }
  }

  @Test("5.06, 5.44: a gesture that no longer takes part ends without an end", arguments: [true, false])
  func mask(usesMask: Bool) throws {
    let log = Log()
    let host = TestHost { Masked(usesMask: usesMask, log: log) }
    try host.find(.text("amount 0")).drag(through: CGPoint(x: 20, y: 0), lifts: false)
    host.turn()
    #expect(host.texts.first == "amount 20")
    try host.find(.button("Toggle")).press()
    host.turn()
    #expect(host.texts.first == "amount 0")
    try host.find(.button("Toggle")).press()
    host.turn()
    try host.find(.text("amount 0")).lift(at: CGPoint(x: 20, y: 0))
    host.turn()
    #expect(log.lines.isEmpty)
    try host.find(.text("amount 0")).drag(through: CGPoint(x: 20, y: 0))
    #expect(log.lines == ["ended"])
  }

  private struct Movable: View {
    @State private var canMove = false
    let log: Log

    var body: some View {
      Text("card").gesture(canMove ? DragGesture(minimumDistance: 0).onEnded { _ in log("moved") } : nil)
      Toggle("Move", isOn: $canMove)
    }
  }

  @Test("a gesture may be none: nil hears of nothing, and what comes and goes counts as soon as it is there")
  func optional() throws {
    let log = Log()
    let host = TestHost { Movable(log: log) }
    func effects() throws -> Int { try host.find(.text("card")).element.effects.count { $0 is GestureEffect } }
    #expect(try effects() == 0)
    try host.find(.toggle("Move")).toggle()
    host.turn()
    #expect(try effects() == 1)
    try host.find(.text("card")).drag(through: CGPoint(x: 20, y: 0))
    #expect(log.lines == ["moved"])
    try host.find(.toggle("Move")).toggle()
    host.turn()
    #expect(try effects() == 0)
  }

  @Test("what else than a pointer activates a gesture makes no more taps than a person would")
  func manyTaps() throws {
    let log = Log()
    let host = TestHost {
      Text("few").gesture(TapGesture(count: 3).onEnded { log("few") })
      Text("many").gesture(TapGesture(count: 1000).onEnded { log("many") })
    }
    for text in ["few", "many"] {
      let effect = try #require(try host.find(.text(text)).element.effects.first as? GestureEffect)
      host.graph.send(TapEvent(), to: effect.target)
    }
    #expect(log.lines == ["few"])
  }
}

/// Where a closure of a property wrapper can reach it.
@MainActor private var changeLog: GestureChangeTests.Log?
