import SwiftUI

extension Screen {
  static let grids = Screen("Grids", .layout, words: "GridRow LazyVGrid LazyHGrid GridItem adaptive columns rows anchor") {
    GridsScreen()
  }
}

struct GridsScreen: View {
  var body: some View {
    Sample("Columns as wide as their widest cell, the last aligned at its end") { BillSample() }
    Sample("A month: its first row begins with a cell of three columns") { MonthSample() }
    Sample("Where a cell is smaller than its place: anchors") {
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        GridRow {
          Place("Top").gridCellAnchor(.topLeading)
          Place("Middle")
          Place("End").gridCellAnchor(.bottomTrailing)
          Color.pink.opacity(0.3).frame(width: 48, height: 72)
        }
        GridRow {
          ForEach(0..<4, id: \.self) { _ in Color.pink.opacity(0.3).frame(width: 56, height: 24) }
        }
      }
    }
    Sample("Lazy, with as many columns of 72 points or more as fit") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 72), spacing: 8)], spacing: 8) {
        ForEach(1..<13, id: \.self) { Tile("\($0)", .teal) }
      }
    }
    Sample("Lazy, with a column of 48 points and two that share the rest") {
      let shared = GridItem(.flexible(), spacing: 8)
      LazyVGrid(columns: [GridItem(.fixed(48), spacing: 8), shared, shared], spacing: 8) {
        ForEach(["A", "B", "C", "D", "E", "F"], id: \.self) { Tile($0, .orange) }
      }
    }
    Sample("Lazy, two rows that scroll") {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(56), spacing: 8), GridItem(.fixed(56))], spacing: 8) {
          ForEach(101..<125, id: \.self) { Tile("\($0)", .indigo).frame(width: 72) }
        }
      }
      .frame(height: 120)
    }
  }
}

private struct BillSample: View {
  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 8) {
      GridRow {
        Text("Item")
        Text("Count").gridColumnAlignment(.trailing)
        Text("Price").gridColumnAlignment(.trailing)
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
      // Takes the width of the grid, and asks for none.
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("Pencils")
        Text("12")
        Text("8.40")
      }
      GridRow {
        Text("Drawing paper")
        Text("2")
        Text("19.00")
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("Total").gridCellColumns(2)
        Text("27.40")
      }
      .fontWeight(.semibold)
    }
  }
}

private struct MonthSample: View {
  var body: some View {
    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow {
        ForEach(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], id: \.self) { day in
          Text(day).font(.caption2).foregroundStyle(.secondary)
        }
      }
      GridRow {
        Color.clear.gridCellColumns(3).gridCellUnsizedAxes([.horizontal, .vertical])
        ForEach(1..<5, id: \.self) { Day(number: $0) }
      }
      ForEach([5, 12, 19, 26], id: \.self) { first in
        GridRow {
          ForEach(first..<min(first + 7, 31), id: \.self) { Day(number: $0) }
        }
      }
    }
  }
}

private struct Day: View {
  let number: Int

  var body: some View {
    Text("\(number)")
      .font(.footnote)
      .monospacedDigit()
      .frame(width: 32, height: 32)
      .background(number == 17 ? Color.red.opacity(0.35) : Color.secondary.opacity(0.12), in: Circle())
  }
}

private struct Place: View {
  let name: String

  init(_ name: String) { self.name = name }

  var body: some View {
    Text(name)
      .font(.caption)
      .background(.pink.opacity(0.3))
  }
}

private struct Tile: View {
  let name: String
  let color: Color

  init(_ name: String, _ color: Color) {
    self.name = name
    self.color = color
  }

  var body: some View {
    Text(name)
      .font(.headline)
      .frame(maxWidth: .infinity, minHeight: 56)
      .background(color.opacity(0.25), in: RoundedRectangle(cornerRadius: 10))
      .accessibilityIdentifier("tile \(name)")
  }
}
