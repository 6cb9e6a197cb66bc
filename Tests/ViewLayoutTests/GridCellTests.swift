import Foundation
import Testing

@testable import ViewLayout

@Suite("Cells of a Grid") struct GridCellTests {
  private func span(_ columns: Int, unsized: Axis.Set = []) -> GridCellTraits {
    GridCellTraits(columns: columns, unsizedAxes: unsized)
  }

  @Test("6.05: of steps that say the same about a cell the outermost counts, and they change nothing else")
  func traits() {
    let cell = text("ab").with(
      GridCellTraits(columns: 2, anchor: .top).step, .priority(3), GridCellTraits(columnAlignment: .leading).step,
      GridCellTraits(columns: 3, unsizedAxes: .vertical).step)
    let traits = GridCellTraits(columns: 3, anchor: .top, columnAlignment: .leading, unsizedAxes: .vertical)
    #expect(cell.place.gridTraits == traits)
    #expect(text("ab").place.gridTraits == GridCellTraits())
    #expect(layOut(cell, nil, nil) == size(20, 20))
    #expect(cell.priority == 3)
    #expect(cell.spacing == text("ab").spacing)
    #expect(cell.explicitGuide(.firstTextBaseline, .unspecified) == 16)
  }

  // MARK: Spans

  @Test("6.01, 6.03: a cell over several columns counts as so many, and has the distances between them")
  func spans() {
    let (third, wide) = (fixed(5, 10), fixed(nil, 10).with(span(2, unsized: .horizontal)))
    let grid = grid(
      horizontal: 10, row(nil, fixed(20, 10), fixed(30, 10), third), row(nil, wide, fixed(5, 10)))
    #expect(layOut(grid, 300, 300) == size(75, 20))
    #expect(wide.trialFrame == rect(0, 10, 60, 10))
    #expect(third.trialFrame == rect(70, 0, 5, 10))
  }

  @Test("6.03: a number of columns below 1 is 1, and one beyond reason is cut")
  func strangeSpans() {
    let (a, b) = (fixed(20, 10).with(span(0)), fixed(20, 10).with(span(-3)))
    #expect(layOut(grid(row(nil, a, b)), nil, nil) == size(40, 10))
    let huge = fixed(20, 10).with(span(.max))
    #expect(layOut(grid(row(nil, huge, fixed(20, 10)), row(nil, fixed(5, 10))), 100, 100).height == 20)
  }

  @Test("6.10: a cell over several columns that fits widens none")
  func spanThatFits() {
    let (a, b, wide) = (fixed(20, 10), fixed(30, 10), fixed(40, 10).with(span(2)))
    #expect(layOut(grid(horizontal: 10, row(nil, a, b), row(nil, wide)), 300, 300) == size(60, 20))
    #expect(a.trialFrame == rect(0, 0, 20, 10))
    #expect(b.trialFrame == rect(30, 0, 30, 10))
    #expect(wide.trialFrame == rect(10, 10, 40, 10))
  }

  @Test("6.10: what a cell over several columns lacks is spread evenly over them", arguments: [nil, 0, 300, CGFloat.infinity])
  func spanThatLacks(_ length: CGFloat?) {
    let (a, b, wide) = (fixed(20, 10), fixed(30, 10), fixed(90, 10).with(span(2)))
    #expect(layOut(grid(horizontal: 10, row(nil, a, b), row(nil, wide)), length, length) == size(90, 20))
    #expect(a.trialFrame == rect(7.5, 0, 20, 10))
    #expect(b.trialFrame == rect(52.5, 0, 30, 10))
    #expect(wide.trialFrame == rect(0, 10, 90, 10))
  }

  @Test("6.10: columns that hold no other cell have what a cell over them needs")
  func columnsOfSpansOnly() {
    let (wide, c) = (fixed(90, 10).with(span(3)), fixed(10, 10))
    #expect(layOut(grid(row(nil, wide, c)), 300, 300) == size(100, 10))
    #expect(wide.trialFrame == rect(0, 0, 90, 10))
    #expect(c.trialFrame == rect(90, 0, 10, 10))
  }

