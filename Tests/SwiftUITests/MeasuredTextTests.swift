import SwiftUI
import SwiftUITesting
import Testing

/// Texts, labels and pictures as they were measured on macOS 26 and iOS 26. In the font of these tests every character is 10 wide.
@MainActor @Suite("Texts as measured on Apple's systems") struct MeasuredTextTests {
  private func width(_ text: Text, offered: CGFloat) throws -> CGFloat {
    let host = TestHost(windowSize: CGSize(width: offered, height: 200)) { text.accessibilityIdentifier("text") }
    return try host.find(.identifier("text")).frame.width
  }

  private func width(_ text: String, offered: CGFloat) throws -> CGFloat { try width(Text(verbatim: text), offered: offered) }

  @Test("a text that is wrapped has the space at which its widest line was broken, as far as there is room")
  func space() throws {
    #expect(try width("abcd efgh ij", offered: 65) == 50)
    #expect(try width("abcd efgh ij", offered: 45) == 45)
    // None at the end of a paragraph, and none where a word itself was broken.
    #expect(try width("abcd \nefgh", offered: 65) == 40)
    #expect(try width("abcdefgh", offered: 45) == 40)
  }

  @Test(
    "who offers a text the width that it answered gets the same lines",
    arguments: Array(stride(from: CGFloat(20), through: 300, by: 5)))
  func again(offered: CGFloat) throws {
    for text in ["abcd efgh ij", "a bb ccc dddd eeeee ffffff", "abcdef ghi jk", "one\ntwo three four\nfive six seven eight"] {
      let host = TestHost(windowSize: CGSize(width: offered, height: 600)) { Text(text).accessibilityIdentifier("text") }
      let first = try host.find(.identifier("text")).frame.size
      host.windowSize.width = first.width
      host.turn()
      #expect(try host.find(.identifier("text")).frame.size == first)
    }
  }

  @Test(
    "a paragraph of two lines does not end with a lone word, if the word before still fits beside it and the lines are more alike"
  )
  func loneWord() throws {
    #expect(try width("abcdef ghi jk", offered: 100) == 70)
    // Three lines are filled one after the other: the last word stays alone.
    #expect(try width("abcdef ghi abcdef ghi jk", offered: 100) == 100)
    // Nothing is gained: "abcdef" and "ghi jklmnopq" are less alike.
    #expect(try width("abcdef ghi jklmnopq", offered: 130) == 110)
    // What has no spaces is no words.
    #expect(try width("一二三四五", offered: 45) == 40)
  }

  private struct Asked: Layout {
    final class Seen: @unchecked Sendable { var size = CGSize.zero }
    let proposal: ProposedViewSize
    let seen: Seen

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      seen.size = subviews[0].sizeThatFits(self.proposal)
      return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test("a text is never wider than it was offered, also where a character is", arguments: [0, 4, 9] as [CGFloat])
  func narrow(offered: CGFloat) {
    let seen = Asked.Seen()
    let host = TestHost { Asked(proposal: ProposedViewSize(width: offered, height: nil), seen: seen) { Text("Hello") } }
    host.turn()
    #expect(seen.size == CGSize(width: offered, height: 100))
  }

  @Test("no space is beside the ellipsis", arguments: [Text.TruncationMode.tail, .head, .middle])
  func ellipsis(mode: Text.TruncationMode) throws {
    func shown(_ offered: CGFloat) throws -> CGSize {
      let host = TestHost(windowSize: CGSize(width: offered, height: 100)) {
        Text("abcd efgh").lineLimit(1).truncationMode(mode).accessibilityIdentifier("text")
      }
      return try host.find(.identifier("text")).frame.size
    }
    // "abcd …" would be 60 of the 65, and "… efgh", too. In the middle "abc…gh" has room.
    #expect(try shown(65).width == (mode == .middle ? 60 : 50))
    for offered in stride(from: 10, through: 90, by: 5) as StrideThrough<CGFloat> {
      let size = try shown(offered)
      #expect(try shown(size.width) == size)
    }
  }

  @Test("the secondary scale makes characters smaller and leaves the lines as high as they are")
  func secondaryScale() throws {
    let host = TestHost(windowSize: CGSize(width: 300, height: 100), textMetrics: .proportional) {
      VStack {
        Text("Hello").accessibilityIdentifier("usual")
        Text("Hello").textScale(.secondary).accessibilityIdentifier("smaller")
      }
    }
    let usual = try host.find(.identifier("usual")).frame
    let smaller = try host.find(.identifier("smaller")).frame
    #expect(smaller.width < usual.width)
    #expect(smaller.height == usual.height)
  }

  private func label(icon height: CGFloat) throws -> (icon: CGRect, title: CGRect, label: CGRect) {
    let host = TestHost(windowSize: CGSize(width: 100, height: 100)) {
      Label {
        Text("Abc").accessibilityIdentifier("title")
      } icon: {
        Color.red.frame(width: 10, height: height).accessibilityIdentifier("icon")
      }
      .accessibilityIdentifier("label")
    }
    return (
      try host.find(.identifier("icon")).frame, try host.find(.identifier("title")).frame,
      try host.find(.identifier("label")).frame
    )
  }

  @Test("the middle of a label's icon is beside the middle of the capitals of its title")
  func labelIcon() throws {
    // The test's font: baseline 16, capitals 12, so their middle is 10 below the top.
    let high = try label(icon: 40)
    #expect(high.title.minY - high.icon.minY == 10)
    #expect(high.label.height == 40)
    let even = try label(icon: 20)
    #expect(even.icon.minY == even.title.minY)
    #expect(even.label.height == 20)
  }

  @Test("a picture that is not there takes no room and stays a member of its row")
  func missingPicture() throws {
    let host = TestHost(windowSize: CGSize(width: 100, height: 100)) {
      HStack {
        Image("no picture has this name").accessibilityIdentifier("picture")
        Text("a").accessibilityIdentifier("text")
      }
    }
    let picture = try host.find(.identifier("picture")).frame
    #expect(picture.size == .zero)
    #expect(try host.find(.identifier("text")).frame.minX - picture.maxX == 8)
  }
}
