import Combine
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import SwiftUITesting

/// A view that holds a mortal, each in another part of the view graph, and lets go of it when the stage's switcher is turned off.
struct Holder: Sendable, CustomTestStringConvertible {
  let name: String
  /// Done while the stage itself still has the mortal.
  var prepare: @MainActor @Sendable (Stage) throws -> Void = { _ in }
  var release: @MainActor @Sendable (Stage) throws -> Void = { $0.switcher.isOn = false }
  let make: @MainActor @Sendable (Stage, Mortal?) -> AnyView

  var testDescription: String { name }

  static let all: [Holder] = objects + structure + modifiers + environment + rows + elements + layouts
}

/// Where a holder stands.
struct Stand: View {
  let stage: Stage
  let holder: Holder
  @ObservedObject var switcher: Stage.Switcher

  var body: some View {
    Text("tick \(switcher.ticks)")
    holder.make(stage, switcher.isOn ? stage.living : nil)
  }
}

extension Holder {
  // MARK: Values, state, objects

  private static let objects = [
    Holder(name: "the state object of a view that goes") { $1 == nil ? AnyView(EmptyView()) : AnyView(ObjectOwner(stage: $0)) },
    Holder(name: "the state of a view that goes") { $1 == nil ? AnyView(EmptyView()) : AnyView(StateOwner($0.mortal)) },
    Holder(
      name: "state that gets another value", release: { $0.binding!.wrappedValue = nil },
      make: { stage, _ in AnyView(StateSetter(stage: stage)) }),
    Holder(name: "a view's value that is replaced") { AnyView(Plain(mortal: $1)) },
    Holder(name: "the value of a view that goes") { $1 == nil ? AnyView(EmptyView()) : AnyView(Plain(mortal: $1)) },
    Holder(name: "an observed object that is replaced") { AnyView(Observing(mortal: $1 ?? $0.spare)) },
    Holder(
      name: "the reason of an evaluation",
      release: {
        $0.living?.count += 1
        $0.switcher.isOn = false
      },
      make: { AnyView(Observing(mortal: $1 ?? $0.spare)) }),
    Holder(
      name: "the second reason of an evaluation",
      release: {
        $0.switcher.isOn = false
        $0.switcher.ticks += 1
        $0.living?.count += 1
      },
      make: { AnyView(Observing(mortal: $1 ?? $0.spare, switcher: $0.switcher)) }),
    Holder(
      name: "what an evaluation depended on",
      prepare: {
        $0.switcher.ticks += 1
        $0.host?.turn()
        $0.binding = nil
      },
      make: { stage, mortal in
        AnyView(
          VStack {
            if mortal != nil { StateOwner(stage.mortal, stage: stage) }
            BindingReader(binding: mortal == nil ? nil : stage.binding)
          })
      }),
    Holder(
      name: "a transaction",
      prepare: { stage in
        var transaction = Transaction()
        transaction[MortalTransactionKey.self] = stage.mortal
        withTransaction(transaction) { stage.switcher.ticks += 1 }
      },
      release: {
        $0.host?.turn()
        $0.switcher.ticks += 1
      },
      make: { _, _ in AnyView(EmptyView()) }),
    Holder(
      name: "the transaction of a modifier",
      prepare: { stage in
        var transaction = Transaction()
        transaction[MortalTransactionKey.self] = stage.mortal
        withTransaction(transaction) { stage.switcher.ticks += 1 }
        stage.host?.turn()
      },
      release: { $0.switcher.ticks += 1 },
      make: { stage, _ in AnyView(Text("tick \(stage.switcher.ticks)").transaction { _ in }) }),
  ]

  private struct ObjectOwner: View {
    @StateObject private var mortal: Mortal
    init(stage: Stage) { _mortal = StateObject(wrappedValue: stage.mortal!) }
    var body: some View { Text("owner of \(mortal.count)") }
  }

  struct StateOwner: View {
    @State private var mortal: Mortal?
    let stage: Stage?
    init(_ mortal: Mortal?, stage: Stage? = nil) {
      _mortal = State(initialValue: mortal)
      self.stage = stage
    }
    var body: some View { Text("owner of \(mortal == nil ? "none" : "one")").onAppear { stage?.binding = $mortal } }
  }

  private struct StateSetter: View {
    @State private var mortal: Mortal?
    let stage: Stage
    var body: some View {
      Text("set \(mortal == nil)").onAppear {
        mortal = stage.mortal
        stage.binding = $mortal
      }
    }
  }

  struct Plain: View {
    let mortal: Mortal?
    var body: some View { Text(mortal == nil ? "none" : "one") }
  }

  private struct Observing: View {
    @ObservedObject var mortal: Mortal
    var switcher: Stage.Switcher?
    var body: some View { Text("observed \(mortal.count) beside \(switcher?.ticks ?? 0)") }
  }

  private struct BindingReader: View {
    let binding: Binding<Mortal?>?
    var body: some View { Text(binding?.wrappedValue == nil ? "none" : "one") }
  }

  private enum MortalTransactionKey: TransactionKey {
    static var defaultValue: Mortal? { nil }
  }

  // MARK: Structure

