import SwiftUI

/// A list whose rows each have a model object: what the browser benchmark clicks on. The variable ROWS says how many rows.
@main
struct BrowserListApp: App {
  var body: some Scene {
    WindowGroup("Rows") {
      RowsView()
    }
  }
}

struct RowsView: View {
  @StateObject private var model = RowsModel()

  var body: some View {
    VStack {
      TextField("Note", text: $model.note)
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("note")
      Text(model.note)
        .accessibilityIdentifier("note-text")
      List(model.counters) { counter in
        CounterRow(counter: counter)
      }
    }
  }
}

struct CounterRow: View {
  @ObservedObject var counter: Counter

  var body: some View {
    HStack {
      Text("Row \(counter.id)")
      Text("\(counter.count)")
      Button("+") {
        counter.count += 1
      }
    }
  }
}
