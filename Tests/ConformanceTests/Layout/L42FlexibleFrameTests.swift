import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("4.2: Flexible frame") struct L42FlexibleFrameTests {
  @Test("4.10: bounds that contradict each other are raised: least, ideal, greatest")
  func contradictions() {
    #expect(size(0, 10) { Color.red.frame(minWidth: -10) }.width == 0)
    #expect(size(30, 10) { Color.red.frame(minWidth: 100, maxWidth: 50) }.width == 100)
    #expect(size(200, 10) { Color.red.frame(minWidth: 100, maxWidth: 50) }.width == 100)
    #expect(size(nil, 10) { Color.red.frame(minWidth: 60, idealWidth: 20) }.width == 60)
    #expect(size(nil, 10) { Color.red.frame(idealWidth: 80, maxWidth: 50) }.width == 80)
    #expect(size(200, 10) { Color.red.frame(idealWidth: 80, maxWidth: 50) }.width == 80)
  }

  @Test("4.10: bounds that contradict each other are warned of")
  func warnings() {
    #expect(!TestHost { Text("Hi").frame(minWidth: 100, maxWidth: 50) }.warnings.isEmpty)
    #expect(!TestHost { Text("Hi").frame(minHeight: 60, idealHeight: 20) }.warnings.isEmpty)
  }

  @Test(
    "4.11: the child is offered what comes in, or else the ideal length, within the bounds",
    arguments: [
      L42Offer(nil, nil, 100, offered: 200, child: 100),
      L42Offer(nil, nil, 100, offered: 60, child: 60),
      L42Offer(50, nil, nil, offered: 20, child: 50),
      L42Offer(50, nil, nil, offered: 70, child: 70),
      L42Offer(nil, 70, nil, offered: nil, child: 70),
      L42Offer(nil, 70, nil, offered: 20, child: 20),
      L42Offer(nil, nil, 100, offered: nil, child: nil),
      L42Offer(nil, nil, nil, offered: nil, child: nil),
      L42Offer(nil, nil, .infinity, offered: 40, child: 40),
    ])
  func proposal(_ offer: L42Offer) {
    let log = L3Proposals()
    // The height is open, so the child has to be asked.
    _ = size(offer.offered, 40) {
      L3Probe(log: log) { Text("Hello") }.frame(minWidth: offer.least, idealWidth: offer.ideal, maxWidth: offer.greatest)
    }
    #expect(log.asked.contains(ProposedViewSize(width: offer.child, height: 40)), "\(log.asked)")
  }

  @Test("4.12: with both bounds, a length that comes in is brought between them without asking the child")
  func bothBounds() {
    let log = L3Proposals()
    func framed(_ width: CGFloat, _ height: CGFloat) -> CGSize {
      size(width, height) {
        L3Probe(log: log) { fixed(200, 200) }.frame(minWidth: 20, maxWidth: 100, minHeight: 10, maxHeight: 50)
      }
    }
    #expect(framed(60, 30) == CGSize(width: 60, height: 30))
    #expect(log.asked.allSatisfy { $0 == ProposedViewSize(width: 60, height: 30) }, "\(log.asked)")
    #expect(framed(5, 5) == CGSize(width: 20, height: 10))
    #expect(framed(300, 300) == CGSize(width: 100, height: 50))
  }

  @Test("4.13: without a length that comes in, the ideal one is the answer")
  func ideal() {
    #expect(size(nil, 100) { fixed(80, 20).frame(idealWidth: 70) } == CGSize(width: 70, height: 20))
    #expect(size(100, nil) { fixed(80, 20).frame(idealHeight: 15) } == CGSize(width: 80, height: 15))
    #expect(size(nil, nil) { Color.red.frame(minWidth: 10, idealWidth: 70, maxWidth: 90) } == CGSize(width: 70, height: 10))
  }

  @Test("4.11, 4.12, 4.13, 4.14: Ex 4.b: the width of a frame by its bounds", arguments: L42Row.all)
  func table(_ row: L42Row) {
    for (offered, expected) in zip(L42Row.offers, row.widths) {
      let answer = size(offered, nil) {
        L42ChildView(child: row.child).frame(minWidth: row.least, idealWidth: row.ideal, maxWidth: row.greatest)
      }
      #expect(answer.width == expected, "offered \(String(describing: offered))")
    }
  }

  @Test("4.14: Ex 4.b: the height of a frame follows the same rules", arguments: L42Row.all.filter { $0.child != .text })
  func turnedTable(_ row: L42Row) {
    for (offered, expected) in zip(L42Row.offers, row.widths) {
      let answer = size(nil, offered) {
        L42ChildView(child: row.child, isTurned: true)
          .frame(minHeight: row.least, idealHeight: row.ideal, maxHeight: row.greatest)
      }
      #expect(answer.height == expected, "offered \(String(describing: offered))")
    }
  }

  @Test("4.15: a greatest length alone fills what is offered, but is never less than the child; with a least of 0 it may be")
  func words() {
    #expect(size(200, nil) { fixed(80, 20).frame(maxWidth: .infinity) }.width == 200)
    #expect(size(50, nil) { fixed(80, 20).frame(maxWidth: .infinity) }.width == 80)
    #expect(size(50, nil) { fixed(80, 20).frame(minWidth: 0, maxWidth: .infinity) }.width == 50)
    #expect(size(120, nil) { fixed(80, 20).frame(maxWidth: 100) }.width == 100)
    let narrow = LaidOut(50, nil) { fixed(80, 20).named("c").frame(minWidth: 0, maxWidth: .infinity) }
    #expect(narrow["c"] == rect(-15, 0, 80, 20))
  }

  @Test("4.16: the child is placed with the size of the frame")
  func placing() {
    let log = L3Proposals()
    _ = LaidOut(60, 30) { L3Probe(log: log) { Text("Hello") }.frame(minWidth: 100) }
    #expect(log.placed.last == ProposedViewSize(width: 100, height: 20))
    let ideal = L3Proposals()
    _ = LaidOut(nil, 30) { L3Probe(log: ideal) { Text("Hello") }.frame(idealWidth: 70, maxHeight: .infinity) }
    #expect(ideal.placed.last == ProposedViewSize(width: 70, height: 30))
  }

  @Test("4.16: the child is placed without a length where none came in and the frame is not at a bound")
  func placingWithoutLength() {
    let log = L3Proposals()
    let view = LaidOut(nil, nil) {
      L3Probe(log: log) { Text("Hello").named("t") }.frame(minWidth: 20, maxWidth: 100)
    }
    #expect(view["t"] == rect(0, 0, 50, 20))
    #expect(log.placed.last == .unspecified)
    let atBound = L3Proposals()
    _ = LaidOut(nil, nil) { L3Probe(log: atBound) { Text("Hello") }.frame(minWidth: 50, maxWidth: 100) }
    #expect(atBound.placed.last == ProposedViewSize(width: 50, height: nil))
  }

  @Test("4.16: a text that is cut to the greatest width wraps when it is placed, and sticks out above and below")
  func wrappedWhenPlaced() {
    let view = LaidOut(nil, nil) { Text("Hello brave world").named("t").frame(maxWidth: 100) }
    #expect(view.size == CGSize(width: 100, height: 20))
    #expect(view["t"] == rect(20, -20, 60, 60))
  }

  @Test("4.17: the priority of the child ends at the frame")
  func priority() {
    let view = LaidOut(100, 20) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).frame(minWidth: 0, maxWidth: .infinity).named("a")
        Color.blue.named("b")
      }
    }
    #expect(view["a"] == rect(0, 0, 50, 20))
    #expect(view["b"] == rect(50, 0, 50, 20))
  }

  @Test("4.17: the spacing of the child ends at the frame along an axis that has a bound")
  func spacing() {
    let width = LaidOut(100, 100) {
      VStack {
        Text("A").frame(maxWidth: .infinity).named("a")
        fixed(20, 10).named("r")
      }
    }
    #expect(width.size == CGSize(width: 100, height: 40))
    #expect(width["a"] == rect(0, 0, 100, 20))
    #expect(width["r"] == rect(40, 30, 20, 10))
    let height = LaidOut(100, 100) {
      VStack {
        Text("A").frame(minHeight: 20).named("a")
        fixed(20, 10).named("r")
      }
    }
    #expect(height.size == CGSize(width: 20, height: 38))
    #expect(height["a"] == rect(5, 0, 10, 20))
    #expect(height["r"] == rect(0, 28, 20, 10))
  }

  @Test("4.17: the child is aligned in the frame, and its explicit guides are handed on from where it stands")
  func guides() {
    #expect(LaidOut(100, nil) { Text("A").frame(minHeight: 50) }.guide(.firstTextBaseline) == 31)
    #expect(LaidOut(100, nil) { Text("A").frame(minHeight: 50, alignment: .bottom) }.guide(.firstTextBaseline) == 46)
    let view = LaidOut(100, 60) {
      Text("Hi").named("t").alignmentGuide(.trailing) { _ in 0 }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
    #expect(view["t"] == rect(100, 40, 20, 20))
  }

  @Test("4.18: the axes do not depend on each other")
  func axes() {
    #expect(
      size(60, nil) { Color.red.frame(minWidth: 20, maxWidth: 100, idealHeight: 70) } == CGSize(width: 60, height: 70))
    #expect(
      size(nil, 30) { Color.red.frame(minWidth: 20, maxWidth: 100, idealHeight: 70) } == CGSize(width: 20, height: 30))
    #expect(
      size(200, 10) { Text("Hello").frame(maxWidth: .infinity, minHeight: 40) } == CGSize(width: 200, height: 40))
    #expect(size(nil, nil) { Text("Hello").frame(minWidth: 100, maxHeight: 10) } == CGSize(width: 100, height: 10))
  }

  @Test("4.15: Ex 4.c: texts in frames that fill a row")
  func row() {
    let view = LaidOut(210, 50) {
      HStack(spacing: 10) {
        Text("A").named("a").frame(maxWidth: .infinity).named("fa")
        Text("Bcd").named("b").frame(maxWidth: .infinity).named("fb")
      }
    }
    #expect(view.size == CGSize(width: 210, height: 20))
    #expect(view["fa"] == rect(0, 0, 100, 20))
    #expect(view["a"] == rect(45, 0, 10, 20))
    #expect(view["fb"] == rect(110, 0, 100, 20))
    #expect(view["b"] == rect(145, 0, 30, 20))
  }

  @Test("4.15, 4.17: Ex 4.c: a text at the leading edge of a frame that fills a column")
  func column() {
    let view = LaidOut(100, 60) {
      VStack(spacing: 0) {
        Text("Hi").named("t").frame(maxWidth: .infinity, alignment: .leading)
        Text("World").named("w")
      }
    }
    #expect(view.size == CGSize(width: 100, height: 40))
    #expect(view["t"] == rect(0, 0, 20, 20))
    #expect(view["w"] == rect(25, 20, 50, 20))
  }
}

