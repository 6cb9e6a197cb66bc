import SwiftUI
import SwiftUITesting
import Synchronization
import Testing

@MainActor @Suite("1.1: Proposals and answers") struct L11ProtocolTests {
  @Test("1.01: a view chooses its own size, and its parent only places it")
  func ownSize() {
    let view = LaidOut(200, 100) {
      fixed(50, 20).named("a").frame(width: 30, height: 10, alignment: .topLeading)
    }
    #expect(view.size == CGSize(width: 30, height: 10))
    #expect(view["a"] == rect(0, 0, 50, 20))
  }

  @Test("1.02: nothing asks for the least size, infinity for the largest, nil for the ideal one, in each axis by itself")
  func meaningOfProposals() {
    let view = Color.red.frame(minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 40, idealHeight: 50, maxHeight: 60)
    #expect(size(0, 0) { view } == CGSize(width: 10, height: 40))
    #expect(size(nil, nil) { view } == CGSize(width: 20, height: 50))
    #expect(size(.infinity, .infinity) { view } == CGSize(width: 30, height: 60))
    #expect(size(nil, 0) { view } == CGSize(width: 20, height: 40))
    #expect(size(.infinity, nil) { view } == CGSize(width: 30, height: 50))
    #expect(size(0, .infinity) { view } == CGSize(width: 10, height: 60))
  }

  @Test("1.02: a row asks for the least and the largest width at the height that it was offered")
  func probes() {
    let log = L1Log()
    let view = LaidOut(200, 100) {
      HStack(spacing: 0) {
        Color.red.l1Noted("a", log)
        Color.blue
      }
    }
    #expect(view.size == CGSize(width: 200, height: 100))
    #expect(log.asked.contains("a 0×100"))
    #expect(log.asked.contains("a ∞×100"))
    #expect(log.asked.contains("a 100×100"))
  }

