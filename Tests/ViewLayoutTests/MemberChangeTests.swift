import Foundation
import RandomInput
import Testing

@testable import ViewLayout

@Suite("Changes in grids and lazy containers") struct MemberChangeTests {
  /// A window with a view in it.
  private func window(_ view: LayoutNode, _ width: CGFloat = 300, _ height: CGFloat = 300) -> LayoutTree {
    let tree = LayoutTree()
    tree.root.setChildren([view])
    tree.root.set(size(width, height), insets: EdgeInsets(), keyboardHeight: 0)
    tree.update()
    _ = tree.takeReports()
    return tree
  }

  /// What a tree does that tells containers which of their members answer otherwise.
  private func tell(_ container: LayoutNode, of members: LayoutNode...) -> Bool { tell(container, of: members) }

  private func tell(_ container: LayoutNode, of members: [LayoutNode]) -> Bool {
    var isKnown = true
    for member in members {
      _ = member.answersAnew()
      if !container.childChanged(member) { isKnown = false }
    }
    _ = container.answersAnew()
    container.flags.insert(.needsPlacement)
    container.placeAgain()
    return isKnown
  }

  // MARK: Grid

  @Test("a cell that grows moves those of other rows in its column, and nothing that is elsewhere")
  func cellGrows() {
    let (a, b, c, d) = (text("a"), text("bbb"), text("cc"), text("d"))
    let grid = grid(alignment: .topLeading, horizontal: 10, vertical: 5, row(nil, a, b), row(nil, c, d))
    let tree = window(grid)
    a.set("aaaa")
    tree.update()
    #expect(grid.size == size(80, 45))
    #expect(a.size == size(40, 20))
    #expect(d.origin == CGPoint(x: 50, y: 0))
    let reported = tree.takeReports()
    #expect(!reported.contains { $0 === c })
    #expect(reported.contains { $0 === d })
  }

  @Test("cells move within a row whose frame stays the same")
  func columnsChangeInSameWidth() {
    let (a, b, c, d) = (text("aaa"), color(), fixed(10, 20), fixed(10, 20))
    let tree = window(grid(alignment: .leading, row(nil, a, b), row(nil, c, d)))
    #expect(d.origin.x == 30)
    a.set("aaaaa")
    tree.update()
    #expect(d.origin.x == 50)
    #expect(b.size.width == 250)
  }

  @Test("a grid hears of other cells, other traits and another alignment of a row")
  func rowsChange() {
    let first = row(nil, fixed(20, 40), fixed(20, 20))
    let view = grid(first, row(nil, fixed(20, 10)))
    let tree = window(view)
    first.set(.bottom)
    tree.update()
    #expect(first.children[1].origin == CGPoint(x: 20, y: 20))
    first.setChildren([first.children[0], first.children[1], fixed(30, 5)])
    tree.update()
    #expect(view.size == size(70, 50))
    first.children[2].setSteps(first.children[2].steps!.list + [GridCellTraits(unsizedAxes: .horizontal).step])
    tree.update()
    #expect(view.size == size(40, 50))
    view.set(.center, horizontalSpacing: 4, verticalSpacing: 6)
    tree.update()
    #expect(view.size == size(48, 56))
  }

  @Test("the only cell of a grid may change, and others may come")
  func onlyCell() {
    let (cell, only) = (text("a"), row())
    let view = grid(only)
    let tree = window(view)
    #expect(view.size == .zero)
    only.setChildren([cell])
    tree.update()
    #expect(view.size == size(10, 20))
    cell.set("abc")
    tree.update()
    #expect(view.size == size(30, 20))
    only.setChildren([cell, fixed(5, 5)])
    tree.update()
    #expect(view.size == size(35, 20))
  }

  // MARK: Lazy containers

