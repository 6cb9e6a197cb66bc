import SwiftUI

extension Screen {
  static let transforms = Screen("Transforms", .effects, words: "rotation scale offset position 3d perspective anchor") {
    TransformsScreen()
  }
}

struct TransformsScreen: View {
  var body: some View {
    SampleGrid(width: 110) {
      Sample("As it is") { Card().place() }
      Sample("Rotated by 20°") { Card().rotationEffect(.degrees(20)).place() }
      Sample("About its corner") { Card().rotationEffect(.degrees(20), anchor: .topLeading).place() }
      Sample("Scaled") { Card().scaleEffect(0.6).place() }
      Sample("Wider, lower") { Card().scaleEffect(x: 1.3, y: 0.5).place() }
      Sample("Mirrored") { Card().scaleEffect(x: -1, y: 1).place() }
      Sample("Offset") { Card().offset(x: 12, y: -12).place() }
      Sample("Positioned") { Card().position(x: 24, y: 24).place() }
      Sample("Turned in space") { Card().rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)).place() }
      Sample("In front") {
        ZStack {
          Card().zIndex(1)
          Card().offset(x: 10, y: 10).opacity(0.5)
        }
        .place()
      }
    }
  }
}

private struct Card: View {
  var body: some View {
    Text("Card")
      .font(.headline)
      .foregroundStyle(.white)
      .frame(width: 56, height: 40)
      .background(.indigo, in: .rect(cornerRadius: 8))
  }
}

extension View {
  fileprivate func place() -> some View {
    frame(width: 96, height: 80).border(.secondary.opacity(0.4))
  }
}
