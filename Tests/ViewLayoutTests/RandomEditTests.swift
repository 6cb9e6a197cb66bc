import Foundation
import Testing

@testable import ViewLayout

/// `RANDOM_EDITS` says how many edits there are, and `EDIT_SEED` with which numbers they begin.
@Suite("Random edits", .serialized) struct RandomEditTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["RANDOM_EDITS"].flatMap { Int($0) } ?? 5_000
  private static let first = environment["EDIT_SEED"].flatMap { UInt64($0) } ?? 1
  private static let editsPerTree = 60

  @Test("after any edits, all is where it is in a tree that is made anew")
  func edits() {
    var done = 0
    var seed = Self.first
    while done < Self.count {
      let trial = EditTrial(seed: seed)
      for batch in 0..<Self.editsPerTree / 2 {
        done += trial.edit()
        if let difference = trial.difference() {
          Issue.record("EDIT_SEED=\(seed), batch \(batch): \(difference)")
          return
        }
      }
      trial.end()
      seed += 1
    }
  }
}

/// A window whose views are edited.
private final class EditTrial {
  private var maker: PlanMaker
  private let tree = LayoutTree()
  private var roots: [Plan] = []
  private var window = CGSize(width: 300, height: 200)
  private var insets = EdgeInsets()
  private var keyboard: CGFloat = 0
  /// What was taken out, and may come again.
  private var removed: [Plan] = []
  private var log: [String] = []

  init(seed: UInt64) {
    maker = PlanMaker(seed: seed)
    roots = [maker.plan(depth: 4)]
    if maker.chance(3) { roots.append(maker.plan(depth: 2)) }
    apply(to: tree) { $0.edited() }
    tree.update()
  }

  func end() { tree.end() }

  private func apply(to tree: LayoutTree, _ node: (Plan) -> LayoutNode) {
    tree.root.set(window, insets: insets, keyboardHeight: keyboard)
    tree.root.setChildren(ContiguousArray(roots.map(node)), covers: [])
  }

  // MARK: Edits

  /// A few edits at once. Returns how many.
  func edit() -> Int {
    let count = maker.chance(3) ? maker.number(2...4) : 1
    log = []
    for _ in 0..<count { editOne() }
    if maker.chance(12) { tree.update() }
    tree.update()
    _ = tree.takeReports()
    return count
  }

  private func editOne() {
    let all = roots.flatMap(\.all)
    if maker.chance(12) || all.isEmpty { return editWindow() }
    let plan = maker.one(of: all)
    switch maker.number(0...9) {
    case 0...3:
      plan.kind = maker.variant(of: plan.kind)
      plan.applyKind()
      note("set", plan)
    case 4, 5: editSteps(of: plan)
    case 6:
      // Something that was taken out is edited meanwhile.
      if let plan = removed.last?.all.last {
        plan.kind = maker.variant(of: plan.kind)
        plan.applyKind()
        note("set outside", plan)
      }
    default:
      let containers = all.filter(\.isContainer)
      if !containers.isEmpty { editChildren(of: maker.one(of: containers), isLarge: all.count > 40) }
    }
  }

  private func note(_ edit: String, _ plan: Plan) { log.append("\(edit) \(plan.kind) in \(type(of: plan.node.parent))") }

  private func editWindow() {
    switch maker.number(0...2) {
    case 0: window = CGSize(width: CGFloat(maker.number(1...6) * 50), height: CGFloat(maker.number(1...6) * 50))
    case 1: insets = EdgeInsets(top: maker.one(of: [0, 20]), leading: maker.one(of: [0, 5]), bottom: 0, trailing: 0)
    default: keyboard = maker.one(of: [0, 60])
    }
    tree.root.set(window, insets: insets, keyboardHeight: keyboard)
    log.append("window \(window) \(insets) \(keyboard)")
  }

