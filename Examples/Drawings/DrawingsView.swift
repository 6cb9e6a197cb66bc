import SwiftUI

struct DrawingsView: View {
  @State private var points = 5
  @State private var progress = 0.3

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 12) {
        Star(points: points)
          .fill(.orange)
          .accessibilityIdentifier("star")
        Star(points: points)
          .stroke(LinearGradient(colors: [.red, .purple], startPoint: .top, endPoint: .bottom), lineWidth: 4)
        Color.teal
          .clipShape(Star(points: points))
        RoundedRectangle(cornerRadius: 10)
          .stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
        ProgressRing(progress: progress)
      }
      .frame(height: 64)
      HStack {
        Button("More Points") { points += 1 }
        Button("More Progress") { progress = min(1, progress + 0.25) }
      }
      Waves(count: points)
        .frame(height: 120)
      Halves()
        .frame(height: 60)
      Path { path in
        path.move(to: CGPoint(x: 0, y: 20))
        path.addQuadCurve(to: CGPoint(x: 160, y: 20), control: CGPoint(x: 80, y: -20))
        path.addQuadCurve(to: CGPoint(x: 320, y: 20), control: CGPoint(x: 240, y: 60))
      }
      .stroke(.green, style: StrokeStyle(lineWidth: 4, lineCap: .round))
      .frame(width: 320, height: 40)
    }
    .padding()
  }
}

/// A ring that begins at the top.
struct ProgressRing: View {
  let progress: Double

  var body: some View {
    ZStack {
      Circle()
        .stroke(.gray.opacity(0.3), lineWidth: 8)
      Circle()
        .trim(from: 0, to: progress)
        .rotation(.degrees(-90))
        .stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round))
      Text("\(Int(progress * 100)) %")
        .font(.caption)
    }
    .padding(4)
  }
}

/// Two halves of the space, and what is known of it.
struct Halves: View {
  var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 0) {
        Color.mint.frame(width: proxy.size.width / 2)
        Color.indigo.frame(width: proxy.size.width / 2)
      }
      Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height)) at \(Int(proxy.frame(in: .global).minX))")
        .font(.caption)
        .foregroundColor(.white)
        .padding(6)
    }
  }
}
