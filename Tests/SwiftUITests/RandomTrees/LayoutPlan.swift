import RandomInput
import SwiftUI

/// A tree of views that take part in the layout, which can be changed in one place. Each view has an id for good, so it stays the same view.
struct LayoutPlan: Hashable, Identifiable {
  indirect enum Kind: Hashable {
    case text(length: Int, lines: Int?)
    case color
    case spacer
    case divider
    case button(Int)
    case toggle(Int)
    case box(Int, Int)
    case vertical([LayoutPlan], Int)
    case horizontal([LayoutPlan], Int)
    case depth([LayoutPlan], Int)
    case lazy([LayoutPlan])
    case section(header: Int?, [LayoutPlan], footer: Int?)
    case group([LayoutPlan])
    case grid([[LayoutPlan]])
    case lazyGrid([LayoutPlan], columns: Int)
    case list([LayoutPlan])
    case form([LayoutPlan])
    case scroll([LayoutPlan], isHorizontal: Bool)
    case fitting([LayoutPlan])
    case geometry([LayoutPlan])
    case optional(LayoutPlan, isThere: Bool)
  }

  let id: Int
  var kind: Kind
  var effects: [Effect] = []

  enum Effect: Hashable {
    case padding(Int)
    case width(Int)
    case height(Int)
    case wide
    case flexible(Int)
    case fixed
    case priority(Int)
    case ratio
    case overlay(LayoutPlan)
    case background(LayoutPlan)
    case offset(Int)
    case guide(Int)
    case inset(LayoutPlan, isTop: Bool)
    case font(Int)
    case rightToLeft(Bool)
    case hidden
  }

  var members: [LayoutPlan] {
    switch kind {
    case .text, .color, .spacer, .divider, .button, .toggle, .box: []
    case .vertical(let plans, _), .horizontal(let plans, _), .depth(let plans, _), .lazy(let plans), .section(_, let plans, _),
      .group(let plans), .lazyGrid(let plans, _), .list(let plans), .form(let plans), .scroll(let plans, _), .fitting(let plans),
      .geometry(let plans):
      plans
    case .grid(let rows): rows.flatMap { $0 }
    case .optional(let plan, let isThere): isThere ? [plan] : []
    }
  }

  var count: Int { members.reduce(1) { $0 + $1.count } }
}

/// Makes and changes plans by chance.
struct LayoutPlanner {
  var generator: SeededGenerator
  private var lastID = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
  private mutating func isLucky(_ outOf: Int) -> Bool { number(1...outOf) == 1 }

  mutating func plan(_ depth: Int) -> LayoutPlan {
    lastID += 1
    let id = lastID
    let kind = kind(depth)
    return LayoutPlan(id: id, kind: kind, effects: isLucky(2) ? [effect(depth)] : [])
  }

  private mutating func some(_ depth: Int, _ range: ClosedRange<Int> = 0...4) -> [LayoutPlan] {
    (0..<number(range)).map { _ in plan(depth - 1) }
  }

  private mutating func kind(_ depth: Int) -> LayoutPlan.Kind {
    switch number(0...(depth <= 0 ? 7 : 24)) {
    case 0, 1: .text(length: number(0...40), lines: isLucky(3) ? number(1...3) : nil)
    case 2: .color
    case 3: .spacer
    case 4: .divider
    case 5: .button(number(1...12))
    case 6: .toggle(number(1...12))
    case 7: .box(number(5...80), number(5...80))
    case 8, 9: .vertical(some(depth), number(0...2))
    case 10, 11: .horizontal(some(depth), number(0...2))
    case 12: .depth(some(depth), number(0...2))
    case 13: .lazy(some(depth))
    case 14, 15: .section(header: isLucky(2) ? number(1...20) : nil, some(depth), footer: isLucky(3) ? number(1...20) : nil)
    case 16: .group(some(depth))
    case 17: .grid((0..<number(1...3)).map { _ in some(depth, 1...3) })
    case 18: .lazyGrid(some(depth), columns: number(1...3))
    case 19: .list(some(depth))
    case 20: .form(some(depth))
    case 21: .scroll(some(depth), isHorizontal: isLucky(3))
    case 22: .fitting(some(depth, 1...3))
    case 23: .geometry(some(depth, 1...2))
    default: .optional(plan(depth - 1), isThere: isLucky(2))
    }
  }