  private func editSteps(of plan: Plan) {
    let guides = plan.steps.compactMap { step -> Plan.Guide? in if case .guide(_, let guide) = step { guide } else { nil } }
    if let guide = guides.first, let value = guide.value, maker.chance(2) {
      guide.constant += 7
      value.compute = guide.compute
      plan.node.traitsChanged()
      return note("guide", plan)
    }
    if plan.steps.isEmpty || maker.chance(2) {
      plan.steps.insert(maker.step(depth: 1), at: maker.number(0...plan.steps.count))
    } else {
      let index = maker.number(0...(plan.steps.count - 1))
      if maker.chance(2) {
        take(plan.steps.remove(at: index))
      } else {
        take(plan.steps[index])
        plan.steps[index] = maker.step(depth: 1)
      }
    }
    plan.applySteps()
    note("steps \(plan.steps)", plan)
  }

  private func take(_ step: Plan.Step) {
    switch step {
    case .layer(let plan, _), .bar(_, _, let plan): plan.node.leave()
    default: break
    }
  }

  private func editChildren(of plan: Plan, isLarge: Bool) {
    let count = plan.children.count
    switch count == 0 ? 0 : isLarge ? 1 : maker.number(0...2) {
    case 0:
      let isOld = !removed.isEmpty && maker.chance(2)
      let child = isOld ? removed.removeLast() : maker.plan(depth: 2, in: plan.kind)
      plan.children.insert(child, at: maker.number(0...count))
    case 1:
      let child = plan.children.remove(at: maker.number(0...(count - 1)))
      child.node.leave()
      removed.append(child)
    default:
      let child = plan.children.remove(at: maker.number(0...(count - 1)))
      plan.children.insert(child, at: maker.number(0...(count - 1)))
    }
    plan.applyChildren()
    note("children", plan)
  }

  // MARK: Comparison

  /// The first thing that is another in a tree of the same views that is made anew.
  func difference() -> String? {
    let fresh = LayoutTree()
    apply(to: fresh) { $0.fresh() }
    fresh.update()
    defer { fresh.end() }
    guard let difference = difference(tree.root, fresh.root, "") else { return nil }
    return "\(difference)\n\(log.joined(separator: "\n"))\n\(roots.map { $0.outline() }.joined())"
  }

  private func difference(_ node: LayoutNode, _ other: LayoutNode, _ path: String) -> String? {
    let name = "\(type(of: node))".replacingOccurrences(of: "Node", with: "")
    let path = "\(path)/\(node.index)\(name)"
    func check(_ what: String, _ own: CGRect, _ wanted: CGRect) -> String? {
      Self.areSame(own, wanted) ? nil : "\(path) \(what): \(own) and not \(wanted)"
    }
    let point = { (point: CGPoint) in CGRect(origin: point, size: .zero) }
    if let found = check("size", CGRect(origin: .zero, size: node.size), CGRect(origin: .zero, size: other.size))
      ?? check("content", node.contentFrame, other.contentFrame)
      ?? check("drawn", node.drawnFrame, other.drawnFrame)
    {
      return found
    }
    if let found = check("origin", point(node.origin), point(other.origin)) ?? check("frame", node.frame, other.frame) {
      return found
    }
    for level in 0...node.level {
      if let found = check("step \(level)", node.box(at: level), other.box(at: level)) { return found }
    }
    for (layer, otherLayer) in zip(node.layers, other.layers) {
      if let found = difference(layer, otherLayer, path + "+") { return found }
    }
    if let fitting = node as? FittingNode, let otherFitting = other as? FittingNode {
      guard !node.children.isEmpty else { return nil }
      if fitting.chosen != otherFitting.chosen { return "\(path) chose \(String(describing: fitting.chosen))" }
      return difference(node.children[fitting.chosen!], other.children[fitting.chosen!], path)
    }
    for (child, otherChild) in zip(node.children, other.children) {
      if let found = difference(child, otherChild, path) { return found }
    }
    return nil
  }

  private static func areSame(_ first: CGRect, _ second: CGRect) -> Bool {
    func same(_ first: CGFloat, _ second: CGFloat) -> Bool {
      first == second || (first.isNaN && second.isNaN) || abs(first - second) < 1e-6
    }
    return same(first.origin.x, second.origin.x) && same(first.origin.y, second.origin.y)
      && same(first.size.width, second.size.width) && same(first.size.height, second.size.height)
  }
}
