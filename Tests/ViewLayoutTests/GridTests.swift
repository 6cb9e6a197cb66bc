import Foundation
import Testing

@testable import ViewLayout

@Suite("Grid") struct GridTests {
  @Test("6.01: there are as many columns as the longest row has cells, and a view that is no row spans all of them")
  func columns() {
    let (a, b, alone, c) = (fixed(20, 10), fixed(30, 10), fixed(10, 10), fixed(40, 10))
    let grid = grid(row(nil, a, b), alone, row(nil, c))
    #expect(layOut(grid, 300, 300) == size(70, 30))
    #expect(a.trialFrame == rect(10, 0, 20, 10))
    #expect(b.trialFrame == rect(40, 0, 30, 10))
    #expect(alone.trialFrame == rect(30, 10, 10, 10))
    #expect(c.trialFrame == rect(0, 20, 40, 10))
  }

  @Test("6.01: a row has the width of the grid and the height of its cells")
  func rowFrames() {
    let (first, second) = (row(nil, fixed(20, 10), fixed(30, 25)), row(nil, fixed(40, 10)))
    layOut(grid(horizontal: 4, vertical: 5, first, second), 300, 300)
    #expect(first.trialFrame == rect(0, 0, 74, 25))
    #expect(second.trialFrame == rect(0, 30, 74, 10))
  }

  @Test("6.02: a column is as wide as its widest cell, a row as high as its highest, for every proposal")
  func widestAndHighest() {
    for proposal in [nil, 0, 300, CGFloat.infinity] {
      let (a, b, c, d) = (fixed(20, 30), fixed(40, 10), fixed(50, 10), fixed(10, 20))
      let grid = grid(horizontal: 10, vertical: 5, row(nil, a, b), row(nil, c, d))
      #expect(layOut(grid, proposal, proposal) == size(100, 55))
      #expect(a.trialFrame == rect(15, 0, 20, 30))
      #expect(b.trialFrame == rect(60, 10, 40, 10))
      #expect(c.trialFrame == rect(0, 40, 50, 10))
      #expect(d.trialFrame == rect(75, 35, 10, 20))
    }
  }

  @Test("6.02, Ex 6.a: columns of texts, centred and leading")
  func texts() {
    let (a, b, c, d) = (text("a"), text("bbb"), text("cc"), text("d"))
    let grid = grid(horizontal: 10, vertical: 5, row(nil, a, b), row(nil, c, d))
    #expect(layOut(grid, 300, 300) == size(60, 45))
    #expect(a.trialFrame == rect(5, 0, 10, 20))
    #expect(b.trialFrame == rect(30, 0, 30, 20))
    #expect(c.trialFrame == rect(0, 25, 20, 20))
    #expect(d.trialFrame == rect(40, 25, 10, 20))
    grid.set(.leading, horizontalSpacing: 10, verticalSpacing: 5)
    layOut(grid, 300, 300)
    #expect(a.trialFrame == rect(0, 0, 10, 20))
    #expect(d.trialFrame == rect(30, 25, 10, 20))
  }

  @Test("6.03: missing cells at the end of a row are empty")
  func shortRows() {
    let (a, b) = (fixed(10, 10), fixed(20, 20))
    let grid = grid(row(nil, a), row(nil, fixed(30, 5), fixed(30, 5), fixed(30, 5)), row(nil, b, fixed(10, 10)))
    #expect(layOut(grid, 200, 200) == size(90, 35))
    #expect(a.trialFrame == rect(10, 0, 10, 10))
    #expect(b.trialFrame == rect(5, 15, 20, 20))
  }

  @Test("6.03: rows without cells take no room, and no distance")
  func emptyRows() {
    let (empty, last) = (row(), row(nil, fixed(20, 10)))
    let grid = grid(vertical: 5, row(nil, fixed(20, 10)), empty, row(), last)
    #expect(layOut(grid, nil, nil) == size(20, 25))
    #expect(last.trialFrame == rect(0, 15, 20, 10))
    #expect(empty.trialFrame.size == .zero)
  }

