import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("6.1: Grid") struct L61GridTests {
  @Test("6.01: there are as many columns as the longest row has cells, and a view that is no row spans all of them")
  func columns() {
    let view = LaidOut(300, 300) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          fixed(20, 10).named("a")
          fixed(30, 10).named("b")
        }
        fixed(10, 10).named("alone")
        GridRow { fixed(40, 10).named("c") }
      }
    }
    // The columns are 40 and 30 wide.
    #expect(view.size == CGSize(width: 70, height: 30))
    #expect(view["a"] == rect(10, 0, 20, 10))
    #expect(view["b"] == rect(40, 0, 30, 10))
    #expect(view["alone"] == rect(30, 10, 10, 10))
    #expect(view["c"] == rect(0, 20, 40, 10))
  }

  @Test("6.01: a cell that spans columns counts as so many cells")
  func columnsOfSpans() {
    let view = LaidOut(300, 300) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          fixed(20, 10).gridCellColumns(2)
          fixed(30, 10).named("third")
        }
        GridRow {
          fixed(20, 10).named("a")
          fixed(20, 10).named("b")
          fixed(10, 10).named("c")
        }
      }
    }
    #expect(view.size == CGSize(width: 70, height: 20))
    #expect(view["third"] == rect(40, 0, 30, 10))
    #expect(view["a"] == rect(0, 10, 20, 10))
    #expect(view["b"] == rect(20, 10, 20, 10))
    #expect(view["c"] == rect(50, 10, 10, 10))
  }

  struct Proposal: Sendable {
    let width: CGFloat?
    let height: CGFloat?
  }

  @Test(
    "6.02: a column is as wide as its widest cell, a row as high as its highest",
    arguments: [Proposal(width: 300, height: 300), Proposal(width: nil, height: nil)])
  func widestAndHighest(_ proposal: Proposal) {
    let view = LaidOut(proposal.width, proposal.height) {
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          fixed(20, 30).named("a")
          fixed(40, 10).named("b")
        }
        GridRow {
          fixed(50, 10).named("c")
          fixed(10, 20).named("d")
        }
      }
    }
    #expect(view.size == CGSize(width: 100, height: 55))
    #expect(view["a"] == rect(15, 0, 20, 30))
    #expect(view["b"] == rect(60, 10, 40, 10))
    #expect(view["c"] == rect(0, 40, 50, 10))
    #expect(view["d"] == rect(75, 35, 10, 20))
  }

  @Test("6.02, Ex 6.a: columns of texts, centred and leading")
  func texts() {
    func grid(_ alignment: Alignment) -> LaidOut {
      LaidOut(300, 300) {
        Grid(alignment: alignment, horizontalSpacing: 10, verticalSpacing: 5) {
          GridRow {
            Text("a").named("a")
            Text("bbb").named("b")
          }
          GridRow {
            Text("cc").named("c")
            Text("d").named("d")
          }
        }
      }
    }
    let centred = grid(.center)
    #expect(centred.size == CGSize(width: 60, height: 45))
    #expect(centred["a"] == rect(5, 0, 10, 20))
    #expect(centred["b"] == rect(30, 0, 30, 20))
    #expect(centred["c"] == rect(0, 25, 20, 20))
    #expect(centred["d"] == rect(40, 25, 10, 20))
    let leading = grid(.leading)
    #expect(leading["a"] == rect(0, 0, 10, 20))
    #expect(leading["d"] == rect(30, 25, 10, 20))
  }

  @Test("6.03: a cell may span columns, with the distances between them")
  func span() {
    let view = LaidOut(300, 300) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          fixed(20, 10)
          fixed(30, 10)
          fixed(5, 10).named("third")
        }
        GridRow {
          Color.red.frame(height: 10).gridCellUnsizedAxes(.horizontal).named("span").gridCellColumns(2)
          fixed(5, 10)
        }
      }
    }
    #expect(view.size == CGSize(width: 75, height: 20))
    #expect(view["span"] == rect(0, 10, 60, 10))
    #expect(view["third"] == rect(70, 0, 5, 10))
  }

  @Test("6.03: a clear cell that asks for no room leaves its place empty")
  func emptyCell() {
    let view = LaidOut(300, 300) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          fixed(20, 10)
          fixed(30, 10)
        }
        GridRow {
          Color.clear.named("empty").gridCellUnsizedAxes([.horizontal, .vertical])
          fixed(10, 10).named("c")
        }
      }
    }
    #expect(view.size == CGSize(width: 50, height: 20))
    #expect(view["empty"] == rect(0, 10, 20, 10))
    #expect(view["c"] == rect(30, 10, 10, 10))
  }

  @Test("6.04: a divider between rows makes the grid as wide as it may be, unless it asks for no width")
  func divider() {
    func grid(_ unsized: Axis.Set) -> LaidOut {
      LaidOut(300, 100) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixed(20, 10)
            fixed(30, 10)
          }
          Divider().named("line").gridCellUnsizedAxes(unsized)
          GridRow { fixed(20, 10).named("below") }
        }
      }
    }
    #expect(grid([]).size == CGSize(width: 300, height: 21))
    let narrow = grid(.horizontal)
    #expect(narrow.size == CGSize(width: 50, height: 21))
    #expect(narrow["line"] == rect(0, 10, 50, 1))
    #expect(narrow["below"] == rect(0, 11, 20, 10))
  }

  @Test("6.05: cells stand where the grid says")
  func gridAlignment() {
    let view = LaidOut(300, 300) {
      Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          fixed(40, 40)
          fixed(60, 20).named("a")
        }
        GridRow {
          fixed(20, 30).named("b")
          fixed(10, 10).named("c")
        }
      }
    }
    #expect(view.size == CGSize(width: 100, height: 70))
    #expect(view["a"] == rect(40, 20, 60, 20))
    #expect(view["b"] == rect(20, 40, 20, 30))
    #expect(view["c"] == rect(90, 60, 10, 10))
  }

  @Test("6.05: a row says how high its cells stand, whatever the grid says")
  func rowAlignment() {
    let view = LaidOut(300, 300) {
      Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .top) {
          fixed(40, 40)
          fixed(60, 20).named("a")
        }
        GridRow {
          fixed(20, 30)
          fixed(10, 10).named("b")
        }
      }
    }
    #expect(view["a"] == rect(40, 0, 60, 20))
    #expect(view["b"] == rect(90, 60, 10, 10))
  }

  @Test("6.05: one cell of a column says where all cells of it stand, whatever the grid says")
  func columnAlignment() {
    let view = LaidOut(300, 300) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          fixed(40, 10)
          fixed(60, 10)
        }
        GridRow {
          fixed(10, 10).named("a")
          fixed(10, 10).named("b").gridColumnAlignment(.trailing)
        }
        GridRow {
          fixed(20, 10).named("c")
          fixed(20, 10).named("d")
        }
      }
    }
    #expect(view["a"] == rect(0, 10, 10, 10))
    #expect(view["b"] == rect(90, 10, 10, 10))
    #expect(view["c"] == rect(0, 20, 20, 10))
    #expect(view["d"] == rect(80, 20, 20, 10))
  }

  @Test("6.05: a cell's own anchor is stronger than what row, column and grid say")
  func cellAnchor() {
    let view = LaidOut(300, 300) {
      Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          fixed(60, 40)
          fixed(60, 40)
          fixed(60, 40)
        }
        GridRow(alignment: .bottom) {
          fixed(10, 10).named("a").gridCellAnchor(.topLeading)
          fixed(10, 10).named("b").gridColumnAlignment(.trailing).gridCellAnchor(.center)
          fixed(10, 40).named("c").gridCellAnchor(.leading)
        }
      }
    }
    #expect(view.size == CGSize(width: 180, height: 80))
    #expect(view["a"] == rect(0, 40, 10, 10))
    #expect(view["b"] == rect(85, 55, 10, 10))
    #expect(view["c"] == rect(120, 40, 10, 40))
  }

  @Test("6.06: without a spacing neighbours have the distance that they prefer")
  func spacing() {
    let plain = LaidOut(nil, nil) {
      Grid {
        GridRow {
          fixed(20, 10)
          fixed(20, 10)
        }
        GridRow {
          fixed(20, 10)
          fixed(20, 10).named("last")
        }
      }
    }
    #expect(plain.size == CGSize(width: 48, height: 28))
    #expect(plain["last"] == rect(28, 18, 20, 10))
    let texts = LaidOut(nil, nil) {
      Grid {
        GridRow {
          Text("ab")
          Text("cd")
        }
        GridRow {
          Text("ef")
          Text("gh").named("last")
        }
      }
    }
    #expect(texts.size == CGSize(width: 48, height: 40))
    #expect(texts["last"] == rect(28, 20, 20, 20))
  }

  @Test("6.07: outside a grid, a row is a group")
  func rowOutside() {
    let view = LaidOut(nil, nil) {
      VStack(spacing: 0) {
        GridRow {
          fixed(20, 10).named("a")
          fixed(30, 10).named("b")
        }
        fixed(10, 5).named("c")
      }
    }
    #expect(view.size == CGSize(width: 30, height: 25))
    #expect(view["a"] == rect(5, 0, 20, 10))
    #expect(view["b"] == rect(0, 10, 30, 10))
    #expect(view["c"] == rect(10, 20, 10, 5))
  }

  @Test("6.07: a grid makes all of its rows, also those out of sight")
  func eager() {
    let host = TestHost(visibleRows: 4) {
      ScrollView {
        Grid { ForEach(0..<10, id: \.self) { number in GridRow { Text(verbatim: "\(number)") } } }
      }
    }
    #expect(host.texts.count == 10)
  }

  @Test("6.08: rigid cells get what they need, flexible columns share the rest")
  func flexibleColumns() {
    let view = LaidOut(200, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          fixed(50, 20).named("a")
          Color.red.named("b")
          Color.blue.named("c")
        }
      }
    }
    #expect(view.size == CGSize(width: 200, height: 100))
    #expect(view["a"] == rect(0, 40, 50, 20))
    #expect(view["b"] == rect(50, 0, 75, 100))
    #expect(view["c"] == rect(125, 0, 75, 100))
  }

  @Test("6.08: one flexible cell makes its column flexible")
  func oneFlexibleCell() {
    let view = LaidOut(200, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          fixed(50, 20).named("a")
          fixed(30, 20).named("b")
        }
        GridRow {
          Color.red.frame(height: 20).named("c")
          fixed(10, 20).named("d")
        }
      }
    }
    #expect(view.size == CGSize(width: 200, height: 40))
    #expect(view["a"] == rect(60, 0, 50, 20))
    #expect(view["b"] == rect(170, 0, 30, 20))
    #expect(view["c"] == rect(0, 20, 170, 20))
    #expect(view["d"] == rect(180, 20, 10, 20))
  }

  @Test("6.08: a divider as the only cell of a row widens the first column")
  func dividerInRow() {
    let view = LaidOut(200, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          fixed(20, 10).named("a")
          fixed(30, 10).named("b")
        }
        GridRow { Divider().named("line") }
      }
    }
    #expect(view.size == CGSize(width: 200, height: 11))
    #expect(view["a"] == rect(75, 0, 20, 10))
    #expect(view["b"] == rect(170, 0, 30, 10))
    #expect(view["line"] == rect(0, 10, 170, 1))
  }

  @Test("6.08: columns share the width as the members of a row do")
  func columnsAsMembers() {
    let wrapped = LaidOut(150, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("Hello brave world").named("t")
          fixed(100, 20).named("f")
        }
      }
    }
    #expect(wrapped.size == CGSize(width: 150, height: 60))
    #expect(wrapped["t"] == rect(0, 0, 50, 60))
    #expect(wrapped["f"] == rect(50, 20, 100, 20))
    // The second text gives way less, so it is asked first, with half of the width.
    let texts = LaidOut(100, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("aaaa bbbb").named("x")
          Text("cc dd").named("y")
        }
      }
    }
    #expect(texts.size == CGSize(width: 100, height: 40))
    #expect(texts["x"] == rect(0, 0, 50, 40))
    #expect(texts["y"] == rect(50, 10, 50, 20))
  }

  @Test("6.08: a column has the highest priority of its cells")
  func columnPriority() {
    let view = LaidOut(100, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("aaaa bbbb").layoutPriority(1).named("x")
          Text("cc dd").named("y")
        }
      }
    }
    // x is offered everything, and y the 10 that are left: one character in each line.
    #expect(view.size == CGSize(width: 100, height: 80))
    #expect(view["x"] == rect(0, 30, 90, 20))
    #expect(view["y"] == rect(90, 0, 10, 80))
  }

  @Test("6.08: rows share the height as the members of a column do")
  func rowsAsMembers() {
    let view = LaidOut(100, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red.named("a") }
        GridRow { fixed(20, 30).named("b") }
        GridRow { Color.blue.named("c") }
      }
    }
    #expect(view.size == CGSize(width: 100, height: 100))
    #expect(view["a"] == rect(0, 0, 100, 35))
    #expect(view["b"] == rect(40, 35, 20, 30))
    #expect(view["c"] == rect(0, 65, 100, 35))
  }

  @Test("6.09: without a proposal, columns and rows are as large as their cells like to be")
  func ideal() {
    let view = LaidOut(nil, nil) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("Hello brave").named("t")
          Color.red.named("c")
        }
        GridRow {
          Text("a").named("a")
          fixed(30, 5).named("f")
        }
      }
    }
    #expect(view.size == CGSize(width: 140, height: 40))
    #expect(view["t"] == rect(0, 0, 110, 20))
    #expect(view["c"] == rect(110, 0, 30, 20))
    #expect(view["a"] == rect(50, 20, 10, 20))
    #expect(view["f"] == rect(110, 27.5, 30, 5))
  }

  @Test("6.10: a spanning cell that fits widens no column")
  func spanThatFits() {
    let view = LaidOut(300, 300) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          fixed(20, 10).named("a")
          fixed(30, 10).named("b")
        }
        GridRow { fixed(40, 10).named("span").gridCellColumns(2) }
      }
    }
    #expect(view.size == CGSize(width: 60, height: 20))
    #expect(view["a"] == rect(0, 0, 20, 10))
    #expect(view["b"] == rect(30, 0, 30, 10))
    #expect(view["span"] == rect(10, 10, 40, 10))
  }

  @Test(
    "6.10: what a spanning cell lacks is spread evenly over its columns",
    arguments: [Proposal(width: 300, height: 300), Proposal(width: nil, height: nil)])
  func spanThatLacks(_ proposal: Proposal) {
    let view = LaidOut(proposal.width, proposal.height) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          fixed(20, 10).named("a")
          fixed(30, 10).named("b")
        }
        GridRow { fixed(90, 10).named("span").gridCellColumns(2) }
      }
    }
    // 30 are lacking, so the columns are 35 and 45 wide.
    #expect(view.size == CGSize(width: 90, height: 20))
    #expect(view["a"] == rect(7.5, 0, 20, 10))
    #expect(view["b"] == rect(52.5, 0, 30, 10))
    #expect(view["span"] == rect(0, 10, 90, 10))
  }

  @Test(
    "6.11: a grid of one cell answers as the cell does",
    arguments: [
      Proposal(width: nil, height: nil), Proposal(width: 110, height: nil), Proposal(width: 100, height: nil),
      Proposal(width: 30, height: nil), Proposal(width: 60, height: 30), Proposal(width: 60, height: 40),
      Proposal(width: 0, height: 0), Proposal(width: 0, height: nil), Proposal(width: .infinity, height: .infinity),
    ])
  func oneCell(_ proposal: Proposal) {
    let text = size(proposal.width, proposal.height) { Text("Hello brave world") }
    let textInGrid = size(proposal.width, proposal.height) { Grid { GridRow { Text("Hello brave world") } } }
    #expect(textInGrid == text)
    let color = size(proposal.width, proposal.height) { Color.red }
    let colorInGrid = size(proposal.width, proposal.height) { Grid { GridRow { Color.red } } }
    #expect(colorInGrid == color)
    let box = size(proposal.width, proposal.height) { fixed(50, 20) }
    let boxInGrid = size(proposal.width, proposal.height) { Grid { GridRow { fixed(50, 20) } } }
    #expect(boxInGrid == box)
  }
}
