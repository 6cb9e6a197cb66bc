import SwiftUI

extension Screen {
  static let shapes = Screen("Shapes", .drawing, words: "circle rectangle capsule stroke trim dash own even odd") {
    ShapesScreen()
  }
}

struct ShapesScreen: View {
  var body: some View {
    SampleGrid(width: 110) {
      Sample("Rectangle") { Rectangle().fill(.blue).frame(height: 64) }
      Sample("Rounded") { RoundedRectangle(cornerRadius: 16).fill(.blue).frame(height: 64) }
      Sample("Corners of their own") {
        UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24).fill(.blue).frame(height: 64)
      }
      Sample("Capsule") { Capsule().fill(.blue).frame(height: 48) }
      Sample("Ellipse") { Ellipse().fill(.blue).frame(height: 64) }
      Sample("Circle") { Circle().fill(.blue).frame(height: 64) }
      Sample("Stroke") { Circle().stroke(.orange, lineWidth: 6).frame(height: 64).padding(3) }
      Sample("Border inside") { Circle().strokeBorder(.orange, lineWidth: 6).frame(height: 64) }
      Sample("Dashes") {
        Circle().stroke(.orange, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [1, 8])).frame(height: 64).padding(2)
      }
      Sample("Trimmed") {
        Circle().trim(from: 0, to: 0.7).stroke(.orange, style: StrokeStyle(lineWidth: 8, lineCap: .round)).frame(height: 56)
          .padding(4)
      }
      Sample("A shape of its own") { Star(points: 5).fill(.yellow).frame(width: 72, height: 72) }
      Sample("Its line") { Star(points: 7).stroke(.pink, lineWidth: 3).frame(width: 72, height: 72) }
      Sample("Even and odd") {
        Path { path in
          path.addEllipse(in: CGRect(x: 0, y: 0, width: 64, height: 64))
          path.addEllipse(in: CGRect(x: 16, y: 16, width: 32, height: 32))
        }
        .fill(.green, style: FillStyle(eoFill: true))
        .frame(width: 64, height: 64)
      }
    }
  }
}

/// A star with as many points as one likes.
struct Star: Shape {
  let points: Int

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    for corner in 0..<points * 2 {
      let angle = Angle.degrees(Double(corner) * 180 / Double(points) - 90).radians
      let length = corner.isMultiple(of: 2) ? radius : radius * 0.45
      let point = CGPoint(x: center.x + length * cos(angle), y: center.y + length * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}
