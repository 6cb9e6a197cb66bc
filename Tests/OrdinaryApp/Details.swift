import SwiftUI

/// Small things that stand in many apps: an avatar in the bar, pickers with labels of their own, spinners, a card that turns, a banner in front of a stack.
struct DetailsView: View {
  @State private var size = "M"
  @State private var day = Date(timeIntervalSince1970: 1_790_000_000)
  @State private var hasTime = true
  @State private var turn = 0.0
  @State private var isCovered = false
  @State private var names = ["Ann", "Bob", "Cleo"]
  @State private var showsStar = false
  @State private var tags = 0
  @State private var chips = 0
  @State private var submits = 0

  var body: some View {
    List {
      Picker(selection: $size) {
        ForEach(["S", "M", "L"], id: \.self) { Text($0) }
      } label: {
        Label("Size of the shirt", systemImage: "ruler")
      }
      Text("Shrinks so that it does fit into the one line that it has here").lineLimit(1).minimumScaleFactor(0.5)
      HStack {
        ProgressView().accessibilityLabel("Regular")
        ProgressView().controlSize(.large).tint(.orange).accessibilityLabel("Large")
        Text("Shaded").font(.title).foregroundStyle(.blue.shadow(.drop(color: .black, radius: 2, y: 3)))
        Spacer()
        if showsStar { Image(systemName: "star.fill").transition(.symbolEffect(.appear)) }
        Button("Star") { withAnimation { showsStar.toggle() } }
      }
      HStack {
        Text("Tag \(tags)").padding(12).background(.yellow).onTapGesture { tags += 1 }
        Text("Chip \(chips)").padding(12).background(Color.mint.opacity(0.3), in: .capsule).contentShape(.rect).onTapGesture {
          chips += 1
        }
        RoundedRectangle(cornerRadius: 8).fill(.blue).frame(height: 44)
          .overlay { Text("Submit \(submits)").foregroundStyle(.white) }
          .onTapGesture { submits += 1 }
      }
      RoundedRectangle(cornerRadius: 12)
        .fill(.mint)
        .frame(height: 60)
        .rotation3DEffect(.degrees(turn), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
        .onTapGesture { withAnimation(.easeInOut(duration: 0.3)) { turn += 180 } }
        .accessibilityLabel("Card")
      DatePicker("When", selection: $day, displayedComponents: hasTime ? [.date, .hourAndMinute] : [.date])
      Button(hasTime ? "All day" : "With a time") { hasTime.toggle() }
      DatePicker("Day", selection: $day, displayedComponents: .date)
        .datePickerStyle(.graphical)
        .tint(.orange)
      ForEach($names, id: \.self, editActions: .all) { $name in Text(name) }
      Button("Cover") { isCovered = true }
      NavigationLink("Locked") { Text("Never") }.disabled(true)
    }
    .navigationTitle("Details")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Circle().fill(.red).frame(width: 28, height: 28).accessibilityLabel("Online") }
    }
    .fullScreenCover(isPresented: $isCovered) { CoveredView() }
  }
}

private struct CoveredView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var count = 0

  var body: some View {
    NavigationStack {
      List(0..<20) { Text("Row \($0)") }
        .navigationTitle("Covered")
        .toolbar { Button("Close") { dismiss() } }
    }
    .overlay(alignment: .top) {
      Text("Pressed \(count) times").padding(8).background(.yellow, in: .capsule).onTapGesture { count += 1 }
    }
  }
}
