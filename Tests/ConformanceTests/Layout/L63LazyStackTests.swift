import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("6.3: LazyVStack, LazyHStack") struct L63LazyStackTests {
  @Test("6.30: a lazy stack is as wide as it may be, where a stack would hug")
  func fills() {
    let view = LaidOut(200, nil) {
      LazyVStack(spacing: 0) {
        fixed(30, 10).named("a")
        fixed(50, 10).named("b")
      }
    }
    #expect(view.size == CGSize(width: 200, height: 20))
    #expect(view["a"] == rect(85, 0, 30, 10))
    #expect(view["b"] == rect(75, 10, 50, 10))
    let leading = LaidOut(200, nil) {
      LazyVStack(alignment: .leading, spacing: 0) {
        fixed(30, 10).named("a")
        fixed(50, 10).named("b")
      }
    }
    #expect(leading["a"] == rect(0, 0, 30, 10))
    #expect(leading["b"] == rect(0, 10, 50, 10))
    let row = LaidOut(nil, 100) {
      LazyHStack(alignment: .bottom, spacing: 0) {
        fixed(30, 10).named("a")
        fixed(50, 20).named("b")
      }
    }
    #expect(row.size == CGSize(width: 80, height: 100))
    #expect(row["a"] == rect(0, 90, 30, 10))
    #expect(row["b"] == rect(30, 80, 50, 20))
  }

  @Test("6.30: without a proposal it is as wide as its first member")
  func firstMember() {
    let view = LaidOut(nil, nil) {
      LazyVStack(spacing: 0) {
        fixed(30, 10).named("a")
        fixed(50, 10).named("b")
      }
    }
    #expect(view.size == CGSize(width: 30, height: 20))
    #expect(view["a"] == rect(0, 0, 30, 10))
    #expect(view["b"] == rect(-10, 10, 50, 10))
  }

  @Test("6.30: so a lazy row in a vertical scroll view is as high as its first member")
  func rowInScrollView() {
    let view = LaidOut(200, 200) {
      ScrollView {
        LazyHStack(spacing: 0) {
          fixed(10, 20).named("a")
          fixed(10, 40).named("b")
        }
        .named("row")
      }
    }
    #expect(view["row"].height == 20)
    #expect(view["row"].minY == 0)
    #expect(view["a"].minY == 0)
    #expect(view["b"].minY == -10)
  }

  @Test("6.31: rows are proposed the width and no height")
  func proposals() {
    let notes = L5Notes<ProposedViewSize>()
    let layout = L5Noting(notes: notes)
    let view = LaidOut(100, 400) {
      LazyVStack(spacing: 0) {
        layout { Color.red }.named("a")
        layout { Color.red }.named("b")
      }
    }
    #expect(view["a"] == rect(0, 0, 100, 10))
    #expect(view["b"] == rect(0, 10, 100, 10))
    #expect(notes.all.allSatisfy { $0 == ProposedViewSize(width: 100, height: nil) })
    #expect(!notes.all.isEmpty)
  }

  @Test("6.31: spacers have their least length, and priorities play no part")
  func rigidRows() {
    let view = LaidOut(100, 400) {
      LazyVStack(spacing: 0) {
        Color.red.named("c")
        Spacer().named("s")
        Text("Hello brave world").named("t")
        Color.blue.layoutPriority(1).named("d")
      }
    }
    #expect(view.size == CGSize(width: 100, height: 88))
    #expect(view["c"] == rect(0, 0, 100, 10))
    #expect(view["s"].minY == 10)
    #expect(view["s"].height == 8)
    #expect(view["t"] == rect(20, 18, 60, 60))
    #expect(view["d"] == rect(0, 78, 100, 10))
  }

  @Test("6.32: rows are 8 apart, or as far as the stack says")
  func spacing() {
    let usual = LaidOut(100, nil) {
      LazyVStack {
        fixed(10, 10)
        fixed(10, 10)
        fixed(10, 10).named("last")
      }
    }
    #expect(usual.size == CGSize(width: 100, height: 46))
    #expect(usual["last"] == rect(45, 36, 10, 10))
    let view = LaidOut(nil, 100) {
      LazyHStack(spacing: 3) {
        fixed(10, 10)
        fixed(10, 10).named("last")
      }
    }
    #expect(view.size == CGSize(width: 23, height: 100))
    #expect(view["last"] == rect(13, 45, 10, 10))
  }

  @Test("6.33: rows are made on demand only where a scroll view scrolls in the same axis")
  func laziness() {
    func count(@ViewBuilder _ content: () -> some View) -> Int { TestHost(visibleRows: 4, content).texts.count }
    let rows = ForEach(0..<10, id: \.self) { Text(verbatim: "\($0)") }
    #expect(count { ScrollView { LazyVStack { rows } } } == 4)
    #expect(count { ScrollView(.horizontal) { LazyHStack { rows } } } == 4)
    #expect(count { ScrollView([.horizontal, .vertical]) { LazyVStack { rows } } } == 4)
    #expect(count { ScrollView { LazyHStack { rows } } } == 10)
    #expect(count { ScrollView(.horizontal) { LazyVStack { rows } } } == 10)
    #expect(count { LazyVStack { rows } } == 10)
  }

  @Test("6.35: rows that do not exist count with the average height of the others")
  func estimatedHeight() {
    let view = LaidOut(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { _ in Color.red.frame(height: 20) }
        }
        .named("rows")
      }
    }
    #expect(view.size == CGSize(width: 100, height: 100))
    #expect(view["rows"] == rect(0, 0, 100, 4_000))
  }

  @Test("6.35: spacing counts between rows that do not exist, too")
  func estimatedSpacing() {
    let view = LaidOut(100, 100) {
      ScrollView {
        LazyVStack(spacing: 5) {
          ForEach(0..<200, id: \.self) { _ in Color.red.frame(height: 20) }
        }
        .named("rows")
      }
    }
    #expect(view["rows"].height == 4_995)
  }
}
