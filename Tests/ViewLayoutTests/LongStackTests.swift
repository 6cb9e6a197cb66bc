import Foundation
import RandomInput
import Testing

@testable import ViewLayout

@Suite("Long stacks") struct LongStackTests {
  private func stack(_ texts: [String], spacing: CGFloat? = nil, _ guide: AlignmentKey = .trailing) -> (StackNode, [TestText]) {
    let rows = texts.map { text($0) }
    let stack = StackNode(.vertical, spacing: spacing, guide: guide)
    stack.setChildren(ContiguousArray(rows))
    return (stack, rows)
  }

  private func window(_ view: LayoutNode, scrolls: Bool, height: CGFloat = 300) -> LayoutTree {
    let tree = LayoutTree()
    let scroll = ScrollNode(.vertical)
    if scrolls { scroll.setChildren([view]) }
    tree.root.setChildren([scrolls ? scroll : view])
    tree.root.set(size(300, height), insets: EdgeInsets(), keyboardHeight: 0)
    tree.update()
    _ = tree.takeReports()
    return tree
  }

  @Test("a row that grows asks no other, and moves none", arguments: [true, false])
  func rowGrows(_ scrolls: Bool) {
    let (stack, rows) = stack((0..<1_000).map { $0 == 7 ? "the longest row" : "row \($0)" }, spacing: 4)
    let tree = window(stack, scrolls: scrolls)
    let before = rows.map(\.measurements)
    let height = stack.size.height
    rows[600].set("a\nb")
    tree.update()
    #expect(zip(rows, before).enumerated().allSatisfy { $0 == 600 || $1.0.measurements == $1.1 })
    if scrolls { #expect(stack.size.height == height + 20) }
    let reported = tree.takeReports()
    #expect(reported.contains { $0 === rows[600] })
    #expect(!reported.contains { $0 === rows[601] })
    #expect(stack.position(of: rows[601]).y == stack.position(of: rows[600]).y + rows[600].size.height + 4)
  }

  @Test("a row that becomes the widest moves those that stand by their trailing edges")
  func widestRow() {
    let (stack, rows) = stack((0..<100).map { _ in "row" })
    let tree = window(stack, scrolls: true)
    rows[50].set("a wider row")
    tree.update()
    #expect(rows[3].origin.x == 80)
    rows[50].set("row")
    tree.update()
    #expect(rows[3].origin.x == 0)
    #expect(stack.size.width == 30)
  }

  @Test("a long stack answers as the plain algorithm does")
  func answers() {
    let (stack, _) = stack((0..<100).map { ["a", "bb cc", "x\ny"][$0 % 3] })
    stack.children[10].setSteps([.priority(1)])
    stack.children[20].setSteps([.priority(-1), .frame(LayoutStep.FixedFrame(width: nil, height: 30, alignment: .center))])
    let layout = StackLayout(axis: .vertical, spacing: nil, guide: .trailing)
    for height in [.nan, 0, .infinity, 10, 300, 1_999, 2_000, 4_000] as [CGFloat] {
      let proposal = Proposal(width: 100, height: height)
      #expect(stack.size(for: proposal) == layout.size(of: stack.children, for: proposal))
    }
  }

  @Test(
    "after random changes, a long stack is as one that is laid out anew: with one offer for all, and with one for each",
    arguments: 1...12)
  func randomChanges(_ seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    let words = ["a", "bb cc dd", "x\ny", "some words in a line", "", "a b c d e f g h"]
    let scrolls = seed % 3 > 0
    let height: CGFloat = seed % 2 == 0 ? 4_000 : 300
    var texts = (0..<100).map { _ in words.randomElement(using: &numbers)! }
    var colors: Set<Int> = []
    func views() -> (StackNode, [TestText]) {
      let (stack, rows) = stack(texts, seed % 4 == 0 ? .leading : .horizontalCenter)
      for index in colors { rows[index].setSteps([.padding(EdgeInsets(top: 2, leading: 0, bottom: 3, trailing: 1))]) }
      return (stack, rows)
    }
    let (changed, rows) = views()
    let tree = window(changed, scrolls: scrolls, height: height)
    for turn in 0..<20 {
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let place = Int.random(in: 0..<100, using: &numbers)
        texts[place] = words.randomElement(using: &numbers)!
        rows[place].set(texts[place])
        if turn % 3 == 0, colors.insert(place).inserted {
          rows[place].setSteps([.padding(EdgeInsets(top: 2, leading: 0, bottom: 3, trailing: 1))])
        }
      }
      if turn % 5 == 4 { tree.root.set(size(CGFloat(100 + turn * 10), height), insets: EdgeInsets(), keyboardHeight: 0) }
      tree.update()
      let (fresh, others) = views()
      let other = LayoutTree()
      let scroll = ScrollNode(.vertical)
      if scrolls { scroll.setChildren([fresh]) }
      other.root.setChildren([scrolls ? scroll : fresh])
      other.root.set(tree.root.windowSize, insets: EdgeInsets(), keyboardHeight: 0)
      other.update()
      #expect(changed.size == fresh.size)
      #expect(zip(rows, others).allSatisfy { $0.frame.isNear($1.frame) && $0.contentFrame.isNear($1.contentFrame) })
      withExtendedLifetime(other) {}
    }
  }
}
