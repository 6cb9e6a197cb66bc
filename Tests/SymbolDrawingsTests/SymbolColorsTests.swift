import Testing

@testable import SymbolDrawings

/// What symbols look like in colours of their own.
@Suite("Colours of symbols") struct SymbolColorsTests {
  @Test("weather has the colours of weather, in layers that the drawings have")
  func weather() throws {
    #expect(SymbolColors.named("cloud.sun.fill") == SymbolColors(primary: .white, secondary: .yellow, tertiary: .cyan))
    #expect(SymbolColors.named("cloud.bolt.fill")?.secondary == .yellow)
    #expect(SymbolColors.named("sun.max.fill")?.primary == .yellow)
    for (name, levels) in [
      ("cloud.sun.fill", 2), ("cloud.sun.rain.fill", 3), ("cloud.rain", 2), ("wind.snow", 2), ("cloud.bolt.rain", 3),
    ] {
      let drawing = try #require(SymbolDrawing.named(name), "\(name)")
      #expect(Set(drawing.layers.map(\.level)).count == levels, "\(name)")
    }
  }

  @Test("a badge has a colour for what it says; what it stands beside takes the colour around it")
  func badges() {
    #expect(SymbolColors.named("folder.badge.plus") == SymbolColors(secondary: .green))
    #expect(SymbolColors.named("bell.badge.fill") == SymbolColors(secondary: .red))
    #expect(SymbolColors.named("bell.badge") == SymbolColors(secondary: .red))
  }

  @Test("other symbols have none")
  func none() {
    for name in ["house", "cloud.circle.fill", "", ".", "square.and.arrow.up"] {
      #expect(SymbolColors.named(name) == nil, "\(name)")
    }
  }
}