  @Test("6.10: smaller spans are served before larger ones, whatever their order")
  func orderOfSpans() {
    func widths(_ rows: [GridRowNode]) -> CGSize {
      let grid = GridNode(.center, horizontalSpacing: 0, verticalSpacing: 0)
      grid.setChildren(ContiguousArray<LayoutNode>(rows))
      return layOut(grid, nil, nil)
    }
    func rows() -> [GridRowNode] {
      [
        row(nil, fixed(10, 1), fixed(10, 1), fixed(10, 1)), row(nil, fixed(60, 1).with(span(2))),
        row(nil, fixed(70, 1).with(span(3))),
      ]
    }
    #expect(widths(rows()) == size(70, 3))
    #expect(widths(rows().reversed()) == size(70, 3))
  }

  @Test("6.10: a text over several columns is offered what columns leave, and wraps only where that is too little")
  func textOverColumns() {
    let (title, wide) = (text("Hello brave world").with(span(2)), CGFloat(300))
    let roomy = grid(horizontal: 10, row(nil, title), row(nil, fixed(20, 10), fixed(30, 10)))
    #expect(layOut(roomy, wide, 300) == size(170, 30))
    #expect(title.trialFrame == rect(0, 0, 170, 20))
    #expect(layOut(roomy, 120, 300) == size(110, 50))
    #expect(title.trialFrame == rect(0, 0, 110, 40))
  }

  @Test("6.10: flexible columns make room for a rigid cell over others")
  func flexibleColumnsGiveWay() {
    let (wide, flexible) = (fixed(120, 10).with(span(2)), color())
    let grid = grid(horizontal: 10, row(nil, fixed(20, 10), fixed(30, 10), flexible), row(nil, wide))
    #expect(layOut(grid, 300, 100).width == 300)
    #expect(wide.trialFrame.width == 120)
    #expect(flexible.trialFrame.minX == 130)
    #expect(flexible.trialFrame.width == 170)
  }

  // MARK: Without size

  @Test("6.03: a clear cell that asks for no room leaves its place empty")
  func emptyCell() {
    let (empty, c) = (color().with(GridCellTraits(unsizedAxes: [.horizontal, .vertical])), fixed(10, 10))
    #expect(layOut(grid(row(nil, fixed(20, 10), fixed(30, 10)), row(nil, empty, c)), 300, 300) == size(50, 20))
    #expect(empty.trialFrame == rect(0, 10, 20, 10))
    #expect(c.trialFrame == rect(30, 10, 10, 10))
  }

  @Test("6.04: a divider between rows makes the grid as wide as it may be, unless it asks for no width")
  func divider() {
    func grid(_ unsized: Axis.Set) -> (GridNode, line: LayoutNode, below: LayoutNode) {
      let (line, below) = (DividerNode(thickness: 1).with(GridCellTraits(unsizedAxes: unsized)), fixed(20, 10))
      return (ViewLayoutTests.grid(row(nil, fixed(20, 10), fixed(30, 10)), line, row(nil, below)), line, below)
    }
    let wide = grid([])
    #expect(layOut(wide.0, 300, 100) == size(300, 21))
    #expect(wide.line.trialFrame == rect(0, 10, 300, 1))
    let narrow = grid(.horizontal)
    #expect(layOut(narrow.0, 300, 100) == size(50, 21))
    #expect(narrow.line.trialFrame == rect(0, 10, 50, 1))
    #expect(narrow.below.trialFrame == rect(0, 11, 20, 10))
    // It would like to be 10 wide, which is less than the columns are.
    #expect(layOut(grid([]).0, nil, nil) == size(50, 21))
  }

  @Test("6.04: what asks for no room sticks out of it where it is larger, in the middle")
  func unsizedOverflow() {
    let big = fixed(60, 30).with(GridCellTraits(unsizedAxes: [.horizontal, .vertical]))
    #expect(layOut(grid(row(nil, fixed(20, 10), fixed(20, 10)), row(nil, big, fixed(10, 10))), 300, 300) == size(40, 20))
    #expect(big.trialFrame == rect(-20, 0, 60, 30))
  }

  @Test("6.04: a grid of nothing but a cell that asks for no room has none")
  func unsizedAlone() {
    let cell = color().with(GridCellTraits(unsizedAxes: .horizontal))
    #expect(layOut(grid(row(nil, cell)), 100, 50) == size(0, 50))
    #expect(cell.trialFrame == rect(0, 0, 0, 50))
  }

  // MARK: Alignment

