import Foundation

extension Color {
  /// What the color is called, in English: its name, or that of the nearest color with one.
  var spokenName: String {
    let own = components
    let nearest = Self.named.min { own.distance(to: $0.color.components) < own.distance(to: $1.color.components) }
    return nearest?.name ?? ""
  }

  private static let named: [(name: String, color: Color)] = [
    ("black", .black), ("white", .white), ("gray", .gray), ("red", .red), ("orange", .orange), ("yellow", .yellow),
    ("green", .green), ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo),
    ("purple", .purple), ("pink", .pink), ("brown", .brown),
  ]

  private var components: SIMD3<Float> {
    let color = resolve(in: EnvironmentValues())
    return SIMD3(color.red, color.green, color.blue)
  }
}

extension SIMD3<Float> {
  fileprivate func distance(to other: SIMD3<Float>) -> Float { ((self - other) * (self - other)).sum() }
}