  @Test("1.03: only unspecified lengths are replaced, by 10 unless another size is named")
  func replacing() {
    let half = ProposedViewSize(width: 30, height: nil)
    #expect(half.replacingUnspecifiedDimensions() == CGSize(width: 30, height: 10))
    #expect(half.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)) == CGSize(width: 30, height: 2))
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
    #expect(ProposedViewSize.zero.replacingUnspecifiedDimensions() == CGSize.zero)
    #expect(
      ProposedViewSize(width: nil, height: .infinity).replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
        == CGSize(width: 1, height: CGFloat.infinity))
  }

  @Test(
    "1.04: a view without a layout of its own answers the proposal, and 10 where there is none",
    arguments: [
      L1Row(200, 100, 200, 100), L1Row(nil, 30, 10, 30), L1Row(30, nil, 30, 10), L1Row(nil, nil, 10, 10), L1Row(0, 0, 0, 0),
    ])
  func fallback(row: L1Row) {
    #expect(size(row.width, row.height) { Path { $0.move(to: CGPoint(x: 5, y: 5)) } } == row.answer)
    #expect(size(row.width, row.height) { Color.red } == row.answer)
  }

  @Test("1.05: a child that answers more than it was offered sticks out, and is neither cut nor scaled")
  func sticksOut() {
    let row = LaidOut(50, 50) {
      fixed(80, 20).named("a").frame(width: 50, height: 50)
    }
    #expect(row.size == CGSize(width: 50, height: 50))
    #expect(row["a"] == rect(-15, 15, 80, 20))
    let column = LaidOut(50, 50) {
      VStack(spacing: 0) {
        fixed(80, 20).named("a")
        fixed(30, 20).named("b")
      }
    }
    #expect(column.size == CGSize(width: 80, height: 40))
    #expect(column["a"] == rect(0, 0, 80, 20))
    #expect(column["b"] == rect(25, 20, 30, 20))
  }

  @Test("1.06: the same proposal is answered with the same size, and a view is asked only once for it")
  func answersAreKept() {
    let log = L1Log()
    let view = LaidOut(200, 100) {
      HStack(spacing: 0) {
        Color.red.l1Noted("a", log).named("a")
        Color.blue
      }
    }
    #expect(view["a"] == rect(0, 0, 100, 100))
    #expect(log.asked.count == Set(log.asked).count)
    view.resize(300, 100)
    #expect(view["a"] == rect(0, 0, 150, 100))
    view.resize(200, 100)
    #expect(view.size == CGSize(width: 200, height: 100))
    #expect(view["a"] == rect(0, 0, 100, 100))
  }

  @Test("1.06: three proposals that take turns are remembered")
  func threeProposals() {
    let log = L1Log()
    let view = LaidOut(100, 100) {
      L1Asking(widths: [10, 20, 30, 10, 20, 30]) { Color.red.l1Noted("a", log) }
    }
    #expect(view.size == CGSize(width: 30, height: 10))
    #expect(log.asked == ["a 10×10", "a 20×10", "a 30×10"])
  }

  @Test("1.07: the inside of a placed view is laid out by the proposal that led to its size, not by the size")
  func placedByProposal() {
    let log = L1Log()
    let view = LaidOut(nil, nil) { Text("Hello").named("t").l1Noted("p", log) }
    #expect(view.size == CGSize(width: 50, height: 20))
    #expect(log.placed.last == "p nil×nil")
    #expect(view["t"] == rect(0, 0, 50, 20))
    let wrapped = LaidOut(70, nil) { Text("Hello brave").l1Noted("q", log) }
    #expect(wrapped.size == CGSize(width: 60, height: 40))
    #expect(log.placed.last == "q 70×nil")
  }

  @Test("1.08: the content of a window is in its middle, whether it is smaller or larger")
  func root() {
    let window = CGSize(width: 300, height: 200)
    let small = L1Log()
    TestHost(windowSize: window) { Text("Hello").l11Placed(small) }.turn()
    #expect(small.notes.last == "125 90 50 20")
    let large = L1Log()
    TestHost(windowSize: window) { fixed(400, 20).l11Placed(large) }.turn()
    #expect(large.notes.last == "-50 90 400 20")
  }

  @Test("1.08: the content of a window is offered the window's size")
  func rootProposal() {
    let log = L1Log()
    let host = TestHost(windowSize: CGSize(width: 300, height: 200)) { Color.red.l1Noted("a", log) }
    host.turn()
    #expect(log.placed.last == "a 300×200")
  }

  @Test("1.09: several views where one is needed form a column, in the middle and with the usual spacing")
  func implicitColumn() {
    let root = LaidOut(200, 200) {
      fixed(50, 20).named("a")
      fixed(30, 20).named("b")
    }
    #expect(root.size == CGSize(width: 50, height: 48))
    #expect(root["a"] == rect(0, 0, 50, 20))
    #expect(root["b"] == rect(10, 28, 30, 20))
    let page = LaidOut(300, 300) {
      NavigationStack {
        fixed(50, 20).named("a")
        fixed(30, 20).named("b")
      }
    }
    #expect(page["b"].midX == page["a"].midX)
    #expect(page["b"].minY == page["a"].maxY + 8)
  }

  @Test("1.09: several views in an overlay, a background or an inset lie on top of each other")
  func implicitPile() {
    let overlay = LaidOut(200, 200) {
      fixed(100, 100).overlay {
        fixed(50, 20).named("a")
        fixed(30, 10).named("b")
      }
    }
    #expect(overlay["a"] == rect(25, 40, 50, 20))
    #expect(overlay["b"] == rect(35, 45, 30, 10))
    let background = LaidOut(200, 200) {
      fixed(100, 100).background {
        fixed(50, 20).named("a")
        fixed(30, 10).named("b")
      }
    }
    #expect(background["a"] == rect(25, 40, 50, 20))
    #expect(background["b"] == rect(35, 45, 30, 10))
    let inset = LaidOut(100, 100) {
      Color.red.named("red").safeAreaInset(edge: .top, spacing: 0) {
        fixed(50, 20).named("a")
        fixed(30, 10).named("b")
      }
    }
    #expect(inset["a"] == rect(25, 0, 50, 20))
    #expect(inset["b"] == rect(35, 5, 30, 10))
    #expect(inset["red"] == rect(0, 20, 100, 80))
  }

  @Test("1.10: groups, loops, conditions, erased lists and views of several views are members one by one; nothing is no member")
  func transparent() {
    let shown = L11Lists(isShown: true)
    let view = LaidOut(500, 100) { HStack(spacing: 10) { shown } }
    #expect(view.size == CGSize(width: 210, height: 20))
    #expect(view["a"] == rect(0, 0, 20, 20))
    #expect(view["b"] == rect(30, 0, 20, 20))
    #expect(view["f0"] == rect(60, 5, 10, 10))
    #expect(view["f1"] == rect(80, 5, 10, 10))
    #expect(view["if"] == rect(100, 0, 20, 20))
    #expect(view["else"] == rect(130, 0, 20, 20))
    #expect(view["e0"] == rect(160, 5, 10, 10))
    #expect(view["e1"] == rect(180, 5, 10, 10))
    #expect(view["z"] == rect(200, 5, 10, 10))
    let hidden = L11Lists(isShown: false)
    let less = LaidOut(500, 100) { HStack(spacing: 10) { hidden } }
    // Without the one view and the spacing beside it.
    #expect(less.size == CGSize(width: 180, height: 20))
    #expect(less["else"] == rect(100, 0, 20, 20))
    #expect(less["z"] == rect(170, 5, 10, 10))
  }

  @Test("1.11: a modifier on a group applies to each of its members")
  func modifiedGroup() {
    let padded = LaidOut(200, 100) {
      HStack(spacing: 0) {
        Group {
          fixed(10, 10).named("a")
          fixed(20, 10).named("b")
        }
        .padding(5)
      }
    }
    #expect(padded.size == CGSize(width: 50, height: 20))
    #expect(padded["a"] == rect(5, 5, 10, 10))
    #expect(padded["b"] == rect(25, 5, 20, 10))
    let framed = LaidOut(200, 100) {
      HStack(spacing: 0) {
        Group {
          fixed(10, 10).named("a")
          fixed(20, 10).named("b")
        }
        .frame(width: 40, height: 40)
      }
    }
    #expect(framed.size == CGSize(width: 80, height: 40))
    #expect(framed["a"] == rect(15, 15, 10, 10))
    #expect(framed["b"] == rect(50, 15, 20, 10))
    let looped = LaidOut(200, 100) {
      HStack(spacing: 0) {
        ForEach(0..<2, id: \.self) { index in fixed(10, 10).named("f\(index)") }.padding(5)
      }
    }
    #expect(looped.size == CGSize(width: 40, height: 20))
    #expect(looped["f1"] == rect(25, 5, 10, 10))
  }

  @Test("1.12: in a list, a section, a lazy stack and a grid each member is a row or a cell")
  func members() {
    let list = LaidOut(300, 300) {
      List {
        Section {
          Group {
            Text("A").named("a")
            Text("B").named("b")
          }
        }
      }
    }
    #expect(list["a"].minX == list["b"].minX)
    #expect(list["b"].minY >= list["a"].maxY)
    let stack = LaidOut(100, 100) {
      LazyVStack(spacing: 0) {
        Group {
          fixed(50, 20).named("a")
          fixed(50, 20).named("b")
        }
      }
    }
    #expect(stack["a"] == rect(25, 0, 50, 20))
    #expect(stack["b"] == rect(25, 20, 50, 20))
    let columns = [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 0)]
    let lazyGrid = LaidOut(100, 100) {
      LazyVGrid(columns: columns, spacing: 0) {
        Group {
          fixed(50, 20).named("a")
          fixed(50, 20).named("b")
        }
      }
    }
    #expect(lazyGrid["a"] == rect(0, 0, 50, 20))
    #expect(lazyGrid["b"] == rect(50, 0, 50, 20))
    let grid = LaidOut(200, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Group {
            fixed(50, 20).named("a")
            fixed(50, 20).named("b")
          }
        }
      }
    }
    #expect(grid["a"] == rect(0, 0, 50, 20))
    #expect(grid["b"] == rect(50, 0, 50, 20))
  }
}