  @Test("6.05: cells stand where the grid says")
  func gridAlignment() {
    let (a, b, c) = (fixed(60, 20), fixed(20, 30), fixed(10, 10))
    #expect(layOut(grid(alignment: .bottomTrailing, row(nil, fixed(40, 40), a), row(nil, b, c)), 300, 300) == size(100, 70))
    #expect(a.trialFrame == rect(40, 20, 60, 20))
    #expect(b.trialFrame == rect(20, 40, 20, 30))
    #expect(c.trialFrame == rect(90, 60, 10, 10))
  }

  @Test("6.05: a row says how high its cells stand, whatever the grid says, and says something else later")
  func rowAlignment() {
    let (a, b) = (fixed(60, 20), fixed(10, 10))
    let first = row(.top, fixed(40, 40), a)
    let grid = grid(alignment: .bottomTrailing, first, row(nil, fixed(20, 30), b))
    layOut(grid, 300, 300)
    #expect(a.trialFrame == rect(40, 0, 60, 20))
    #expect(b.trialFrame == rect(90, 60, 10, 10))
  }

  @Test("6.05: one cell of a column says where all cells of it stand, the first one if there are several")
  func columnAlignment() {
    let (a, b, c, d) = (
      fixed(10, 10), fixed(10, 10).with(GridCellTraits(columnAlignment: .trailing)), fixed(20, 10),
      fixed(20, 10).with(GridCellTraits(columnAlignment: .leading))
    )
    layOut(grid(alignment: .leading, row(nil, fixed(40, 10), fixed(60, 10)), row(nil, a, b), row(nil, c, d)), 300, 300)
    #expect(a.trialFrame == rect(0, 10, 10, 10))
    #expect(b.trialFrame == rect(90, 10, 10, 10))
    #expect(c.trialFrame == rect(0, 20, 20, 10))
    #expect(d.trialFrame == rect(80, 20, 20, 10))
  }

  @Test("6.05: a cell over several columns stands as the grid says, whatever one of its columns does, and so does one over all")
  func alignmentOfSpans() {
    let (wide, alone) = (fixed(10, 10).with(span(2)), fixed(10, 10))
    let first = fixed(40, 10).with(GridCellTraits(columnAlignment: .trailing))
    layOut(grid(alignment: .leading, row(nil, first, fixed(60, 10)), row(nil, wide), alone), 300, 300)
    #expect(wide.trialFrame == rect(0, 10, 10, 10))
    #expect(alone.trialFrame == rect(0, 20, 10, 10))
  }

  @Test("6.05: a cell's own anchor is stronger than what row, column and grid say")
  func anchor() {
    let (a, b, c) = (
      fixed(10, 10).with(GridCellTraits(anchor: .topLeading)),
      fixed(10, 10).with(GridCellTraits(anchor: .center, columnAlignment: .trailing)),
      fixed(10, 40).with(GridCellTraits(anchor: .leading))
    )
    let first = row(nil, fixed(60, 40), fixed(60, 40), fixed(60, 40))
    #expect(layOut(grid(alignment: .bottomTrailing, first, row(.bottom, a, b, c)), 300, 300) == size(180, 80))
    #expect(a.trialFrame == rect(0, 40, 10, 10))
    #expect(b.trialFrame == rect(85, 55, 10, 10))
    #expect(c.trialFrame == rect(120, 40, 10, 40))
  }

  @Test("6.05: an anchor may be any point, of one view over all columns, too")
  func anchorOfWide() {
    let alone = fixed(20, 10).with(GridCellTraits(anchor: UnitPoint(x: 0.25, y: 0)))
    layOut(grid(row(nil, fixed(60, 10), fixed(40, 10)), alone), 300, 300)
    #expect(alone.trialFrame == rect(20, 10, 20, 10))
  }

  @Test("6.05, Ex 2.j: rows by the baseline of their texts are as high as that takes")
  func baselines() {
    let (a, r, b) = (text("A"), fixed(30, 50), text("Hello\nbrave"))
    let grid = grid(horizontal: 8, row(.firstTextBaseline, a, r, b), row(nil, fixed(10, 10)))
    #expect(layOut(grid, nil, nil) == size(106, 84))
    #expect(a.trialFrame == rect(0, 34, 10, 20))
    #expect(r.trialFrame == rect(18, 0, 30, 50))
    #expect(b.trialFrame == rect(56, 34, 50, 40))
    let (c, d) = (text("A"), text("Hello\nbrave"))
    layOut(ViewLayoutTests.grid(alignment: .centerLastTextBaseline, row(nil, c, d)), nil, nil)
    #expect(c.trialFrame == rect(0, 20, 10, 20))
    #expect(d.trialFrame == rect(10, 0, 50, 40))
  }

