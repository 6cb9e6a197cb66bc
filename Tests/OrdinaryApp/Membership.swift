import SwiftUI

/// Who somebody is and what can be bought, as apps have it: a picture of a person, a link with a badge in its label, cards on a sheet.
struct MembershipView: View {
  @State private var members = 4
  @State private var agrees = false
  @State private var isPresented = false
  @State private var copied = 0
  @State private var appearance = "System"
  @State private var columns = 3
  @State private var reminder = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    List {
      HStack {
        Image(systemName: "person.crop.circle.fill").resizable().frame(width: 60, height: 60).foregroundStyle(.red)
          .accessibilityLabel("Portrait")
        Image(systemName: "bookmark.fill").font(.system(size: 60)).foregroundStyle(.black.opacity(0.4)).accessibilityLabel("Mark")
      }
      NavigationLink {
        Text("All members")
      } label: {
        if members < 6 { Text("Family").badge("\(members) people") } else { Text("Everybody") }
      }
      Button("One more") { members += 1 }
      Toggle(isOn: $agrees) {
        Text("I agree to the [Terms](https://example.com) and to all that is in them, as far as it can be read.").font(.footnote)
      }
      Button("Plans") { isPresented = true }
      Text("Hold this, \(copied) copied").contextMenu { Button("Copy") { copied += 1 } }
      Group {
        Picker("Look", selection: $appearance) { ForEach(["System", "Dark"], id: \.self) { Text($0) } }
          .pickerStyle(.navigationLink)
        Stepper("Columns \(columns)", value: $columns)
      }
      .environment(\.layoutDirection, .rightToLeft)
      DatePicker("Reminder", selection: $reminder, displayedComponents: .hourAndMinute).datePickerStyle(.wheel).labelsHidden()
    }
    .refreshable { await MainActor.run { copied = 0 } }
    .navigationTitle("Membership")
    .toolbar {
      Menu("Options", systemImage: "ellipsis.circle") {
        Menu("More ways", systemImage: "folder") { Button("Export") { copied += 10 } }
        Button("Forget", systemImage: "trash") { copied = 0 }
      }
    }
    .sheet(isPresented: $isPresented) {
      VStack {
        card(Color(.secondarySystemBackground), "Monthly")
        card(Color(.secondarySystemGroupedBackground), "Yearly")
        Text("For ever").padding().frame(maxWidth: .infinity).background(.background.secondary)
      }
      .padding()
    }
  }

  private func card(_ color: Color, _ name: String) -> some View {
    Text(name).padding().frame(maxWidth: .infinity).background(color, in: .rect(cornerRadius: 12))
  }
}
