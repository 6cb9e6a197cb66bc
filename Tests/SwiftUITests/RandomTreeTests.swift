import SwiftUI
import Testing

@testable import SwiftUITesting

/// Random edits of a random tree: after each turn, what the patches have made equals the tree from scratch.
@MainActor @Suite("Random trees") struct RandomTreeTests {
  indirect enum Plan: Hashable {
    case text(Int)
    case toggle(Bool)
    case card(Int)
    case stack([Plan])
    case group([Int: Plan])
    case optional(Plan?)
    case branch(Bool, Plan)
    case erased(Plan)
    case identified(Int, Plan)
    case list([Plan])
  }

  struct PlanView: View {
    let plan: Plan

    var body: some View {
      switch plan {
      case .text(let number): Text("text \(number)").padding(CGFloat(number % 3))
      case .toggle(let isOn): Toggle("toggle", isOn: .constant(isOn))
      case .card(let number): Card(number: number)
      case .stack(let plans):
        VStack { ForEach(Array(plans.enumerated()), id: \.offset) { PlanView(plan: $0.element) } }
      case .group(let plans):
        // Moves when numbers come and go: keys are identities, their order is not their value.
        ForEach(plans.keys.sorted { $0 &* 7919 % 101 < $1 &* 7919 % 101 }, id: \.self) { PlanView(plan: plans[$0]!) }
      case .optional(let plan): if let plan { PlanView(plan: plan) }
      case .branch(let isFirst, let plan):
        if isFirst { PlanView(plan: plan) } else { HStack { PlanView(plan: plan) } }
      case .erased(let plan): AnyView(PlanView(plan: plan))
      case .identified(let id, let plan): PlanView(plan: plan).id(id)
      case .list(let plans):
        List {
          ForEach(Array(plans.enumerated()), id: \.offset) { place, plan in
            Section {
              PlanView(plan: plan)
            } header: {
              if place % 2 == 0 { Text("section \(place)") }
            }
          }
        }
      }
    }
  }

  /// Elements that stand directly in one container, and whose properties change alone or with others.
  struct Card: View {
    let number: Int

    var body: some View {
      VStack(spacing: number % 2 == 0 ? nil : 4) {
        Text("title \(number % 3)").font(number % 5 == 0 ? .title : nil).bold(number % 2 == 0)
        Text(number % 4 == 0 ? "" : "text \(number % 2)")
        Button("button \(number % 2)") {}.disabled(number % 3 == 0)
        TextField("prompt \(number % 2)", text: .constant("typed \(number % 4)"))
        ScrollView(number % 3 == 0 ? .horizontal : .vertical) { Text("inside \(number % 4)") }
        if number % 7 == 0 { Divider() }
      }
      .foregroundStyle(number % 2 == 0 ? Color.red : .blue)
      .font(number % 3 == 0 ? .body : .caption)
    }
  }

  final class Model: ObservableObject {
    @Published var plan: Plan
    init(_ plan: Plan) { self.plan = plan }
  }

  struct Root: View {
    @ObservedObject var model: Model
    var body: some View {
      Text("before")
      PlanView(plan: model.plan)
      Text("after")
    }
  }

  /// SplitMix64: the same seed gives the same run.
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  private func random(_ depth: Int, _ generator: inout Generator) -> Plan {
    switch Int.random(in: 0..<(depth == 0 ? 3 : 10), using: &generator) {
    case 0: .text(Int.random(in: 0..<10, using: &generator))
    case 1: .toggle(Bool.random(using: &generator))
    case 2: .card(Int.random(in: 0..<420, using: &generator))
    case 3: .stack((0..<Int.random(in: 0..<4, using: &generator)).map { _ in random(depth - 1, &generator) })
    case 4:
      .group(
        Dictionary(
          (0..<Int.random(in: 0..<6, using: &generator)).map { _ in
            (Int.random(in: 0..<12, using: &generator), random(depth - 1, &generator))
          }, uniquingKeysWith: { first, _ in first }))
    case 5: .optional(Bool.random(using: &generator) ? random(depth - 1, &generator) : nil)
    case 6: .branch(Bool.random(using: &generator), random(depth - 1, &generator))
    case 7: .identified(Int.random(in: 0..<3, using: &generator), random(depth - 1, &generator))
    case 8: .list((0..<Int.random(in: 0..<3, using: &generator)).map { _ in random(depth - 1, &generator) })
    default: .erased(random(depth - 1, &generator))
    }
  }