  private mutating func effect(_ depth: Int) -> LayoutPlan.Effect {
    switch number(0...14) {
    case 0: .padding(number(0...20))
    case 1: .width(number(10...200))
    case 2: .height(number(10...200))
    case 3: .wide
    case 4: .flexible(number(10...100))
    case 5: .fixed
    case 6: .priority(number(-1...2))
    case 7: .ratio
    case 8: .overlay(plan(0))
    case 9: .background(plan(0))
    case 10: .offset(number(-9...9))
    case 11: .guide(number(0...4))
    case 12: .inset(plan(0), isTop: isLucky(2))
    case 13: .font(number(0...2))
    default: isLucky(3) ? .hidden : .rightToLeft(isLucky(2))
    }
  }

  /// A plan with a change in one place, which is named.
  mutating func changed(_ plan: LayoutPlan, _ depth: Int) -> LayoutPlan {
    var plan = plan
    let members = plan.members
    // Further in, more often than not.
    if !members.isEmpty, !isLucky(3) {
      let index = number(0...(members.count - 1))
      let new = changed(members[index], depth - 1)
      plan.replaceMember(index, with: new)
      return plan
    }
    switch number(0...5) {
    case 0:
      if plan.effects.isEmpty || isLucky(2) {
        plan.effects.insert(effect(depth), at: number(0...plan.effects.count))
      } else {
        plan.effects.remove(at: number(0...(plan.effects.count - 1)))
      }
    case 1: plan.kind = kind(depth)
    default: plan.kind = variant(plan.kind, depth)
    }
    return plan
  }

  private mutating func edited(_ plans: [LayoutPlan], _ depth: Int) -> [LayoutPlan] {
    var plans = plans
    switch number(0...3) {
    case 0: plans.shuffle(using: &generator)
    case 1: if !plans.isEmpty { plans.remove(at: number(0...(plans.count - 1))) }
    default: if plans.count < 6 { plans.insert(plan(depth - 1), at: number(0...plans.count)) }
    }
    return plans
  }

  /// The same kind of view with something else in it.
  private mutating func variant(_ kind: LayoutPlan.Kind, _ depth: Int) -> LayoutPlan.Kind {
    switch kind {
    case .text: .text(length: number(0...40), lines: isLucky(3) ? number(1...3) : nil)
    case .color, .spacer, .divider: self.kind(0)
    case .button: .button(number(1...12))
    case .toggle: .toggle(number(1...12))
    case .box: .box(number(5...80), number(5...80))
    case .vertical(let plans, let look): isLucky(3) ? .vertical(plans, number(0...2)) : .vertical(edited(plans, depth), look)
    case .horizontal(let plans, let look):
      isLucky(3) ? .horizontal(plans, number(0...2)) : .horizontal(edited(plans, depth), look)
    case .depth(let plans, let look): isLucky(3) ? .depth(plans, number(0...2)) : .depth(edited(plans, depth), look)
    case .lazy(let plans): .lazy(edited(plans, depth))
    case .section(let header, let plans, let footer):
      isLucky(3)
        ? .section(header: header == nil ? number(1...20) : nil, plans, footer: footer)
        : .section(header: header, edited(plans, depth), footer: footer)
    case .group(let plans): .group(edited(plans, depth))
    case .grid(let rows): .grid(rows.map { isLucky(2) ? $0 : edited($0, depth) })
    case .lazyGrid(let plans, let columns):
      isLucky(4) ? .lazyGrid(plans, columns: number(1...3)) : .lazyGrid(edited(plans, depth), columns: columns)
    case .list(let plans): .list(edited(plans, depth))
    case .form(let plans): .form(edited(plans, depth))
    case .scroll(let plans, let isHorizontal): .scroll(edited(plans, depth), isHorizontal: isHorizontal)
    case .fitting(let plans): .fitting(edited(plans, depth))
    case .geometry(let plans): .geometry(edited(plans, depth))
    case .optional(let plan, let isThere): .optional(plan, isThere: !isThere)
    }
  }
}

extension LayoutPlan {
  fileprivate mutating func replaceMember(_ index: Int, with plan: LayoutPlan) {
    var plans = members
    plans[index] = plan
    switch kind {
    case .text, .color, .spacer, .divider, .button, .toggle, .box: break
    case .vertical(_, let look): kind = .vertical(plans, look)
    case .horizontal(_, let look): kind = .horizontal(plans, look)
    case .depth(_, let look): kind = .depth(plans, look)
    case .lazy: kind = .lazy(plans)
    case .section(let header, _, let footer): kind = .section(header: header, plans, footer: footer)
    case .group: kind = .group(plans)
    case .grid(let rows):
      var rest = plans[...]
      kind = .grid(
        rows.map { row in
          defer { rest = rest.dropFirst(row.count) }
          return Array(rest.prefix(row.count))
        })
    case .lazyGrid(_, let columns): kind = .lazyGrid(plans, columns: columns)
    case .list: kind = .list(plans)
    case .form: kind = .form(plans)
    case .scroll(_, let isHorizontal): kind = .scroll(plans, isHorizontal: isHorizontal)
    case .fitting: kind = .fitting(plans)
    case .geometry: kind = .geometry(plans)
    case .optional(_, let isThere): kind = .optional(plan, isThere: isThere)
    }
  }
}