/// The bounds of a frame, and what its child is offered.
struct L42Offer: Sendable, CustomTestStringConvertible {
  let least: CGFloat?
  let ideal: CGFloat?
  let greatest: CGFloat?
  let offered: CGFloat?
  let child: CGFloat?

  init(_ least: CGFloat?, _ ideal: CGFloat?, _ greatest: CGFloat?, offered: CGFloat?, child: CGFloat?) {
    self.least = least
    self.ideal = ideal
    self.greatest = greatest
    self.offered = offered
    self.child = child
  }

  var testDescription: String { "\(L42Row.words(least, ideal, greatest)), offered \(offered.map { "\($0)" } ?? "nil")" }
}

/// What a frame with these bounds answers to each of the offers.
struct L42Row: Sendable, CustomTestStringConvertible {
  /// What is in the frame.
  enum Child: Sendable { case text, color, fixed }

  static let offers: [CGFloat?] = [nil, 0, 30, 60, 90, 120, .infinity]

  static let all: [L42Row] = [
    L42Row(nil, nil, nil, .text, [50, 0, 30, 50, 50, 50, 50]),
    L42Row(100, nil, nil, .text, [100, 100, 100, 100, 100, 100, 100]),
    L42Row(nil, nil, 100, .text, [50, 0, 30, 60, 90, 100, 100]),
    L42Row(20, nil, 100, .text, [50, 20, 30, 60, 90, 100, 100]),
    L42Row(nil, 70, nil, .text, [70, 0, 30, 50, 50, 50, 50]),
    L42Row(60, 70, nil, .text, [70, 60, 60, 60, 60, 60, 60]),
    L42Row(nil, 70, 100, .text, [70, 0, 30, 60, 90, 100, 100]),
    L42Row(60, 70, 100, .text, [70, 60, 60, 60, 90, 100, 100]),
    L42Row(nil, nil, .infinity, .text, [50, 0, 30, 60, 90, 120, .infinity]),
    L42Row(0, nil, .infinity, .text, [50, 0, 30, 60, 90, 120, .infinity]),
    L42Row(20, nil, nil, .text, [50, 20, 30, 50, 50, 50, 50]),
    L42Row(100, nil, nil, .color, [100, 100, 100, 100, 100, 120, .infinity]),
    L42Row(nil, nil, 100, .color, [10, 0, 30, 60, 90, 100, 100]),
    L42Row(20, nil, 100, .color, [20, 20, 30, 60, 90, 100, 100]),
    L42Row(nil, 70, nil, .color, [70, 0, 30, 60, 90, 120, .infinity]),
    L42Row(20, nil, nil, .fixed, [80, 20, 30, 60, 80, 80, 80]),
    L42Row(100, nil, nil, .fixed, [100, 100, 100, 100, 100, 100, 100]),
    L42Row(nil, nil, 100, .fixed, [80, 80, 80, 80, 90, 100, 100]),
    L42Row(20, nil, 100, .fixed, [80, 20, 30, 60, 90, 100, 100]),
    L42Row(nil, 70, nil, .fixed, [70, 80, 80, 80, 80, 80, 80]),
    L42Row(60, 70, nil, .fixed, [70, 60, 60, 60, 80, 80, 80]),
    L42Row(nil, nil, .infinity, .fixed, [80, 80, 80, 80, 90, 120, .infinity]),
  ]

  let least: CGFloat?
  let ideal: CGFloat?
  let greatest: CGFloat?
  let child: Child
  let widths: [CGFloat]

  init(_ least: CGFloat?, _ ideal: CGFloat?, _ greatest: CGFloat?, _ child: Child, _ widths: [CGFloat]) {
    self.least = least
    self.ideal = ideal
    self.greatest = greatest
    self.child = child
    self.widths = widths
  }

  var testDescription: String { "\(child), \(Self.words(least, ideal, greatest))" }

  static func words(_ least: CGFloat?, _ ideal: CGFloat?, _ greatest: CGFloat?) -> String {
    let bounds: [(String, CGFloat?)] = [("min", least), ("ideal", ideal), ("max", greatest)]
    let words = bounds.compactMap { name, length in length.map { "\(name) \($0)" } }
    return words.isEmpty ? "no bounds" : words.joined(separator: " ")
  }
}

private struct L42ChildView: View {
  let child: L42Row.Child
  /// Whether the long side is the height.
  var isTurned = false

  var body: some View {
    switch child {
    case .text: Text("Hello")
    case .color: Color.red
    case .fixed: fixed(isTurned ? 20 : 80, isTurned ? 80 : 20)
    }
  }
}
