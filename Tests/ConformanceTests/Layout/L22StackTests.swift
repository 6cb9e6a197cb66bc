import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("2.2: The algorithm of stacks") struct L22StackTests {
  @Test("2.20: without a length to share each member is asked once, in order, and no priority matters")
  func noLength() {
    let log = L1Log()
    let view = LaidOut(nil, 50) {
      HStack(spacing: 0) {
        Color.red.l1Noted("a", log).named("a")
        Text("Hello").l1Noted("b", log).layoutPriority(5).named("b")
        fixed(20, 20).l1Noted("c", log).layoutPriority(-5).named("c")
      }
    }
    #expect(log.distinct == ["a nil×50", "b nil×50", "c nil×50"])
    #expect(view.size == CGSize(width: 80, height: 50))
    #expect(view["a"] == rect(0, 0, 10, 50))
    #expect(view["b"] == rect(10, 15, 50, 20))
    #expect(view["c"] == rect(60, 15, 20, 20))
  }

  @Test("2.21: what is shared is the length less all spacings")
  func available() {
    let view = LaidOut(100, 50) {
      HStack(spacing: 5) {
        Color.red.named("a")
        Color.green.named("b")
        Color.blue.named("c")
      }
    }
    #expect(view.size == CGSize(width: 100, height: 50))
    #expect(view["a"] == rect(0, 0, 30, 50))
    #expect(view["b"] == rect(35, 0, 30, 50))
    #expect(view["c"] == rect(70, 0, 30, 50))
    let mixed = LaidOut(50, 100) {
      VStack {
        Text("A").named("a")
        Color.red.named("b")
        Color.blue.named("c")
      }
    }
    // 100 less 20 of text, 10 below it and 8.
    #expect(mixed["b"] == rect(0, 30, 50, 31))
    #expect(mixed["c"] == rect(0, 69, 50, 31))
  }

  @Test("2.22: a member's least and largest lengths are asked at the stack's own cross length")
  func ranges() {
    let log = L1Log()
    let row = LaidOut(200, 50) {
      HStack(spacing: 0) {
        Text("Hello").l1Noted("a", log)
        Color.red.l1Noted("b", log)
      }
    }
    #expect(row.size == CGSize(width: 200, height: 50))
    for probe in ["a 0×50", "a ∞×50", "b 0×50", "b ∞×50"] { #expect(log.asked.contains(probe)) }
    let heights = L1Log()
    let column = LaidOut(50, 200) {
      VStack(spacing: 0) {
        Text("Hello").l1Noted("a", heights)
        Color.red.l1Noted("b", heights)
      }
    }
    #expect(column.size == CGSize(width: 50, height: 200))
    for probe in ["a 50×0", "a 50×∞", "b 50×0", "b 50×∞"] { #expect(heights.asked.contains(probe)) }
  }

  @Test("2.23: the less flexible is asked first")
  func lessFlexibleFirst() {
    let log = L1Log()
    let view = LaidOut(180, 50) {
      HStack(spacing: 0) {
        Color.red.l1Noted("a", log).named("a")
        Text("Hello").l1Noted("b", log).named("b")
        fixed(20, 20).l1Noted("c", log).named("c")
      }
    }
    #expect(log.shares == ["c 60×50", "b 80×50", "a 110×50"])
    #expect(view["a"] == rect(0, 0, 110, 50))
    #expect(view["b"] == rect(110, 15, 50, 20))
    #expect(view["c"] == rect(160, 15, 20, 20))
  }

  @Test("2.23: equally flexible members are asked in the order of the source")
  func order() {
    let log = L1Log()
    let view = LaidOut(100, 50) {
      HStack(spacing: 0) {
        Color.red.l1Noted("a", log)
        Color.green.l1Noted("b", log)
        Color.blue.l1Noted("c", log).named("c")
      }
    }
    #expect(log.shares == ["a 33.33×50", "b 33.33×50", "c 33.33×50"])
    #expect(view["c"] == rect(66.67, 0, 33.33, 50))
  }

  @Test("2.23: a higher priority is asked before flexibility counts")
  func priorityFirst() {
    let log = L1Log()
    let view = LaidOut(180, 50) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 90).l1Noted("a", log).layoutPriority(1)
        fixed(20, 20).l1Noted("b", log)
        Color.blue.l1Noted("c", log).named("c")
      }
    }
    // 180 less the 20 of the fixed member; then 90 for two.
    #expect(log.shares == ["a 160×50", "b 45×50", "c 70×50"])
    #expect(view["c"] == rect(110, 0, 70, 50))
  }

  @Test("2.23: Ex 2.l: of members that are flexible without end, that with the larger minimum is asked first")
  func largerMinimumFirst() {
    let view = LaidOut(100, 20) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20).named("a")
        Color.blue.frame(minWidth: 70).named("b")
      }
    }
    #expect(view.size == CGSize(width: 100, height: 20))
    #expect(view["a"] == rect(0, 0, 30, 20))
    #expect(view["b"] == rect(30, 0, 70, 20))
  }

  @Test("2.24: the minima of lower priorities are held back, and given free group by group")
  func minimaHeldBack() {
    let two = LaidOut(100, 50) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).named("a")
        Color.green.frame(minWidth: 30).named("b")
        fixed(20, 20).named("c")
      }
    }
    #expect(two.size == CGSize(width: 100, height: 50))
    #expect(two["a"] == rect(0, 0, 50, 50))
    #expect(two["b"] == rect(50, 0, 30, 50))
    #expect(two["c"] == rect(80, 15, 20, 20))
    let log = L1Log()
    let three = LaidOut(100, 50) {
      HStack(spacing: 0) {
        fixed(30, 20).l1Noted("c", log).named("c")
        Color.green.frame(minWidth: 20).l1Noted("b", log).layoutPriority(1).named("b")
        Color.red.frame(maxWidth: 40).l1Noted("a", log).layoutPriority(2).named("a")
      }
    }
    #expect(log.shares == ["a 50×50", "b 30×50", "c 30×50"])
    #expect(three["c"] == rect(0, 15, 30, 20))
    #expect(three["b"] == rect(30, 0, 30, 50))
    #expect(three["a"] == rect(60, 0, 40, 50))
  }

  @Test("2.25: Ex 2.e: within a group each member is offered an equal share of what is left, and nobody is asked again")
  func shares() {
    let log = L1Log()
    let view = LaidOut(200, 50) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 50, maxWidth: 100).l1Noted("a", log).named("a")
        Color.green.frame(minWidth: 100, maxWidth: 200).l1Noted("b", log).named("b")
        Color.blue.frame(maxWidth: 40).l1Noted("c", log).named("c")
      }
    }
    #expect(log.shares == ["c 66.67×50", "a 80×50", "b 80×50"])
    #expect(view.size == CGSize(width: 220, height: 50))
    #expect(view["a"] == rect(0, 0, 80, 50))
    #expect(view["b"] == rect(80, 0, 100, 50))
    #expect(view["c"] == rect(180, 0, 40, 50))
  }

  @Test("2.25: Ex 2.a: a text between colours wraps though it would fit, unless it goes first")
  func textBetweenColors() {
    func row(_ priority: Double) -> LaidOut {
      LaidOut(200, 100) {
        HStack {
          Color.red.named("a")
          Text("Hello, world").layoutPriority(priority).named("t")
          Color.blue.named("b")
        }
      }
    }
    let equal = row(0)
    #expect(equal.size == CGSize(width: 200, height: 100))
    // A third of 184 is 61.33: in whole pixels 61, of which the word takes 60 and the space behind it the rest.
    #expect(equal["a"] == rect(0, 0, 61.5, 100))
    #expect(equal["t"] == rect(69.5, 30, 61, 40))
    #expect(equal["b"] == rect(138.5, 0, 61.5, 100))
    let first = row(1)
    #expect(first.size == CGSize(width: 200, height: 100))
    #expect(first["a"] == rect(0, 0, 32, 100))
    #expect(first["t"] == rect(40, 40, 120, 20))
    #expect(first["b"] == rect(168, 0, 32, 100))
  }

  @Test("2.25: Ex 2.a: what the three members are offered")
  func textBetweenColorsIsOffered() {
    let log = L1Log()
    let view = LaidOut(200, 100) {
      HStack {
        Color.red.l1Noted("a", log)
        Text("Hello, world").l1Noted("t", log)
        Color.blue.l1Noted("b", log)
      }
    }
    #expect(view.size == CGSize(width: 200, height: 100))
    #expect(log.shares == ["t 61.33×100", "a 61.5×100", "b 61.5×100"])
  }

  @Test("2.25: Ex 2.b: a spacer between two texts")
  func spacerBetweenTexts() {
    func row(_ width: CGFloat?, _ height: CGFloat?, spacing: CGFloat? = nil) -> LaidOut {
      LaidOut(width, height) {
        HStack(spacing: spacing) {
          Text("AB").named("a")
          Spacer().named("s")
          Text("CDE").named("b")
        }
      }
    }
    let plain = row(200, 100)
    #expect(plain.size == CGSize(width: 200, height: 20))
    #expect(plain["a"] == rect(0, 0, 20, 20))
    #expect(plain["s"] == rect(20, 10, 150, 0))
    #expect(plain["b"] == rect(170, 0, 30, 20))
    #expect(row(200, 100, spacing: 10)["s"] == rect(30, 10, 130, 0))
    let ideal = row(nil, nil)
    #expect(ideal.size == CGSize(width: 58, height: 20))
    #expect(ideal["s"] == rect(20, 10, 8, 0))
    #expect(ideal["b"] == rect(28, 0, 30, 20))
  }

  @Test("2.25: Ex 2.c: two spacers share what three fixed views leave")
  func twoSpacers() {
    let view = LaidOut(250, 80) {
      HStack {
        fixed(40, 50).named("r")
        Spacer().named("s1")
        fixed(40, 50).named("b")
        Spacer().named("s2")
        fixed(40, 50).named("g")
      }
    }
    #expect(view.size == CGSize(width: 250, height: 50))
    #expect(view["r"] == rect(0, 0, 40, 50))
    #expect(view["s1"].width == 65)
    #expect(view["b"] == rect(105, 0, 40, 50))
    #expect(view["s2"].width == 65)
    #expect(view["g"] == rect(210, 0, 40, 50))
  }

  @Test("2.25: Ex 2.d: a fixed view in a column leaves equal parts to two colours")
  func fixedBetweenColors() {
    let view = LaidOut(100, 300) {
      VStack(spacing: 20) {
        Color.red.named("red")
        fixed(10, 10).named("yellow")
        Color.blue.named("blue")
      }
    }
    #expect(view.size == CGSize(width: 100, height: 300))
    #expect(view["red"] == rect(0, 0, 100, 125))
    #expect(view["yellow"] == rect(45, 145, 10, 10))
    #expect(view["blue"] == rect(0, 175, 100, 125))
  }

  @Test("2.25: Ex 2.i: texts and colours in columns, with the gaps that they prefer")
  func preferredGaps() {
    let mixed = LaidOut(200, 200) {
      VStack {
        fixed(50, 20).named("r1")
        Text("Fat").named("t")
        fixed(50, 20).named("r2")
      }
    }
    #expect(mixed.size == CGSize(width: 50, height: 76))
    #expect(mixed["r1"] == rect(0, 0, 50, 20))
    #expect(mixed["t"] == rect(10, 26, 30, 20))
    #expect(mixed["r2"] == rect(0, 56, 50, 20))
    let texts = size(200, 200) {
      VStack(alignment: .leading) {
        Text("One")
        Text("Two words")
        Text("x")
      }
    }
    #expect(texts == CGSize(width: 90, height: 60))
    let padded = LaidOut(200, 200) {
      VStack {
        Text("A").padding(.horizontal, 4).named("a")
        fixed(20, 10).named("r")
      }
    }
    #expect(padded.size == CGSize(width: 20, height: 40))
    #expect(padded["a"] == rect(1, 0, 18, 20))
    #expect(padded["r"] == rect(0, 30, 20, 10))
  }

  @Test("2.25: Ex 2.m: the shorter of two texts is asked first")
  func twoTexts() {
    let row = LaidOut(100, 100) {
      HStack(spacing: 0) {
        Text("aaaa bbbb").named("x")
        Text("cc dd").named("y")
      }
    }
    #expect(row.size == CGSize(width: 100, height: 40))
    #expect(row["x"] == rect(0, 0, 50, 40))
    #expect(row["y"] == rect(50, 10, 50, 20))
    let column = LaidOut(100, 60) {
      VStack(spacing: 0) {
        Text("a\nb\nc").named("x")
        Text("d").named("y")
      }
    }
    // The second line of x ends with an ellipsis: two characters. The specification's example counts three.
    #expect(column.size == CGSize(width: 20, height: 60))
    #expect(column["x"] == rect(0, 0, 20, 40))
    #expect(column["y"] == rect(5, 40, 10, 20))
  }

  @Test("2.26: when nothing is left the rest is offered 0, never less")
  func nothingLeft() {
    let log = L1Log()
    let view = LaidOut(100, 50) {
      HStack(spacing: 0) {
        fixed(80, 20).named("a")
        fixed(80, 20).named("b")
        Color.red.l1Noted("c", log).named("c")
      }
    }
    #expect(view.size == CGSize(width: 160, height: 50))
    #expect(view["b"] == rect(80, 15, 80, 20))
    #expect(view["c"] == rect(160, 0, 0, 50))
    #expect(Set(log.asked) == ["c 0×50", "c ∞×50"])
    let spaced = L1Log()
    let narrow = LaidOut(10, 50) {
      HStack(spacing: 20) {
        Color.red.l1Noted("a", spaced)
        Color.blue.l1Noted("b", spaced)
      }
    }
    #expect(narrow.size == CGSize(width: 20, height: 50))
    #expect(!spaced.asked.contains { $0.contains("-") })
  }

  @Test("2.27: a stack is as long as its members and spacings, however much or little it was offered")
  func hugging() {
    let fixedRow = HStack(spacing: 5) {
      fixed(20, 20)
      fixed(30, 10)
    }
    #expect(size(200, 100) { fixedRow } == CGSize(width: 55, height: 20))
    #expect(size(40, 5) { fixedRow } == CGSize(width: 55, height: 20))
    let flexibleRow = HStack(spacing: 5) {
      fixed(20, 20)
      Color.red
    }
    #expect(size(200, 100) { flexibleRow } == CGSize(width: 200, height: 100))
    #expect(size(10, 100) { flexibleRow } == CGSize(width: 25, height: 100))
  }

  @Test("2.28: a share of infinity is infinity, and stays so when an infinite member has taken its part")
  func infinity() {
    let hugging = size(.infinity, 50) {
      HStack(spacing: 8) {
        Text("Hello")
        fixed(20, 20)
      }
    }
    #expect(hugging == CGSize(width: 78, height: 20))
    let log = L1Log()
    let endless = size(.infinity, 50) {
      HStack(spacing: 0) {
        Color.red.l1Noted("a", log).layoutPriority(1)
        Text("Hello").l1Noted("t", log)
      }
    }
    #expect(endless.width == .infinity)
    #expect(endless.height == 50)
    #expect(log.asked.contains("t ∞×50"))
    #expect(!log.asked.contains { $0.contains("nan") })
  }

  @Test("2.29: every member is offered the cross length of the stack, unchanged")
  func crossProposal() {
    let log = L1Log()
    let view = LaidOut(200, 50) {
      HStack(spacing: 0) {
        fixed(20, 80).l1Noted("a", log)
        Text("Hello").l1Noted("b", log)
        Color.red.l1Noted("c", log).layoutPriority(-1)
      }
    }
    #expect(view.size == CGSize(width: 200, height: 80))
    #expect(log.asked.allSatisfy { $0.hasSuffix("×50") })
    #expect(log.placed.allSatisfy { $0.hasSuffix("×50") })
  }

  @Test("2.30: members are lined up by their guides, and the stack covers them and 0")
  func crossPlacement() {
    func row(_ alignment: VerticalAlignment, guide: CGFloat? = nil) -> LaidOut {
      LaidOut(200, 200) {
        HStack(alignment: alignment, spacing: 0) {
          fixed(10, 40).alignmentGuide(alignment) { guide ?? $0[alignment] }.named("a")
          fixed(10, 20).alignmentGuide(alignment) { guide ?? $0[alignment] }.named("b")
        }
      }
    }
    for (alignment, y) in [(VerticalAlignment.top, 0), (.center, 10), (.bottom, 20)] as [(VerticalAlignment, CGFloat)] {
      let view = row(alignment)
      #expect(view.size == CGSize(width: 20, height: 40))
      #expect(view["a"] == rect(0, 0, 10, 40))
      #expect(view["b"] == rect(10, y, 10, 20))
    }
    let above = row(.top, guide: -5)
    #expect(above.size == CGSize(width: 20, height: 45))
    #expect(above["a"] == rect(0, 5, 10, 40))
    #expect(above["b"] == rect(10, 5, 10, 20))
    let below = row(.top, guide: 50)
    #expect(below.size == CGSize(width: 20, height: 50))
    #expect(below["a"] == rect(0, 0, 10, 40))
    #expect(below["b"] == rect(10, 0, 10, 20))
  }

  @Test("2.31: Ex 4.g: guides outside the views make a stack larger, even if all have the same")
  func guidesOutside() {
    func column(_ first: CGFloat, _ second: CGFloat) -> LaidOut {
      LaidOut(200, 100) {
        VStack(alignment: .leading, spacing: 0) {
          fixed(50, 10).alignmentGuide(.leading) { _ in first }.named("a")
          fixed(50, 10).alignmentGuide(.leading) { _ in second }.named("b")
        }
      }
    }
    let one = column(0, -20)
    #expect(one.size == CGSize(width: 70, height: 20))
    #expect(one["a"] == rect(0, 0, 50, 10))
    #expect(one["b"] == rect(20, 10, 50, 10))
    let both = column(-20, -20)
    #expect(both.size == CGSize(width: 70, height: 20))
    #expect(both["a"] == rect(20, 0, 50, 10))
    #expect(both["b"] == rect(20, 10, 50, 10))
    let behind = column(70, 70)
    #expect(behind.size == CGSize(width: 70, height: 20))
    #expect(behind["a"] == rect(0, 0, 50, 10))
    #expect(behind["b"] == rect(0, 10, 50, 10))
  }

  @Test("2.31: Ex 4.g: four views, each a step further")
  func steps() {
    let view = LaidOut(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<4, id: \.self) { index in
          fixed(100, 10).alignmentGuide(.leading) { _ in -10 * CGFloat(index) }.named("m\(index)")
        }
      }
    }
    #expect(view.size == CGSize(width: 130, height: 40))
    for index in 0..<4 {
      #expect(view["m\(index)"] == rect(CGFloat(index) * 10, CGFloat(index) * 10, 100, 10))
    }
  }

  @Test("2.32: members stand one after another from the leading edge, and are not centred together")
  func mainPlacement() {
    func row(_ direction: LayoutDirection) -> LaidOut {
      LaidOut(200, 100, direction: direction) {
        HStack(spacing: 5) {
          fixed(20, 20).named("a")
          fixed(30, 20).named("b")
          Color.red.frame(maxWidth: 40, maxHeight: 20).named("c")
        }
      }
    }
    let view = row(.leftToRight)
    #expect(view.size == CGSize(width: 100, height: 20))
    #expect(view["a"] == rect(0, 0, 20, 20))
    #expect(view["b"] == rect(25, 0, 30, 20))
    #expect(view["c"] == rect(60, 0, 40, 20))
    let mirrored = row(.rightToLeft)
    #expect(mirrored["a"] == rect(80, 0, 20, 20))
    #expect(mirrored["b"] == rect(45, 0, 30, 20))
    #expect(mirrored["c"] == rect(0, 0, 40, 20))
  }

  @Test("2.33: Ex 2.f: what is too long leaves a row at its trailing end, and a fixed frame at both")
  func overflow() {
    let row = HStack(spacing: 0) {
      ForEach(0..<5, id: \.self) { index in fixed(80, 20).named("m\(index)") }
    }
    let plain = LaidOut(200, 50) { row }
    #expect(plain.size == CGSize(width: 400, height: 20))
    for index in 0..<5 { #expect(plain["m\(index)"] == rect(CGFloat(index) * 80, 0, 80, 20)) }
    let framed = LaidOut(200, 50) { row.frame(width: 200, height: 50) }
    #expect(framed.size == CGSize(width: 200, height: 50))
    for index in 0..<5 { #expect(framed["m\(index)"] == rect(CGFloat(index) * 80 - 100, 15, 80, 20)) }
  }

  @Test("2.34: Ex 2.g: the least height of a column is the sum of its members' least heights, which it may not reach")
  func unattainableMinimum() {
    let column = VStack(spacing: 0) {
      Color.blue.frame(minHeight: 5, maxHeight: 100).named("blue")
      Color.orange.frame(minHeight: 80).named("orange")
    }
    #expect(size(50, 0) { column } == CGSize(width: 50, height: 85))
    let view = LaidOut(50, 85) { column }
    #expect(view.size == CGSize(width: 50, height: 122.5))
    #expect(view["blue"] == rect(0, 0, 50, 42.5))
    #expect(view["orange"] == rect(0, 42.5, 50, 80))
  }

  @Test("2.35: Ex 2.h: a view that fills becomes as wide as the widest member of a column without a width")
  func stretched() {
    let view = LaidOut(nil, nil) {
      VStack(spacing: 0) {
        Text("ab").named("a")
        Color.red.frame(minHeight: 10, maxHeight: 10).frame(maxWidth: .infinity).named("line")
      }
    }
    #expect(view.size == CGSize(width: 20, height: 30))
    #expect(view["a"] == rect(0, 0, 20, 20))
    #expect(view["line"] == rect(0, 20, 20, 10))
  }

  @Test("2.35: members are placed with the resulting cross length where there was none; no main length stays none")
  func placingProposal() {
    let log = L1Log()
    let view = LaidOut(nil, nil) {
      HStack(spacing: 0) {
        Color.red.l1Noted("a", log).named("a")
        fixed(10, 30)
      }
    }
    #expect(view.size == CGSize(width: 20, height: 30))
    #expect(view["a"] == rect(0, 0, 10, 30))
    #expect(log.distinct == ["a nil×nil", "a nil×30"])
    #expect(log.placed.last == "a nil×30")
    let concrete = L1Log()
    let row = LaidOut(100, nil) {
      HStack(spacing: 0) {
        Color.red.l1Noted("a", concrete).named("a")
        fixed(10, 30)
      }
    }
    #expect(row.size == CGSize(width: 100, height: 30))
    #expect(row["a"] == rect(0, 0, 90, 30))
    #expect(concrete.placed.last == "a 90×30")
  }

  @Test("2.36: least and largest lengths are asked again only when the cross length changes")
  func keptRanges() {
    let log = L1Log()
    let view = LaidOut(200, 50) {
      HStack(spacing: 0) {
        Color.red.l1Noted("a", log).named("a")
        Color.blue.named("b")
      }
    }
    #expect(view["a"] == rect(0, 0, 100, 50))
    for width in [CGFloat(300), 400, 500, 600] {
      view.resize(width, 50)
      #expect(view["a"] == rect(0, 0, width / 2, 50))
    }
    #expect(log.asked.filter { $0 == "a 0×50" }.count == 1)
    #expect(log.asked.filter { $0 == "a ∞×50" }.count == 1)
    view.resize(600, 60)
    #expect(view["a"] == rect(0, 0, 300, 60))
    #expect(log.asked.contains("a 0×60"))
    #expect(log.asked.contains("a ∞×60"))
  }

  @Test("2.37: to lay out a row each member is asked for two lengths and one size at most")
  func cost() {
    let log = L1Log()
    let view = LaidOut(200, 50) {
      HStack(spacing: 0) {
        Color.red.l1Noted("a", log)
        Text("Hello").l1Noted("b", log)
        fixed(20, 20).l1Noted("c", log).layoutPriority(1)
      }
    }
    #expect(view.size == CGSize(width: 200, height: 50))
    for name in ["a ", "b ", "c "] {
      #expect(log.asked.filter { $0.hasPrefix(name) }.count <= 3)
    }
  }

  @Test("2.38: Ex 2.j: members are centred unless they are lined up by their baselines; without text the lower edge counts")
  func baselines() {
    let first = LaidOut(120, 200) {
      HStack(alignment: .firstTextBaseline) {
        Text("A").named("a")
        fixed(30, 50).named("r")
        Text("Hello brave").named("b")
      }
    }
    #expect(first.size == CGSize(width: 116, height: 74))
    #expect(first["a"] == rect(0, 34, 10, 20))
    #expect(first["r"] == rect(18, 0, 30, 50))
    #expect(first["b"] == rect(56, 34, 60, 40))
    let last = LaidOut(80, 200) {
      HStack(alignment: .lastTextBaseline) {
        Text("A").named("a")
        Text("Hello brave").named("b")
      }
    }
    #expect(last.size == CGSize(width: 78, height: 40))
    #expect(last["a"] == rect(0, 20, 10, 20))
    #expect(last["b"] == rect(18, 0, 60, 40))
    let centred = LaidOut(120, 200) {
      HStack {
        fixed(10, 40).named("a")
        fixed(10, 20).named("b")
      }
    }
    #expect(centred["b"] == rect(18, 10, 10, 20))
    for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
      let edges = LaidOut(120, 200) {
        HStack(alignment: alignment) {
          fixed(10, 40).named("a")
          fixed(10, 20).named("b")
        }
      }
      #expect(edges.size == CGSize(width: 28, height: 40))
      #expect(edges["b"] == rect(18, 20, 10, 20))
    }
  }

  @Test("2.39: a stack has the uppermost first and the lowest last baseline of its members, and no edges of theirs")
  func handedOn() {
    let row = LaidOut(200, 200) {
      HStack(alignment: .top, spacing: 0) {
        Text("a\nb")
        Text("c").padding(.top, 10)
      }
    }
    #expect(row.size == CGSize(width: 20, height: 40))
    #expect(row.guide(.firstTextBaseline) == 16)
    #expect(row.guide(.lastTextBaseline) == 36)
    let column = LaidOut(200, 200) {
      VStack(spacing: 0) {
        fixed(10, 10)
        Text("a")
        Text("b")
        fixed(10, 10)
      }
    }
    #expect(column.guide(.firstTextBaseline) == 26)
    #expect(column.guide(.lastTextBaseline) == 46)
    let edges = LaidOut(200, 200) {
      HStack(spacing: 0) {
        fixed(20, 10).alignmentGuide(.leading) { _ in -30 }
        fixed(20, 10).alignmentGuide(.leading) { _ in -30 }
      }
    }
    #expect(edges.guide(.leading) == 0)
  }

  @Test("2.40: the priority is 0 unless another is given, which may be negative or a fraction")
  func priorities() {
    let view = LaidOut(90, 50) {
      HStack(spacing: 0) {
        Color.blue.layoutPriority(-0.5).named("c")
        Color.green.frame(maxWidth: 20).named("b")
        Color.red.frame(maxWidth: 30).layoutPriority(0.5).named("a")
      }
    }
    #expect(view["c"] == rect(0, 0, 40, 50))
    #expect(view["b"] == rect(40, 0, 20, 50))
    #expect(view["a"] == rect(60, 0, 30, 50))
    let fraction = LaidOut(90, 50) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(0.5).named("a")
        Color.green.named("b")
        Color.blue.layoutPriority(-0.5).named("c")
      }
    }
    #expect(fraction["a"].width == 90)
    #expect(fraction["b"].width == 0)
    #expect(fraction["c"].width == 0)
    let zero = LaidOut(90, 50) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(0).named("a")
        Color.green.named("b")
      }
    }
    #expect(zero["a"] == rect(0, 0, 45, 50))
  }

  @Test("2.40: Ex 2.k: the text with the higher priority keeps its line")
  func priorityOfTexts() {
    let view = LaidOut(150, 100) {
      HStack(spacing: 0) {
        Text("Longer text").named("a")
        Text("Longest text").layoutPriority(1).named("b")
      }
    }
    #expect(view.size == CGSize(width: 150, height: 80))
    #expect(view["a"] == rect(0, 0, 30, 80))
    #expect(view["b"] == rect(30, 30, 120, 20))
  }

  @Test("2.40: Ex 2.k: members with negative priorities share what the others leave")
  func negativePriorities() {
    let view = LaidOut(100, 50) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(-1).named("a")
        Color.green.frame(minWidth: 0, maxWidth: 60).named("b")
        Color.blue.frame(minWidth: 20).layoutPriority(-1).named("c")
      }
    }
    #expect(view.size == CGSize(width: 100, height: 50))
    #expect(view["a"] == rect(0, 0, 20, 50))
    #expect(view["b"] == rect(20, 0, 60, 50))
    #expect(view["c"] == rect(80, 0, 20, 50))
  }

  @Test("2.41: a priority counts where it stands: padding round it has none, padding below it has")
  func placeOfPriority() {
    let inside = LaidOut(100, 50) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).padding(5).named("a")
        Color.blue.named("b")
      }
    }
    #expect(inside["a"] == rect(0, 0, 50, 50))
    #expect(inside["b"] == rect(50, 0, 50, 50))
    let outside = LaidOut(100, 50) {
      HStack(spacing: 0) {
        Color.red.padding(5).layoutPriority(1).named("a")
        Color.blue.named("b")
      }
    }
    #expect(outside["a"] == rect(0, 0, 100, 50))
    #expect(outside["b"] == rect(100, 0, 0, 50))
  }

  @Test("2.42: a priority means something to the container right around it only")
  func directContainer() {
    let view = LaidOut(100, 50) {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.layoutPriority(1).named("a")
          Color.green.named("b")
        }
        Color.blue.named("c")
      }
    }
    #expect(view["a"] == rect(0, 0, 50, 50))
    #expect(view["b"] == rect(50, 0, 0, 50))
    #expect(view["c"] == rect(50, 0, 50, 50))
    let pile = size(200, 200) {
      ZStack {
        fixed(100, 100).layoutPriority(-1)
        fixed(60, 60)
      }
    }
    #expect(pile == CGSize(width: 60, height: 60))
  }
}
