import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("6.2: LazyVGrid, LazyHGrid") struct L62LazyGridTests {
  /// A grid of cells with names from "0" on, each 10 high and as wide as its column.
  private func grid(_ width: CGFloat?, _ columns: [GridItem], cells: Int) -> LaidOut {
    LaidOut(width, nil) {
      LazyVGrid(columns: columns) {
        ForEach(0..<cells, id: \.self) { number in Color.red.frame(height: 10).named("\(number)") }
      }
    }
  }

  @Test("6.20: columns have their part of the width, whatever is in the cells")
  func wideCell() {
    let view = LaidOut(200, nil) {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        fixed(150, 10).named("wide")
        Color.red.frame(height: 10).named("b")
      }
    }
    #expect(view.size == CGSize(width: 200, height: 10))
    #expect(view["wide"] == rect(-27, 0, 150, 10))
    #expect(view["b"] == rect(104, 0, 96, 10))
  }

  @Test("6.20: an unspecified width counts as 10")
  func unspecifiedWidth() {
    let one = LaidOut(nil, nil) {
      LazyVGrid(columns: [GridItem(.flexible())]) { Color.red.named("a") }
    }
    #expect(one.size == CGSize(width: 10, height: 10))
    #expect(one["a"] == rect(0, 0, 10, 10))
    // No column is narrower than 10.
    #expect(grid(nil, [GridItem(.flexible()), GridItem(.flexible())], cells: 2).size == CGSize(width: 28, height: 10))
  }

  struct Columns: Sendable {
    let width: CGFloat
    let items: [GridItem]
    let widths: [CGFloat]
  }

  @Test(
    "6.21, 6.22, Ex 6.b: fixed columns first, then each of the others its share; adaptive ones hold as many as fit",
    arguments: [
      Columns(width: 200, items: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], widths: [70, 57, 57]),
      Columns(width: 320, items: [GridItem(), GridItem(), GridItem()], widths: [101.33, 101.33, 101.33]),
      Columns(width: 320, items: [GridItem(.adaptive(minimum: 80))], widths: [101.33, 101.33, 101.33]),
      Columns(width: 320, items: [GridItem(.adaptive(minimum: 80, maximum: 100))], widths: [100, 100, 100]),
      Columns(
        width: 320, items: [GridItem(.fixed(100)), GridItem(.flexible(maximum: 50)), GridItem(.flexible())],
        widths: [100, 50, 154]),
      Columns(width: 120, items: [GridItem(.adaptive(minimum: 140))], widths: [140]),
    ])
  func columns(_ trial: Columns) {
    let count = trial.widths.count
    // One cell more shows that there are no more columns.
    let view = grid(trial.width, trial.items, cells: count + 1)
    for (index, width) in trial.widths.enumerated() {
      #expect(abs(view["\(index)"].width - width) < 0.02)
      #expect(view["\(index)"].minY == 0)
    }
    for index in 1..<max(count, 1) {
      let gap: CGFloat = view["\(index)"].minX - view["\(index - 1)"].maxX
      #expect(abs(gap - 8) < 0.03)
    }
    #expect(view["\(count)"].minY == 18)
    #expect(abs(view["\(count)"].width - trial.widths[0]) < 0.02)
  }

  @Test("6.21: fixed columns take theirs first, also behind flexible ones")
  func fixedFirst() {
    let view = grid(200, [GridItem(.flexible()), GridItem(.fixed(92))], cells: 2)
    #expect(view["0"] == rect(0, 0, 100, 10))
    #expect(view["1"] == rect(108, 0, 92, 10))
  }

  @Test("6.21: flexible columns are served in order, so an early minimum leaves less for the later ones")
  func inOrder() {
    let early = grid(216, [GridItem(.flexible(minimum: 120)), GridItem(.flexible())], cells: 2)
    #expect(early["0"] == rect(0, 0, 120, 10))
    #expect(early["1"] == rect(128, 0, 88, 10))
    let narrow = grid(216, [GridItem(.flexible(maximum: 50)), GridItem(.flexible())], cells: 2)
    #expect(narrow["0"] == rect(0, 0, 50, 10))
    #expect(narrow["1"] == rect(58, 0, 158, 10))
  }

  @Test("6.21: an item's own spacing stands behind its column")
  func columnSpacing() {
    let view = grid(220, [GridItem(.flexible(), spacing: 20), GridItem(.flexible())], cells: 2)
    #expect(view["0"] == rect(0, 0, 100, 10))
    #expect(view["1"] == rect(120, 0, 100, 10))
    let three = grid(230, [GridItem(spacing: 0), GridItem(spacing: 20), GridItem()], cells: 3)
    #expect(three["0"] == rect(0, 0, 70, 10))
    #expect(three["1"] == rect(70, 0, 70, 10))
    #expect(three["2"] == rect(160, 0, 70, 10))
  }

  @Test("6.22: an item's own spacing stands between the columns of an adaptive one, too")
  func adaptiveSpacing() {
    let view = grid(200, [GridItem(.adaptive(minimum: 40), spacing: 0)], cells: 6)
    for index in 0..<5 { #expect(view["\(index)"] == rect(CGFloat(index) * 40, 0, 40, 10)) }
    #expect(view["5"].minY == 18)
  }

  @Test("6.23, Ex 6.b: a grid that is too wide says so, and has its columns for that width")
  func tooWide() {
    let items = [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]
    #expect(grid(200, items, cells: 2).size == CGSize(width: 224, height: 10))
    let view = LaidOut(200, nil) {
      LazyVGrid(columns: items) {
        Color.red.frame(height: 10).named("a")
        Color.blue.frame(height: 10).named("b")
      }
      .named("grid")
      .frame(width: 200)
    }
    #expect(view.size == CGSize(width: 200, height: 10))
    #expect(view["grid"] == rect(-12, 0, 224, 10))
    #expect(view["a"].width == 108)
    #expect(view["b"].width == 120)
    #expect(view["b"].minX - view["a"].maxX == 8)
  }

  @Test("6.23: a grid is as wide as it may be, also if its columns need less")
  func fills() {
    #expect(grid(300, [GridItem(.fixed(50)), GridItem(.fixed(50))], cells: 2).size == CGSize(width: 300, height: 10))
  }

  @Test("6.24: a row is as high as its highest cell, and its other cells are offered that height")
  func rowHeight() {
    let view = LaidOut(108, nil) {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
        Text("Hello world").named("t")
        Color.red.named("c")
        Color.blue.named("d")
        fixed(20, 4).named("e")
      }
    }
    // The second row has 10, the ideal height of a colour.
    #expect(view.size == CGSize(width: 108, height: 58))
    #expect(view["t"] == rect(0, 0, 50, 40))
    #expect(view["c"] == rect(58, 0, 50, 40))
    #expect(view["d"] == rect(0, 48, 50, 10))
    #expect(view["e"] == rect(73, 51, 20, 4))
  }

  @Test("6.24: a cell is proposed its column's width and no height, and is placed with the row's")
  func cellProposals() {
    let notes = L5Notes<ProposedViewSize>()
    let layout = L5Noting(notes: notes)
    let view = LaidOut(108, nil) {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
        layout { Color.red }.named("a")
        fixed(50, 30)
      }
    }
    #expect(view["a"] == rect(0, 0, 50, 30))
    #expect(notes.all.first == ProposedViewSize(width: 50, height: nil))
    #expect(notes.last == ProposedViewSize(width: 50, height: 30))
  }

  @Test("6.24: cells stand where their column's item says")
  func cellAlignment() {
    let view = LaidOut(166, nil) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(50), alignment: .topLeading), GridItem(.fixed(50)),
          GridItem(.fixed(50), alignment: .bottomTrailing),
        ]
      ) {
        fixed(20, 10).named("a")
        fixed(20, 10).named("b")
        fixed(20, 10).named("c")
        fixed(50, 40).named("d")
        fixed(20, 10).named("e")
        fixed(20, 10).named("f")
      }
    }
    #expect(view.size == CGSize(width: 166, height: 58))
    #expect(view["a"] == rect(0, 0, 20, 10))
    #expect(view["b"] == rect(73, 0, 20, 10))
    #expect(view["c"] == rect(146, 0, 20, 10))
    #expect(view["d"] == rect(0, 18, 50, 40))
    #expect(view["e"] == rect(73, 33, 20, 10))
    #expect(view["f"] == rect(146, 48, 20, 10))
  }

  @Test("6.25: rows are 8 apart, or as far as the grid says")
  func rowSpacing() {
    let usual = grid(50, [GridItem()], cells: 3)
    #expect(usual.size == CGSize(width: 50, height: 46))
    #expect(usual["2"] == rect(0, 36, 50, 10))
    let view = LaidOut(50, nil) {
      LazyVGrid(columns: [GridItem()], spacing: 3) {
        ForEach(0..<3, id: \.self) { number in Color.red.frame(height: 10).named("\(number)") }
      }
    }
    #expect(view.size == CGSize(width: 50, height: 36))
    #expect(view["1"] == rect(0, 13, 50, 10))
    #expect(view["2"] == rect(0, 26, 50, 10))
  }

  @Test("6.25: headers and footers of sections span all columns")
  func sections() {
    let view = LaidOut(108, nil) {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0) {
        Section {
          ForEach(0..<3, id: \.self) { number in Color.red.frame(height: 10).named("\(number)") }
        } header: {
          Color.blue.frame(height: 20).named("header")
        } footer: {
          Color.green.frame(height: 5).named("footer")
        }
      }
    }
    #expect(view.size == CGSize(width: 108, height: 45))
    #expect(view["header"] == rect(0, 0, 108, 20))
    #expect(view["0"] == rect(0, 20, 50, 10))
    #expect(view["1"] == rect(58, 20, 50, 10))
    #expect(view["2"] == rect(0, 30, 50, 10))
    #expect(view["footer"] == rect(0, 40, 108, 5))
  }

  @Test("6.20, 6.24, 6.25: a horizontal grid is the same with its axes exchanged")
  func horizontalGrid() {
    let view = LaidOut(nil, 58) {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible())], spacing: 5) {
        Color.red.frame(width: 10).named("a")
        Color.red.frame(width: 30).named("b")
        fixed(20, 10).named("c")
        Color.blue.named("d")
      }
    }
    #expect(view.size == CGSize(width: 55, height: 58))
    #expect(view["a"] == rect(10, 0, 10, 20))
    #expect(view["b"] == rect(0, 28, 30, 30))
    #expect(view["c"] == rect(35, 5, 20, 10))
    #expect(view["d"] == rect(35, 28, 20, 30))
  }

  @Test("6.26: in a scroll view only the cells that are in sight are made")
  func cellsInSight() throws {
    let host = TestHost(visibleRows: 4) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<100, id: \.self) { Text(verbatim: "\($0)") }
        }
      }
    }
    #expect(host.texts == ["0", "1", "2", "3"])
    try host.find(.role(.lazyVerticalGrid)).scroll(to: 50..<54)
    host.turn()
    #expect(host.texts == ["50", "51", "52", "53"])
  }
}
