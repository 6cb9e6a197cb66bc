import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Symbol effects and border shapes") struct SymbolEffectTests {
  private func effects(_ host: TestHost) throws -> [SymbolAnimationEffect] {
    try host.find(.image()).element.effects.compactMap { $0 as? SymbolAnimationEffect }
  }

  @Test("an effect without a value runs as long as it is active")
  func indefinite() throws {
    struct Bell: View {
      @State private var isActive = false

      var body: some View {
        Image(systemName: "bell").symbolEffect(.pulse.byLayer, options: .repeating.speed(2), isActive: isActive)
        Button("Ring") { isActive.toggle() }
      }
    }
    let host = TestHost { Bell() }
    #expect(try effects(host) == [SymbolAnimationEffect(.none, speed: 2)])
    try host.find(.button("Ring")).press()
    host.turn()
    #expect(try effects(host) == [SymbolAnimationEffect(.pulse, speed: 2)])
  }

  @Test("an effect with a value runs once for each change, and not at first")
  func discrete() throws {
    struct Bell: View {
      @State private var count = 0
      @State private var other = 0

      var body: some View {
        Image(systemName: "bell").symbolEffect(.bounce, options: .repeat(2), value: count)
        Text("\(other)")
        Button("Ring") { count += 1 }
        Button("Other") { other += 1 }
      }
    }
    let host = TestHost { Bell() }
    #expect(try effects(host).isEmpty)
    for run in 1...2 {
      try host.find(.button("Ring")).press()
      host.turn()
      try host.find(.button("Other")).press()
      host.turn()
      #expect(try effects(host) == [SymbolAnimationEffect(.bounce, count: 2, run: run)])
    }
  }

  @Test("what removes effects stands inside of those that views around say")
  func removed() throws {
    for isRemoved in [true, false] {
      let host = TestHost {
        Image(systemName: "bell").symbolEffectsRemoved(isRemoved).symbolEffect(.rotate)
      }
      #expect(try effects(host).map(\.kind) == (isRemoved ? [.none, .rotate] : [.rotate]))
    }
  }

  @Test("all effects have their movements")
  func movements() {
    let movements: [any SymbolEffect] = [
      PulseSymbolEffect.pulse.wholeSymbol, BounceSymbolEffect.bounce.down,
      VariableColorSymbolEffect.variableColor.iterative.reversing, ScaleSymbolEffect.scale.down,
      DisappearSymbolEffect.disappear.up, WiggleSymbolEffect.wiggle.left, BreatheSymbolEffect.breathe.plain,
      RotateSymbolEffect.rotate.counterClockwise, WiggleSymbolEffect.wiggle.up, AppearSymbolEffect.appear,
    ]
    #expect(
      movements.map(\._movement.kind) == [
        .pulse, .bounceDown, .variableColor, .scaleDown, .disappear, .sway, .breathe, .rotateBack, .rise, .none,
      ])
  }

  @Test("a border shape is that of the buttons that have a border")
  func borderShapes() throws {
    let host = TestHost {
      VStack {
        Button("capsule") {}.buttonStyle(.bordered)
        Button("plain") {}.buttonStyle(.plain)
        Button("round") {}.buttonStyle(.borderedProminent).buttonBorderShape(.roundedRectangle(radius: 3))
        Button("circle") {}.buttonStyle(.bordered).buttonBorderShape(.circle)
        Button("usual") {}.buttonStyle(.bordered).buttonBorderShape(.automatic)
      }
      .buttonBorderShape(.capsule)
    }
    let outlines = try ["capsule", "plain", "round", "circle", "usual"].map { name in
      try #require(try host.find(.button(name)).element.content as? ButtonContent).outline
    }
    #expect(outlines == [.capsule, nil, .roundedRectangle(radius: 3), .circle, nil])
  }
}
