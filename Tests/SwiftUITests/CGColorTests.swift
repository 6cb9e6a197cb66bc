import SwiftUI
import Testing

/// Colors as numbers.
@Suite("Core Graphics' colors") struct CGColorTests {
  private func rounded(_ color: CGColor?) -> [CGFloat]? {
    color?.components?.map { ($0 * 1000).rounded() / 1000 }
  }

  @Test("fixed colors have numbers, those that depend on the scheme have none")
  func fixed() {
    #expect(rounded(Color(red: 0.25, green: 0.5, blue: 0.75).opacity(0.5).cgColor) == [0.25, 0.5, 0.75, 0.5])
    #expect(rounded(Color(white: 0.5).cgColor) == [0.5, 0.5, 0.5, 1])
    #expect(rounded(Color.white.cgColor) == [1, 1, 1, 1])
    #expect(Color.primary.cgColor == nil && Color.red.cgColor == nil)
    #expect(rounded(Color.red.resolve(in: EnvironmentValues()).cgColor)?.count == 4)
  }

  @Test("a color comes back as it was")
  func back() {
    #expect(Color(cgColor: CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)) == Color(red: 1, green: 0.5, blue: 0, opacity: 0.5))
    #expect(Color(CGColor.black) == Color(white: 0))
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1] && CGColor.clear.alpha == 0)
    #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.25) == CGColor(gray: 0.5, alpha: 0.25))
    let space = CGColorSpaceCreateDeviceRGB()
    #expect(CGColor(colorSpace: space, components: [1, 0, 0, 1]) == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("a color in another space is the same to look at")
  func converted() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let wide = try #require(red.converted(to: p3, intent: .defaultIntent, options: nil))
    #expect(rounded(wide) == [0.917, 0.2, 0.139, 0.5])
    let color = Color(cgColor: wide).resolve(in: EnvironmentValues())
    #expect(abs(color.red - 1) < 0.001 && abs(color.green) < 0.01 && abs(color.blue) < 0.01)
    #expect(rounded(red.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)) == [0.498, 0.5])
    #expect(CGColorSpace(name: "nothing") == nil)
  }
}
