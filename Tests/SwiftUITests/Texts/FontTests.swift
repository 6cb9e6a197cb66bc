import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Suite("Fonts") struct FontTests {
  @Test(
    "each constructor and each modifier says what it means",
    arguments: [
      (Font.title, "title"), (.system(.headline, design: .serif), "headline,serif"),
      (.system(.body, design: .rounded, weight: .bold), "body,700,rounded"), (.system(size: 12), "12.0"),
      (.system(size: 12, weight: .semibold), "12.0,600"),
      (.system(size: 12, weight: .light, design: .monospaced), "12.0,300,monospaced"),
      (.custom("Georgia", size: 12), "12.0,as:body,“Georgia”"),
      (.custom("Georgia", size: 12, relativeTo: .title), "12.0,as:title,“Georgia”"),
      (.custom("Georgia", fixedSize: 12), "12.0,“Georgia”"), (.body.bold().italic(), "body,700,italic"),
      (.body.weight(.black).width(.condensed), "body,900,width:0.75"), (.body.width(.init(0.2)), "body,width:1.25"),
      (.body.leading(.tight), "body,tight"), (.body.smallCaps(), "body,small"),
      (.body.lowercaseSmallCaps(), "body,lowercaseSmall"),
      (.body.uppercaseSmallCaps(), "body,uppercaseSmall"), (.body.monospaced(), "body,monospaced"),
      (.body.monospacedDigit(), "body,monospacedDigits"), (.extraLargeTitle2, "extraLargeTitle2"),
    ])
  func constructors(font: Font, description: String) {
    #expect(font.description.description == description)
  }

  @Test("type sizes scale text styles, and each larger size is at least as large")
  func scale() {
    #expect(DynamicTypeSize.large.points(of: .body) == 17)
    #expect(DynamicTypeSize.xSmall.points(of: .body) == 14)
    #expect(DynamicTypeSize.accessibility5.points(of: .body) == 53)
    for style in FontDescription.TextStyle.allCases {
      for (size, next) in zip(DynamicTypeSize.allCases, DynamicTypeSize.allCases.dropFirst()) {
        #expect(size.points(of: style) <= next.points(of: style))
      }
    }
    #expect(DynamicTypeSize.xxxLarge < .accessibility1 && DynamicTypeSize.accessibility1.isAccessibilitySize)
    for (size, category) in zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases) {
      #expect(ContentSizeCategory(size) == category && category.typeSize == size)
    }
  }

  struct Reader: View {
    @Environment(\.dynamicTypeSize) var size
    @ScaledMetric var length = 17.0
    @ScaledMetric(relativeTo: .largeTitle) var title: CGFloat = 34
    var body: some View { Text(verbatim: "\(size) \(length) \(title)") }
  }

  @Test("7.07: a range keeps the type size within it; scaled metrics follow")
  func range() {
    let host = TestHost {
      Reader()
      Reader().dynamicTypeSize(.xxxLarge)
      Reader().dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility3)
      Reader().dynamicTypeSize(.xLarge ... .xxLarge).dynamicTypeSize(.small)
      Reader().dynamicTypeSize(.medium...)
    }
    #expect(
      host.texts == ["large 17.0 34.0", "xxxLarge 23.0 40.0", "xLarge 19.0 36.0", "xLarge 19.0 36.0", "large 17.0 34.0"])
  }

  @Test("7.07: a change of the type size reaches those who read it")
  func change() {
    let host = TestHost { Reader() }
    host.environment(\.dynamicTypeSize, .xSmall)
    host.turn()
    #expect(host.texts == ["xSmall 14.0 31.0"])
  }
}
