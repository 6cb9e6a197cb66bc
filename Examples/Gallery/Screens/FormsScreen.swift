import SwiftUI

extension Screen {
  static let forms = Screen("Forms and lists", .controls, words: "form section list selection delete move edit search row") {
    FormsScreen()
  }
}

struct FormsScreen: View {
  @State private var isOn = true
  @State private var volume = 0.5
  @State private var sort = 1
  @State private var count = 3
  @State private var date = Date(timeIntervalSince1970: 1_800_000_000)
  @State private var name = "Ada"
  @State private var letters = ["Apple", "Banana", "Cherry", "Date"]
  @State private var selection: String?

  var body: some View {
    VStack(spacing: 24) {
      Form {
        Section {
          Toggle("Sound", isOn: $isOn)
          Picker("Order", selection: $sort) {
            Text("By name").tag(1)
            Text("By date").tag(2)
          }
          Stepper("Copies: \(count)", value: $count, in: 1...9)
          DatePicker("Due", selection: $date, displayedComponents: .date)
          LabeledContent("Version", value: "1.0")
        } header: {
          Text("Settings")
        } footer: {
          Text("They count for this device only.")
        }
        Section("Name") {
          TextField("Name", text: $name)
          Button("Sign out", role: .destructive) {}
        }
        Section("Kind") {
          Picker("Kind", selection: $sort) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          .pickerStyle(.inline).labelsHidden()
        }
      }
      .frame(height: 640)
      EditButton()
      List(selection: $selection) {
        ForEach(letters, id: \.self) { letter in
          Text(letter)
            .swipeActions(edge: .leading) { Button("Select") { selection = letter }.tint(.blue) }
        }
        .onDelete { for offset in $0.reversed() { letters.remove(at: offset) } }
        .onMove { offsets, destination in
          let moved = offsets.map { letters[$0] }
          for offset in offsets.reversed() { letters.remove(at: offset) }
          letters.insert(contentsOf: moved, at: destination - offsets.count { $0 < destination })
        }
      }
      .frame(height: 280)
      Text("Selected: \(selection ?? "nothing")")
    }
  }
}
