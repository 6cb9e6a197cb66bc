import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Lifetimes") struct LifetimeTests {
  final class Model: ObservableObject {
    @Published var count = 0
  }

  @Observable final class Observed {
    var count = 0
  }

  struct Owner: View {
    @StateObject private var model = Model()
    @State private var observed = Observed()
    let note: (Model, Observed) -> Void
    var body: some View {
      Text("\(model.count) \(observed.count)")
        .onAppear { [model, observed] in note(model, observed) }
    }
  }

  @Test("what a view owns goes with its identity (35)")
  func owned() throws {
    struct Hider: View {
      @State private var isShown = true
      let note: (Model, Observed) -> Void
      var body: some View {
        if isShown { Owner(note: note) }
        Button("Hide") { isShown = false }
      }
    }
    weak var model: Model?
    weak var observed: Observed?
    let host = TestHost {
      Hider {
        model = $0
        observed = $1
      }
    }
    #expect(model != nil && observed != nil)
    try host.find(.button("Hide")).press()
    host.turn()
    #expect(model == nil && observed == nil)
  }

  @Test("a host that goes takes its graph and everything in it, without being unmounted")
  func host() {
    weak var model: Model?
    weak var graph: AnyObject?
    do {
      let host = TestHost { Owner { first, _ in model = first } }
      graph = host.graph
      #expect(model != nil)
    }
    #expect(model == nil)
    #expect(graph == nil)
  }

  @Test("a removed view no longer hears of what it observed")
  func removed() throws {
    struct Reader: View {
      let observed: Observed
      var body: some View { Text("\(observed.count)") }
    }
    struct Hider: View {
      let observed: Observed
      @State private var isShown = true
      var body: some View {
        if isShown { Reader(observed: observed) }
        Button("Hide") { isShown = false }
      }
    }
    let observed = Observed()
    let host = TestHost { Hider(observed: observed) }
    try host.find(.button("Hide")).press()
    host.turn()
    observed.count += 1
    #expect(!host.turn())
  }

  @Test("what an evaluation no longer needs is cancelled, not left with the object until it changes")
  func registrations() throws {
    struct Reader: View {
      let observed: Observed
      let note: (Int) -> Void
      var body: some View { Text("\(observed.count)") }
    }
    struct Parent: View {
      let observed: Observed
      @State private var isShown = true
      @State private var count = 0
      var body: some View {
        if isShown { Reader(observed: observed) { [count] in _ = count + $0 } }
        Button("Again") { count += 1 }
        Button("Hide") { isShown = false }
      }
    }
    let observed = Observed()
    let host = TestHost { Parent(observed: observed) }
    #expect(registrationCount(of: observed) == 1)
    try host.find(.button("Again")).press()
    host.turn()
    #expect(registrationCount(of: observed) == 1)
    try host.find(.button("Hide")).press()
    host.turn()
    #expect(registrationCount(of: observed) == 0)
  }

  @Test("a chain of a thousand views updates its last one alone")
  func depth() {
    struct Chain: View {
      let depth: Int
      let model: Observed
      var body: some View {
        if depth == 0 { Text("\(model.count)") } else { AnyView(Chain(depth: depth - 1, model: model)) }
      }
    }
    let model = Observed()
    let host = TestHost { Chain(depth: 1000, model: model) }
    host.resetCounts()
    model.count = 9
    host.turn()
    #expect(host.texts == ["9"])
    #expect(host.evaluationCount == 1)
    #expect(host.patchCount == 1)
  }
}
