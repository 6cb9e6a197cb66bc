import Foundation
import Testing

@testable import ViewLayout

@Suite("LazyVGrid, LazyHGrid") struct LazyGridTests {
  private func cells(_ count: Int, height: CGFloat = 10) -> [LayoutNode] { (0..<count).map { _ in fixed(nil, height) } }

  /// The widths of the columns: cells take theirs.
  private func widths(_ width: CGFloat?, _ tracks: [GridTrack]) -> [CGFloat] {
    let cells = cells(20)
    layOut(lazyGrid(tracks, cells), width, nil)
    return cells.prefix { $0.trialFrame.minY == 0 }.map { ($0.trialFrame.width * 100).rounded() / 100 }
  }

  // MARK: Columns

  @Test("6.20: columns have their part of the width, whatever is in the cells")
  func wideCell() {
    let (wide, b) = (fixed(150, 10), fixed(nil, 10))
    let grid = lazyGrid([GridTrack(), GridTrack()], [wide, b])
    #expect(layOut(grid, 200, nil) == size(200, 10))
    #expect(wide.trialFrame == rect(-27, 0, 150, 10))
    #expect(b.trialFrame == rect(104, 0, 96, 10))
  }

  @Test("6.20: an unspecified width counts as 10, and no column is narrower than its least")
  func unspecifiedWidth() {
    #expect(layOut(lazyGrid([GridTrack()], [color()]), nil, nil) == size(10, 10))
    #expect(layOut(lazyGrid([GridTrack(), GridTrack()], cells(2)), nil, nil) == size(28, 10))
  }

  @Test("6.21, 6.22, Ex 6.b: fixed columns first, then each of the others its share; adaptive ones hold as many as fit")
  func columns() {
    #expect(widths(200, [GridTrack(.fixed(70)), GridTrack(.adaptive(minimum: 40))]) == [70, 57, 57])
    #expect(widths(320, [GridTrack(), GridTrack(), GridTrack()]) == [101.33, 101.33, 101.33])
    #expect(widths(320, [GridTrack(.adaptive(minimum: 80))]) == [101.33, 101.33, 101.33])
    #expect(widths(320, [GridTrack(.adaptive(minimum: 80, maximum: 100))]) == [100, 100, 100])
    #expect(widths(320, [GridTrack(.fixed(100)), GridTrack(.flexible(maximum: 50)), GridTrack()]) == [100, 50, 154])
    #expect(widths(120, [GridTrack(.adaptive(minimum: 140))]) == [140])
  }

  @Test("6.22: a grid tells how many columns it has")
  func columnCount() {
    let grid = lazyGrid([GridTrack(.fixed(70)), GridTrack(.adaptive(minimum: 40))], cells(1))
    layOut(grid, 200, nil)
    #expect(grid.columnCount == 3)
    layOut(grid, 300, nil)
    #expect(grid.columnCount == 5)
  }

  @Test("6.21: columns are served in order, so an early minimum or maximum counts for the later ones")
  func inOrder() {
    #expect(widths(216, [GridTrack(.flexible(minimum: 120)), GridTrack()]) == [120, 88])
    #expect(widths(216, [GridTrack(.flexible(maximum: 50)), GridTrack()]) == [50, 158])
    #expect(widths(216, [GridTrack(), GridTrack(.fixed(108))]) == [100, 108])
  }

  @Test("6.21, 6.22: an item's own spacing stands behind its column, and between the columns of an adaptive one")
  func columnSpacing() {
    #expect(widths(230, [GridTrack(spacing: 0), GridTrack(spacing: 20), GridTrack()]) == [70, 70, 70])
    #expect(widths(200, [GridTrack(.adaptive(minimum: 40), spacing: 0)]) == [40, 40, 40, 40, 40])
    let three = cells(3)
    layOut(lazyGrid([GridTrack(spacing: 0), GridTrack(spacing: 20), GridTrack()], three), 230, nil)
    #expect(three.map(\.trialFrame.minX) == [0, 70, 160])
  }

  @Test("6.21: with negative distances columns overlap")
  func negativeSpacing() {
    #expect(widths(90, [GridTrack(spacing: -10), GridTrack(spacing: -10)]) == [50, 50])
    let two = cells(2)
    #expect(layOut(lazyGrid([GridTrack()], spacing: -4, two), 50, nil) == size(50, 16))
    #expect(two[1].trialFrame == rect(0, 6, 50, 10))
  }

