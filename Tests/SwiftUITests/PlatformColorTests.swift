import SwiftUI
import Testing

@testable import SwiftUICore

@Suite("Colors with UIKit's names") struct PlatformColorTests {
  @Test("a name without a type makes a color")
  func names() {
    #expect(Color(.systemRed) == Color.red)
    #expect(Color(.red) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(.label) == Color.primary)
    #expect(Color(uiColor: .label) == Color.primary)
    #expect(Color(.systemBackground) != Color(.secondarySystemBackground))
  }

  @Test("every color of the system is known")
  func known() {
    let grays: [_PlatformColor] = [
      .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .tertiaryLabel, .quaternaryLabel, .separator,
      .opaqueSeparator, .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .systemBackground,
      .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground, .darkText, .lightText, .placeholderText, .systemOrange, .systemYellow, .systemGreen,
      .systemMint, .systemTeal, .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .link,
      .secondaryLabel,
    ]
    for color in grays { #expect(color.description != _PlatformColor.systemGray.description) }
  }
}
