import SwiftUI

/// Controls that are there and not touched, and what lies in front of a list and of a page.
struct StudioView: View {
  @State private var width = 6.0
  @State private var log = "Untouched"
  @State private var isLoading = true
  @State private var isShown = false
  @State private var isFramed = false

  var body: some View {
    ZStack(alignment: .bottom) {
      List {
        Section {
          Slider(value: $width, in: 1...30) { Text("Width") }
            .onChange(of: width) { log = "Moved to \(width)" }
          Text(log)
          Button("Locked") {}.disabled(true)
          Button("Bordered and locked") {}.buttonStyle(.borderedProminent).disabled(true)
          Button("Shown as it is") {}.buttonStyle(Outlined()).disabled(true)
          Button("Cover") { isShown = true }
          Button("Framed") { isFramed = true }
          Menu("More") { Button("Nothing") {} }
          GroupBox("A label that is as wide as it is") {
            Text("One")
            Text("Two")
          }
          ProgressView(timerInterval: Date.distantPast...Date.distantPast.addingTimeInterval(60), countsDown: false)
        } header: {
          HStack {
            Text("This month")
            Spacer()
            Text("€2,388.00")
          }
        } footer: {
          HStack {
            Text("Without tax")
            Spacer()
            Text("€1,990.00")
          }
        }
        Section {
          HStack {
            Image(systemName: "person.crop.circle.fill").font(.largeTitle)
            Text("A name that is not there yet")
          }
          .redacted(reason: isLoading ? .placeholder : [])
          ForEach(0..<9) { place in
            Text("Plain \(place)").listRowBackground(place == 0 ? Color.yellow : nil)
          }
          Text("Card").listRowBackground(RoundedRectangle(cornerRadius: 8).fill(.mint).padding(4)).listRowSeparator(.hidden)
          Text("Save me").swipeActions(edge: .leading) { Button("Save") {} }
        }
        Section {
          ScrollView(.horizontal) {
            HStack { ForEach(0..<20) { Text("Chip \($0)").padding(6).background(.teal, in: Capsule()) } }
          }
        }
      }
      Text("A player").frame(maxWidth: .infinity).frame(height: 90)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
        .shadow(radius: 6).padding(8)
    }
    .navigationTitle("Studio")
    .navigationBarTitleDisplayMode(.large)
    .sheet(isPresented: $isFramed) {
      NavigationStack {
        List { Text("In a frame") }.navigationTitle("Framed page").navigationBarTitleDisplayMode(.inline)
      }
      .frame(minWidth: 200, minHeight: 300)
    }
    .fullScreenCover(isPresented: $isShown) {
      ZStack {
        Color.green.ignoresSafeArea()
        Button("Close") { isShown = false }
      }
    }
  }
}

private struct Outlined: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.purple).padding(8).overlay(Capsule().stroke(.purple))
  }
}