/// One of each that a container sees through.
private struct L11Lists: View {
  let isShown: Bool

  var body: some View {
    Group {
      fixed(20, 20).named("a")
      fixed(20, 20).named("b")
    }
    ForEach(0..<2, id: \.self) { index in fixed(10, 10).named("f\(index)") }
    if isShown { fixed(20, 20).named("if") }
    if isShown { fixed(20, 20).named("else") } else { fixed(20, 20).named("else") }
    EmptyView()
    AnyView(
      Group {
        fixed(10, 10).named("e0")
        fixed(10, 10).named("e1")
      })
    fixed(10, 10).named("z")
  }
}

/// A proposal, and what a view should answer to it.
struct L1Row: Sendable {
  let width: CGFloat?
  let height: CGFloat?
  let answer: CGSize

  init(_ width: CGFloat?, _ height: CGFloat?, _ answerWidth: CGFloat, _ answerHeight: CGFloat) {
    self.width = width
    self.height = height
    answer = CGSize(width: answerWidth, height: answerHeight)
  }
}

/// What views have been asked, and with which proposals they have been placed: `a 61.33×nil`.
final class L1Log: Sendable {
  private struct Entries {
    var asked: [String] = []
    var placed: [String] = []
    var notes: [String] = []
  }

  private let entries = Mutex(Entries())

