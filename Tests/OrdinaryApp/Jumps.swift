import SwiftUI

/// Scrolls to rows, for somebody to see or at once, and comes to rest where the app wants it.
struct JumpsView: View {
  @State private var position = ScrollPosition()

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        HStack {
          Button("Glide") { withAnimation { proxy.scrollTo(102, anchor: .top) } }
          Button("Jump") { proxy.scrollTo(90, anchor: .top) }
          Button("Home") { withAnimation { position.scrollTo(edge: .top) } }
        }
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("Stop \($0)").frame(width: 150, height: 60).background(.yellow).border(.gray) }
          }
        }
        .scrollTargetBehavior(Thirds())
        .accessibilityLabel("Stops")
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<200, id: \.self) { Text("Line \($0)").frame(height: $0.isMultiple(of: 3) ? 70 : 30) }
          }
        }
        .scrollPosition($position)
        .accessibilityLabel("Lines")
      }
    }
    .navigationTitle("Jumps")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// Every third stop, further in the direction of a throw.
private struct Thirds: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = 450.0
    let place = target.rect.minX / step
    target.rect.origin.x = step * (context.velocity.dx > 0 ? place.rounded(.up) : place.rounded())
  }
}
