import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Colours") struct ColorTests {
  private var light: EnvironmentValues { EnvironmentValues() }

  private var dark: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = .dark
    return values
  }

  private func text(_ color: Color, in environment: EnvironmentValues? = nil) -> String {
    color.resolve(in: environment ?? light).description
  }

  @Test("components of each kind become the same colour")
  func components() {
    #expect(text(Color(red: 1, green: 0.5, blue: 0)) == "#FF8000FF")
    #expect(text(Color(.sRGBLinear, red: 1, green: 0.2158605, blue: 0)) == "#FF8000FF")
    #expect(text(Color(hue: 30 / 360, saturation: 1, brightness: 1)) == "#FF8000FF")
    #expect(text(Color(hue: 1 + 30 / 360, saturation: 1, brightness: 1)) == "#FF8000FF")
    #expect(text(Color(white: 0.5, opacity: 0.5)) == "#80808080")
    #expect(text(Color(.sRGB, red: .nan, green: 2, blue: -1)) == "#00FF00FF")
    #expect(text(Color(hue: .infinity, saturation: 1, brightness: 1)) == "#FF0000FF")
  }

  @Test("Display P3 has colours that sRGB has not, and the same greys")
  func wideGamut() {
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: light)
    #expect(red.red > 1.09 && red.red < 1.1 && red.green < -0.22 && red.blue < -0.14)
    #expect(text(Color(.displayP3, white: 0.5)) == "#808080FF")
  }

  @Test("a named colour has the components of its scheme and contrast")
  func names() {
    #expect(text(.red) == "#FF3B30FF")
    #expect(text(.red, in: dark) == "#FF453AFF")
    #expect(text(.black, in: dark) == "#000000FF")
    #expect(text(.clear) == "#00000000")
    var contrast = dark
    contrast.colorSchemeContrast = .increased
    #expect(text(.red, in: contrast) == "#FF6961FF")
    #expect(text(.blue.opacity(0.5)) == "#007AFF80")
  }

  @Test("resolved components are a colour again, and survive encoding")
  func resolved() throws {
    let resolved = Color.indigo.resolve(in: dark)
    #expect(text(Color(resolved)) == text(.indigo, in: dark))
    let decoded = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(resolved))
    #expect(decoded == resolved && decoded.hashValue == resolved.hashValue)
    var changed = Color.Resolved(red: 0, green: 0, blue: 0)
    changed.red = 0.5
    #expect(abs(changed.linearRed - 0.2140411) < 0.0001 && abs(changed.red - 0.5) < 0.0001)
  }

  @Test("between two colours lie amounts of light")
  func animation() {
    var middle = Color.Resolved(red: 0, green: 0, blue: 0)
    var way = Color.Resolved(red: 1, green: 1, blue: 1).animatableData
    way.scale(by: 0.5)
    middle.animatableData += way
    middle.opacity = 1
    #expect(middle.description == "#BCBCBCFF")
  }

  @Test("a mix lies between two colours, in the space that is asked for, and follows the scheme")
  func mix() {
    let black = Color(white: 0)
    #expect(text(black.mix(with: Color(white: 1), by: 0.5, in: .device)) == "#808080FF")
    #expect(text(black.mix(with: Color(white: 1), by: 0.5)) == "#636363FF", "Oklab's middle grey")
    #expect(text(Color.red.mix(with: .blue, by: 0)) == text(.red))
    #expect(text(Color.red.mix(with: .blue, by: 2)) == text(.blue))
    #expect(text(Color.red.mix(with: .blue, by: .nan), in: dark) == text(.red, in: dark))
    // Half of something transparent is half as opaque, and as colourful.
    #expect(text(Color(red: 1, green: 0, blue: 0).mix(with: .clear, by: 0.5, in: .device)) == "#FF000080")
  }

  @Test("equal colours are equal, and say what they are")
  func equality() {
    #expect(Color(red: 1, green: 0, blue: 0) == Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1))
    #expect(Color.red != Color(red: 1, green: 0, blue: 0))
    #expect(Set([Color.red, .red.opacity(1), .red.opacity(0.5)]).count == 2)
    #expect(Color.red.description == "red")
    #expect("\(Color(red: 1, green: 0, blue: 0))" == "#FF0000FF")
  }

  @Test("the accent colour is the one that a modifier sets, and controls follow it; a tint is for controls alone")
  func accent() throws {
    struct Seen: View {
      @Environment(\.self) private var values
      var body: some View { Text(Color.accentColor.resolve(in: values).description) }
    }
    let host = TestHost {
      Seen()
      Seen().accentColor(.red)
      Seen().accentColor(.accentColor).accentColor(.red)
      Seen().tint(.red)
      Circle().fill(.tint).tint(.red)
      Circle().fill(.tint).accentColor(.red)
    }
    #expect(host.texts == ["#007AFFFF", "#FF3B30FF", "#FF3B30FF", "#007AFFFF"])
    let red = ColorDescription(.named(.red))
    let effects = host.element.children.map(\.effects)
    #expect(effects[0].isEmpty)
    #expect(effects[1] == [EnvironmentEffect(accent: red, tint: .some(nil))])
    #expect(effects[3] == [EnvironmentEffect(tint: .color(red))])
    let paints = host.findAll(.role(.shape)).compactMap { ($0.element.content as? ShapeContent)?.paint }
    #expect(paints == [.color(red), .color(ColorDescription(.named(.accent)))])
  }
}
