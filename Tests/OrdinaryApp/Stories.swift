import SwiftUI

/// Pages that are scrolled one by one: across, where the place is known, and a whole screen at a time. And a field that an alert interrupts.
struct StoriesView: View {
  @State private var story: Int? = 2
  @State private var note = ""
  @State private var warns = false

  var body: some View {
    VStack(spacing: 16) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<6) { number in
            Text("Story \(number)")
              .frame(height: 160)
              .containerRelativeFrame(.horizontal)
              .background(.mint)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $story)
      .frame(height: 160)
      Text("Shown: \(story ?? -1)")
      TextField("Note", text: $note)
        .textFieldStyle(.roundedBorder)
        .padding(.horizontal)
        .onChange(of: note) { _, new in warns = new.hasSuffix("!") }
        .alert("No shouting", isPresented: $warns) { Button("OK") {} }
      NavigationLink("Clips") { ClipsView() }
      Spacer()
    }
    .navigationTitle("Stories")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct ClipsView: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<8) { number in
          ZStack {
            Color(hue: Double(number) / 8, saturation: 0.5, brightness: 0.9)
            Text("Clip \(number)").font(.largeTitle)
          }
          .containerRelativeFrame([.horizontal, .vertical])
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .ignoresSafeArea()
    .toolbar(.hidden, for: .navigationBar)
  }
}