  @Test("a row that grows moves the ones below, without a word about them: each keeps its distance to the one before")
  func rowGrows() {
    let rows = (0..<200).map { _ in text("a") }
    let stack = lazyStack(guide: .leading, rows)
    let tree = window(stack, 100)
    rows[60].set("a\nb")
    tree.update()
    #expect(stack.size == size(100, 4_020))
    #expect(stack.position(of: rows[61]).y == 1_240)
    #expect(stack.position(of: rows[199]).y == 4_000)
    let reported = tree.takeReports()
    #expect(reported.contains { $0 === rows[60] })
    #expect(!reported.contains { $0 === rows[61] })
    #expect(rows.enumerated().allSatisfy { $1.measurements == ($0 == 60 ? 2 : 1) })
  }

  @Test("a lazy stack that is told of a row asks no other, and is as one that is laid out anew")
  func toldStack() {
    for axis in [Axis.vertical, .horizontal] {
      for gaps in [false, true] {
        func stack(_ third: String) -> (LazyStackNode, [TestText]) {
          let rows = (0..<5).map { text($0 == 2 ? third : "a") }
          let members: [LayoutNode] = gaps ? [GapNode(count: 3)] + rows + [GapNode(count: 4)] : rows
          return (lazyStack(axis: axis, spacing: 3, members), rows)
        }
        let (told, rows) = stack("a")
        let tree = window(told)
        rows[2].set("aaa b\nc")
        #expect(tell(told, of: rows[2]))
        let (fresh, _) = stack("aaa b\nc")
        let other = window(fresh)
        #expect(told.trialFrames.map(\.size) == fresh.trialFrames.map(\.size))
        #expect(told.children.map(told.position) == fresh.children.map(fresh.position))
        #expect(rows.map(\.measurements) == [1, 1, 2, 1, 1])
        withExtendedLifetime(other) {}
        // And again, for what it was told is worked off.
        rows[2].set("a")
        rows[0].set("b\nc")
        #expect(tell(told, of: rows[2], rows[0]))
        #expect(told.size[axis] == fresh.size[axis] + (axis == .vertical ? 0 : -40) * (gaps ? 12.0 / 5 : 1))
        withExtendedLifetime(tree) {}
      }
    }
  }

  @Test("a lazy grid that is told of a cell asks no other line, and is as one that is laid out anew")
  func toldGrid() {
    for gaps in [false, true] {
      for replacement in ["b", "aaa\nb\nc"] {
        func grid(_ fifth: String) -> (LazyGridNode, [TestText]) {
          let cells = (0..<9).map { text($0 == 4 ? fifth : "a") }
          var members: [LayoutNode] = cells
          members.insert(text("header").with(.wholeLine), at: 3)
          if gaps { members = [GapNode(count: 6)] + members + [GapNode(count: 5)] }
          return (lazyGrid([GridTrack(), GridTrack(), GridTrack()], members), cells)
        }
        let (told, cells) = grid("a")
        let tree = window(told, 100)
        let before = cells[0].measurements
        cells[4].set(replacement)
        #expect(tell(told, of: cells[4]))
        let (fresh, _) = grid(replacement)
        let other = window(fresh, 100)
        #expect(told.trialFrames.map(\.size) == fresh.trialFrames.map(\.size))
        #expect(told.children.map(told.position) == fresh.children.map(fresh.position))
        #expect(cells[0].measurements == before)
        withExtendedLifetime((tree, other)) {}
      }
    }
  }

  @Test("what a container cannot do with one member alone, it does with all")
  func notToldAlone() {
    let rows = (0..<3).map { _ in text("a") }
    let stack = lazyStack(rows)
    // Nothing is placed yet.
    #expect(!stack.childChanged(rows[0]))
    layOut(stack, 100, nil)
    let gap = GapNode(count: 2)
    stack.setChildren([rows[0], gap])
    #expect(!tell(stack, of: rows[0]))
    #expect(stack.size.height == 60)
    #expect(!tell(stack, of: gap))
    #expect(!stack.childChanged(text("of nobody")))
  }

  @Test("a cell that becomes a header changes the lines behind it")
  func becomesHeader() {
    let cells = (0..<3).map { _ in text("a") }
    let grid = lazyGrid([GridTrack(), GridTrack()], spacing: 0, cells)
    let tree = window(grid, 100)
    _ = cells[1].with(.wholeLine)
    #expect(!tell(grid, of: cells[1]))
    #expect(grid.size == size(100, 60))
    withExtendedLifetime(tree) {}
  }

