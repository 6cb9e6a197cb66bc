import SwiftUI

extension Screen {
  static let clips = Screen("Clips, masks, shadows", .effects, words: "clip mask shadow border corner radius overlay background")
  {
    ClipsScreen()
  }
}

struct ClipsScreen: View {
  var body: some View {
    SampleGrid(width: 110) {
      Sample("Clipped to a circle") { Sky().clipShape(Circle()) }
      Sample("To a star") { Sky().clipShape(Star(points: 5)) }
      Sample("Corner radius") { Sky().cornerRadius(20) }
      Sample("Masked by a shape") {
        Sky().mask { Star(points: 7) }
      }
      Sample("Masked by a gradient") {
        Sky().mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
      }
      Sample("Shadow") { Sky().cornerRadius(12).shadow(radius: 6, y: 3) }
      Sample("Colored shadow") { Circle().fill(.orange).frame(width: 60, height: 60).shadow(color: .red, radius: 8) }
      Sample("Border") { Sky().border(.orange, width: 4) }
      Sample("Overlay") {
        Sky().overlay(alignment: .bottomTrailing) {
          Text("12").font(.caption.bold()).foregroundStyle(.white).padding(6).background(.red, in: Circle()).padding(4)
        }
      }
      Sample("Background") {
        Text("Behind").padding(12).background(Capsule().fill(.mint)).background { Capsule().fill(.teal).padding(-4) }
      }
    }
  }
}

private struct Sky: View {
  var body: some View {
    LinearGradient(colors: [.blue, .cyan, .white], startPoint: .top, endPoint: .bottom)
      .frame(width: 88, height: 88)
  }
}
