import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("3: Overlay and background") struct L31LayerTests {
  @Test("3.10: a layer does not change the size of its base")
  func lengths() {
    let view = LaidOut(200, 100) {
      HStack(spacing: 0) {
        fixed(50, 20).named("base").overlay { fixed(80, 60) }.background { fixed(70, 70) }
        fixed(10, 20).named("b")
      }
    }
    #expect(view.size == CGSize(width: 60, height: 20))
    #expect(view["base"] == rect(0, 0, 50, 20))
    #expect(view["b"] == rect(50, 0, 10, 20))
  }

  @Test("3.10: the guides are the base's, never the layer's")
  func guides() {
    let view = LaidOut(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        fixed(50, 10).named("a").alignmentGuide(.leading) { _ in -20 }
          .overlay { fixed(80, 10).alignmentGuide(.leading) { _ in 40 } }
        fixed(50, 10).named("b").background { fixed(20, 10).alignmentGuide(.leading) { _ in 30 } }
      }
    }
    #expect(view.size == CGSize(width: 70, height: 20))
    #expect(view["a"] == rect(20, 0, 50, 10))
    #expect(view["b"] == rect(0, 10, 50, 10))
  }

  @Test("3.10: the priority is the base's, never the layer's")
  func priority() {
    let view = LaidOut(100, 20) {
      HStack(spacing: 0) {
        Color.red.named("a").layoutPriority(1).background { Text("x") }
        Color.blue.named("b").overlay { Text("x").layoutPriority(2) }
      }
    }
    #expect(view["a"] == rect(0, 0, 100, 20))
    #expect(view["b"] == rect(100, 0, 0, 20))
  }

  @Test("3.10: the spacing is the base's, never the layer's")
  func spacing() {
    let view = LaidOut(100, 100) {
      VStack {
        Text("A").named("a").overlay { Color.red }
        fixed(20, 10).named("r").background { Text("x") }
      }
    }
    #expect(view.size == CGSize(width: 20, height: 40))
    #expect(view["a"] == rect(5, 0, 10, 20))
    #expect(view["r"] == rect(0, 30, 20, 10))
  }

  @Test("3.10, 3.11: a spacer with a background stays a spacer, and the background is as large as it")
  func spacer() {
    let view = LaidOut(100, 20) {
      HStack {
        fixed(10, 10).named("x")
        Spacer().named("s").background { Color.red.named("bg") }
        fixed(10, 10).named("y")
      }
    }
    #expect(view.size == CGSize(width: 100, height: 10))
    #expect(view["s"] == rect(10, 5, 80, 0))
    #expect(view["bg"] == rect(10, 5, 80, 0))
    #expect(view["y"] == rect(90, 0, 10, 10))
  }

  @Test(
    "3.11: a layer is offered the size of its base",
    arguments: [(100, 60, 60), (nil, 170, 20)] as [(CGFloat?, CGFloat, CGFloat)])
  func proposal(offered: CGFloat?, width: CGFloat, height: CGFloat) {
    let (over, under) = (L3Proposals(), L3Proposals())
    let view = LaidOut(offered, nil) {
      Text("Hello brave world")
        .overlay { L3Probe(log: over) { Text("x") } }
        .background { L3Probe(log: under) { Color.red.named("bg") } }
    }
    let size = CGSize(width: width, height: height)
    #expect(view.size == size)
    #expect(over.placed.last == ProposedViewSize(size))
    #expect(over.asked.allSatisfy { $0 == ProposedViewSize(size) })
    #expect(under.placed.last == ProposedViewSize(size))
    #expect(view["bg"] == CGRect(origin: .zero, size: size))
  }

  @Test("3.10, 3.11, 3.12: Ex 3.c: a layer may be larger than its base, and a text in it wraps and is cut to fit")
  func largerLayer() {
    let larger = LaidOut(200, 100) {
      fixed(50, 20).named("base").overlay(alignment: .topTrailing) { fixed(80, 10).named("o") }
    }
    #expect(larger.size == CGSize(width: 50, height: 20))
    #expect(larger["base"] == rect(0, 0, 50, 20))
    #expect(larger["o"] == rect(-30, 0, 80, 10))

    let text = LaidOut(200, 100) {
      fixed(40, 40).overlay { Text("Hello you").named("o") }
    }
    #expect(text.size == CGSize(width: 40, height: 40))
    #expect(text["o"] == rect(0, 0, 40, 40))
  }

  @Test("3.11: Ex 3.d: a background of a padded text is as large as the padding makes it")
  func paddedBase() {
    let view = LaidOut(200, 100) {
      Text("Hi").padding(8).named("p").background { Color.red.named("bg") }
    }
    #expect(view.size == CGSize(width: 36, height: 36))
    #expect(view["p"] == rect(0, 0, 36, 36))
    #expect(view["bg"] == rect(0, 0, 36, 36))
  }

  @Test("3.12: a layer stands in the middle unless an alignment is given")
  func middle() {
    let view = LaidOut(200, 100) {
      fixed(50, 20)
        .overlay { fixed(10, 10).named("over") }
        .background(alignment: .bottomLeading) { fixed(10, 10).named("under") }
    }
    #expect(view["over"] == rect(20, 5, 10, 10))
    #expect(view["under"] == rect(0, 10, 10, 10))
  }

  @Test("3.12: explicit guides of the base and of the layer meet")
  func explicitGuides() {
    let both = LaidOut(200, 100) {
      fixed(50, 20).alignmentGuide(.top) { _ in 5 }
        .overlay(alignment: .top) { fixed(10, 10).named("o").alignmentGuide(.top) { _ in 10 } }
    }
    #expect(both.size == CGSize(width: 50, height: 20))
    #expect(both["o"] == rect(20, -5, 10, 10))

    // A badge whose middle is the corner.
    let badge = LaidOut(200, 100) {
      fixed(100, 50)
        .overlay(alignment: .topTrailing) {
          fixed(20, 20).named("o")
            .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            .alignmentGuide(.top) { $0[VerticalAlignment.center] }
        }
    }
    #expect(badge["o"] == rect(90, -10, 20, 20))
  }

  @Test("3.13: several views of a layer stand in the middle of each other, and the alignment places them as one")
  func severalViews() {
    let view = LaidOut(200, 100) {
      fixed(100, 50)
        .overlay(alignment: .topLeading) {
          fixed(40, 20).named("x")
          fixed(20, 10).named("y")
        }
        .background(alignment: .bottomTrailing) {
          fixed(40, 20).named("u")
          fixed(20, 10).named("v")
        }
    }
    #expect(view.size == CGSize(width: 100, height: 50))
    #expect(view["x"] == rect(0, 0, 40, 20))
    #expect(view["y"] == rect(10, 5, 20, 10))
    #expect(view["u"] == rect(60, 30, 40, 20))
    #expect(view["v"] == rect(70, 35, 20, 10))
  }

  @Test("3.14: a background made of views stays inside the safe area")
  func safeArea() {
    let view = LaidOut(100, 100) {
      Color.red.named("base").background { Color.blue.named("bg") }.overlay { Color.blue.named("over") }
        .safeAreaInset(edge: .top, spacing: 0) { Color.green.frame(height: 20) }
    }
    #expect(view["base"] == rect(0, 20, 100, 80))
    #expect(view["bg"] == rect(0, 20, 100, 80))
    #expect(view["over"] == rect(0, 20, 100, 80))
  }

  @Test("3.14, 3.15: styles behind and over a view, in shapes or not, and borders leave the layout as it is")
  func styles() {
    let view = LaidOut(200, 100) {
      HStack(spacing: 0) {
        Text("Hi").named("a").background(Color.red).overlay(Color.blue.opacity(0.5))
        Text("Hi").named("b").background(Color.red, in: Capsule())
        Text("Hi").named("c").border(Color.red, width: 5)
        Text("Hi").named("d")
      }
    }
    #expect(view.size == CGSize(width: 80, height: 20))
    for (index, name) in ["a", "b", "c", "d"].enumerated() {
      #expect(view[name] == rect(CGFloat(index) * 20, 0, 20, 20), "\(name)")
    }
  }

  @Test("3.16: masks and shapes leave the layout of the base as it is")
  func masks() {
    let view = LaidOut(200, 100) {
      HStack(spacing: 0) {
        Text("Hi").named("a").mask { fixed(80, 60) }
        Text("Hi").named("b").clipShape(Circle())
        Text("Hi").named("c").contentShape(Rectangle())
        Text("Hi").named("d")
      }
    }
    #expect(view.size == CGSize(width: 80, height: 20))
    for (index, name) in ["a", "b", "c", "d"].enumerated() {
      #expect(view[name] == rect(CGFloat(index) * 20, 0, 20, 20), "\(name)")
    }
  }

  @Test("3.16: a mask is laid out as a layer of its base")
  func maskLayer() {
    let view = LaidOut(200, 100) {
      VStack(spacing: 0) {
        fixed(50, 20).mask { Color.black.named("filling") }
        fixed(50, 20).mask(alignment: .topTrailing) { fixed(80, 10).named("larger") }
      }
    }
    #expect(view.size == CGSize(width: 50, height: 40))
    #expect(view["filling"] == rect(0, 0, 50, 20))
    #expect(view["larger"] == rect(-30, 20, 80, 10))
  }
}