  @Test("members may come, go and change places, and the container may change its ways")
  func otherMembers() {
    let rows = (0..<4).map { fixed(10, CGFloat($0 + 1) * 10) }
    let stack = lazyStack(guide: .leading, rows)
    let tree = window(stack, 100)
    stack.setChildren([rows[3], rows[0]])
    tree.update()
    #expect(stack.size == size(100, 50))
    #expect(stack.position(of: rows[0]).y == 40)
    stack.set(.vertical, spacing: 5, guide: .trailing)
    tree.update()
    #expect(stack.size == size(100, 55))
    #expect(stack.position(of: rows[0]) == CGPoint(x: 90, y: 45))
    let grid = lazyGrid([GridTrack()], rows)
    let other = window(grid, 100)
    grid.set(.vertical, tracks: [GridTrack(), GridTrack()], spacing: 0, alignment: .leading)
    other.update()
    #expect(grid.size == size(100, 60))
    grid.setChildren([rows[3], GapNode(count: 1), rows[0]])
    other.update()
    #expect(grid.size == size(100, 50))
  }

  @Test("random changes of random lazy containers leave them as ones that are laid out anew", arguments: 1...60)
  func randomChanges(_ seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    let words = ["a", "bb cc dd", "x\ny", "some words in a line", "z"]
    let isGrid = Bool.random(using: &numbers)
    let hasGaps = Bool.random(using: &numbers)
    func container(_ texts: [String]) -> (LayoutNode, [TestText]) {
      let members = texts.map { text($0) }
      var all: [LayoutNode] = members
      if isGrid { all.insert(text("head").with(.wholeLine), at: 4) }
      if hasGaps { all = [GapNode(count: 5)] + all.prefix(7) + [GapNode(count: 2)] + all.dropFirst(7) }
      let tracks = [GridTrack(alignment: .topLeading), GridTrack(), GridTrack(alignment: .centerFirstTextBaseline)]
      return (isGrid ? lazyGrid(tracks, all) : lazyStack(spacing: nil, all), members)
    }
    var texts = (0..<12).map { _ in words.randomElement(using: &numbers)! }
    let (changed, members) = container(texts)
    let tree = window(changed, 100)
    for turn in 0..<10 {
      var others: [LayoutNode] = []
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let place = Int.random(in: 0..<12, using: &numbers)
        texts[place] = words.randomElement(using: &numbers)!
        members[place].set(texts[place])
        others.append(members[place])
      }
      // By the tree, or by what it may do.
      if turn % 2 == 0 {
        tree.update()
      } else {
        _ = tell(changed, of: others)
      }
      let (fresh, _) = container(texts)
      let other = window(fresh, 100)
      #expect(changed.size == fresh.size)
      #expect(changed.children.map(\.size) == fresh.children.map(\.size))
      #expect(changed.children.map(changed.position) == fresh.children.map(fresh.position))
      withExtendedLifetime(other) {}
    }
  }

  @Test("the sum of lengths is the same, whether they came at once or one by one")
  func sums() {
    var numbers = SeededGenerator(seed: 7)
    var lengths = (0..<1_000).map { _ in CGFloat.random(in: 0...50, using: &numbers) }
    func all() -> BlockedSums { lengths.reduce(into: BlockedSums()) { $0.append($1) } }
    var sums = all()
    for _ in 0..<1_000 {
      let place = Int.random(in: 0..<1_000, using: &numbers)
      lengths[place] = .random(in: 0...50, using: &numbers)
      sums[place] = lengths[place]
    }
    #expect(sums.total == all().total)
    #expect(sums.sum(before: 1_000) == sums.total)
    #expect(abs(sums.sum(before: 357) - lengths.prefix(357).reduce(0, +)) < 1e-6)
    #expect(BlockedSums().total == 0)
  }
}
