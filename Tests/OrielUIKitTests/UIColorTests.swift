import OrielUIKit
import SwiftUICore
import Testing

@Suite("UIColor")
struct UIColorTests {
  private final class Accent: UIColor, @unchecked Sendable {}

  private func parts(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
  }

  @Test("components come back, whatever they were given as")
  func components() {
    #expect(parts(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)) == [0.25, 0.5, 0.75, 0.5])
    #expect(parts(UIColor(white: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
    #expect(parts(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 1, 0, 1])
    #expect(parts(Accent(red: 1, green: 0, blue: 0, alpha: 1)) == [1, 0, 0, 1])
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1).getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 0.6) < 0.001 && abs(saturation - 0.5) < 0.001 && abs(brightness - 0.8) < 0.001)
  }

  @Test("Core Graphics' colors have the components of sRGB, also those of grays")
  func cgColor() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let components = try #require(color.cgColor.components)
    #expect(components.map { ($0 * 1000).rounded() / 1000 } == [0.25, 0.5, 0.75, 0.5])
    #expect(UIColor.white.cgColor.components == [1, 1, 1, 1])
    #expect(color.cgColor.numberOfComponents == 4 && color.cgColor.colorSpace?.model == .rgb)
    #expect(parts(UIColor(cgColor: CGColor(gray: 0.5, alpha: 0.25))) == [0.5, 0.5, 0.5, 0.25])
  }

  @Test("colors come back from archives, and those that depend on the scheme still do")
  func archives() throws {
    let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(red: 1, green: 0, blue: 0, alpha: 0.5) }
    for color in [UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5), .systemRed, adaptive, .label.withAlphaComponent(0.5)] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
      let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
      for style in [UIUserInterfaceStyle.light, .dark] {
        let traits = UITraitCollection(userInterfaceStyle: style)
        #expect(parts(read.resolvedColor(with: traits)) == parts(color.resolvedColor(with: traits)))
      }
    }
    let other = try NSKeyedArchiver.archivedData(withRootObject: "text" as NSString, requiringSecureCoding: true)
    #expect((try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: other)) == nil)
  }

  @Test("an opacity takes the place of the color's own, in both schemes")
  func alpha() {
    #expect(parts(UIColor(red: 1, green: 0, blue: 0, alpha: 0.2).withAlphaComponent(0.5)) == [1, 0, 0, 0.5])
    let fill = UIColor.tertiarySystemFill.withAlphaComponent(0.5)
    for style in [UIUserInterfaceStyle.light, .dark] {
      #expect(parts(fill.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)))[3] == 0.5)
    }
  }

  @Test("names and providers are others in dark schemes")
  func schemes() {
    func resolved(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [CGFloat] {
      parts(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)))
    }
    #expect(resolved(.systemBackground, .light) == [1, 1, 1, 1] && resolved(.systemBackground, .dark) == [0, 0, 0, 1])
    let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(resolved(own, .light) == [0, 0, 0, 1] && resolved(own, .dark) == [1, 1, 1, 1])
  }

  @Test("SwiftUI's colors and UIKit's become each other; names without a type are UIKit's")
  func colors() {
    #expect(Color(uiColor: .systemRed) == Color.red)
    #expect(Color(.systemRed) == Color.red && Color(UIColor.black) == Color(uiColor: .black))
    #expect(UIColor(Color.red) == UIColor.systemRed && UIColor.red != UIColor.systemRed)
    #expect(UIColor(named: "no such color") == nil)
  }

  @Test("a color of a catalog comes before UIKit's of the same name, and that before SwiftUI's own")
  func sameName() {
    #expect(Color(.label) == Color(ColorResource.label))
    #expect(Color(.systemRed) == Color(uiColor: UIColor.systemRed))
    #expect([UIColor.red].map(Color.init) == [Color(uiColor: UIColor.red)])
  }
}

extension ColorResource {
  fileprivate static let label = ColorResource(name: "label", bundle: .main)
}
