import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Variants of images") struct ImageSchemeTests {
  /// An image with a variant for dark schemes, and one without.
  private func image(hasVariants: Bool) throws -> SwiftUI.Image {
    func representation(isDark: Bool) throws -> ImageFile.Representation {
      let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"></svg>"
      return try ImageFile.Representation(.data(Data(svg.utf8)), scale: 1, isDark: isDark)
    }
    let representations = try [representation(isDark: false)] + (hasVariants ? [representation(isDark: true)] : [])
    return Image(ImageDefinition(.file(try #require(ImageFile(name: "a", representations))), .name))
  }

  private func scheme(_ host: TestHost) throws -> ColorScheme? { try ImageTests.shown(host).scheme }

  @Test("an image follows the person's scheme until the app chooses one, by the environment or for the window")
  func chosen() throws {
    let image = try image(hasVariants: true)
    #expect(try scheme(TestHost { image }) == nil)
    #expect(try scheme(TestHost { image.colorScheme(.dark) }) == .dark)
    #expect(try scheme(TestHost { image.environment(\.colorScheme, .light).colorScheme(.dark) }) == .light)
    let host = TestHost { image.preferredColorScheme(.dark) }
    host.turn()
    #expect(try scheme(host) == .dark)
  }

  @Test("what the host says of the person is no choice of the app's")
  func host() throws {
    let image = try image(hasVariants: true)
    let host = TestHost { image }
    host.graph.writeDefault(\.hostColorScheme, .dark)
    host.turn()
    #expect(try scheme(host) == nil)
  }

  @Test("an image without variants does not depend on the scheme")
  func single() throws {
    struct Night: View {
      let image: SwiftUI.Image
      @State private var isNight = false

      var body: some View {
        image.colorScheme(isNight ? .dark : .light)
        Button("Change") { isNight.toggle() }
      }
    }
    for hasVariants in [false, true] {
      let image = try image(hasVariants: hasVariants)
      let host = TestHost { Night(image: image) }
      #expect(try scheme(host) == (hasVariants ? .light : nil))
      try host.find(.button("Change")).press()
      host.turn()
      #expect(try scheme(host) == (hasVariants ? .dark : nil))
    }
  }
}
