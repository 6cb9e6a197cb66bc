import SwiftUI

extension Screen {
  static let blendModes = Screen("Blend modes", .effects, words: "multiply screen overlay darken lighten difference") {
    BlendScreen()
  }
}

struct BlendScreen: View {
  private let modes: [(String, BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
    ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn), ("softLight", .softLight),
    ("hardLight", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity), ("plusLighter", .plusLighter),
  ]

  var body: some View {
    SampleGrid(width: 100) {
      ForEach(modes, id: \.0) { name, mode in
        Sample(name) {
          ZStack {
            Circle().fill(.orange).frame(width: 48, height: 48).offset(x: -14)
            Circle().fill(.blue).frame(width: 48, height: 48).offset(x: 14).blendMode(mode)
          }
          .frame(width: 88, height: 56)
          .background(.white)
          .compositingGroup()
          .clipShape(.rect(cornerRadius: 8))
        }
      }
    }
  }
}
