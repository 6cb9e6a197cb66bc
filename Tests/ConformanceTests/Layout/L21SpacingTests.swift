import SwiftUI
import SwiftUITesting
import Synchronization
import Testing

@MainActor @Suite("2.1: Structure and spacing") struct L21SpacingTests {
  /// The usual gap between two views, one above the other.
  private func gap<First: View, Second: View>(_ first: First, above second: Second, pixel: CGFloat = 1) -> CGFloat {
    let view = LaidOut(nil, nil, pixel: pixel) {
      VStack {
        first.named("first")
        second.named("second")
      }
    }
    return view["second"].minY - view["first"].maxY
  }

  /// The usual gap between two views beside each other.
  private func gap<First: View, Second: View>(_ first: First, before second: Second) -> CGFloat {
    let view = LaidOut(nil, nil) {
      HStack {
        first.named("first")
        second.named("second")
      }
    }
    return view["second"].minX - view["first"].maxX
  }

  private var plain: some View { fixed(10, 10) }
  private var text: Text { Text("A") }

  @Test("2.01: a stack without members has no size; its members are those of its groups and conditions")
  func structure() {
    #expect(size(100, 100) { HStack {} } == CGSize.zero)
    #expect(size(100, 100) { VStack { EmptyView() } } == CGSize.zero)
    #expect(size(100, 100) { VStack { L21Maybe(isShown: false) } } == CGSize.zero)
    let view = LaidOut(100, 100) {
      VStack(spacing: 5) {
        Group {
          fixed(10, 10)
          L21Maybe(isShown: true)
        }
        L21Maybe(isShown: false)
        fixed(10, 10).named("last")
      }
    }
    #expect(view.size == CGSize(width: 50, height: 40))
    #expect(view["last"] == rect(20, 30, 10, 10))
  }

  @Test("2.02: a stack of one member does nothing to its size, its proposal and where it is")
  func oneMember() {
    let log = L1Log()
    let row = LaidOut(200, 100) {
      HStack(alignment: .bottom, spacing: 30) { Color.red.l1Noted("a", log).named("a") }
    }
    #expect(row["a"] == rect(0, 0, 200, 100))
    #expect(log.distinct == ["a 200×100"])
    let ideal = L1Log()
    let column = LaidOut(nil, nil) { VStack { Text("Hello").l1Noted("a", ideal) } }
    #expect(column.size == CGSize(width: 50, height: 20))
    #expect(ideal.distinct == ["a nil×nil"])
    #expect(ideal.placed.last == "a nil×nil")
  }

