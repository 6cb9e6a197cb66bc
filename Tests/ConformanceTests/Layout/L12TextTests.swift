import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("1.2: Text") struct L12TextTests {
  @Test(
    "1.20, 1.21, 1.22: Ex 1.a: what a text of three words answers",
    arguments: [
      L1Row(nil, nil, 170, 20), L1Row(200, nil, 170, 20), L1Row(110, nil, 110, 40), L1Row(100, nil, 60, 60),
      L1Row(60, nil, 60, 60), L1Row(50, nil, 50, 60), L1Row(30, nil, 30, 120), L1Row(60, 30, 60, 20), L1Row(60, 40, 60, 40),
      L1Row(.infinity, .infinity, 170, 20), L1Row(0, 0, 0, 0), L1Row(0, nil, 0, 300),
    ])
  func threeWords(row: L1Row) {
    #expect(size(row.width, row.height) { Text("Hello brave world") } == row.answer)
  }

  @Test("1.20: without a width a text has one line for each paragraph")
  func paragraphs() {
    #expect(size(nil, nil) { Text("Hello\nbrave world") } == CGSize(width: 110, height: 40))
    #expect(size(.infinity, nil) { Text("Hello\nbrave world") } == CGSize(width: 110, height: 40))
  }

  @Test("1.20: the size of a text is rounded up to a pixel")
  func wholePixels() {
    let view = LaidOut(nil, nil, pixel: 8) { Text("Hello") }
    #expect(view.size == CGSize(width: 56, height: 24))
    #expect(LaidOut(nil, nil, pixel: 0.5) { Text("Hello") }.size == CGSize(width: 50, height: 20))
  }

  @Test("1.21: a text is as wide as its longest line with the space where that was broken, as far as there is room")
  func longestLine() {
    #expect(size(109, nil) { Text("Hello brave") } == CGSize(width: 60, height: 40))
    #expect(size(55, nil) { Text("Hello brave") } == CGSize(width: 55, height: 40))
    #expect(size(110, nil) { Text("Hello brave") } == CGSize(width: 110, height: 20))
    #expect(size(300, nil) { Text("Hello brave") } == CGSize(width: 110, height: 20))
  }

  @Test(
    "1.22: a height allows as many whole lines as it has room for, and one in any case",
    arguments: [
      L1Row(60, 5, 60, 20), L1Row(60, 20, 60, 20), L1Row(60, 39, 60, 20), L1Row(60, 59, 60, 40), L1Row(60, 60, 60, 60),
      L1Row(60, 1000, 60, 60), L1Row(60, nil, 60, 60),
    ])
  func height(row: L1Row) {
    #expect(size(row.width, row.height) { Text("Hello brave world") } == row.answer)
  }

  @Test("1.23: Ex 1.a: a limit of lines is never exceeded")
  func lineLimit() {
    let text = Text("Hello brave world")
    #expect(size(60, nil) { text.lineLimit(1) } == CGSize(width: 60, height: 20))
    #expect(size(100, nil) { text.lineLimit(1) } == CGSize(width: 100, height: 20))
    #expect(size(nil, nil) { text.lineLimit(1) } == CGSize(width: 170, height: 20))
    #expect(size(60, nil) { text.lineLimit(2) } == CGSize(width: 60, height: 40))
    #expect(size(60, nil) { text.lineLimit(...2) } == CGSize(width: 60, height: 40))
    #expect(size(60, nil) { text.lineLimit(nil) } == CGSize(width: 60, height: 60))
  }

  @Test("1.23: a least number of lines keeps its height where there are fewer")
  func leastLines() {
    #expect(size(200, nil) { Text("Hello").lineLimit(2...3) } == CGSize(width: 50, height: 40))
    #expect(size(200, nil) { Text("Hello").lineLimit(2...) } == CGSize(width: 50, height: 40))
    #expect(size(200, nil) { Text("Hello").lineLimit(3, reservesSpace: true) } == CGSize(width: 50, height: 60))
    #expect(size(200, nil) { Text("Hello").lineLimit(3, reservesSpace: false) } == CGSize(width: 50, height: 20))
    #expect(size(10, nil) { Text("a b c d").lineLimit(2...3) } == CGSize(width: 10, height: 60))
  }

  @Test("1.24: wherever a text is cut, only the last permitted line is, and the size is the same")
  func truncation() {
    for mode in [Text.TruncationMode.tail, .head, .middle] {
      #expect(size(60, 40) { Text("Hello brave world").truncationMode(mode) } == CGSize(width: 60, height: 40))
      #expect(size(30, nil) { Text("Hello").lineLimit(1).truncationMode(mode) } == CGSize(width: 30, height: 20))
    }
  }

  @Test("1.25: a text that is offered nothing takes nothing, and its least width in a row is 0")
  func leastWidth() {
    #expect(size(0, 0) { Text("Hello") } == CGSize.zero)
    let view = LaidOut(100, 100) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).named("c")
        Text("Hello").named("t")
      }
    }
    // Nothing is set aside for the text.
    #expect(view["c"].width == 100)
    #expect(view["t"].minX == 100)
  }

  @Test("1.25: the least height of a text in a column is one line")
  func leastHeight() {
    let view = LaidOut(60, 100) {
      VStack(spacing: 0) {
        Color.red.layoutPriority(1).named("c")
        Text("Hello brave world").named("t")
      }
    }
    #expect(view["c"] == rect(0, 0, 60, 80))
    #expect(view["t"] == rect(0, 80, 60, 20))
  }

  @Test("1.26: in less than the width of a character each line has one character, and the text is as wide as it was offered")
  func narrow() {
    #expect(size(5, nil) { Text("abc") } == CGSize(width: 5, height: 60))
    #expect(size(0, nil) { Text("abc") } == CGSize(width: 0, height: 60))
    let text = Text("Hello brave world").fixedSize(horizontal: false, vertical: true)
    #expect(size(0, 0) { text } == CGSize(width: 0, height: 300))
  }

  @Test("1.27: where lines are within a text changes no size")
  func alignment() {
    for alignment in [TextAlignment.leading, .center, .trailing] {
      let text = Text("Hello brave world").multilineTextAlignment(alignment)
      #expect(size(110, nil) { text } == CGSize(width: 110, height: 40))
      #expect(size(300, nil) { text } == CGSize(width: 170, height: 20))
    }
  }

  @Test("1.28: a text has the baselines of its first and its last line, and no other guide of its own")
  func guides() {
    let one = LaidOut(nil, nil) { Text("Hello") }
    #expect(one.guide(.firstTextBaseline) == 16)
    #expect(one.guide(.lastTextBaseline) == 16)
    let three = LaidOut(60, nil) { Text("Hello brave world") }
    #expect(three.guide(.firstTextBaseline) == 16)
    #expect(three.guide(.lastTextBaseline) == 56)
    #expect(three.guide(.leading) == 0)
    #expect(three.guide(.trailing) == 60)
    #expect(three.guide(.bottom) == 60)
    let log = L1Log()
    let asked = LaidOut(nil, nil) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Hello").alignmentGuide(HorizontalAlignment.leading) { dimensions in
          log.note(L12Guides.words(dimensions))
          return 0
        }
        fixed(10, 10)
      }
    }
    #expect(asked.size == CGSize(width: 50, height: 30))
    #expect(log.notes.last == "first last")
  }

  @Test("1.29: an empty text takes no room")
  func empty() {
    #expect(size(nil, nil) { Text("") } == CGSize.zero)
    #expect(size(100, 100) { Text("") } == CGSize.zero)
  }

  @Test("1.30: line spacing is between lines, not below the last")
  func lineSpacing() {
    #expect(size(nil, nil) { Text("a\nb\nc").lineSpacing(5) } == CGSize(width: 10, height: 70))
    #expect(size(60, nil) { Text("Hello brave world").lineSpacing(5) } == CGSize(width: 60, height: 70))
    #expect(size(nil, nil) { Text("a").lineSpacing(5) } == CGSize(width: 10, height: 20))
  }

  @Test("1.31: beside something flexible a text wraps though it had room")
  func besideFlexible() {
    let view = LaidOut(100, 100) {
      HStack(spacing: 0) {
        Color.red.named("c")
        Text("aaaa bbbb").named("t")
      }
    }
    #expect(view.size == CGSize(width: 100, height: 100))
    #expect(view["c"] == rect(0, 0, 50, 100))
    #expect(view["t"] == rect(50, 30, 50, 40))
  }
}

private enum L12Guides {
  /// Which of its guides a view has set itself.
  static func words(_ dimensions: ViewDimensions) -> String {
    var words: [String] = []
    if dimensions[explicit: VerticalAlignment.firstTextBaseline] == 16 { words.append("first") }
    if dimensions[explicit: VerticalAlignment.lastTextBaseline] == 16 { words.append("last") }
    if dimensions[explicit: HorizontalAlignment.leading] != nil { words.append("leading") }
    if dimensions[explicit: HorizontalAlignment.center] != nil { words.append("center") }
    if dimensions[explicit: HorizontalAlignment.trailing] != nil { words.append("trailing") }
    if dimensions[explicit: VerticalAlignment.top] != nil { words.append("top") }
    if dimensions[explicit: VerticalAlignment.bottom] != nil { words.append("bottom") }
    return words.joined(separator: " ")
  }
}
