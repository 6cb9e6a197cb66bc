import SwiftUI

/// Curves on a canvas, one above the other.
struct Waves: View {
  let count: Int

  var body: some View {
    Canvas { context, size in
      context.fill(Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 12), with: .color(.gray.opacity(0.15)))
      for wave in 0..<count {
        var layer = context
        layer.translateBy(x: 0, y: size.height * (Double(wave) + 0.5) / Double(count))
        layer.opacity = 1 - Double(wave) / Double(2 * count)
        layer.stroke(
          curve(width: size.width, height: 8, turns: wave + 2),
          with: .linearGradient(
            Gradient(colors: [.blue, .pink]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)), lineWidth: 2)
      }
      context.draw(Text("\(count) waves").font(.headline), at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
    .accessibilityLabel("Waves")
  }

  private func curve(width: Double, height: Double, turns: Int) -> Path {
    Path { path in
      path.move(to: .zero)
      for step in 1...200 {
        let part = Double(step) / 200
        path.addLine(to: CGPoint(x: part * width, y: sin(part * Double(turns) * 2 * .pi) * height))
      }
    }
  }
}
