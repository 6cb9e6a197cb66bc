import SwiftUI

/// A chat that begins at its end, whose buttons lead to its first and to one of its messages.
struct ThreadView: View {
  @State private var offset = 0.0

  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40) { number in
            Text("Line \(number)").frame(maxWidth: .infinity, minHeight: 40).id(number)
          }
        }
      }
      .defaultScrollAnchor(.bottom)
      .onScrollGeometryChange(for: Double.self) {
        $0.contentOffset.y
      } action: {
        offset = $1
      }
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Twelfth") { reader.scrollTo(12, anchor: .top) }
          Button("Thirtieth") { reader.scrollTo(30, anchor: .center) }
          Text("at \(Int(offset))")
        }
      }
    }
    .navigationTitle("Thread")
    .navigationBarTitleDisplayMode(.large)
  }
}

/// Edges by a position, and headers that stay in sight below the bar.
struct ContactsView: View {
  @State private var position = ScrollPosition(edge: .top)

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(0..<8) { section in
          Section {
            ForEach(0..<6) { Text("Person \(section) \($0)").frame(height: 40) }
          } header: {
            Text("Letter \(section)").frame(maxWidth: .infinity, minHeight: 30).background(.yellow)
          }
        }
      }
    }
    .scrollPosition($position)
    .toolbar {
      Button("Last") { position.scrollTo(edge: .bottom) }
      Button("First") { position.scrollTo(edge: .top) }
    }
    .navigationTitle("Contacts")
    .navigationBarTitleDisplayMode(.large)
  }
}

struct GroupsView: View {
  var body: some View {
    List {
      ForEach(0..<8) { section in
        Section("Group \(section)") {
          ForEach(0..<5) { Text("Member \(section) \($0)") }
        }
      }
    }
    .listStyle(.plain)
    .environment(\.defaultMinListRowHeight, 60)
    .navigationTitle("Groups")
    .navigationBarTitleDisplayMode(.large)
  }
}

/// A page that scrolls and is narrower than the window, with a field that grows.
struct NarrowView: View {
  @State private var text = "A text that stands there from the beginning, and is long enough to wrap twice at least"

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<30) { number in
          Text("Poem \(number)").frame(height: 40)
        }
        TextField("Poem", text: $text, axis: .vertical).frame(width: 240)
        Button("Replace") { text = "Short" }
      }
    }
    .navigationTitle("Narrow")
    .navigationBarTitleDisplayMode(.inline)
  }
}
