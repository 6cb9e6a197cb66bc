import SwiftUI

/// A claim of expenses: buttons with pictures in rows, titles that are longer than a button, larger texts, and a sheet with fields.
struct ClaimView: View {
  @State private var isWeekly = true
  @State private var kind = "Train"
  @State private var isAsked = false
  @State private var isAdding = false

  var body: some View {
    List {
      Section("Buttons") {
        HStack {
          Button("Attach", systemImage: "paperclip") {}.buttonStyle(.borderedProminent)
          Menu("Sort", systemImage: "line.3.horizontal.decrease.circle") { Button("By date") {} }.buttonStyle(.bordered)
        }
        Toggle("Weekly", isOn: $isWeekly).toggleStyle(.button)
        Label("Receipt", systemImage: "doc")
        Button("Rechtsschutzversicherungsgesellschaften anzeigen") { isAsked = true }
      }
      Section("Larger") {
        Picker("Span", selection: $kind) { ForEach(["Train", "Hotel"], id: \.self) { Text($0) } }.pickerStyle(.segmented)
        Picker("Kind", selection: $kind) { ForEach(["Train", "Hotel"], id: \.self) { Text($0) } }
      }
      .dynamicTypeSize(.accessibility1)
      Button("Add") { isAdding = true }
    }
    .navigationTitle("Claim")
    .alert("Discard everything?", isPresented: $isAsked) {
      Button("Discard all changes", role: .destructive) {}
      Button("Keep editing", role: .cancel) {}
    }
    .sheet(isPresented: $isAdding) { ClaimForm() }
  }
}

private struct ClaimForm: View {
  @State private var title = ""
  @State private var note = "A note"

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Title", text: $title).padding()
        ScrollView(.horizontal) {
          HStack(spacing: 12) { ForEach(0..<6) { Text("Photo \($0)").frame(width: 140, height: 60).background(.teal) } }
        }
        .safeAreaPadding(.horizontal, 20)
        TextEditor(text: $note)
      }
      .navigationTitle("New Claim")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .principal) { Text("New Claim").font(.headline) }
        ToolbarItemGroup(placement: .keyboard) { Button("Ready") {} }
      }
      .toolbarBackground(.indigo, for: .navigationBar)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
    }
  }
}