  @Test("6.03: a grid without cells takes no room, whatever it is offered", arguments: [nil, 0, 100, CGFloat.infinity])
  func emptyGrids(_ length: CGFloat?) {
    #expect(layOut(grid(), length, length) == .zero)
    let grid = grid(horizontal: nil, vertical: nil, row(), row())
    #expect(layOut(grid, length, length) == .zero)
    #expect(grid.priority == -.infinity)
    #expect(grid.spacing == .zero)
  }

  // MARK: Distances

  @Test("6.06: without a spacing, plain views are 8 apart, and texts one below the other not at all")
  func spacing() {
    let last = fixed(20, 10)
    let plain = grid(
      horizontal: nil, vertical: nil, row(nil, fixed(20, 10), fixed(20, 10)), row(nil, fixed(20, 10), last))
    #expect(layOut(plain, nil, nil) == size(48, 28))
    #expect(last.trialFrame == rect(28, 18, 20, 10))
    let texts = grid(horizontal: nil, vertical: nil, row(nil, text("ab"), text("cd")), row(nil, text("ef"), text("gh")))
    #expect(layOut(texts, nil, nil) == size(48, 40))
  }

  @Test("6.06: columns and rows keep the largest distance that two neighbours would like")
  func largestSpacing() {
    // A text above a color would like 10, two texts nothing.
    let mixed = grid(horizontal: nil, vertical: nil, row(nil, text("ab"), text("cd")), row(nil, text("ef"), fixed(20, 20)))
    #expect(layOut(mixed, nil, nil) == size(48, 50))
    // A spacer would like no distance, but no neighbour of it decides alone.
    let spacers = grid(
      horizontal: nil, vertical: nil, row(nil, SpacerNode(least: 0), fixed(20, 10)), row(nil, fixed(20, 10), fixed(20, 10)))
    #expect(layOut(spacers, nil, nil) == size(48, 28))
  }

  @Test("6.06: rows without cells in the same columns are 8 apart, and a view over all columns has all above as neighbours")
  func neighboursOfSpans() {
    let (wide, below) = (fixed(40, 10), text("x"))
    let grid = grid(horizontal: 0, vertical: nil, row(nil, fixed(20, 10), text("ab")), wide, row(nil, below))
    // 10 below the text, 6 above the other.
    #expect(layOut(grid, nil, nil) == size(40, 66))
    #expect(wide.trialFrame.minY == 30)
    #expect(below.trialFrame.minY == 46)
  }

  @Test("6.06: cells overlap where the spacing is negative, and the grid is never less than nothing")
  func negativeSpacing() {
    let (a, d) = (fixed(20, 10), fixed(20, 10))
    let overlapping = grid(horizontal: -5, vertical: -4, row(nil, a, fixed(20, 10)), row(nil, fixed(20, 10), d))
    #expect(layOut(overlapping, nil, nil) == size(35, 16))
    #expect(d.trialFrame == rect(15, 6, 20, 10))
    let gone = grid(horizontal: -50, vertical: -50, row(nil, fixed(20, 10), fixed(20, 10)), row(nil, fixed(20, 10)))
    #expect(layOut(gone, 100, 100) == .zero)
  }

  @Test("a spacing that is no number, or infinite, is as if nothing had been said")
  func strangeSpacing() {
    for spacing in [CGFloat.nan, .infinity, -.infinity] {
      let grid = grid(horizontal: spacing, vertical: spacing, row(nil, fixed(20, 10), fixed(20, 10)), row(nil, fixed(20, 10)))
      #expect(layOut(grid, 100, 100) == size(48, 28))
    }
  }

  @Test("2.13: a grid would like the distances of the cells at its edges")
  func distancesAround() {
    let texts = grid(row(nil, text("a"), text("b")), row(nil, text("c"), text("d")))
    let mixed = grid(row(nil, text("a"), text("b")), row(nil, fixed(10, 10), fixed(10, 10)))
    #expect(texts.spacing.distance(to: texts.spacing, along: .vertical) == 0)
    #expect(texts.spacing.distance(to: Spacing.plain, along: .vertical) == 10)
    #expect(mixed.spacing.distance(to: Spacing.plain, along: .vertical) == 8)
  }

