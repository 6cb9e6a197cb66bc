import SwiftUI

extension Screen {
  static let gestures = Screen("Gestures", .gestures, words: "tap long press drag magnify rotate hover location") {
    GesturesScreen()
  }
}

struct GesturesScreen: View {
  var body: some View {
    SampleGrid(width: 150) {
      Sample("Tapped once or twice") { TapSample() }
      Sample("Where it was tapped") { PlaceSample() }
      Sample("Pressed for a while") { PressSample() }
      Sample("Dragged, and back again") { DragSample() }
      Sample("Pressed, then dragged") { SequenceSample() }
      Sample("Two fingers") { PinchSample() }
      Sample("Under a pointer") { HoverSample() }
      Sample("Behind an empty part of a stack") { BehindSample() }
    }
  }
}

private struct Tile<Content: View>: View {
  let color: Color
  @ViewBuilder let content: Content

  var body: some View {
    content
      .multilineTextAlignment(.center)
      .padding(.horizontal, 8)
      .frame(width: 132, height: 72)
      .background(color.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
      .contentShape(RoundedRectangle(cornerRadius: 12))
  }
}

private struct TapSample: View {
  @State private var words = "Tap me"

  var body: some View {
    Tile(color: .blue) { Text(words) }
      .onTapGesture(count: 2) { words = "Twice" }
      .onTapGesture { words = "Once" }
  }
}

private struct BehindSample: View {
  @State private var count = 0

  var body: some View {
    ZStack {
      Button("Behind, \(count)") { count += 1 }
        .buttonStyle(.bordered)
      VStack {
        Spacer()
        Text("In front").font(.caption)
      }
    }
    .frame(width: 132, height: 72)
  }
}

private struct PlaceSample: View {
  @State private var place: CGPoint?

  var body: some View {
    Tile(color: .indigo) { Text(place.map { "\(Int($0.x)), \(Int($0.y))" } ?? "Tap anywhere") }
      .onTapGesture { place = $0 }
  }
}

private struct PressSample: View {
  @State private var count = 0
  @State private var isPressing = false

  var body: some View {
    Tile(color: isPressing ? .red : .orange) { Text("Pressed \(count) times") }
      .onLongPressGesture(minimumDuration: 0.3) {
        count += 1
      } onPressingChanged: {
        isPressing = $0
      }
  }
}

private struct DragSample: View {
  @GestureState private var offset = CGSize.zero
  @State private var words = "Drag me"

  var body: some View {
    Tile(color: .green) { Text(words) }
      .offset(offset)
      .gesture(
        DragGesture()
          .updating($offset) { value, offset, _ in offset = value.translation }
          .onEnded { words = "By \(Int($0.translation.width)), \(Int($0.translation.height))" })
  }
}

private struct SequenceSample: View {
  @State private var words = "Press, then drag"

  var body: some View {
    Tile(color: .teal) { Text(words) }
      .gesture(
        LongPressGesture(minimumDuration: 0.3)
          .sequenced(before: DragGesture(minimumDistance: 0))
          .onChanged { value in
            if case .second(_, let drag) = value { words = drag == nil ? "Drag" : "Dragging" }
          }
          .onEnded { _ in words = "Done" })
  }
}

private struct PinchSample: View {
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero

  var body: some View {
    Tile(color: .purple) {
      Image(systemName: "leaf").font(.largeTitle).scaleEffect(scale).rotationEffect(angle).accessibilityLabel("Leaf")
    }
    .gesture(
      MagnifyGesture().onChanged { scale = $0.magnification }
        .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation }))
  }
}

private struct HoverSample: View {
  @State private var words = "Nothing here"

  var body: some View {
    Tile(color: .pink) { Text(words) }
      .onContinuousHover { phase in
        switch phase {
        case .active(let place): words = "\(Int(place.x)), \(Int(place.y))"
        case .ended: words = "Nothing here"
        }
      }
  }
}
