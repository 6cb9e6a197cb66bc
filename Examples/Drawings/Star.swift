import SwiftUI

/// A star whose points lie on a circle around the middle.
struct Star: Shape {
  var points = 5

  func path(in rect: CGRect) -> Path {
    Path { path in
      let radius = min(rect.width, rect.height) / 2
      for step in 0..<(2 * points) {
        let angle = Double(step) * .pi / Double(points) - .pi / 2
        let distance = step.isMultiple(of: 2) ? radius : radius * 0.45
        let point = CGPoint(x: rect.midX + distance * cos(angle), y: rect.midY + distance * sin(angle))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}
