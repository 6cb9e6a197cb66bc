import SwiftUI

extension Screen {
  static let tables = Screen("Tables", .controls, words: "columns sort selection scroll position calendar days repeat") {
    TableScreen()
  }
}

private struct Planet: Identifiable {
  let name: String
  let moons: Int
  let radius: Double

  var id: String { name }

  static let all = [
    Planet(name: "Mercury", moons: 0, radius: 2440), Planet(name: "Venus", moons: 0, radius: 6052),
    Planet(name: "Earth", moons: 1, radius: 6371), Planet(name: "Mars", moons: 2, radius: 3390),
    Planet(name: "Jupiter", moons: 95, radius: 69911), Planet(name: "Saturn", moons: 146, radius: 58232),
  ]
}

struct TableScreen: View {
  @State private var planets = Planet.all
  @State private var order: [KeyPathComparator<Planet>] = []
  @State private var selection: Set<Planet.ID> = ["Earth"]
  @State private var opened = "Nothing yet"
  @State private var row: Int? = 20
  @State private var count = 0
  @State private var days: Set<DateComponents> = []
  @State private var text = "Select some of this"
  @State private var range: TextSelection?

  var body: some View {
    Sample("Columns, sorted by a press on their titles") {
      Table(planets, selection: $selection, sortOrder: $order) {
        TableColumn("Planet", value: \.name)
        TableColumn("Moons", value: \.moons) { Text($0.moons, format: .number) }.width(min: 60, ideal: 80)
        TableColumn("Radius", value: \.radius) { Text("\($0.radius, format: .number) km") }.width(140)
      }
      .onChange(of: order) { _, new in planets.sort(using: new) }
      .contextMenu(forSelectionType: Planet.ID.self) { ids in
        Button("Open \(ids.count)") { opened = "Opened \(ids.count)" }
      } primaryAction: { ids in
        opened = "Opened \(ids.sorted().joined(separator: ", "))"
      }
      .frame(height: 320)
      Text("Selected: \(selection.sorted().joined(separator: ", "))")
      Text(opened)
    }
    Sample("Where it is scrolled to") {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(1..<61, id: \.self) { number in Text("Line \(number)").frame(height: 30) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $row, anchor: .top)
      .frame(height: 150)
      Text("At line \(row ?? 0)")
      Button("To line 40") { row = 40 }
    }
    Sample("A button that repeats while it is held") {
      Button("Count") { count += 1 }.buttonStyle(.bordered).buttonRepeatBehavior(.enabled)
      Text("Counted to \(count)")
    }
    Sample("Several days") {
      MultiDatePicker("Days", selection: $days).frame(maxWidth: 300)
      Text("Days chosen: \(days.count)")
    }
    Sample("What is selected in a text") {
      TextField("Text", text: $text, selection: $range).textFieldStyle(.roundedBorder)
      Text("In it: \(selected)")
      Button("Select all") { range = TextSelection(range: text.startIndex..<text.endIndex) }
    }
  }

  private var selected: String {
    guard case .selection(let range)? = range?.indices, range.upperBound <= text.endIndex else { return "nothing" }
    return String(text[range])
  }
}