  /// Changes one place of a plan.
  private func mutated(_ plan: Plan, _ depth: Int, _ generator: inout Generator) -> Plan {
    if Int.random(in: 0..<4, using: &generator) == 0 { return random(depth, &generator) }
    switch plan {
    case .text, .toggle: return random(depth, &generator)
    case .card(let number):
      return .card((number + [1, 2, 3, 4, 60].randomElement(using: &generator)!) % 420)
    case .stack(var plans):
      guard let index = plans.indices.randomElement(using: &generator) else { return .stack([random(depth - 1, &generator)]) }
      plans[index] = mutated(plans[index], depth - 1, &generator)
      return .stack(plans)
    case .group(var plans):
      let key = Int.random(in: 0..<12, using: &generator)
      if let old = plans[key] {
        plans[key] = Bool.random(using: &generator) ? nil : mutated(old, depth - 1, &generator)
      } else {
        plans[key] = random(depth - 1, &generator)
      }
      return .group(plans)
    case .optional(let plan): return .optional(plan == nil ? random(depth - 1, &generator) : nil)
    case .branch(let isFirst, let plan): return .branch(!isFirst, plan)
    case .erased(let plan): return .erased(mutated(plan, depth - 1, &generator))
    case .identified(let id, let plan):
      return Bool.random(using: &generator) ? .identified(id + 1, plan) : .identified(id, mutated(plan, depth - 1, &generator))
    case .list(var plans):
      guard let index = plans.indices.randomElement(using: &generator) else { return .list([random(depth - 1, &generator)]) }
      if Bool.random(using: &generator) {
        plans.remove(at: index)
      } else {
        plans[index] = mutated(plans[index], depth - 1, &generator)
      }
      return .list(plans)
    }
  }

  /// How many steps to take. `RANDOM_STEPS=100000 swift test --filter RandomTreeTests` takes more.
  private static let steps = ProcessInfo.processInfo.environment["RANDOM_STEPS"].flatMap(Int.init) ?? 20_000

  @Test("after thousands of edits the patched tree is the tree from scratch, no body was skipped wrongly, no id came twice")
  func edits() async {
    let seed = ProcessInfo.processInfo.environment["RANDOM_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0...UInt64.max)
    print("random edits with RANDOM_SEED=\(seed)")
    var generator = Generator(state: seed)
    let model = Model(random(4, &generator))
    let host = TestHost { Root(model: model) }
    host.checksPatches = false
    host.recorder.keepsRecords = false
    var usedIDs = Set(host.element.descendants.map(\.id))
    for step in 0..<Self.steps {
      model.plan = mutated(model.plan, 4, &generator)
      host.checksBodies = step % 10 == 0
      // Others need the main actor too.
      if step % 50 == 0 { await Task.yield() }
      host.turn()
      guard host.element == host.graph.root else {
        Issue.record("seed \(seed), step \(step): the patched tree differs:\n\(host)")
        return
      }
      if step % 10 == 5 {
        let fresh = TestHost { Root(model: model) }
        #expect(host.description == fresh.description, "seed \(seed), step \(step)")
        #expect(host.leaks.isEmpty, "seed \(seed), step \(step)")
      }
      for frame in host.frames {
        for case .insert(let element, _, _) in frame.patches {
          for id in element.descendants.map(\.id) where !usedIDs.insert(id).inserted {
            Issue.record("seed \(seed), step \(step): \(id) was used before")
          }
        }
      }
      host.resetCounts()
    }
  }
}
