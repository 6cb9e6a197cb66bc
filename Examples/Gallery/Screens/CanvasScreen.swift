import SwiftUI

extension Screen {
  static let canvas = Screen("Canvas", .drawing, words: "graphics context immediate segments blend") { CanvasScreen() }
}

struct CanvasScreen: View {
  @State private var turns = 12.0

  var body: some View {
    Sample("\(Int(turns)) turns of a spiral") {
      VStack(alignment: .leading) {
        Canvas { context, size in
          let center = CGPoint(x: size.width / 2, y: size.height / 2)
          var path = Path()
          let steps = 1000
          for step in 0...steps {
            let part = Double(step) / Double(steps)
            let angle = part * turns * 2 * .pi
            let radius = part * min(size.width, size.height) / 2
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
          }
          context.stroke(
            path,
            with: .linearGradient(
              Gradient(colors: [.blue, .pink]), startPoint: .zero, endPoint: CGPoint(x: size.width, y: size.height)), lineWidth: 2
          )
        }
        .frame(height: 200)
        Slider(value: $turns, in: 1...30, step: 1) { Text("Turns") }
      }
    }
    Sample("Layers, texts and clips") {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue.opacity(0.15)))
        for index in 0..<6 {
          var copy = context
          copy.translateBy(x: 40 + CGFloat(index) * 34, y: size.height / 2)
          copy.rotate(by: .degrees(Double(index) * 15))
          copy.opacity = 1 - Double(index) * 0.12
          copy.fill(Path(roundedRect: CGRect(x: -16, y: -16, width: 32, height: 32), cornerRadius: 6), with: .color(.orange))
        }
        context.draw(Text("Canvas").font(.headline), at: CGPoint(x: size.width / 2, y: 16))
      }
      .frame(height: 120)
    }
  }
}
