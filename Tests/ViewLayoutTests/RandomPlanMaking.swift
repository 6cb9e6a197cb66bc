import Foundation
import RandomInput

@testable import ViewLayout

/// Makes descriptions of views, and edits them, by random numbers.
struct PlanMaker {
  var numbers: SeededGenerator

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
    for _ in 0..<4 { _ = numbers.next() }
  }

  mutating func one<Element>(of elements: [Element]) -> Element { elements.randomElement(using: &numbers)! }
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
  mutating func chance(_ count: Int) -> Bool { number(1...count) == 1 }

  private mutating func length() -> CGFloat { one(of: [0, 5, 10, 20, 33, 50, 80, 130]) }
  private mutating func optional<Value>(_ value: Value) -> Value? { chance(2) ? nil : value }
  private mutating func spacing() -> CGFloat? { one(of: [nil, nil, 0, 3, 8, -4]) }
  private mutating func axes() -> Axis.Set { one(of: [.horizontal, .vertical, [.horizontal, .vertical]]) }
  private mutating func axis() -> Axis { one(of: [.horizontal, .vertical]) }
  private mutating func edges() -> EdgeInsets {
    EdgeInsets(top: one(of: [0, 4]), leading: one(of: [0, 7]), bottom: one(of: [0, 4, 9]), trailing: one(of: [0, 3]))
  }

  private mutating func alignment() -> Alignment {
    one(of: [.center, .topLeading, .bottomTrailing, .leading, .centerFirstTextBaseline, .leadingLastTextBaseline])
  }

  private static let middle = AlignmentKey.custom(MiddleGuide.self, along: .vertical)

  private mutating func key(along axis: Axis) -> AlignmentKey {
    axis == .horizontal
      ? one(of: [.leading, .horizontalCenter, .trailing, .listRowSeparatorLeading])
      : one(of: [.top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline, Self.middle])
  }

  private mutating func track() -> GridTrack {
    GridTrack(
      one(of: [.flexible(), .fixed(40), .adaptive(minimum: 30), .flexible(minimum: 5, maximum: 60)]), spacing: spacing(),
      alignment: chance(3) ? alignment() : nil)
  }

  // MARK: Views

  mutating func text() -> String {
    one(of: ["", "a", "bbb", "a b c", "some words in a line", "x\ny", "longerword and more", "one two", "q\nr s\nt"])
  }

  /// Another kind for the same node.
  mutating func variant(of kind: Plan.Kind) -> Plan.Kind {
    switch kind {
    case .text: .text(text())
    case .engineText: .engineText(text())
    case .color, .circle: chance(2) ? .color : .circle
    case .fixed: .fixed(CGSize(width: length(), height: length()))
    case .spacer: .spacer(optional(length()))
    case .divider: .divider(one(of: [1, 2]))
    case .stack: stack()
    case .depth: .depth(alignment())
    case .grid: .grid(alignment(), spacing(), spacing())
    case .row: .row(one(of: [nil, .top, .bottom, .firstTextBaseline]))
    case .lazyStack: lazyStack()
    case .lazyGrid: .lazyGrid((0..<number(1...3)).map { _ in track() }, spacing())
    case .gap: .gap(number(0...4))
    case .scroll: .scroll(axes(), one(of: [0, 0, 6]))
    case .fitting: .fitting(axes())
    case .custom:
      .custom(TrialLayout.Style(isCached: chance(2), orientation: one(of: [nil, .horizontal, .vertical]), gap: length()))
    case .reader, .page: kind
    }
  }

  private mutating func stack() -> Plan.Kind {
    let axis = axis()
    return .stack(axis, spacing(), key(along: axis.other))
  }

  private mutating func lazyStack() -> Plan.Kind {
    let axis = axis()
    return .lazyStack(axis, spacing(), key(along: axis.other))
  }

  mutating func plan(depth: Int, in parent: Plan.Kind? = nil) -> Plan {
    if case .lazyStack = parent, chance(4) { return Plan(variant(of: .gap(0))) }
    if case .lazyGrid = parent, chance(4) { return Plan(variant(of: .gap(0))) }
    let leaf: [Plan.Kind] = [
      .text(""), .text(""), .engineText(""), .engineText(""), .color, .color, .circle, .fixed(.zero), .spacer(nil), .divider(1),
    ]
    let stacks: [Plan.Kind] = [.stack(.horizontal, nil, .top), .stack(.horizontal, nil, .top), .depth(.center)]
    let others: [Plan.Kind] = [
      .grid(.center, nil, nil), .row(nil), .lazyStack(.horizontal, nil, .top), .lazyGrid([], nil), .scroll([], 0), .fitting([]),
      .custom(TrialLayout.Style(isCached: false, gap: 0)), .reader, .page,
    ]
    var kind = depth <= 0 || chance(3) ? one(of: leaf) : chance(2) ? one(of: stacks) : one(of: others)
    if case .grid = parent, depth > 0, !chance(4) { kind = .row(nil) }
    let plan = Plan(variant(of: kind))
    if plan.isContainer {
      for _ in 0..<number(0...3) { plan.children.append(self.plan(depth: depth - 1, in: plan.kind)) }
      plan.moveGapsBehindFirst()
    }
    while chance(3) { plan.steps.append(step(depth: depth)) }
    return plan
  }

  mutating func step(depth: Int) -> Plan.Step {
    switch number(0...18) {
    case 0, 1: .padding(edges())
    case 2, 3: .frame(optional(length()), optional(length()), alignment())
    case 4: .flexible(bounds(), bounds())
    case 5: .aspectRatio(one(of: [.nan, 1, 2]), chance(2))
    case 6: .fixedSize(axes())
    case 7: .position(CGPoint(x: length(), y: length()))
    case 8, 9: .priority(one(of: [-1, 0, 1, 2.5]))
    case 10, 11: .guide(key(along: axis()), Plan.Guide(one(of: [0, -5, 12]), one(of: [0, 0, 0.5, 1])))
    case 12: .layer(plan(depth: depth - 1), alignment())
    case 13: .bar(one(of: [.top, .leading, .bottom, .trailing]), spacing(), plan(depth: depth - 1))
    case 14: .safeAreaPadding(edges())
    case 15: .ignoresSafeArea(one(of: [.all, .top, .horizontal]))
    case 16: .containerFrame(axes(), one(of: [0.5, 1, 0.3]))
    case 17:
      .cell(
        GridCellTraits(
          columns: optional(number(1...3)), anchor: optional(.bottomTrailing), columnAlignment: optional(.trailing),
          unsizedAxes: chance(2) ? axes() : []))
    default: .wholeLine
    }
  }

  private mutating func bounds() -> FrameBounds {
    FrameBounds(
      least: optional(length()), ideal: chance(4) ? length() : nil, most: optional(chance(2) ? .infinity : length()))
  }
}
