import SwiftUI

/// Views of all kinds that take part in a layout, nested by chance.
enum RandomView {
  static func make(depth: Int, _ chance: inout Chance) -> AnyView {
    var view = depth == 0 || chance.isLucky(4) ? leaf(&chance) : container(depth: depth - 1, &chance)
    for _ in 0..<chance.pick([0, 0, 1, 1, 2]) { view = modified(view, depth: depth, &chance) }
    return view
  }

  private static let words = [
    "a", "rather", "long", "line", "of", "words", "fox", "42", "Grüße,", "über", "x", "quick", "jumps", "sour.", "WIDE",
  ]

  private static func text(_ chance: inout Chance) -> Text {
    let count = chance.pick([1, 1, 2, 3, 6, 12])
    return Text((0..<count).map { _ in chance.pick(words) }.joined(separator: " "))
      .font(chance.pick([nil, .body, .title, .caption, .headline, .largeTitle, .footnote, .system(size: 13)]))
  }

  private static func leaf(_ chance: inout Chance) -> AnyView {
    switch chance.number(0, 11) {
    case 0...4: return AnyView(text(&chance).lineLimit(chance.pick([nil, nil, nil, 1, 2])))
    case 5: return AnyView(chance.pick([Color.red, .green, .blue, .orange]))
    case 6: return AnyView(Rectangle().fill(.teal))
    case 7: return AnyView(Circle().fill(.purple))
    case 8: return AnyView(Spacer())
    case 9: return AnyView(Divider())
    case 10: return AnyView(Image(systemName: chance.pick(["star", "heart.fill", "bolt", "leaf"])))
    default:
      return AnyView(
        RoundedRectangle(cornerRadius: 4).fill(.yellow).frame(
          width: CGFloat(chance.number(5, 60)), height: CGFloat(chance.number(5, 60))))
    }
  }

  private static func members(depth: Int, _ chance: inout Chance) -> [AnyView] {
    (0..<chance.number(1, 4)).map { _ in make(depth: depth, &chance) }
  }

  private static func container(depth: Int, _ chance: inout Chance) -> AnyView {
    let spacing = chance.pick([nil, nil, 0, 4, 12.5]).map { CGFloat($0) }
    let horizontal = chance.pick([HorizontalAlignment.leading, .center, .trailing])
    let vertical = chance.pick([VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline])
    let members = members(depth: depth, &chance)
    let content = ForEach(members.indices, id: \.self) { members[$0] }
    switch chance.number(0, 11) {
    case 0...2: return AnyView(HStack(alignment: vertical, spacing: spacing) { content })
    case 3...5: return AnyView(VStack(alignment: horizontal, spacing: spacing) { content })
    case 6: return AnyView(ZStack(alignment: Alignment(horizontal: horizontal, vertical: vertical)) { content })
    case 7:
      let others = self.members(depth: 0, &chance)
      return AnyView(
        Grid(alignment: Alignment(horizontal: horizontal, vertical: .center), horizontalSpacing: spacing) {
          GridRow { content }
          GridRow { ForEach(others.indices, id: \.self) { others[$0] } }
        })
    case 8:
      let label = leaf(&chance)
      return AnyView(Button(action: {}) { label })
    case 9: return AnyView(GeometryReader { _ in content })
    case 10: return AnyView(ViewThatFits { content })
    default: return AnyView(ScrollView(chance.pick([.vertical, .horizontal])) { content })
    }
  }

  private static func modified(_ view: AnyView, depth: Int, _ chance: inout Chance) -> AnyView {
    let length = CGFloat(chance.number(10, 160))
    let alignment = chance.pick([Alignment.center, .topLeading, .bottomTrailing, .leading, .top])
    switch chance.number(0, 14) {
    case 0: return AnyView(view.padding())
    case 1: return AnyView(view.padding(chance.pick([.horizontal, .top, .leading]), CGFloat(chance.number(0, 20))))
    case 2: return AnyView(view.frame(width: length, alignment: alignment))
    case 3: return AnyView(view.frame(height: length, alignment: alignment))
    case 4: return AnyView(view.frame(maxWidth: .infinity, alignment: alignment))
    case 5: return AnyView(view.frame(minWidth: length, maxWidth: 2 * length, maxHeight: length, alignment: alignment))
    case 6: return AnyView(view.fixedSize(horizontal: chance.isLucky(2), vertical: chance.isLucky(2)))
    case 7: return AnyView(view.layoutPriority(Double(chance.number(-1, 2))))
    case 8: return AnyView(view.aspectRatio(chance.pick([nil, 1, 1.5, 0.5]), contentMode: chance.pick([.fit, .fill])))
    case 9: return AnyView(view.overlay(alignment: alignment) { make(depth: 0, &chance) })
    case 10: return AnyView(view.background(alignment: alignment) { make(depth: 0, &chance) })
    case 11: return AnyView(view.offset(x: CGFloat(chance.number(-9, 9)), y: CGFloat(chance.number(-9, 9))))
    case 12: return AnyView(view.background(.mint).clipShape(Capsule()))
    case 13:
      let share = CGFloat(chance.number(0, 4)) / 4
      return AnyView(
        view.alignmentGuide(.leading) { $0.width * share }.alignmentGuide(VerticalAlignment.center) { $0.height * share })
    default: return AnyView(view.border(.gray).opacity(0.9))
    }
  }
}