  // MARK: Distribution

  @Test("6.08: rigid cells get what they need, flexible columns share the rest")
  func flexibleColumns() {
    let (a, b, c) = (fixed(50, 20), color(), color())
    #expect(layOut(grid(row(nil, a, b, c)), 200, 100) == size(200, 100))
    #expect(a.trialFrame == rect(0, 40, 50, 20))
    #expect(b.trialFrame == rect(50, 0, 75, 100))
    #expect(c.trialFrame == rect(125, 0, 75, 100))
  }

  @Test("6.08: one flexible cell makes its column flexible")
  func oneFlexibleCell() {
    let (a, b, c, d) = (fixed(50, 20), fixed(30, 20), fixed(nil, 20), fixed(10, 20))
    #expect(layOut(grid(row(nil, a, b), row(nil, c, d)), 200, 100) == size(200, 40))
    #expect(a.trialFrame == rect(60, 0, 50, 20))
    #expect(b.trialFrame == rect(170, 0, 30, 20))
    #expect(c.trialFrame == rect(0, 20, 170, 20))
    #expect(d.trialFrame == rect(180, 20, 10, 20))
  }

  @Test("6.08: a divider as the only cell of a row widens the first column")
  func dividerInRow() {
    let (a, b, line) = (fixed(20, 10), fixed(30, 10), DividerNode(thickness: 1))
    #expect(layOut(grid(row(nil, a, b), row(nil, line)), 200, 100) == size(200, 11))
    #expect(a.trialFrame == rect(75, 0, 20, 10))
    #expect(b.trialFrame == rect(170, 0, 30, 10))
    #expect(line.trialFrame == rect(0, 10, 170, 1))
  }

  @Test("6.08: columns share the width as the members of an HStack do: what gives way less is asked first")
  func columnsAsMembers() {
    let (t, f) = (text("Hello brave world"), fixed(100, 20))
    #expect(layOut(grid(row(nil, t, f)), 150, 100) == size(150, 60))
    #expect(t.trialFrame == rect(0, 0, 50, 60))
    #expect(f.trialFrame == rect(50, 20, 100, 20))
    let (x, y) = (text("aaaa bbbb"), text("cc dd"))
    #expect(layOut(grid(row(nil, x, y)), 100, 100) == size(90, 40))
    #expect(x.trialFrame == rect(0, 0, 40, 40))
    #expect(y.trialFrame == rect(40, 10, 50, 20))
  }

  @Test("6.08: limits of flexible columns hold, and of those without a maximum the larger minimum comes first")
  func limits() {
    // Ex 2.e and 2.l, as columns.
    let (a, b, c) = (
      flexible(minWidth: 50, maxWidth: 100), flexible(minWidth: 100, maxWidth: 200), flexible(maxWidth: 40)
    )
    #expect(layOut(grid(row(nil, a, b, c)), 200, 50) == size(220, 50))
    #expect([a, b, c].map(\.trialFrame.width) == [80, 100, 40])
    let (d, e) = (flexible(minWidth: 20), flexible(minWidth: 70))
    #expect(layOut(grid(row(nil, d, e)), 100, 20) == size(100, 20))
    #expect([d, e].map(\.trialFrame.width) == [30, 70])
  }

  @Test("6.08: a column has the highest priority of its cells")
  func columnPriority() {
    let (x, y) = (text("aaaa bbbb").with(.priority(1)), text("cc dd"))
    #expect(layOut(grid(row(nil, x, y)), 100, 100) == size(100, 80))
    #expect(x.trialFrame == rect(0, 30, 90, 20))
    #expect(y.trialFrame == rect(90, 0, 10, 80))
    // Before the higher column, the least of the lower one is held back.
    let (wide, narrow) = (color().with(.priority(2)), flexible(minWidth: 30))
    layOut(grid(row(nil, narrow, wide)), 100, 100)
    #expect([narrow, wide].map(\.trialFrame.width) == [30, 70])
  }

