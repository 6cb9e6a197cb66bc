import SwiftUI

extension Screen {
  static let geometry = Screen("Geometry", .boxes, words: "reader size proxy coordinate space") { GeometryScreen() }
}

struct GeometryScreen: View {
  var body: some View {
    Sample("Thirds of what there is") {
      GeometryReader { geometry in
        HStack(spacing: 0) {
          Color.red.frame(width: geometry.size.width / 3)
          Color.white.frame(width: geometry.size.width / 3)
          Color.green.frame(width: geometry.size.width / 3)
        }
      }
      .frame(height: 60)
    }
    Sample("Its size") {
      GeometryReader { geometry in
        Text("\(Int(geometry.size.width)) by \(Int(geometry.size.height)) points")
          .frame(width: geometry.size.width, height: geometry.size.height)
          .border(.secondary)
      }
      .frame(height: 60)
    }
    Sample("Columns that follow the width") {
      GeometryReader { geometry in
        let count = max(1, Int(geometry.size.width / 60))
        HStack(spacing: 4) {
          ForEach(0..<count, id: \.self) { index in
            RoundedRectangle(cornerRadius: 4).fill(Color(hue: Double(index) / Double(count), saturation: 0.6, brightness: 0.9))
          }
        }
      }
      .frame(height: 60)
    }
  }
}