  @Test("6.05: a cell that has grown with its row stays inside of it, by the baseline, too")
  func grownCells() {
    let (t, c) = (text("a"), color())
    #expect(layOut(grid(row(.firstTextBaseline, t, c), row(nil, fixed(30, 10), fixed(30, 10))), nil, nil) == size(60, 30))
    #expect(c.trialFrame == rect(30, 0, 30, 20))
    #expect(t.trialFrame == rect(10, 0, 10, 20))
  }

  @Test("6.05: a guide of an app's own makes a column as wide and a row as high as it takes")
  func customGuides() {
    let key = AlignmentKey.custom(MiddleGuide.self, along: .vertical)
    let (a, b) = (fixed(20, 20).with(.guide(key, GuideValue { _ in 0 })), fixed(20, 10))
    let row = row(VerticalAlignment(MiddleGuide.self), a, b)
    #expect(layOut(grid(row, fixed(5, 5)), nil, nil) == size(40, 30))
    #expect(a.trialFrame == rect(0, 5, 20, 20))
    #expect(b.trialFrame == rect(20, 0, 20, 10))
    // Ex 4.g, as a column.
    let (c, d) = (fixed(50, 10), fixed(50, 10).with(.guide(.leading, GuideValue { _ in -20 })))
    let column = grid(alignment: .leading, ViewLayoutTests.row(nil, c), ViewLayoutTests.row(nil, d))
    #expect(layOut(column, nil, nil) == size(70, 20))
    #expect(c.trialFrame == rect(0, 0, 50, 10))
    #expect(d.trialFrame == rect(20, 10, 50, 10))
  }

  @Test(
    "guides that are no numbers stop nothing, and no view stands where there is no number",
    arguments: [CGFloat.nan, .infinity])
  func strangeGuides(_ value: CGFloat) {
    func cell() -> LayoutNode {
      fixed(20, 10).with(.guide(.leading, GuideValue { _ in value }), .guide(.firstTextBaseline, GuideValue { _ in -value }))
    }
    for alignment in [Alignment.topLeading, .center, .leadingFirstTextBaseline] {
      let cells = (0..<3).map { _ in cell() }
      let rows = [row(nil, cells[0], fixed(5, 5)), row(nil, fixed(5, 5), cells[1])]
      layOut(grid(alignment: alignment, rows[0], rows[1], cells[2]), 100, 100)
      layOut(lazyGrid([GridTrack(alignment: alignment), GridTrack()], [cell(), cell(), cell()]), 100, nil)
      layOut(lazyStack(guide: .leading, [cell(), cell()]), 100, nil)
      #expect(cells.allSatisfy { !$0.origin.x.isNaN && !$0.origin.y.isNaN })
    }
  }

  @Test("4.63: a grid hands on baselines and the mean of apps' own guides, and no edges")
  func guidesHandedOn() {
    let key = AlignmentKey.custom(MiddleGuide.self, along: .vertical)
    let cells = [
      fixed(20, 20).with(.guide(key, GuideValue { _ in 10 })), fixed(20, 40).with(.guide(key, GuideValue { _ in 20 })),
    ]
    let edge = fixed(20, 10).with(.guide(.top, GuideValue { _ in -30 }))
    let guides = grid(row(nil, cells[0]), row(nil, cells[1]), row(nil, edge))
    #expect(guides.explicitGuide(key, .unspecified) == 25)
    #expect(guides.explicitGuide(.top, .unspecified) == nil)
    #expect(guides.explicitGuide(.firstTextBaseline, .unspecified) == nil)
    let texts = grid(vertical: 5, row(nil, text("a"), text("b\nc")), text("d"))
    // The first text stands in the middle of its row of two lines.
    #expect(texts.explicitGuide(.firstTextBaseline, .unspecified) == 16)
    #expect(texts.explicitGuide(.lastTextBaseline, .unspecified) == 61)
  }

  @Test("6.11: a grid of one cell hands on what the cell says")
  func guidesOfOneCell() {
    #expect(grid(row(nil, text("a"))).explicitGuide(.lastTextBaseline, .unspecified) == 16)
  }
}
