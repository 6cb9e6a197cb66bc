import SwiftUI

struct EffectGallery: View {
  @State private var presses = 0
  @State private var isTurned = false

  private var tile: some View {
    HStack(spacing: 0) {
      Color.red
      Color.green
      Color(white: 0.5)
    }
    .frame(width: 48, height: 32)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Effects")
        .font(.headline)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 64))], spacing: 12) {
        tile.accessibilityIdentifier("plain")
        tile.blur(radius: 2)
        tile.brightness(0.25).accessibilityIdentifier("brighter")
        tile.brightness(-0.25)
        tile.contrast(0.5)
        tile.saturation(0.3)
        tile.grayscale(1)
        tile.hueRotation(.degrees(120))
        tile.colorInvert()
        tile.colorMultiply(.yellow).accessibilityIdentifier("multiplied")
        tile.luminanceToAlpha()
        tile.shadow(radius: 4, y: 2)
      }
      // No wider than the smallest phone.
      HStack(spacing: 12) {
        tile.rotationEffect(.degrees(20))
        tile.rotationEffect(.degrees(20), anchor: .topLeading)
        tile.scaleEffect(x: 0.5, y: 1.2)
        tile.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
          .accessibilityIdentifier("turned")
        tile.offset(x: 8, y: 8)
      }
      .padding(.vertical, 12)
      ZStack {
        Circle().fill(.red).offset(x: -16).blendMode(.multiply)
        Circle().fill(.yellow).offset(x: 16).blendMode(.multiply)
        Circle().fill(.cyan).frame(width: 32).zIndex(-1)
      }
      .compositingGroup()
      .frame(height: 56)
      ZStack {
        Color.gray.opacity(0.2)
        Button("Moved, pressed \(presses) times") { presses += 1 }
          .buttonStyle(.borderedProminent)
          .tint(.purple)
          .rotationEffect(.degrees(isTurned ? 180 : 0))
          .position(x: 150, y: 60)
        Color.white.opacity(0.001)
          .allowsHitTesting(false)
      }
      .frame(height: 90)
      HStack {
        Text("A text that is wider than its frame").fixedSize().frame(width: 60)
        Spacer()
        Text("gone").hidden()
        Toggle("Turn", isOn: $isTurned)
          .tint(.orange)
          .frame(width: 120)
      }
      VStack {
        Text("Always dark")
        HStack {
          Text("One").layoutPriority(1)
          Text("Two").offset(x: 10)
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
      .padding()
      .background()
      .environment(\.colorScheme, .dark)
      .accessibilityIdentifier("dark")
    }
  }
}

#Preview("Effects", traits: .sizeThatFitsLayout) {
  EffectGallery()
}