/// Shows a plan.
struct LayoutPlanView: View {
  let plan: LayoutPlan

  var body: some View { plan.effects.reduce(AnyView(content)) { $1.around($0) } }

  private func all(_ plans: [LayoutPlan]) -> some View { ForEach(plans) { LayoutPlanView(plan: $0) } }

  private static func words(_ length: Int) -> String { String("lorem ipsum dolor sit amet, consetetur elitr".prefix(length)) }

  @ViewBuilder private var content: some View {
    switch plan.kind {
    case .text(let length, let lines): Text(Self.words(length)).lineLimit(lines)
    case .color: Color.red
    case .spacer: Spacer()
    case .divider: Divider()
    case .button(let length): Button(Self.words(length)) {}
    case .toggle(let length): Toggle(Self.words(length), isOn: .constant(true))
    case .box(let width, let height): Rectangle().frame(width: CGFloat(width), height: CGFloat(height))
    case .vertical(let plans, let look):
      VStack(alignment: [.leading, .center, .trailing][look], spacing: [nil, 0, 7][look]) { all(plans) }
    case .horizontal(let plans, let look):
      HStack(alignment: [.top, .center, .firstTextBaseline][look], spacing: [nil, 0, 7][look]) { all(plans) }
    case .depth(let plans, let look): ZStack(alignment: [.topLeading, .center, .bottom][look]) { all(plans) }
    case .lazy(let plans): LazyVStack { all(plans) }
    case .section(let header, let plans, let footer):
      Section {
        all(plans)
      } header: {
        if let header { Text(Self.words(header)) }
      } footer: {
        if let footer { Text(Self.words(footer)) }
      }
    case .group(let plans): Group { all(plans) }
    case .grid(let rows):
      Grid { ForEach(rows.indices, id: \.self) { row in GridRow { all(rows[row]) } } }
    case .lazyGrid(let plans, let columns):
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns)) { all(plans) }
    case .list(let plans): List { all(plans) }.frame(height: 200)
    case .form(let plans): Form { all(plans) }.frame(height: 200)
    case .scroll(let plans, let isHorizontal):
      ScrollView(isHorizontal ? .horizontal : .vertical) { VStack { all(plans) } }
    case .fitting(let plans): ViewThatFits { all(plans) }
    case .geometry(let plans): GeometryReader { _ in all(plans) }
    case .optional(let plan, let isThere): if isThere { LayoutPlanView(plan: plan) }
    }
  }
}

extension LayoutPlan.Effect {
  @MainActor
  fileprivate func around(_ view: AnyView) -> AnyView {
    switch self {
    case .padding(let length): AnyView(view.padding(CGFloat(length)))
    case .width(let width): AnyView(view.frame(width: CGFloat(width)))
    case .height(let height): AnyView(view.frame(height: CGFloat(height)))
    case .wide: AnyView(view.frame(maxWidth: .infinity, alignment: .leading))
    case .flexible(let length): AnyView(view.frame(minWidth: CGFloat(length), maxWidth: CGFloat(2 * length), minHeight: 10))
    case .fixed: AnyView(view.fixedSize())
    case .priority(let priority): AnyView(view.layoutPriority(Double(priority)))
    case .ratio: AnyView(view.aspectRatio(1.5, contentMode: .fit))
    case .overlay(let plan): AnyView(view.overlay(alignment: .topTrailing) { LayoutPlanView(plan: plan) })
    case .background(let plan): AnyView(view.background(alignment: .bottom) { LayoutPlanView(plan: plan) })
    case .offset(let length): AnyView(view.offset(x: CGFloat(length), y: CGFloat(-length)))
    case .guide(let share):
      AnyView(
        view.alignmentGuide(.leading) { $0.width * CGFloat(share) / 4 }
          .alignmentGuide(VerticalAlignment.center) { $0.height * CGFloat(share) / 4 })
    case .inset(let plan, let isTop): AnyView(view.safeAreaInset(edge: isTop ? .top : .bottom) { LayoutPlanView(plan: plan) })
    case .font(let number): AnyView(view.font([.body, .largeTitle, .caption][number]))
    case .rightToLeft(let isRightToLeft):
      AnyView(view.environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight))
    case .hidden: AnyView(view.hidden())
    }
  }
}