  @Test("6.08: rows share the height as the members of a VStack do, with the widths of their columns")
  func rowsAsMembers() {
    let (a, b, c) = (color(), fixed(20, 30), color())
    #expect(layOut(grid(row(nil, a), row(nil, b), row(nil, c)), 100, 100) == size(100, 100))
    #expect(a.trialFrame == rect(0, 0, 100, 35))
    #expect(b.trialFrame == rect(40, 35, 20, 30))
    #expect(c.trialFrame == rect(0, 65, 100, 35))
    let (first, second) = (text("aa bb cc"), color())
    layOut(grid(row(nil, first, fixed(70, 10)), row(nil, second)), 100, 100)
    // The text has a width of 30 and would need three lines. It gives way less than the color, so it has two in half of the
    // height.
    #expect(first.trialFrame == rect(5, 0, 20, 40))
    #expect(second.trialFrame == rect(0, 40, 30, 60))
  }

  @Test("6.09: without a proposal, columns and rows are as large as their cells like to be, and cells fill their room")
  func ideal() {
    let (t, c, a, f) = (text("Hello brave"), color(), text("a"), fixed(30, 5))
    #expect(layOut(grid(row(nil, t, c), row(nil, a, f)), nil, nil) == size(140, 40))
    #expect(t.trialFrame == rect(0, 0, 110, 20))
    #expect(c.trialFrame == rect(110, 0, 30, 20))
    #expect(a.trialFrame == rect(50, 20, 10, 20))
    #expect(f.trialFrame == rect(110, 27.5, 30, 5))
  }

  @Test("1.02: the least and the most of a grid are those of its columns and rows")
  func extremes() {
    func grid() -> GridNode {
      let first = row(nil, fixed(20, 10), flexible(minWidth: 5, maxWidth: 50))
      return ViewLayoutTests.grid(horizontal: 10, first, row(nil, text("ab"), color()))
    }
    #expect(layOut(grid(), 0, 0).width == 35)
    #expect(layOut(grid(), .infinity, .infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(layOut(grid(), nil, nil) == size(40, 30))
  }

  @Test(
    "6.11: a grid of one cell answers as the cell does",
    arguments: [
      (nil, nil), (110, nil), (100, nil), (30, nil), (60, 30), (60, 40), (0, 0), (0, nil), (CGFloat.infinity, CGFloat.infinity),
    ] as [(CGFloat?, CGFloat?)])
  func oneCell(_ width: CGFloat?, _ height: CGFloat?) {
    for make in [{ text("Hello brave world") }, { color() }, { fixed(50, 20) }] as [() -> LayoutNode] {
      let answer = layOut(make(), width, height)
      let (inRow, alone) = (make(), make())
      #expect(layOut(grid(row(nil, inRow)), width, height) == answer)
      #expect(layOut(grid(alone, row()), width, height) == answer)
      #expect(inRow.trialFrame == CGRect(origin: .zero, size: answer))
      #expect(alone.trialFrame == CGRect(origin: .zero, size: answer))
    }
  }

  @Test("6.07: a row outside of a grid lays its cells out as an HStack would")
  func rowOutside() {
    let (a, b) = (text("ab"), fixed(20, 50))
    let row = row(.top, a, b)
    #expect(layOut(row, nil, nil) == size(48, 50))
    #expect(a.trialFrame == rect(0, 0, 20, 20))
    #expect(b.trialFrame == rect(28, 0, 20, 50))
  }

  @Test("9.10: places are from the leading edge, wherever lines begin")
  func direction() {
    func frames(_ isRightToLeft: Bool) -> [CGRect] {
      let grid = grid(alignment: .topLeading, horizontal: 3, row(nil, text("a"), color()), row(nil, fixed(40, 10), text("bb")))
      grid.isRightToLeft = isRightToLeft
      layOut(grid, 200, 100)
      return grid.trialFrames
    }
    #expect(frames(true) == frames(false))
  }
}