  @Test("6.22: lengths that no column has, and distances that eat the columns up, stop nothing")
  func strangeTracks() {
    for strange in [CGFloat.nan, .infinity, -.infinity, -20, 0] {
      let sizes: [GridTrack.Size] = [
        .fixed(strange), .flexible(minimum: strange, maximum: strange), .adaptive(minimum: strange, maximum: strange),
      ]
      for size in sizes {
        for spacing in [nil, strange, -200] as [CGFloat?] {
          for width in [nil, 0, 0.1, 100, 1e300, CGFloat.infinity] {
            let cells = cells(5)
            let grid = lazyGrid([GridTrack(size, spacing: spacing), GridTrack()], spacing: spacing, cells)
            let answer = layOut(grid, width, nil)
            #expect(!answer.width.isNaN && !answer.height.isNaN)
            #expect(cells.allSatisfy { !$0.trialFrame.minX.isNaN && !$0.trialFrame.minY.isNaN })
          }
        }
      }
    }
    #expect(layOut(lazyGrid([GridTrack(.adaptive(minimum: 1))], spacing: 0, cells(3)), .infinity, .infinity).height == 10)
  }

  @Test("a grid without columns has one that is flexible, and one without members has no height")
  func empty() {
    let cells = cells(2)
    #expect(layOut(lazyGrid([], cells), 100, nil) == size(100, 28))
    #expect(cells[1].trialFrame == rect(0, 18, 100, 10))
    #expect(layOut(lazyGrid([GridTrack(), GridTrack()], []), 100, nil) == size(100, 0))
  }

  @Test("6.23, Ex 6.b: a grid that is too wide says so, and has its columns for that width")
  func tooWide() {
    let items = [GridTrack(.flexible(minimum: 50)), GridTrack(.flexible(minimum: 120))]
    let (a, b) = (fixed(nil, 10), fixed(nil, 10))
    let grid = lazyGrid(items, [a, b]).with(.frame(LayoutStep.FixedFrame(width: 200, height: nil, alignment: .center)))
    #expect(layOut(grid, 200, nil) == size(200, 10))
    #expect(grid.contentFrame == rect(-12, 0, 224, 10))
    // What is too wide begins where the grid does.
    #expect(a.origin.x == 0)
    #expect(a.size.width == 108)
    #expect(b.origin.x == 116)
    #expect(b.size.width == 120)
  }

  @Test("6.23: a grid is as wide as it may be; where its columns stand then is its alignment")
  func alignmentOfColumns() {
    func places(_ alignment: AlignmentKey) -> [CGFloat] {
      let cells = cells(2)
      let grid = lazyGrid([GridTrack(.fixed(50)), GridTrack(.fixed(50))], alignment: alignment, cells)
      #expect(layOut(grid, 300, nil) == size(300, 10))
      return cells.map(\.trialFrame.minX)
    }
    #expect(places(.leading) == [0, 58])
    #expect(places(.horizontalCenter) == [96, 154])
    #expect(places(.trailing) == [192, 250])
  }

  // MARK: Lines

  @Test("6.24: a row is as high as its highest cell, and its other cells are offered that height")
  func rowHeight() {
    let (t, c, d, e) = (text("Hello world"), color(), color(), fixed(20, 4))
    let grid = lazyGrid([GridTrack(.fixed(50)), GridTrack(.fixed(50))], [t, c, d, e])
    // The second row has 10, the ideal height of a color.
    #expect(layOut(grid, 108, nil) == size(108, 58))
    #expect(t.trialFrame == rect(0, 0, 50, 40))
    #expect(c.trialFrame == rect(58, 0, 50, 40))
    #expect(d.trialFrame == rect(0, 48, 50, 10))
    #expect(e.trialFrame == rect(73, 51, 20, 4))
  }

  @Test("6.24: the height that is offered plays no part")
  func offeredHeight() {
    for height in [nil, 0, 20, CGFloat.infinity] {
      #expect(layOut(lazyGrid([GridTrack()], cells(3)), 50, height) == size(50, 46))
    }
  }

