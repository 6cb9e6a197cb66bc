import SwiftUI

/// Views that grow and move under their own animation, in stacks that do not.
struct FramesView: View {
  @State private var isBig = false
  @State private var isIn = false

  var body: some View {
    VStack(spacing: 16) {
      Button("Grow") { isBig.toggle() }
      Color.blue.frame(width: isBig ? 240 : 80, height: 40).animation(.linear(duration: 1), value: isBig)
        .accessibilityLabel("Bar")
      HStack {
        Capsule().fill(.red).frame(width: isBig ? 100 : 40, height: 40).animation(.linear(duration: 1), value: isBig)
          .accessibilityLabel("Dot")
        Text("beside")
      }
      Button("Come") { withAnimation(.linear(duration: 1)) { isIn.toggle() } }
      row("loose")
      row("tied").geometryGroup()
      Spacer()
    }
    .navigationTitle("Frames")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func row(_ name: String) -> some View {
    HStack(spacing: 4) {
      Text(name)
      if isIn { Text("new \(name)").transition(.opacity) }
    }
    .padding(.leading, isIn ? 200 : 0)
  }
}
