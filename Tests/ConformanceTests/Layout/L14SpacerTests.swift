import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("1.4: Spacer, Divider, EmptyView") struct L14SpacerTests {
  /// How wide a colour is beside a view that may be a spacer.
  /// It is 92 if only the spacer's minimum of 8 is held back, and 50 if both share.
  private func colorWidth<V: View>(beside view: V) -> CGFloat {
    let row = LaidOut(100, 50) {
      HStack(spacing: 0) {
        Color.red.named("c")
        view
      }
    }
    return row["c"].width
  }

  @Test("1.50: in a row a spacer takes the width that is left, and no height")
  func row() {
    let view = LaidOut(100, 50) {
      HStack(spacing: 0) {
        fixed(20, 20)
        Spacer().named("s")
      }
    }
    #expect(view.size == CGSize(width: 100, height: 20))
    #expect(view["s"] == rect(20, 10, 80, 0))
    let ideal = LaidOut(nil, nil) {
      HStack(spacing: 0) {
        fixed(20, 20)
        Spacer(minLength: 30).named("s")
      }
    }
    #expect(ideal.size == CGSize(width: 50, height: 20))
    #expect(ideal["s"] == rect(20, 10, 30, 0))
    let narrow = LaidOut(40, 50) {
      HStack(spacing: 0) {
        fixed(20, 20)
        Spacer(minLength: 30).named("s")
      }
    }
    #expect(narrow.size == CGSize(width: 50, height: 20))
  }

  @Test("1.50: in a column a spacer takes the height that is left, and no width")
  func column() {
    let view = LaidOut(100, 50) {
      VStack(spacing: 0) {
        fixed(20, 20)
        Spacer().named("s")
      }
    }
    #expect(view.size == CGSize(width: 20, height: 50))
    #expect(view["s"] == rect(10, 20, 0, 30))
  }

  @Test(
    "1.51: outside stacks a spacer takes both lengths",
    arguments: [L1Row(100, 50, 100, 50), L1Row(nil, nil, 8, 8), L1Row(0, 0, 8, 8), L1Row(nil, 50, 8, 50)])
  func alone(row: L1Row) {
    #expect(size(row.width, row.height) { Spacer() } == row.answer)
  }

  @Test("1.51: in a pile, a frame and a layout without an axis a spacer takes both lengths")
  func noAxis() {
    let pile = LaidOut(100, 50) {
      ZStack {
        Spacer().named("s")
        fixed(50, 20)
      }
    }
    #expect(pile.size == CGSize(width: 50, height: 20))
    #expect(pile["s"] == rect(0, 0, 50, 20))
    let frame = LaidOut(100, 50) { Spacer().named("s").frame(width: 40, height: 30) }
    #expect(frame["s"] == rect(0, 0, 40, 30))
    let log = L1Log()
    let layout = LaidOut(100, 50) { Spacer().named("s").l1Noted("p", log) }
    #expect(layout["s"] == rect(0, 0, 100, 50))
    #expect(size(10, 50) { Spacer(minLength: 20) } == CGSize(width: 20, height: 50))
  }

  @Test("1.52: the least length is the default spacing, unless one is given, which may be 0")
  func leastLength() {
    func width(_ spacer: Spacer) -> CGFloat {
      let row = size(nil, nil) {
        HStack(spacing: 0) {
          fixed(20, 20)
          spacer
          fixed(20, 20)
        }
      }
      return row.width
    }
    #expect(width(Spacer()) == 48)
    #expect(width(Spacer(minLength: nil)) == 48)
    #expect(width(Spacer(minLength: 0)) == 40)
    #expect(width(Spacer(minLength: 15)) == 55)
    let column = size(nil, nil) {
      VStack(spacing: 0) {
        fixed(20, 20)
        Spacer()
        fixed(20, 20)
      }
    }
    #expect(column == CGSize(width: 20, height: 48))
  }

  @Test("1.53: a spacer is asked after everything else, and only its minimum is held back for it")
  func lastOfAll() {
    #expect(colorWidth(beside: Spacer()) == 92)
    let low = LaidOut(100, 50) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(-5).named("c")
        Spacer().named("s")
      }
    }
    #expect(low["c"] == rect(0, 0, 92, 50))
    #expect(low["s"] == rect(92, 25, 8, 0))
    let text = LaidOut(120, 50) {
      HStack(spacing: 0) {
        Text("Hello brave").named("t")
        Spacer(minLength: 20).named("s")
      }
    }
    #expect(text.size == CGSize(width: 120, height: 40))
    #expect(text["t"] == rect(0, 0, 60, 40))
    #expect(text["s"] == rect(60, 20, 60, 0))
  }

  @Test("1.54: a frame, padding or ratio round a spacer has the usual priority")
  func usualPriority() {
    #expect(colorWidth(beside: Spacer().frame(height: 10)) == 50)
    #expect(colorWidth(beside: Spacer().padding(.vertical, 5)) == 50)
    #expect(colorWidth(beside: Spacer().aspectRatio(1, contentMode: .fit)) == 50)
  }

  @Test("1.54: a fixed size, a background, an overlay, an offset and an opacity pass a spacer's priority on")
  func passedOn() {
    #expect(colorWidth(beside: Spacer().fixedSize(horizontal: false, vertical: true)) == 92)
    #expect(colorWidth(beside: Spacer().background(Color.blue)) == 92)
    #expect(colorWidth(beside: Spacer().overlay { Color.blue }) == 92)
    #expect(colorWidth(beside: Spacer().offset(x: 5)) == 92)
    #expect(colorWidth(beside: Spacer().opacity(0.5)) == 92)
  }

  @Test("1.55: a spacer has the axis of the nearest stack above, through modifiers and groups")
  func axis() {
    let view = LaidOut(100, 100) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          fixed(20, 20).named("a")
          Group { Spacer().named("s").opacity(0.5) }
          fixed(20, 20).named("b")
        }
        fixed(30, 80).named("c")
      }
    }
    #expect(view.size == CGSize(width: 50, height: 100))
    #expect(view["a"] == rect(0, 0, 20, 20))
    #expect(view["s"] == rect(10, 20, 0, 60))
    #expect(view["b"] == rect(0, 80, 20, 20))
    #expect(view["c"] == rect(20, 10, 30, 80))
  }

  @Test("1.55: a pile in between leaves a spacer without an axis")
  func pileInBetween() {
    let view = LaidOut(100, 50) {
      HStack(spacing: 0) {
        fixed(20, 20).named("a")
        ZStack {
          Spacer().named("s")
          Spacer()
        }
      }
    }
    #expect(view.size == CGSize(width: 100, height: 50))
    #expect(view["a"] == rect(0, 15, 20, 20))
    #expect(view["s"] == rect(20, 0, 80, 50))
  }

  @Test("1.56: beside a spacer there is no spacing, unless the stack names one")
  func spacing() {
    let plain = size(nil, nil) {
      HStack {
        fixed(20, 20)
        Spacer()
        fixed(20, 20)
      }
    }
    #expect(plain == CGSize(width: 48, height: 20))
    let named = size(nil, nil) {
      HStack(spacing: 10) {
        fixed(20, 20)
        Spacer()
        fixed(20, 20)
      }
    }
    #expect(named == CGSize(width: 68, height: 20))
    let texts = size(nil, nil) {
      VStack {
        Text("A")
        Spacer()
        Text("B")
      }
    }
    #expect(texts == CGSize(width: 10, height: 48))
  }

  @Test("1.57: a divider is a line across the nearest stack, as long as it may be")
  func divider() {
    let row = LaidOut(100, 50) {
      HStack(spacing: 0) {
        fixed(20, 20)
        Divider().named("d")
        fixed(20, 20)
      }
    }
    #expect(row.size == CGSize(width: 41, height: 50))
    #expect(row["d"] == rect(20, 0, 1, 50))
    let column = LaidOut(100, 50) {
      VStack(spacing: 0) {
        fixed(20, 20)
        Divider().named("d")
        fixed(20, 20)
      }
    }
    #expect(column.size == CGSize(width: 100, height: 41))
    #expect(column["d"] == rect(0, 20, 100, 1))
    #expect(size(nil, nil) { Divider() } == CGSize(width: 10, height: 1))
    #expect(size(100, 50) { Divider() } == CGSize(width: 100, height: 1))
  }

  @Test("1.57: without a proposal a divider becomes as long as the stack is wide")
  func dividerWithoutProposal() {
    let row = LaidOut(nil, nil) {
      HStack(spacing: 0) {
        fixed(20, 20)
        Divider().named("d")
        fixed(20, 20)
      }
    }
    #expect(row.size == CGSize(width: 41, height: 20))
    #expect(row["d"] == rect(20, 0, 1, 20))
  }

  @Test("1.57: in a pile a divider is a horizontal line, even inside a row")
  func dividerInPile() {
    let view = LaidOut(100, 50) {
      HStack(spacing: 0) {
        fixed(20, 20)
        ZStack {
          Divider().named("d")
          fixed(10, 10)
        }
      }
    }
    #expect(view.size == CGSize(width: 100, height: 20))
    #expect(view["d"] == rect(20, 9.5, 80, 1))
  }

  @Test("1.58: a divider is one pixel thick, and one point at the sizes of text for accessibility")
  func thickness() {
    #expect(LaidOut(100, 50) { Divider() }.size == CGSize(width: 100, height: 1))
    #expect(LaidOut(100, 50, pixel: 0.5) { Divider() }.size == CGSize(width: 100, height: 0.5))
    let large = LaidOut(100, 50, pixel: 0.5) { Divider().dynamicTypeSize(.accessibility1) }
    #expect(large.size == CGSize(width: 100, height: 1))
  }

  @Test("1.59: an empty stack has no size, and no spacing beside it")
  func emptyStack() {
    #expect(size(100, 100) { VStack {} } == CGSize.zero)
    #expect(size(nil, nil) { HStack {} } == CGSize.zero)
    let view = LaidOut(100, 50) {
      HStack {
        fixed(20, 20).named("a")
        VStack {}
        fixed(20, 20).named("b")
      }
    }
    #expect(view.size == CGSize(width: 40, height: 20))
    #expect(view["b"] == rect(20, 0, 20, 20))
  }

  @Test("1.59: an empty layout of an app's own is asked last, and has the size that it answers")
  func emptyLayout() {
    #expect(size(40, 30) { L14Filling {} } == CGSize(width: 40, height: 30))
    #expect(colorWidth(beside: L14Filling {}) == 100)
  }

  @Test("1.59: a view of nothing is no member, hence no spacing either")
  func emptyView() {
    let view = size(nil, nil) {
      HStack {
        fixed(20, 20)
        EmptyView()
        fixed(20, 20)
      }
    }
    #expect(view == CGSize(width: 48, height: 20))
  }
}

/// Takes what it is offered.
private struct L14Filling: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
