import OrielUIKit
import SwiftUICore
import Testing

@Suite("UIImage and UIFont")
struct UIImageTests {
  /// A PNG of one pixel.
  private var pixel: Data {
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!
  }

  @Test("bytes of an image are one, with their size; other bytes are none")
  func bytes() throws {
    let image = try #require(UIImage(data: pixel))
    #expect(image.size == CGSize(width: 1, height: 1) && image.scale == 1 && image.pngData() == pixel)
    #expect(try #require(UIImage(data: pixel, scale: 2)).size == CGSize(width: 0.5, height: 0.5))
    #expect(UIImage(data: Data("text".utf8)) == nil && UIImage(named: "no such image") == nil)
    #expect(UIImage().size == .zero && UIImage().pngData() == nil)
  }

  @Test("no image is encoded, which is said")
  func encoding() throws {
    let before = StandIns.uses(of: "UIImage.jpegData")
    #expect(try #require(UIImage(data: pixel)).jpegData(compressionQuality: 0.8) == nil)
    #expect(StandIns.uses(of: "UIImage.jpegData") == before + 1)
  }

  @Test("a symbol is one if somebody has drawn it; SwiftUI shows it as its own")
  func symbols() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(star.isSymbolImage && UIImage(systemName: "no such symbol") == nil)
    #expect(Image(uiImage: star) == Image(systemName: "star"))
    #expect(Image(uiImage: star.withRenderingMode(.alwaysTemplate)) == Image(systemName: "star").renderingMode(.template))
  }

  @Test("fonts have their sizes, and become SwiftUI's")
  func fonts() {
    #expect(
      UIFont.preferredFont(forTextStyle: .body).pointSize == 17 && UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
    #expect(Font(UIFont.preferredFont(forTextStyle: .headline)) == Font.headline)
    #expect(Font(UIFont.systemFont(ofSize: 12, weight: .bold)) == Font.system(size: 12, weight: .bold))
    #expect(UIFont(name: "Inter", size: 11)?.fontName == "Inter" && UIFont(name: "", size: 11) == nil)
    #expect(UIFont.systemFont(ofSize: 12).withSize(20).pointSize == 20)
  }

  @Test("a renderer makes one image of another size, and says where it would have to draw")
  func renderer() throws {
    let image = try #require(UIImage(data: pixel))
    let size = CGSize(width: 20, height: 20)
    let large = UIGraphicsImageRenderer(size: size).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
    #expect(large.size == size && large.pngData() == pixel)
    let before = StandIns.uses(of: "UIGraphicsImageRenderer.image")
    let filled = UIGraphicsImageRenderer(size: size).image { context in
      context.fill(CGRect(origin: .zero, size: size))
      image.draw(in: CGRect(origin: .zero, size: size))
    }
    let twice = UIGraphicsImageRenderer(size: size).image { _ in
      for _ in 0..<2 { image.draw(in: CGRect(origin: .zero, size: size)) }
    }
    let part = UIGraphicsImageRenderer(size: size).image { _ in image.draw(at: .zero) }
    #expect([filled, twice, part].allSatisfy { $0.size == .zero })
    #expect(StandIns.uses(of: "UIGraphicsImageRenderer.image") == before + 3)
    let drawn = StandIns.uses(of: "UIImage.draw")
    image.draw(at: .zero)
    #expect(StandIns.uses(of: "UIImage.draw") == drawn + 1)
  }
}
