import SwiftUI

extension Screen {
  static let gradients = Screen("Gradients", .colors, words: "linear radial angular conic elliptical stops") { GradientsScreen() }
}

struct GradientsScreen: View {
  private let sunset = Gradient(colors: [.yellow, .orange, .pink, .purple])

  var body: some View {
    SampleGrid {
      Sample("Linear") { box(.linearGradient(sunset, startPoint: .top, endPoint: .bottom)) }
      Sample("Between corners") { box(.linearGradient(sunset, startPoint: .topLeading, endPoint: .bottomTrailing)) }
      Sample("Stops") {
        box(
          .linearGradient(
            stops: [.init(color: .blue, location: 0), .init(color: .blue, location: 0.5), .init(color: .mint, location: 0.5)],
            startPoint: .leading, endPoint: .trailing))
      }
      Sample("Radial") { box(.radialGradient(sunset, center: .center, startRadius: 4, endRadius: 60)) }
      Sample("Angular") { box(.angularGradient(sunset, center: .center, startAngle: .zero, endAngle: .degrees(360))) }
      Sample("Conic") { box(.conicGradient(sunset, center: .topLeading)) }
      Sample("Elliptical") { box(.ellipticalGradient(sunset)) }
      Sample("A color's own") { box(Color.indigo.gradient) }
      Sample("In a text") {
        Text("Sunset").font(.title.bold()).foregroundStyle(.linearGradient(sunset, startPoint: .leading, endPoint: .trailing))
      }
    }
  }

  private func box(_ style: some ShapeStyle) -> some View {
    RoundedRectangle(cornerRadius: 12).fill(style).frame(height: 80)
  }
}
