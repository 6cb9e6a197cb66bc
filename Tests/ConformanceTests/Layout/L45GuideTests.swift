import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("4.5: Alignment guides") struct L45GuideTests {
  @Test("4.60: a guide is where its alignment puts it for the view's size, unless it is explicit")
  func values() {
    let plain = LaidOut(200, 100) { fixed(50, 20) }
    #expect(plain.guide(.leading) == 0)
    #expect(plain.guide(HorizontalAlignment.center) == 25)
    #expect(plain.guide(.trailing) == 50)
    #expect(plain.guide(.top) == 0)
    #expect(plain.guide(VerticalAlignment.center) == 10)
    #expect(plain.guide(.bottom) == 20)
    #expect(plain.guide(.l45Middle) == 10)
    #expect(plain.guide(.l45End) == 50)
    let explicit = LaidOut(200, 100) {
      fixed(50, 20).alignmentGuide(.leading) { _ in 7 }.alignmentGuide(.l45Middle) { _ in 3 }
    }
    #expect(explicit.guide(.leading) == 7)
    #expect(explicit.guide(.l45Middle) == 3)
  }

  @Test("4.61: an explicit guide is for its own key only")
  func ownKey() {
    let view = LaidOut(200, 100) { fixed(50, 20).alignmentGuide(.leading) { _ in 7 } }
    #expect(view.guide(HorizontalAlignment.center) == 25)
    #expect(view.guide(.trailing) == 50)
    #expect(view.guide(.top) == 0)
  }

  @Test("4.61: the closure reads the guides of the view below, and which of them are explicit")
  func below() {
    let added = LaidOut(200, 100) {
      fixed(50, 20).alignmentGuide(.leading) { _ in 7 }.alignmentGuide(.leading) { $0[.leading] + 3 }
    }
    #expect(added.guide(.leading) == 10)
    let crossed = LaidOut(200, 100) { fixed(50, 20).alignmentGuide(.leading) { $0[.trailing] - 5 } }
    #expect(crossed.guide(.leading) == 45)
    let none = LaidOut(200, 100) { fixed(50, 20).alignmentGuide(.leading) { $0[explicit: .leading] == nil ? 1 : 2 } }
    #expect(none.guide(.leading) == 1)
    let some = LaidOut(200, 100) {
      fixed(50, 20).alignmentGuide(.leading) { _ in 7 }.alignmentGuide(.leading) { $0[explicit: .leading] == 7 ? 1 : 2 }
    }
    #expect(some.guide(.leading) == 1)
  }

  @Test("4.61: the closure knows the final size")
  func finalSize() {
    let view = LaidOut(200, 100) { Color.red.alignmentGuide(.leading) { $0.width / 2 + $0.height } }
    #expect(view.guide(.leading) == 200)
  }

  @Test("4.61: a guide changes neither size nor priority nor spacing")
  func nothingElse() {
    #expect(size(200, 100) { fixed(50, 20).alignmentGuide(.leading) { _ in -70 } } == CGSize(width: 50, height: 20))
    let priority = LaidOut(100, 20) {
      HStack(spacing: 0) {
        Color.red.named("a").layoutPriority(1).alignmentGuide(.top) { _ in 0 }
        Color.blue.named("b")
      }
    }
    #expect(priority["a"] == rect(0, 0, 100, 20))
    #expect(priority["b"] == rect(100, 0, 0, 20))
    let spacing = LaidOut(100, 100) {
      VStack {
        Text("A").alignmentGuide(.leading) { _ in 3 }
        fixed(20, 10).named("r")
      }
    }
    #expect(spacing["r"] == rect(0, 30, 20, 10))
  }

  @Test("4.62: modifiers around a view hand its explicit guides on, from where the view stands in them")
  func handedOn() {
    let child = fixed(20, 10).alignmentGuide(.leading) { _ in -30 }
    #expect(LaidOut(200, 100) { child.padding(5) }.guide(.leading) == -25)
    #expect(LaidOut(200, 100) { child.frame(width: 100, height: 50) }.guide(.leading) == 10)
    #expect(LaidOut(200, 100) { child.frame(width: 100, height: 50, alignment: .topLeading) }.guide(.leading) == 0)
    #expect(LaidOut(200, 100) { child.frame(minWidth: 100, alignment: .trailing) }.guide(.leading) == 50)
    #expect(LaidOut(200, 100) { child.fixedSize() }.guide(.leading) == -30)
    #expect(LaidOut(200, 100) { child.aspectRatio(2, contentMode: .fit) }.guide(.leading) == -30)
    #expect(LaidOut(200, 100) { child.layoutPriority(2) }.guide(.leading) == -30)
  }

  @Test("4.62: layers, effects and an offset hand guides on unmoved")
  func handedOnUnmoved() {
    let child = fixed(20, 10).alignmentGuide(.leading) { _ in -30 }
    #expect(LaidOut(200, 100) { child.overlay { fixed(60, 60) } }.guide(.leading) == -30)
    #expect(LaidOut(200, 100) { child.background { fixed(60, 60) } }.guide(.leading) == -30)
    #expect(LaidOut(200, 100) { child.opacity(0.5) }.guide(.leading) == -30)
    #expect(LaidOut(200, 100) { child.rotationEffect(.degrees(90)) }.guide(.leading) == -30)
    #expect(LaidOut(200, 100) { child.offset(x: 10) }.guide(.leading) == -30)
  }

  @Test("4.63: containers do not hand on edges and centres")
  func builtIn() {
    let row = LaidOut(200, 100) {
      HStack(spacing: 0) {
        fixed(20, 10).alignmentGuide(.leading) { _ in -30 }.alignmentGuide(.trailing) { _ in 99 }
          .alignmentGuide(HorizontalAlignment.center) { _ in 77 }
        fixed(20, 10)
      }
    }
    #expect(row.size == CGSize(width: 40, height: 10))
    #expect(row.guide(.leading) == 0)
    #expect(row.guide(HorizontalAlignment.center) == 20)
    #expect(row.guide(.trailing) == 40)
    let column = LaidOut(200, 100) {
      VStack(spacing: 0) {
        fixed(20, 10).alignmentGuide(.top) { _ in -30 }.alignmentGuide(.bottom) { _ in 99 }
          .alignmentGuide(VerticalAlignment.center) { _ in 77 }
        fixed(20, 10)
      }
    }
    #expect(column.size == CGSize(width: 20, height: 20))
    #expect(column.guide(.top) == 0)
    #expect(column.guide(VerticalAlignment.center) == 10)
    #expect(column.guide(.bottom) == 20)
    let pile = LaidOut(200, 100) {
      ZStack {
        fixed(50, 10).alignmentGuide(.leading) { _ in -20 }
        fixed(10, 10)
      }
    }
    #expect(pile.guide(.leading) == 0)
  }

  @Test("4.63: of a container's first baselines the smallest counts, of its last ones the largest")
  func baselines() {
    let row = LaidOut(nil, nil) {
      HStack(alignment: .top, spacing: 0) {
        Text("A")
        Text("B").padding(.top, 10)
      }
    }
    #expect(row.guide(.firstTextBaseline) == 16)
    #expect(row.guide(.lastTextBaseline) == 26)
    let column = LaidOut(nil, nil) {
      VStack(spacing: 0) {
        Text("A")
        Text("B")
      }
    }
    #expect(column.guide(.firstTextBaseline) == 16)
    #expect(column.guide(.lastTextBaseline) == 36)
    let pile = LaidOut(nil, nil) {
      ZStack(alignment: .topLeading) {
        Text("A").padding(.top, 4)
        Text("a\nb")
      }
    }
    #expect(pile.guide(.firstTextBaseline) == 16)
    #expect(pile.guide(.lastTextBaseline) == 36)
  }

  @Test("4.63: of a container's explicit values of a custom key the mean counts")
  func mean() {
    let view = LaidOut(200, 100) {
      HStack(alignment: .top, spacing: 0) {
        fixed(10, 30).alignmentGuide(.l45Middle) { _ in 3 }
        fixed(10, 30).alignmentGuide(.l45Middle) { _ in 6 }
        fixed(10, 30).alignmentGuide(.l45Middle) { _ in 12 }
      }
    }
    #expect(view.guide(.l45Middle) == 7)
  }

  @Test("4.64: members without an explicit value do not take part; with none at all, the default counts")
  func takingPart() {
    let some = LaidOut(200, 100) {
      HStack(alignment: .top, spacing: 0) {
        fixed(10, 30).alignmentGuide(.l45Middle) { _ in 3 }
        fixed(10, 40)
        fixed(10, 30).alignmentGuide(.l45Middle) { _ in 6 }
      }
    }
    #expect(some.guide(.l45Middle) == 4.5)
    let none = LaidOut(200, 100) {
      HStack(spacing: 0) {
        fixed(10, 30)
        fixed(10, 40)
      }
    }
    #expect(none.guide(.l45Middle) == 20)
    #expect(none.guide(.firstTextBaseline) == 40)
    let mixed = LaidOut(200, 100) {
      HStack(alignment: .top, spacing: 0) {
        fixed(10, 5)
        Text("A")
        fixed(10, 50)
      }
    }
    #expect(mixed.guide(.firstTextBaseline) == 16)
    #expect(mixed.guide(.lastTextBaseline) == 16)
  }

  @Test(
    "4.65: a container's guide depends on what the container is offered",
    arguments: [(200, 16), (60, 36)] as [(CGFloat, CGFloat)])
  func proposalOfGuide(width: CGFloat, baseline: CGFloat) {
    let view = LaidOut(width, 200) {
      VStack(spacing: 0) {
        Text("Hello brave")
        fixed(10, 10)
      }
    }
    #expect(view.guide(.firstTextBaseline) == 16)
    #expect(view.guide(.lastTextBaseline) == baseline)
  }

  @Test(
    "4.66: a layout may have a guide of its own; without one the default counts",
    arguments: [(12, 0, 12, 62), (nil, 0, 0, 50)] as [(CGFloat?, CGFloat, CGFloat, CGFloat)])
  func layoutGuide(guide: CGFloat?, first: CGFloat, second: CGFloat, width: CGFloat) {
    let view = LaidOut(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        L45Guided(leading: guide) { fixed(50, 10).named("a").alignmentGuide(.leading) { _ in 40 } }
        fixed(50, 10).named("b")
      }
    }
    #expect(view.size == CGSize(width: width, height: 20))
    #expect(view["a"] == rect(first, 0, 50, 10))
    #expect(view["b"] == rect(second, 10, 50, 10))
  }

  @Test("4.66: a layout without guides of its own combines those of its members as other containers do")
  func layoutDefault() {
    let log = L3Proposals()
    let text = LaidOut(200, 100) { L3Probe(log: log) { Text("A").padding(.top, 5) } }
    #expect(text.guide(.firstTextBaseline) == 21)
    #expect(text.guide(.lastTextBaseline) == 21)
    let custom = LaidOut(200, 100) { L3Probe(log: log) { fixed(20, 10).alignmentGuide(.l45Middle) { _ in 8 } } }
    #expect(custom.guide(.l45Middle) == 8)
    let leading = LaidOut(200, 100) { L3Probe(log: log) { fixed(20, 10).alignmentGuide(.leading) { _ in -30 } } }
    #expect(leading.guide(.leading) == 0)
  }

  @Test("4.68: the keys of an alignment do not depend on each other")
  func keys() {
    let view = LaidOut(200, 100) {
      ZStack(alignment: Alignment(horizontal: .leading, vertical: .l45Middle)) {
        fixed(50, 40).named("a")
        fixed(20, 20).named("b").alignmentGuide(.l45Middle) { _ in 0 }
      }
    }
    #expect(view.size == CGSize(width: 50, height: 40))
    #expect(view["a"] == rect(0, 0, 50, 40))
    #expect(view["b"] == rect(0, 20, 20, 20))
  }

  @Test("4.68: an alignment of an app's own")
  func custom() {
    let byDefault = LaidOut(200, 100) {
      VStack(alignment: .l45End, spacing: 0) {
        fixed(50, 10).named("a")
        fixed(20, 10).named("b")
      }
    }
    #expect(byDefault.size == CGSize(width: 50, height: 20))
    #expect(byDefault["a"] == rect(0, 0, 50, 10))
    #expect(byDefault["b"] == rect(30, 10, 20, 10))
    let explicit = LaidOut(200, 100) {
      VStack(alignment: .l45End, spacing: 0) {
        fixed(50, 10).named("a")
        fixed(20, 10).named("b").alignmentGuide(.l45End) { _ in 0 }
      }
    }
    #expect(explicit.size == CGSize(width: 70, height: 20))
    #expect(explicit["a"] == rect(0, 0, 50, 10))
    #expect(explicit["b"] == rect(50, 10, 20, 10))
  }

  @Test("4.61: Ex 4.g: a guide outside its view makes a stack wider")
  func outside() {
    let one = LaidOut(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        fixed(50, 10).named("a")
        fixed(50, 10).named("b").alignmentGuide(.leading) { _ in -20 }
      }
    }
    #expect(one.size == CGSize(width: 70, height: 20))
    #expect(one["a"] == rect(0, 0, 50, 10))
    #expect(one["b"] == rect(20, 10, 50, 10))
    let both = LaidOut(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        fixed(50, 10).named("a").alignmentGuide(.leading) { _ in -20 }
        fixed(50, 10).named("b").alignmentGuide(.leading) { _ in -20 }
      }
    }
    #expect(both.size == CGSize(width: 70, height: 20))
    #expect(both["a"] == rect(20, 0, 50, 10))
    #expect(both["b"] == rect(20, 10, 50, 10))
  }

  @Test("4.61: Ex 4.g: guides to the right of all views make a stack wider, too")
  func outsideAtTheEnd() {
    let view = LaidOut(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        fixed(50, 10).named("a").alignmentGuide(.leading) { _ in 70 }
        fixed(50, 10).named("b").alignmentGuide(.leading) { _ in 70 }
      }
    }
    #expect(view.size == CGSize(width: 70, height: 20))
    #expect(view["a"] == rect(0, 0, 50, 10))
    #expect(view["b"] == rect(0, 10, 50, 10))
  }

  @Test("4.61: Ex 4.g: steps")
  func steps() {
    let view = LaidOut(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<4) { index in
          fixed(100, 10).named("\(index)").alignmentGuide(.leading) { _ in CGFloat(-10 * index) }
        }
      }
    }
    #expect(view.size == CGSize(width: 130, height: 40))
    for index in 0..<4 {
      #expect(view["\(index)"] == rect(CGFloat(10 * index), CGFloat(10 * index), 100, 10))
    }
  }

  @Test("4.67: Ex 4.g: a guide of the only member, and one of another alignment, have no effect")
  func inert() {
    let alone = LaidOut(200, 100) {
      VStack(alignment: .leading, spacing: 0) { fixed(50, 10).named("a").alignmentGuide(.leading) { _ in -20 } }
    }
    #expect(alone.size == CGSize(width: 50, height: 10))
    #expect(alone["a"] == rect(0, 0, 50, 10))
    let other = LaidOut(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        fixed(50, 10).named("a")
        fixed(50, 10).named("b").alignmentGuide(.trailing) { _ in -20 }
      }
    }
    #expect(other.size == CGSize(width: 50, height: 20))
    #expect(other["a"] == rect(0, 0, 50, 10))
    #expect(other["b"] == rect(0, 10, 50, 10))
  }

  @Test("4.63: Ex 4.i: a custom alignment across stacks")
  func acrossStacks() {
    let view = LaidOut(200, 100) {
      HStack(alignment: .l45Middle, spacing: 0) {
        VStack(spacing: 0) {
          fixed(20, 20).named("a1").alignmentGuide(.l45Middle) { _ in 10 }
          fixed(20, 40).named("a2").alignmentGuide(.l45Middle) { _ in 20 }
        }
        fixed(20, 10).named("b")
      }
    }
    #expect(view.size == CGSize(width: 40, height: 60))
    #expect(view["a1"] == rect(0, 0, 20, 20))
    #expect(view["a2"] == rect(0, 20, 20, 40))
    #expect(view["b"] == rect(20, 20, 20, 10))
  }

  @Test("4.63: Ex 4.j: a stack inside a stack does not hand on a leading guide")
  func notHandedOn() {
    let view = LaidOut(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          fixed(20, 10).named("x").alignmentGuide(.leading) { _ in -30 }
          fixed(20, 10).named("y")
        }
        fixed(20, 10).named("z")
      }
    }
    #expect(view.size == CGSize(width: 40, height: 20))
    #expect(view["x"] == rect(0, 0, 20, 10))
    #expect(view["y"] == rect(20, 0, 20, 10))
    #expect(view["z"] == rect(0, 10, 20, 10))
  }

  @Test("4.62: Ex 4.j: padding and frames hand on a leading guide")
  func handedOnExamples() {
    let padded = LaidOut(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        fixed(20, 10).named("x").alignmentGuide(.leading) { _ in -30 }.padding(5)
        fixed(20, 10).named("z")
      }
    }
    #expect(padded.size == CGSize(width: 55, height: 30))
    #expect(padded["x"] == rect(30, 5, 20, 10))
    #expect(padded["z"] == rect(0, 20, 20, 10))
    let framed = LaidOut(200, 100) {
      fixed(20, 10).named("x").alignmentGuide(.leading) { _ in -30 }.frame(width: 100, height: 50, alignment: .topLeading)
    }
    #expect(framed.size == CGSize(width: 100, height: 50))
    #expect(framed["x"] == rect(30, 0, 20, 10))
  }
}

/// The middle, unless a view says something else.
private enum L45Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}

/// The trailing edge, unless a view says something else.
private enum L45End: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

extension VerticalAlignment {
  fileprivate static let l45Middle = VerticalAlignment(L45Middle.self)
}

extension HorizontalAlignment {
  fileprivate static let l45End = HorizontalAlignment(L45End.self)
}

/// A layout of one member with a leading guide of its own, if it has one.
private struct L45Guided: Layout {
  let leading: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .leading ? leading : nil
  }
}
