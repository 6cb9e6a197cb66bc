import SwiftUI

/// Pages of rows that are loaded when the last row comes into sight.
struct FeedView: View {
  @State private var count = 15
  @State private var inSight: Set<Int> = []
  @State private var tasks: Set<Int> = []

  var body: some View {
    List {
      ForEach(0..<count, id: \.self) { place in
        Text("Post \(place)").frame(height: 80)
          .onAppear {
            inSight.insert(place)
            if place == count - 1, count < 60 { count += 15 }
          }
          .onDisappear { inSight.remove(place) }
          .task {
            tasks.insert(place)
            defer { tasks.remove(place) }
            try? await Task.sleep(for: .seconds(3600))
          }
      }
    }
    .listStyle(.plain)
    .navigationTitle("Feed")
    .navigationBarTitleDisplayMode(.large)
    .toolbar { Button("Reload") { count = 15 } }
    .safeAreaInset(edge: .bottom) {
      VStack {
        Text("\(count) posts, from \(inSight.min() ?? -1) to \(inSight.max() ?? -1)")
        Text(tasks == inSight ? "Their tasks run" : "Other tasks run")
      }
      .frame(maxWidth: .infinity).background(.bar)
    }
  }
}