  @Test("2.02: Ex 4.g: a guide of the one member of a stack does not matter inside it, and is handed on")
  func guideOfOneMember() {
    let alone = LaidOut(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        fixed(50, 10).alignmentGuide(.leading) { _ in -20 }.named("a")
      }
    }
    #expect(alone.size == CGSize(width: 50, height: 10))
    #expect(alone["a"] == rect(0, 0, 50, 10))
    #expect(alone.guide(.leading) == -20)
    let inside = LaidOut(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        HStack { fixed(20, 10).alignmentGuide(.leading) { _ in -30 }.named("x") }
        fixed(20, 10).named("z")
      }
    }
    #expect(inside.size == CGSize(width: 50, height: 20))
    #expect(inside["x"] == rect(30, 0, 20, 10))
    #expect(inside["z"] == rect(0, 10, 20, 10))
  }

  @Test("2.02: priority and spacing of a stack of one member are that member's")
  func priorityOfOneMember() {
    let row = LaidOut(100, 50) {
      HStack(spacing: 0) {
        HStack { Color.red.layoutPriority(1) }.named("a")
        Color.blue.named("b")
      }
    }
    #expect(row["a"] == rect(0, 0, 100, 50))
    #expect(row["b"] == rect(100, 0, 0, 50))
    #expect(gap(HStack { text }, above: text) == 0)
    #expect(gap(HStack { text }, above: plain) == 10)
  }

  @Test("2.02: one member by chance, from a loop or a condition, is laid out as several are")
  func oneByChance() {
    let loop = LaidOut(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<1, id: \.self) { _ in
          fixed(50, 10).alignmentGuide(.leading) { _ in -20 }.named("a")
        }
      }
    }
    #expect(loop.size == CGSize(width: 70, height: 10))
    #expect(loop["a"] == rect(20, 0, 50, 10))
    let condition = LaidOut(200, 100) {
      VStack(alignment: .leading, spacing: 0) { L21Maybe(isShown: true, guide: -20) }
    }
    #expect(condition.size == CGSize(width: 70, height: 10))
  }

  @Test("2.03: a spacing that is given stands between any two neighbours, round spacers and dividers, too")
  func givenSpacing() {
    let view = LaidOut(nil, nil) {
      HStack(spacing: 5) {
        fixed(10, 10).named("a")
        Divider().named("d")
        fixed(10, 10).named("b")
        Spacer().named("s")
        fixed(10, 10).named("c")
      }
    }
    #expect(view.size == CGSize(width: 59, height: 10))
    #expect(view["d"] == rect(15, 0, 1, 10))
    #expect(view["b"] == rect(21, 0, 10, 10))
    #expect(view["s"] == rect(36, 5, 8, 0))
    #expect(view["c"] == rect(49, 0, 10, 10))
    let texts = LaidOut(nil, nil) {
      VStack(spacing: 5) {
        Text("A")
        Text("B").named("b")
      }
    }
    #expect(texts["b"] == rect(0, 25, 10, 20))
  }

  @Test("2.03: a negative spacing lets neighbours overlap")
  func negativeSpacing() {
    let view = LaidOut(nil, nil) {
      VStack(spacing: -5) {
        fixed(20, 20).named("a")
        fixed(20, 20).named("b")
      }
    }
    #expect(view.size == CGSize(width: 20, height: 35))
    #expect(view["b"] == rect(0, 15, 20, 20))
  }

  @Test("2.04: without a spacing each pair of neighbours has the distance of their preferences")
  func pairs() {
    let view = LaidOut(nil, nil) {
      VStack {
        Text("A").named("a")
        fixed(10, 10).named("b")
        fixed(10, 10).named("c")
        Text("D").named("d")
        Text("E").named("e")
      }
    }
    #expect(view["b"].minY - view["a"].maxY == 10)
    #expect(view["c"].minY - view["b"].maxY == 8)
    #expect(view["d"].minY - view["c"].maxY == 6)
    #expect(view["e"].minY - view["d"].maxY == 0)
    #expect(view.size == CGSize(width: 10, height: 104))
  }

  @Test("2.04: layouts of an app's own are told the same distances")
  func distances() {
    let distances = L21Distances()
    let answer = size(nil, nil) {
      L21Measuring(distances: distances) {
        Text("A")
        fixed(10, 10)
        Text("B")
        Text("C")
      }
    }
    #expect(answer == CGSize.zero)
    #expect(distances.vertical == [10, 6, 0])
    #expect(distances.horizontal == [8, 8, 8])
  }

  @Test("2.05: a value without a category counts where the two have no category in common, otherwise the default does")
  func uncategorised() {
    #expect(gap(L21Bare { plain }, above: plain) == 0)
    #expect(gap(plain, before: L21Bare { plain }) == 0)
    #expect(gap(L21Bare { plain }, above: text) == 0)
    #expect(gap(plain, above: plain) == 8)
  }

  @Test("2.05: of several categories in common the largest distance counts")
  func largest() {
    // Both sides have the categories of a text and of a plain view.
    let both = HStack {
      text
      plain
    }
    #expect(gap(both, above: both) == 10)
  }

  @Test("2.06, 2.07: two plain views are 8 apart in both axes")
  func plainViews() {
    #expect(gap(plain, above: plain) == 8)
    #expect(gap(plain, before: plain) == 8)
    #expect(gap(Color.red, above: Rectangle()) == 8)
    #expect(gap(Circle(), before: Color.red) == 8)
  }

  @Test("2.08, 2.09: a text keeps 10 above a plain view, 6 below one, and 8 beside everything")
  func textAndPlain() {
    #expect(gap(text, above: plain) == 10)
    #expect(gap(plain, above: text) == 6)
    #expect(gap(text, before: plain) == 8)
    #expect(gap(plain, before: text) == 8)
    #expect(gap(text, before: text) == 8)
    #expect(gap(Text("A\nB"), above: plain) == 10)
    #expect(gap(plain, above: Text("A\nB")) == 6)
  }

  @Test("2.08: a tenth of the line in a text's distances is rounded up to a pixel")
  func textAndPlainOnCoarsePixels() {
    #expect(gap(text, above: plain, pixel: 4) == 12)
    #expect(gap(plain, above: text, pixel: 4) == 8)
  }

  @Test("2.10: text stands right below text, even in another font")
  func textAndText() {
    #expect(gap(text, above: text) == 0)
    #expect(gap(Text("A\nB"), above: text) == 0)
    #expect(gap(text.font(.largeTitle), above: text) == 0)
    #expect(gap(text, above: text.font(.largeTitle)) == 0)
  }

  @Test("2.11: a symbol is spaced like a text")
  func symbols() {
    let star = Image(systemName: "star")
    #expect(gap(star, above: text) == 0)
    #expect(gap(text, above: star) == 0)
    #expect(gap(star, above: star) == 0)
  }

  @Test("2.12: beside a spacer there is no distance along its axis")
  func spacers() {
    #expect(gap(plain, before: Spacer()) == 0)
    #expect(gap(Spacer(), before: text) == 0)
    #expect(gap(text, above: Spacer()) == 0)
    #expect(gap(Spacer(), above: Spacer()) == 0)
  }

  @Test("2.13: along its axis a stack is spaced as its first and its last member are")
  func endsOfStack() {
    let textFirst = VStack {
      text
      plain
    }
    let textLast = VStack {
      plain
      text
    }
    #expect(gap(plain, above: textFirst) == 6)
    #expect(gap(plain, above: textLast) == 8)
    #expect(gap(textFirst, above: text) == 6)
    #expect(gap(textLast, above: text) == 0)
    #expect(gap(textFirst, above: plain) == 8)
    #expect(gap(textLast, above: plain) == 10)
  }

  @Test("2.13: across its axis a stack has the preferences of all its members")
  func sidesOfStack() {
    let row = HStack {
      plain
      text
      plain
    }
    #expect(gap(row, above: plain) == 10)
    #expect(gap(row, above: text) == 6)
    #expect(gap(plain, above: row) == 6)
    #expect(gap(text, above: row) == 10)
  }

  @Test("2.13: a pile and a layout of an app's own have the preferences of all their members on all edges")
  func piles() {
    let pile = ZStack {
      plain
      text
    }
    #expect(gap(pile, above: plain) == 10)
    #expect(gap(pile, above: text) == 6)
    let custom = L21Pile {
      plain
      text
    }
    #expect(gap(custom, above: plain) == 10)
    #expect(gap(custom, above: text) == 6)
  }

  @Test("2.14: a frame is plain in each axis that it fixes or bounds")
  func frames() {
    #expect(gap(text.frame(height: 30), above: plain) == 8)
    #expect(gap(text.frame(width: 30), above: plain) == 10)
    #expect(gap(text.frame(minHeight: 10), above: plain) == 8)
    #expect(gap(text.frame(maxHeight: 50), above: plain) == 8)
    #expect(gap(text.frame(maxWidth: .infinity), above: plain) == 10)
    #expect(gap(text, above: text.frame(height: 30)) == 10)
    #expect(gap(text.frame(height: 30), above: text) == 6)
    #expect(gap(text.frame(width: 30), above: text) == 0)
  }

  @Test("2.14: padding is plain on each edge where it adds something")
  func padding() {
    #expect(gap(text.padding(), above: plain) == 8)
    #expect(gap(text.padding(.bottom, 5), above: plain) == 8)
    #expect(gap(text.padding(.top, 5), above: plain) == 10)
    #expect(gap(text.padding(.bottom, 0), above: plain) == 10)
    #expect(gap(text.padding(.horizontal, 4), above: plain) == 10)
    #expect(gap(plain, above: text.padding(.top, 5)) == 8)
    #expect(gap(plain, above: text.padding(.bottom, 5)) == 6)
  }

  @Test("2.14: a view in a position is plain on all edges")
  func position() {
    #expect(gap(text.position(x: 5, y: 5), above: plain) == 8)
    #expect(gap(plain, above: text.position(x: 5, y: 5)) == 8)
  }

  @Test("2.14: a frame round a spacer keeps the spacer's distances")
  func framedSpacer() {
    let view = LaidOut(nil, nil) {
      HStack {
        fixed(20, 20)
        Spacer().frame(width: 20).named("s")
        fixed(20, 20).named("b")
      }
    }
    #expect(view.size == CGSize(width: 60, height: 20))
    #expect(view["s"].minX == 20)
    #expect(view["b"] == rect(40, 0, 20, 20))
  }

  @Test("2.14: a fixed size, a priority, layers, an offset and effects keep the preferences")
  func kept() {
    #expect(gap(text.fixedSize(), above: plain) == 10)
    #expect(gap(text.layoutPriority(1), above: plain) == 10)
    #expect(gap(text.background(Color.red), above: plain) == 10)
    #expect(gap(text.overlay { Color.red }, above: plain) == 10)
    #expect(gap(text.offset(x: 5), above: plain) == 10)
    #expect(gap(text.opacity(0.5), above: plain) == 10)
    #expect(gap(text.rotationEffect(.degrees(10)), above: plain) == 10)
    #expect(gap(text.hidden(), above: text) == 0)
  }

  @Test("2.15: a divider is spaced like any plain view")
  func divider() {
    let view = LaidOut(100, nil) {
      VStack {
        Text("A").named("a")
        Divider().named("d")
        Text("B").named("b")
        fixed(10, 10)
        Divider().named("e")
      }
    }
    #expect(view.size == CGSize(width: 100, height: 86))
    #expect(view["a"] == rect(45, 0, 10, 20))
    #expect(view["d"] == rect(0, 30, 100, 1))
    #expect(view["b"] == rect(45, 37, 10, 20))
    #expect(view["e"] == rect(0, 85, 100, 1))
  }
}

/// A view of 50×10, or none.
private struct L21Maybe: View {
  let isShown: Bool
  var guide: CGFloat = 0

  var body: some View {
    if isShown { fixed(50, 10).alignmentGuide(.leading) { [guide] _ in guide } }
  }
}

/// What lies between neighbours.
private final class L21Distances: Sendable {
  private let noted = Mutex<[Axis: [CGFloat]]>([:])

  var horizontal: [CGFloat] { noted.withLock { $0[.horizontal] ?? [] } }
  var vertical: [CGFloat] { noted.withLock { $0[.vertical] ?? [] } }

  func note(_ distances: [CGFloat], _ axis: Axis) { noted.withLock { $0[axis] = distances } }
}

/// Notes the distances of its members, and takes no room.
private struct L21Measuring: Layout {
  let distances: L21Distances

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    for axis in Axis.allCases {
      let pairs = zip(subviews, subviews.dropFirst())
      distances.note(pairs.map { $0.spacing.distance(to: $1.spacing, along: axis) }, axis)
    }
    return .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Members on top of each other, in the upper leading corner.
private struct L21Pile: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// The same, with a distance of 0 on all edges.
private struct L21Bare: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }
}