  @Test("6.24: cells stand where their column's item says, in the columns of an adaptive one, too")
  func cellAlignment() {
    let tracks = [
      GridTrack(.fixed(50), alignment: .topLeading), GridTrack(.fixed(50)), GridTrack(.fixed(50), alignment: .bottomTrailing),
    ]
    let cells = [fixed(20, 10), fixed(20, 10), fixed(20, 10), fixed(50, 40), fixed(20, 10), fixed(20, 10)]
    #expect(layOut(lazyGrid(tracks, cells), 166, nil) == size(166, 58))
    #expect(cells[0].trialFrame == rect(0, 0, 20, 10))
    #expect(cells[1].trialFrame == rect(73, 0, 20, 10))
    #expect(cells[2].trialFrame == rect(146, 0, 20, 10))
    #expect(cells[3].trialFrame == rect(0, 18, 50, 40))
    #expect(cells[4].trialFrame == rect(73, 33, 20, 10))
    #expect(cells[5].trialFrame == rect(146, 48, 20, 10))
    let adaptive = [fixed(20, 10), fixed(20, 10)]
    layOut(lazyGrid([GridTrack(.adaptive(minimum: 40), spacing: 0, alignment: .trailing)], adaptive), 80, nil)
    #expect(adaptive.map(\.trialFrame.minX) == [20, 60])
  }

  @Test("6.24: cells of items with a baseline share it, line by line")
  func baselines() {
    let tracks = (0..<2).map { _ in GridTrack(.fixed(50), spacing: 0, alignment: .leadingFirstTextBaseline) }
    let (a, b, c) = (text("A"), fixed(30, 50), text("B"))
    let grid = lazyGrid(tracks + [GridTrack(.fixed(50), alignment: .top)], spacing: 0, [a, b, fixed(5, 5), c])
    #expect(layOut(grid, 150, nil) == size(150, 74))
    #expect(a.trialFrame == rect(0, 34, 10, 20))
    #expect(b.trialFrame == rect(50, 0, 30, 50))
    #expect(c.trialFrame == rect(0, 54, 10, 20))
  }

  @Test("6.25: rows are 8 apart, or as far as the grid says")
  func rowSpacing() {
    #expect(layOut(lazyGrid([GridTrack()], cells(3)), 50, nil) == size(50, 46))
    #expect(layOut(lazyGrid([GridTrack()], spacing: 3, cells(3)), 50, nil) == size(50, 36))
  }

  @Test("6.25: headers and footers span the grid, and a new line begins behind them")
  func sections() {
    let (header, footer, cells) = (fixed(nil, 20).with(.wholeLine), text("end").with(.wholeLine), cells(4))
    let members = [header] + cells.prefix(3) + [footer, cells[3]]
    let grid = lazyGrid([GridTrack(.fixed(50)), GridTrack(.fixed(50))], spacing: 0, alignment: .trailing, members)
    #expect(layOut(grid, 208, nil) == size(208, 70))
    #expect(header.trialFrame == rect(0, 0, 208, 20))
    #expect(cells[0].trialFrame == rect(100, 20, 50, 10))
    #expect(cells[1].trialFrame == rect(158, 20, 50, 10))
    #expect(cells[2].trialFrame == rect(100, 30, 50, 10))
    #expect(footer.trialFrame == rect(178, 40, 30, 20))
    #expect(cells[3].trialFrame == rect(100, 60, 50, 10))
  }

  @Test("6.20, 6.24, 6.25: a horizontal grid is the same with its axes exchanged")
  func horizontal() {
    let (a, b, c, d) = (fixed(10, nil), fixed(30, nil), fixed(20, 10), color())
    let grid = lazyGrid(
      axis: .horizontal, [GridTrack(.fixed(20)), GridTrack()], spacing: 5, alignment: .verticalCenter, [a, b, c, d])
    #expect(layOut(grid, nil, 58) == size(55, 58))
    #expect(a.trialFrame == rect(10, 0, 10, 20))
    #expect(b.trialFrame == rect(0, 28, 30, 30))
    #expect(c.trialFrame == rect(35, 5, 20, 10))
    #expect(d.trialFrame == rect(35, 28, 20, 30))
  }

  @Test("4.63: a lazy grid hands on baselines and apps' own guides, and no edges")
  func guides() {
    let grid = lazyGrid([GridTrack(.fixed(50)), GridTrack(.fixed(50))], spacing: 0, [fixed(5, 40), text("a"), text("b")])
    #expect(grid.explicitGuide(.firstTextBaseline, Proposal(width: 108, height: .nan)) == 26)
    #expect(grid.explicitGuide(.lastTextBaseline, Proposal(width: 108, height: .nan)) == 56)
    #expect(grid.explicitGuide(.top, Proposal(width: 108, height: .nan)) == nil)
  }
}
