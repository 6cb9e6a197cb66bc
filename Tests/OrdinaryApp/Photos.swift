import SwiftUI

struct PhotosView: View {
  @State private var selected: Int?
  @State private var columns = 3
  @Namespace private var space
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: columns), spacing: 2, pinnedViews: .sectionHeaders
        ) {
          ForEach(0..<3) { month in
            Section {
              ForEach(0..<8) { index in
                let number = month * 8 + index
                tile(number)
                  .aspectRatio(1, contentMode: .fill)
                  .matchedGeometryEffect(id: number, in: space, isSource: selected != number)
                  .onTapGesture { withAnimation(.spring) { selected = number } }
              }
            } header: {
              Text(["November", "October", "September"][month]).font(.headline).frame(maxWidth: .infinity, alignment: .leading)
                .padding(8).background(.ultraThinMaterial)
            }
          }
        }
      }
      .overlay {
        if let selected {
          ZStack(alignment: .topTrailing) {
            Color.black.ignoresSafeArea()
            tile(selected).matchedGeometryEffect(id: selected, in: space).aspectRatio(1, contentMode: .fit).frame(
              maxHeight: .infinity)
            Button {
              withAnimation(.spring) { self.selected = nil }
            } label: {
              Image(systemName: "xmark.circle.fill").font(.title).symbolRenderingMode(.hierarchical)
            }
            .tint(.white).padding()
          }
          .transition(.opacity)
        }
      }
      .navigationTitle("Photos")
      .toolbar {
        ToolbarItem {
          Picker("Columns", selection: $columns.animation()) { ForEach(2..<6) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
        }
        ToolbarItem(placement: .bottomBar) { Text("24 Photos").font(.footnote).foregroundStyle(.secondary) }
      }
    }
  }
  private func tile(_ number: Int) -> some View {
    Rectangle().fill(Color(hue: Double(number) / 24, saturation: 0.6, brightness: 0.9).gradient)
      .overlay {
        Image(systemName: ["mountain.2.fill", "sun.max.fill", "leaf.fill", "drop.fill"][number % 4]).font(.title).foregroundStyle(
          .white.opacity(0.8))
      }
  }
}
