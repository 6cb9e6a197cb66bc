import SwiftUI

extension Screen {
  static let colors = Screen("Colors", .colors, words: "system rgb hsb hue mix opacity asset") { ColorsScreen() }
}

struct ColorsScreen: View {
  private let system: [(String, Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal), ("cyan", .cyan),
    ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown), ("gray", .gray),
    ("black", .black), ("white", .white), ("primary", .primary), ("secondary", .secondary), ("accentColor", .accentColor),
  ]

  var body: some View {
    Sample("System colors") {
      SampleGrid(width: 90) {
        ForEach(system, id: \.0) { name, color in
          Swatch(name, color)
        }
      }
    }
    Sample("Components") {
      SampleGrid(width: 90) {
        Swatch("red, green, blue", Color(red: 0.9, green: 0.45, blue: 0.25))
        Swatch("hue 0.6", Color(hue: 0.6, saturation: 0.7, brightness: 0.8))
        Swatch("white 0.5", Color(white: 0.5))
        Swatch("opacity 0.4", .blue.opacity(0.4))
        Swatch("red mixed with blue", .red.mix(with: .blue, by: 0.5))
      }
    }
  }
}

private struct Swatch: View {
  let name: String
  let color: Color

  init(_ name: String, _ color: Color) {
    self.name = name
    self.color = color
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      RoundedRectangle(cornerRadius: 10)
        .fill(color)
        .strokeBorder(.primary.opacity(0.15))
        .frame(height: 48)
      Text(name).font(.caption)
    }
  }
}
