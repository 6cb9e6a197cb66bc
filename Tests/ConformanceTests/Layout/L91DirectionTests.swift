import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("9.1: Right to left") struct L91DirectionTests {
  @Test("9.10, Ex 9.a: a row runs from the right edge")
  func row() {
    let view = LaidOut(200, 100, direction: .rightToLeft) {
      HStack {
        Text("AB").named("a")
        Spacer()
        Text("CDE").named("b")
      }
    }
    #expect(view["a"] == rect(180, 0, 20, 20))
    #expect(view["b"] == rect(0, 0, 30, 20))
  }

  @Test("9.10, Ex 9.a: a frame mirrors what is in it")
  func frame() {
    let view = LaidOut(200, 100, direction: .rightToLeft) { Text("Hi").named("t").frame(width: 100, alignment: .leading) }
    #expect(view.size == CGSize(width: 100, height: 20))
    #expect(view["t"] == rect(80, 0, 20, 20))
  }

  @Test("9.10, 9.11, Ex 9.a: leading padding is at the right")
  func padding() {
    let view = LaidOut(200, 100, direction: .rightToLeft) { Text("Hi").named("t").padding(.leading, 10) }
    #expect(view.size == CGSize(width: 30, height: 20))
    #expect(view["t"] == rect(0, 0, 20, 20))
  }

  @Test("9.12, Ex 9.a: a position counts from the right edge")
  func position() {
    let view = LaidOut(200, 100, direction: .rightToLeft) { Text("Hi").named("t").position(x: 30, y: 10) }
    #expect(view.size == CGSize(width: 200, height: 100))
    #expect(view["t"] == rect(160, 0, 20, 20))
  }

  @Test("9.10: what is too wide sticks out at the other side")
  func overflow() {
    let row = LaidOut(200, 50, direction: .rightToLeft) {
      HStack(spacing: 0) {
        fixed(120, 20).named("a")
        fixed(120, 20).named("b")
      }
      .frame(width: 200, alignment: .leading)
    }
    #expect(row["a"] == rect(80, 0, 120, 20))
    #expect(row["b"] == rect(-40, 0, 120, 20))
  }

  @Test("9.10: columns and grids are mirrored")
  func containers() {
    let column = LaidOut(200, 100, direction: .rightToLeft) {
      VStack(alignment: .leading, spacing: 0) {
        fixed(20, 10).named("a")
        fixed(50, 10).named("b")
      }
    }
    #expect(column["a"] == rect(30, 0, 20, 10))
    #expect(column["b"] == rect(0, 10, 50, 10))
    let grid = LaidOut(200, 100, direction: .rightToLeft) {
      Grid(horizontalSpacing: 5, verticalSpacing: 0) {
        GridRow {
          fixed(20, 10).named("a")
          fixed(30, 10).named("b")
        }
      }
    }
    #expect(grid["a"] == rect(35, 0, 20, 10))
    #expect(grid["b"] == rect(0, 0, 30, 10))
    let lazy = LaidOut(108, nil, direction: .rightToLeft) {
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(60))]) {
        Color.red.frame(height: 10).named("a")
        Color.red.frame(height: 10).named("b")
      }
    }
    #expect(lazy["a"] == rect(68, 0, 40, 10))
    #expect(lazy["b"] == rect(0, 0, 60, 10))
  }

  @Test("9.10: layers are mirrored in the box of what they belong to")
  func layers() {
    let view = LaidOut(200, 100, direction: .rightToLeft) {
      fixed(50, 20)
        .overlay(alignment: .topLeading) { fixed(10, 10).named("o") }
        .background(alignment: .topTrailing) { fixed(80, 10).named("wide") }
    }
    #expect(view["o"] == rect(40, 0, 10, 10))
    #expect(view["wide"] == rect(0, 0, 80, 10))
    let stack = LaidOut(200, 100, direction: .rightToLeft) {
      ZStack(alignment: .bottomTrailing) {
        fixed(60, 60)
        fixed(20, 20).named("b")
      }
    }
    #expect(stack["b"] == rect(0, 40, 20, 20))
  }

  @Test("9.10: a custom layout is mirrored in its bounds")
  func customLayout() {
    let view = LaidOut(200, 100, direction: .rightToLeft) {
      L5Diagonal {
        Text("ab").named("a")
        Text("cde").named("b")
      }
      .padding(.leading, 10)
    }
    #expect(view.size == CGSize(width: 60, height: 40))
    #expect(view["a"] == rect(30, 0, 20, 20))
    #expect(view["b"] == rect(0, 20, 30, 20))
  }

  @Test("9.11: insets follow the direction")
  func insets() {
    let view = LaidOut(200, 100, direction: .rightToLeft) {
      fixed(10, 10).named("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(view.size == CGSize(width: 16, height: 14))
    #expect(view["a"] == rect(4, 1, 10, 10))
  }

  @Test("9.11: the leading guide is 0 in this direction, too")
  func guides() {
    let view = LaidOut(200, 100, direction: .rightToLeft) { fixed(50, 20) }
    #expect(view.guide(HorizontalAlignment.leading) == 0)
    #expect(view.guide(HorizontalAlignment.trailing) == 50)
    let column = LaidOut(200, 100, direction: .rightToLeft) {
      VStack(alignment: .leading, spacing: 0) {
        fixed(50, 10).named("a")
        fixed(50, 10).alignmentGuide(.leading) { guides in guides[.leading] - 20 }.named("b")
      }
    }
    #expect(column.size == CGSize(width: 70, height: 20))
    #expect(column["a"] == rect(20, 0, 50, 10))
    #expect(column["b"] == rect(0, 10, 50, 10))
  }

  @Test("9.12: an offset goes to the left")
  func offset() {
    let view = LaidOut(200, 100, direction: .rightToLeft) {
      Text("Hi").named("t").offset(x: 10, y: 5).frame(width: 100, height: 20)
    }
    #expect(view["t"] == rect(30, 5, 20, 20))
  }

  struct Directed: Sendable {
    let direction: LayoutDirection
    let a: CGRect
    let b: CGRect
    let c: CGRect
  }

  @Test(
    "9.13: distances are the same in both directions, each on its own side",
    arguments: [
      Directed(
        direction: .leftToRight, a: CGRect(x: 0, y: 0, width: 10, height: 10),
        b: CGRect(x: 18, y: 0, width: 10, height: 10), c: CGRect(x: 36, y: 0, width: 30, height: 10)),
      Directed(
        direction: .rightToLeft, a: CGRect(x: 56, y: 0, width: 10, height: 10),
        b: CGRect(x: 38, y: 0, width: 10, height: 10), c: CGRect(x: 0, y: 0, width: 30, height: 10)),
    ])
  func spacing(_ trial: Directed) {
    // The inner row begins with a spacer, so it keeps no distance there, and 8 where it ends.
    let view = LaidOut(nil, nil, direction: trial.direction) {
      HStack {
        fixed(10, 10).named("a")
        HStack {
          Spacer()
          fixed(10, 10).named("b")
        }
        fixed(30, 10).named("c")
      }
    }
    #expect(view.size == CGSize(width: 66, height: 10))
    #expect(view["a"] == trial.a)
    #expect(view["b"] == trial.b)
    #expect(view["c"] == trial.c)
  }
}