  var asked: [String] { entries.withLock { $0.asked } }
  var placed: [String] { entries.withLock { $0.placed } }
  var notes: [String] { entries.withLock { $0.notes } }

  /// What has been asked, each once, in the order of the first time.
  var distinct: [String] {
    var seen: Set<String> = []
    return asked.filter { seen.insert($0).inserted }
  }

  /// The same without the questions for the least and the largest width.
  var shares: [String] { distinct.filter { !$0.contains(" 0×") && !$0.contains(" ∞×") } }

  func noteAsked(_ name: String, _ proposal: ProposedViewSize) {
    entries.withLock { $0.asked.append("\(name) \(Self.words(proposal))") }
  }

  func notePlaced(_ name: String, _ proposal: ProposedViewSize) {
    entries.withLock { $0.placed.append("\(name) \(Self.words(proposal))") }
  }

  func note(_ text: String) { entries.withLock { $0.notes.append(text) } }

  func note(_ frame: CGRect) {
    let lengths: [CGFloat] = [frame.minX, frame.minY, frame.width, frame.height]
    note(lengths.map { Self.words($0) }.joined(separator: " "))
  }

  private static func words(_ proposal: ProposedViewSize) -> String { "\(words(proposal.width))×\(words(proposal.height))" }

  private static func words(_ length: CGFloat?) -> String {
    guard let length else { return "nil" }
    guard length.isFinite else { return length.isNaN ? "nan" : length > 0 ? "∞" : "-∞" }
    let rounded = (length * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

/// Lays out its one member as if it were not there, and notes what it is offered.
struct L1Probe: Layout {
  let name: String
  let log: L1Log

  init(_ name: String, _ log: L1Log) {
    self.name = name
    self.log = log
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    log.noteAsked(name, proposal)
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    log.notePlaced(name, proposal)
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

extension View {
  /// This view with a note of each proposal that it gets. Priorities go outside.
  func l1Noted(_ name: String, _ log: L1Log) -> some View {
    L1Probe(name, log) { self }
  }
}

extension View {
  /// This view with a note of its frame in the window.
  fileprivate func l11Placed(_ log: L1Log) -> some View {
    onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: { frame in
      log.note(frame)
    }
  }
}

/// Asks its member for one width after the other, always 10 high, and takes the last one.
private struct L1Asking: Layout {
  let widths: [CGFloat]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var size = CGSize.zero
    for width in widths { size = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: 10)) }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: widths.last, height: 10))
  }
}
