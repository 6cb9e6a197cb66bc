import SwiftUI

/// A bill: an amount at the trailing edge, labels with a second line, an editor on the page's color, a button for the keyboard, wheels for the time.
struct BillView: View {
  private enum Field { case amount }
  @State private var amount = 12.5
  @State private var note = "For dinner"
  @State private var time = Date(timeIntervalSince1970: 0)
  @State private var isShared = true
  @FocusState private var field: Field?

  var body: some View {
    Form {
      TextField("Amount", value: $amount, format: .number).multilineTextAlignment(.trailing).focused($field, equals: .amount)
      LabeledContent {
        Text("€12.50")
      } label: {
        Text("Share")
        Text("For each of us")
      }
      Toggle(isOn: $isShared) {
        Text("Split")
        Text("Among all guests")
      }
      DatePicker("Time", selection: $time, displayedComponents: .hourAndMinute).datePickerStyle(.wheel).labelsHidden()
        .environment(\.timeZone, .gmt)
      TextEditor(text: $note).frame(height: 60).scrollContentBackground(.hidden).background(.yellow)
    }
    .navigationTitle("Bill")
    .navigationBarTitleDisplayMode(.large)
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Ready") { field = nil }
      }
    }
  }
}

/// Columns, cards that are scrolled one by one, and thin letters.
struct OfficeView: View {
  @State private var box: String? = "Inbox"

  var body: some View {
    NavigationSplitView {
      List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }.navigationTitle("Boxes")
    } detail: {
      VStack(alignment: .leading) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 12) {
            ForEach(0..<12) { Text("Card \($0)").frame(width: 160, height: 100).background(.orange) }
          }
          .scrollTargetLayout()
          .padding(.horizontal, 20)
        }
        .scrollTargetBehavior(.viewAligned)
        .frame(height: 120)
        Text("12:30").font(.system(size: 80, weight: .thin))
        Text("12:30").font(.system(size: 80))
      }
      .navigationTitle(box ?? "")
    }
  }
}
