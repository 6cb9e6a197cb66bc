import RandomInput
import SwiftUI

/// What a random tree consists of. `PlanView` shows it.
indirect enum Plan: Hashable {
  case text(Int)
  case toggle(Bool)
  case card(Int)
  case caption
  case stateful
  case mortal(Int)
  case stack([Plan])
  case group([Int: Plan])
  case optional(Plan?)
  case branch(Bool, Plan)
  case erased(Plan)
  case identified(Int, Plan)
  case list([Plan])
  case rows([Int])
  case sheet(Bool, Plan)
  case effect(Effect, Plan)

  /// What a modifier does around a plan.
  enum Effect: Hashable {
    /// Says this preference in place of what is inside.
    case preference(Int)
    case addedPreference(Int)
    case task(Int)
    case buttonStyle(Int)
    case caption(Int)
    case addedCaption(Int)
    case animation(Int)
    case doubled
  }

  static func random(_ depth: Int, _ generator: inout SeededGenerator) -> Plan {
    func inner(_ generator: inout SeededGenerator) -> Plan { random(depth - 1, &generator) }
    func some(_ end: Int, _ generator: inout SeededGenerator) -> [Plan] {
      (0..<generator.number(below: end)).map { _ in random(depth - 1, &generator) }
    }
    switch generator.number(below: depth == 0 ? 6 : 16) {
    case 0: return .text(generator.number(below: 10))
    case 1: return .toggle(generator.flag())
    case 2: return .card(generator.number(below: 420))
    case 3: return .caption
    case 4: return .stateful
    case 5: return .mortal(generator.number(below: 6))
    case 6: return .stack(some(4, &generator))
    case 7:
      let keys = (0..<generator.number(below: 6)).map { _ in generator.number(below: 12) }
      return .group(Dictionary(keys.map { ($0, inner(&generator)) }, uniquingKeysWith: { first, _ in first }))
    case 8: return .optional(generator.flag() ? inner(&generator) : nil)
    case 9: return .branch(generator.flag(), inner(&generator))
    case 10: return .identified(generator.number(below: 3), inner(&generator))
    case 11: return .list(some(3, &generator))
    case 12: return .rows(Array(0..<generator.number(below: 12)).shuffled(using: &generator))
    case 13: return .sheet(generator.flag(), inner(&generator))
    case 14: return .erased(inner(&generator))
    default: return .effect(.random(&generator), inner(&generator))
    }
  }

  /// This plan with a change in one place.
  func mutated(_ depth: Int, _ generator: inout SeededGenerator) -> Plan {
    let isLeaf = depth <= 0
    if isLeaf || generator.number(below: 4) == 0 { return .random(max(0, depth), &generator) }
    func mutatedElement(_ plans: [Plan], _ generator: inout SeededGenerator) -> [Plan] {
      guard let index = plans.indices.randomElement(using: &generator) else { return [.random(depth - 1, &generator)] }
      var plans = plans
      plans[index] = plans[index].mutated(depth - 1, &generator)
      return plans
    }
    switch self {
    case .text, .toggle, .caption, .stateful, .mortal: return .random(depth, &generator)
    case .card(let number): return .card((number + [1, 2, 3, 4, 60].randomElement(using: &generator)!) % 420)
    case .stack(let plans): return .stack(mutatedElement(plans, &generator))
    case .group(var plans):
      let key = generator.number(below: 12)
      if let old = plans[key] {
        plans[key] = generator.flag() ? nil : old.mutated(depth - 1, &generator)
      } else {
        plans[key] = .random(depth - 1, &generator)
      }
      return .group(plans)
    case .optional(let plan): return .optional(plan == nil ? .random(depth - 1, &generator) : nil)
    case .branch(let isFirst, let plan): return .branch(!isFirst, plan)
    case .erased(let plan): return .erased(plan.mutated(depth - 1, &generator))
    case .identified(let id, let plan):
      return generator.flag() ? .identified(id + 1, plan) : .identified(id, plan.mutated(depth - 1, &generator))
    case .list(var plans):
      guard !plans.isEmpty, generator.flag() else { return .list(mutatedElement(plans, &generator)) }
      plans.remove(at: generator.number(below: plans.count))
      return .list(plans)
    case .rows(let ids): return .rows(Plan.mutated(ids, &generator))
    case .sheet(let isPresented, let plan):
      return generator.flag() ? .sheet(!isPresented, plan) : .sheet(isPresented, plan.mutated(depth - 1, &generator))
    case .effect(let effect, let plan):
      if generator.flag() { return .effect(effect, plan.mutated(depth - 1, &generator)) }
      return .effect(effect.mutated(&generator), plan)
    }
  }

  private static func mutated(_ ids: [Int], _ generator: inout SeededGenerator) -> [Int] {
    var ids = ids
    switch generator.number(below: 4) {
    case 0: ids.shuffle(using: &generator)
    case 1: if !ids.isEmpty { ids.remove(at: generator.number(below: ids.count)) }
    default:
      let new = generator.number(below: 40)
      if !ids.contains(new) { ids.insert(new, at: generator.number(below: ids.count + 1)) }
    }
    return ids
  }

  /// The keys of a group in the order of its rows: keys are identities, their order is not their value.
  static func sortedKeys(_ plans: [Int: Plan]) -> [Int] { plans.keys.sorted { $0 &* 7919 % 101 < $1 &* 7919 % 101 } }

  /// The preference values that this plan says, in order, where all rows are made.
  var preferences: [Int] {
    switch self {
    case .text, .toggle, .card, .caption, .stateful, .mortal, .rows, .sheet: []
    case .stack(let plans), .list(let plans): plans.flatMap(\.preferences)
    case .group(let plans): Self.sortedKeys(plans).flatMap { plans[$0]!.preferences }
    case .optional(let plan): plan?.preferences ?? []
    case .branch(_, let plan), .erased(let plan), .identified(_, let plan): plan.preferences
    case .effect(.preference(let number), _): [number]
    case .effect(.addedPreference(let number), let plan): plan.preferences + [number]
    case .effect(.doubled, let plan): plan.preferences + plan.preferences
    case .effect(_, let plan): plan.preferences
    }
  }

  /// How many tasks run for this plan, where all rows are made.
  var taskCount: Int {
    switch self {
    case .text, .toggle, .card, .caption, .stateful, .mortal, .rows: 0
    case .stack(let plans), .list(let plans): plans.reduce(0) { $0 + $1.taskCount }
    case .group(let plans): plans.values.reduce(0) { $0 + $1.taskCount }
    case .optional(let plan): plan?.taskCount ?? 0
    case .branch(_, let plan), .erased(let plan), .identified(_, let plan): plan.taskCount
    case .sheet(let isPresented, let plan): isPresented ? plan.taskCount : 0
    case .effect(.task, let plan): plan.taskCount + 1
    case .effect(.doubled, let plan): 2 * plan.taskCount
    case .effect(_, let plan): plan.taskCount
    }
  }
}

extension Plan.Effect {
  static func random(_ generator: inout SeededGenerator) -> Plan.Effect {
    let number = generator.number(below: 4)
    return switch generator.number(below: 8) {
    case 0: .preference(number)
    case 1: .addedPreference(number)
    case 2: .task(number)
    case 3: .buttonStyle(number)
    case 4: .caption(number)
    case 5: .addedCaption(number)
    case 6: .animation(number)
    default: .doubled
    }
  }

  /// Most often the same effect with another number: a change of values, not of structure.
  func mutated(_ generator: inout SeededGenerator) -> Plan.Effect {
    switch self {
    case .preference(let number): .preference(number + 1)
    case .addedPreference(let number): .addedPreference(number + 1)
    case .task(let number): .task(number + 1)
    case .buttonStyle(let number): .buttonStyle(number + 1)
    case .caption(let number): .caption(number + 1)
    case .addedCaption(let number): .addedCaption(number + 1)
    case .animation(let number): .animation(number + 1)
    case .doubled: .random(&generator)
    }
  }
}