  private static let structure = [
    Holder(name: "a branch") { stage, mortal in
      AnyView(VStack { if let mortal { Plain(mortal: mortal) } else { Text("other") } })
    },
    Holder(name: "a branch with a transition") { stage, mortal in
      AnyView(VStack { if let mortal { Plain(mortal: mortal).transition(.opacity) } else { Text("other") } })
    },
    Holder(name: "an optional") { stage, mortal in AnyView(VStack { if let mortal { Plain(mortal: mortal) } }) },
    Holder(name: "an identity") { stage, mortal in AnyView(Text("identified").id(mortal)) },
    Holder(name: "a view that compares itself") { stage, mortal in AnyView(Comparing(mortal: mortal).equatable()) },
    Holder(name: "a modifier with a body") { stage, mortal in AnyView(Text("modified").modifier(Wrapping(mortal: mortal))) },
    Holder(name: "what a modifier with a body modifies") { stage, mortal in
      AnyView(Plain(mortal: mortal).modifier(Doubling()))
    },
  ]

  private struct Comparing: View, Equatable {
    nonisolated let mortal: Mortal?
    var body: some View { Text(mortal == nil ? "none" : "one") }
  }

  private struct Wrapping: ViewModifier {
    let mortal: Mortal?
    func body(content: Content) -> some View { VStack { content } }
  }

  private struct Doubling: ViewModifier {
    func body(content: Content) -> some View {
      VStack {
        content
        content
      }
    }
  }

  // MARK: Modifiers

  private static let modifiers = [
    Holder(name: "an action of onAppear") { stage, mortal in AnyView(Text("a").onAppear { keep(mortal) }) },
    Holder(name: "an action of onDisappear") { stage, mortal in
      mortal == nil ? AnyView(EmptyView()) : AnyView(Text("a").onDisappear { keep(mortal) })
    },
    Holder(name: "two actions of onDisappear") { stage, mortal in
      mortal == nil ? AnyView(EmptyView()) : AnyView(Text("a").onDisappear { keep(mortal) }.onDisappear {}.onAppear {})
    },
    Holder(name: "an action of onChange") { stage, mortal in
      AnyView(Text("a").onChange(of: mortal == nil) { keep(mortal) }.onAppear {})
    },
    Holder(name: "the value of onChange") { stage, mortal in AnyView(Text("a").onChange(of: mortal) {}) },
    Holder(name: "a preference's value that is replaced") { stage, mortal in
      AnyView(
        Text("a").preference(key: MortalsKey.self, value: mortal.map { [$0] } ?? []).onPreferenceChange(MortalsKey.self) { _ in })
    },
    Holder(name: "the preference of a view that goes") { stage, mortal in
      AnyView(
        VStack { if let mortal { Text("a").preference(key: MortalsKey.self, value: [mortal]) } }
          .onPreferenceChange(MortalsKey.self) { _ in })
    },
    Holder(name: "the preference of a view that goes, and nobody asks") { stage, mortal in
      AnyView(
        VStack { if let mortal { Text("a").preference(key: MortalsKey.self, value: [mortal]) } }
          .preference(key: MortalsKey.self, value: []))
    },
    Holder(name: "an action for preferences") { stage, mortal in
      AnyView(Text("a").onPreferenceChange(MortalsKey.self) { _ in keep(mortal) })
    },
    Holder(name: "a change of preferences") { stage, mortal in
      AnyView(Text("a").transformPreference(MortalsKey.self) { _ in keep(mortal) }.onPreferenceChange(MortalsKey.self) { _ in })
    },
    Holder(name: "a task") { stage, mortal in
      AnyView(
        Text("a").task(id: mortal == nil) {
          keep(mortal)
          if mortal != nil { try? await Task.sleep(for: .seconds(1000)) }
        })
    },
    Holder(name: "the task of a view that goes") { stage, mortal in
      mortal == nil
        ? AnyView(EmptyView())
        : AnyView(
          Text("a").task {
            keep(mortal)
            try? await Task.sleep(for: .seconds(1000))
          })
    },
    Holder(name: "an action for a publisher's values") { stage, mortal in
      AnyView(Text("a").onReceive(stage.subject) { _ in keep(mortal) })
    },
    Holder(
      name: "an action for a publisher's values, which runs when it goes",
      release: {
        $0.switcher.isOn = false
        $0.subject.send(1)
      },
      make: { stage, mortal in
        AnyView(Text("a").onReceive(stage.subject) { _ in keep((mortal, stage)) })
      }),
    Holder(name: "a publisher") { stage, mortal in
      AnyView(Text("a").onReceive(stage.subject.handleEvents(receiveCancel: { keep(mortal) }).eraseToAnyPublisher()) { _ in })
    },
    Holder(name: "a change of transactions") { stage, mortal in AnyView(Text("a").transaction { _ in keep(mortal) }) },
    Holder(name: "the value of an animation") { stage, mortal in AnyView(Text("a").animation(.default, value: mortal)) },
  ]

  private enum MortalsKey: PreferenceKey {
    static var defaultValue: [Mortal] { [] }
    static func reduce(value: inout [Mortal], nextValue: () -> [Mortal]) { value += nextValue() }
  }

  @MainActor static func keep<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
  }
}
