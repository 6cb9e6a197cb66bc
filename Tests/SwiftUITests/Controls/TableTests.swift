import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Tables") struct TableTests {
  struct Fruit: Identifiable {
    let id: Int
    var name: String
    var weight: Int
    static let all = [Fruit(id: 1, name: "Pear", weight: 180), Fruit(id: 2, name: "Apple", weight: 150)]
  }

  struct Fruits: View {
    @State var fruits = Fruit.all
    @State var order = [KeyPathComparator(\Fruit.name)]
    @State var selection: Set<Fruit.ID> = []
    var body: some View {
      Table(fruits, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Weight", value: \.weight) { Text(verbatim: "\($0.weight) g") }.width(min: 60, ideal: 80)
        TableColumn("Note") { Text(verbatim: "No. \($0.id)") }.width(120)
      }
      .onChange(of: order) { _, new in fruits.sort(using: new) }
      Text(verbatim: "selected \(selection.sorted())")
      Text(verbatim: order.map { $0.order == .forward ? "up" : "down" }.joined(separator: " "))
    }
  }

  private let wide = CGSize(width: 1100, height: 800)

  @Test("2.68 a table shows a cell for each column, with the titles above")
  func columns() throws {
    let host = TestHost(windowSize: wide) { Fruits() }
    let table = try host.find(.table)
    #expect(table.cells == [["Pear", "180 g", "No. 1"], ["Apple", "150 g", "No. 2"]])
    #expect(try table.findAll(.columnHeader()).map(\.label) == ["Name", "Weight", "Note"])
    #expect(try #require(table.element.content as? ListContent).columns?.map(\.maximumWidth) == [nil, nil, 120])
  }

  @Test("2.68 in a narrow window there is only the first column, without titles, and all come when it gets wide")
  func narrow() throws {
    let host = TestHost { Fruits() }
    #expect(try host.find(.table).cells == [["Pear"], ["Apple"]])
    #expect(host.findAll(.columnHeader()).isEmpty)
    host.windowSize = wide
    host.turn()
    #expect(try host.find(.table).cells == [["Pear", "180 g", "No. 1"], ["Apple", "150 g", "No. 2"]])
    #expect(host.findAll(.columnHeader()).count == 3)
  }

  @Test("2.68 pressing a title writes the comparators, and again the other direction; the table sorts nothing by itself")
  func sorting() throws {
    let host = TestHost(windowSize: wide) { Fruits() }
    #expect(try host.find(.columnHeader("Name")).isSortedAscending == true)
    #expect(try host.find(.table).cells.map(\.first) == ["Pear", "Apple"])
    try host.find(.columnHeader("Name")).sort()
    host.turn()
    #expect(try host.find(.columnHeader("Name")).isSortedAscending == false)
    #expect(try host.find(.table).cells.map(\.first) == ["Pear", "Apple"])
    try host.find(.columnHeader("Weight")).sort()
    host.turn()
    #expect(try host.find(.table).cells.map(\.first) == ["Apple", "Pear"])
    #expect(try host.find(.columnHeader("Weight")).isSortedAscending == true)
    #expect(try host.find(.columnHeader("Name")).isSortedAscending == nil)
    _ = try host.find(.text("up down"))
    #expect(throws: ElementUnusable.self) { try host.find(.columnHeader("Note")).sort() }
  }

  @Test("2.68 rows are selected by the ids of their values")
  func selection() throws {
    let host = TestHost(windowSize: wide) { Fruits() }
    let rows = try host.find(.table).findAll(.role(.tableRow))
    #expect(rows.count == 2)
    try host.find(.table).select(.role(.tableRow).containing(.text("Apple")))
    host.turn()
    _ = try host.find(.text("selected [2]"))
    #expect(try host.find(.table).find(.role(.tableRow).containing(.text("Apple"))).isSelected)
  }

  @Test("rows may be said one by one, in sections, and with conditions")
  func rows() throws {
    let isLong = true
    let host = TestHost(windowSize: wide) {
      Table(of: Fruit.self) {
        TableColumn("Name", value: \.name)
        if isLong { TableColumn("Weight") { Text(verbatim: "\($0.weight)") } }
      } rows: {
        TableRow(Fruit(id: 9, name: "Fig", weight: 50))
        Section("More") { ForEach(Fruit.all) { TableRow($0).selectionDisabled($0.id == 1) } }
      }
    }
    #expect(try host.find(.table).cells == [["Fig", "50"], ["Pear", "180"], ["Apple", "150"]])
    #expect(host.texts.contains("More"))
  }

  @Test("a customization hides columns by their names, and so does their default")
  func customization() throws {
    struct Subject: View {
      @State var customization = TableColumnCustomization<Fruit>()
      var body: some View {
        Table(Fruit.all, columnCustomization: $customization) {
          TableColumn("Name", value: \.name).customizationID("name")
          TableColumn("Weight") { Text(verbatim: "\($0.weight)") }.customizationID("weight").defaultVisibility(.hidden)
        }
        Button("Swap") {
          customization[visibility: "name"] = .hidden
          customization[visibility: "weight"] = .visible
        }
      }
    }
    let host = TestHost(windowSize: wide) { Subject() }
    #expect(try host.find(.table).cells == [["Pear"], ["Apple"]])
    try host.find(.button("Swap")).press()
    host.turn()
    #expect(try host.find(.table).cells == [["180"], ["150"]])
    var customization = TableColumnCustomization<Fruit>()
    customization[visibility: "name"] = .hidden
    let copy = try JSONDecoder().decode(TableColumnCustomization<Fruit>.self, from: JSONEncoder().encode(customization))
    #expect(copy[visibility: "name"] == .hidden)
  }

  @Test("columns come from data, and a style and its rows' backgrounds are told")
  func columnsOfData() throws {
    let host = TestHost(windowSize: wide) {
      Table(Fruit.all) {
        TableColumnForEach(["a", "b"], id: \.self) { name in TableColumn(name) { Text(verbatim: "\($0.id)\(name)") } }
      }
      .tableStyle(.bordered(alternatesRowBackgrounds: true))
    }
    let table = try host.find(.table)
    #expect(table.cells == [["1a", "1b"], ["2a", "2b"]])
    #expect(try #require(table.element.content as? ListContent).summary.contains("alternates"))
  }

  @Test("numbers in texts count by their values where a comparator is standard, and letters by their language")
  func comparators() {
    let names = ["item 10", "Item 9", "item 1", "élan", "Émile", "zebra"]
    #expect(names.sorted(using: .localizedStandard) == ["élan", "Émile", "item 1", "Item 9", "item 10", "zebra"])
    #expect(["b", "É", "a"].sorted(using: .localized) == ["a", "b", "É"])
    struct Person { var name: String }
    let people = names.map(Person.init)
    let byName = KeyPathComparator(\Person.name, comparator: .localizedStandard)
    #expect(people.sorted(using: byName).first?.name == "élan")
  }
}
