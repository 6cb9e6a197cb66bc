import SwiftUI

extension Screen {
  static let paths = Screen("Paths", .drawing, words: "line curve arc chart spirograph") { PathsScreen() }
}

struct PathsScreen: View {
  private let temperatures: [Double] = [4, 6, 5, 9, 12, 10, 15, 18, 16, 14]

  var body: some View {
    Sample("Lines, curves and arcs") {
      HStack(spacing: 24) {
        Path { path in
          path.move(to: CGPoint(x: 0, y: 60))
          path.addLine(to: CGPoint(x: 30, y: 0))
          path.addLine(to: CGPoint(x: 60, y: 60))
          path.closeSubpath()
        }
        .fill(.red)
        .frame(width: 60, height: 60)
        Path { path in
          path.move(to: CGPoint(x: 0, y: 30))
          path.addCurve(to: CGPoint(x: 60, y: 30), control1: CGPoint(x: 20, y: -30), control2: CGPoint(x: 40, y: 90))
        }
        .stroke(.blue, lineWidth: 4)
        .frame(width: 60, height: 60)
        Path { path in
          path.move(to: CGPoint(x: 30, y: 30))
          path.addArc(
            center: CGPoint(x: 30, y: 30), radius: 30, startAngle: .degrees(-50), endAngle: .degrees(50), clockwise: true)
          path.closeSubpath()
        }
        .fill(.yellow)
        .frame(width: 60, height: 60)
      }
    }
    Sample("A chart as wide as the screen") {
      GeometryReader { geometry in
        let points = temperatures.enumerated().map { index, value in
          CGPoint(
            x: geometry.size.width * CGFloat(index) / CGFloat(temperatures.count - 1), y: geometry.size.height * (1 - value / 20))
        }
        Path { path in
          path.addLines(points)
          path.addLine(to: CGPoint(x: geometry.size.width, y: geometry.size.height))
          path.addLine(to: CGPoint(x: 0, y: geometry.size.height))
        }
        .fill(.linearGradient(colors: [.teal.opacity(0.5), .teal.opacity(0.05)], startPoint: .top, endPoint: .bottom))
        Path { $0.addLines(points) }
          .stroke(.teal, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      }
      .frame(height: 140)
    }
  }
}
