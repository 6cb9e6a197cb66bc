import Foundation
import RandomInput
import Testing

@testable import ViewLayout

@Suite("Members that are not made") struct GapTests {
  @Test("6.35: rows that are not made count with the average of those that are, and with the distances")
  func estimate() {
    let gap = GapNode(count: 198)
    let stack = lazyStack(spacing: 5, [fixed(nil, 10), fixed(nil, 30), gap])
    #expect(layOut(stack, 100, nil) == size(100, 4_995))
    #expect(gap.trialFrame == rect(0, 50, 100, 4_945))
    #expect(layOut(lazyStack(spacing: nil, [GapNode(count: 3)]), 100, nil) == size(100, 3 * 44 + 16))
    #expect(layOut(lazyStack(axis: .horizontal, [GapNode(count: 3)]), nil, 50) == size(132, 50))
  }

  @Test("a stack of equal rows is as long whichever are made, and none of those moves")
  func neutral() {
    for spacing in [nil, 0, 3, -2] as [CGFloat?] {
      let rows = (0..<20).map { _ in fixed(nil, 12) }
      layOut(lazyStack(spacing: spacing, rows), 100, nil)
      let frames = rows.map(\.trialFrame)
      let total = frames[19].maxY
      for made in [0..<5, 7..<13, 15..<20, 19..<20] {
        var members: [LayoutNode] = Array(rows[made])
        if made.lowerBound > 0 { members.insert(GapNode(count: made.lowerBound), at: 0) }
        if made.upperBound < 20 { members.append(GapNode(count: 20 - made.upperBound)) }
        #expect(layOut(lazyStack(spacing: spacing, members), 100, nil).height == total)
        #expect(made.allSatisfy { rows[$0].trialFrame == frames[$0] })
      }
    }
  }

  @Test("a gap for no rows is as if it were not there")
  func nothing() {
    let last = fixed(nil, 10)
    let gaps = (0..<3).map { _ in GapNode(count: 0) }
    #expect(layOut(lazyStack(spacing: 5, [gaps[0], fixed(nil, 10), gaps[1], last, gaps[2]]), 100, nil) == size(100, 25))
    #expect(last.trialFrame == rect(0, 15, 100, 10))
    #expect(gaps.allSatisfy { $0.trialFrame.size == .zero })
    #expect(GapNode(count: -4).count == 0)
  }

  @Test("what is not made takes no more room than a host can show, and as much whichever it is")
  func longest() {
    let columns = [GridTrack(.fixed(10)), GridTrack(.fixed(10))]
    for made in [0, 400, 250_000, 499_999] {
      let gaps = [GapNode(count: 2 * made), GapNode(count: 999_998 - 2 * made)]
      let grid = lazyGrid(columns, spacing: 2, [gaps[0], fixed(10, 12), fixed(10, 12), gaps[1]])
      let rows = [GapNode(count: made), GapNode(count: 499_999 - made)]
      let stack = lazyStack(spacing: 2, [rows[0], fixed(nil, 12), rows[1]])
      for (container, gaps) in [(grid, gaps), (stack, rows)] as [(LayoutNode, [GapNode])] {
        let tree = LayoutTree()
        tree.longestGaps = 1_000_000
        tree.root.setChildren([container])
        tree.root.set(size(100, 1_000), insets: EdgeInsets(), keyboardHeight: 0)
        tree.update()
        // Each has 2 of a million, and those next to the ends all that they will take.
        #expect(container.size.height < 1_000_000 + 2 * 6_667 + 12)
        #expect(abs(gaps[0].size.height - min(14 * CGFloat(made), 6_666 + 2 * CGFloat(made))) <= 3)
      }
    }
  }

  @Test("a stack hears of another number of rows that are not made")
  func changedCount() {
    let (tree, gap) = (LayoutTree(), GapNode(count: 10))
    let stack = lazyStack(spacing: 0, [fixed(nil, 10), gap])
    tree.root.setChildren([stack])
    tree.root.set(size(100, 1_000), insets: EdgeInsets(), keyboardHeight: 0)
    tree.update()
    #expect(stack.size == size(100, 110))
    gap.set(count: 4)
    tree.update()
    #expect(stack.size == size(100, 50))
    #expect(gap.size == size(100, 40))
  }

  // MARK: Grids

  private let columns = (0..<3).map { _ in GridTrack(.fixed(10), spacing: 0) }

  private func grid(_ members: [LayoutNode], spacing: CGFloat? = 2) -> CGSize {
    layOut(lazyGrid(columns, spacing: spacing, members), 30, nil)
  }

  @Test("6.26: cells that are not made fill lines as high as the average line")
  func lines() {
    let gap = GapNode(count: 7)
    #expect(grid([fixed(10, 10), fixed(10, 20), fixed(10, 5), gap]) == size(30, 20 + 3 * 22))
    #expect(gap.trialFrame == rect(0, 22, 30, 64))
    #expect(grid([GapNode(count: 7)]) == size(30, 3 * 44 + 4))
    #expect(grid([GapNode(count: 6)]) == size(30, 2 * 44 + 2))
  }

  @Test("a grid of equal cells is as long whichever are made, and none of those moves")
  func neutralGrid() {
    for count in 1...14 {
      let cells = (0..<count).map { _ in fixed(10, 12) }
      let total = grid(cells)
      let frames = cells.map(\.trialFrame)
      for start in 0..<count {
        for end in start + 1...count {
          var members: [LayoutNode] = Array(cells[start..<end])
          if start > 0 { members.insert(GapNode(count: start), at: 0) }
          if end < count { members.append(GapNode(count: count - end)) }
          #expect(grid(members) == total, "\(start)..<\(end) of \(count)")
          #expect((start..<end).allSatisfy { cells[$0].trialFrame == frames[$0] }, "\(start)..<\(end) of \(count)")
        }
      }
    }
  }

  @Test("several gaps, in lines and between them, count as the cells that they stand for")
  func severalGaps() {
    for seed in 0..<200 {
      var numbers = SeededGenerator(seed: UInt64(seed))
      let count = Int.random(in: 1...20, using: &numbers)
      let cells = (0..<count).map { _ in fixed(10, 12) }
      let total = grid(cells)
      let frames = cells.map(\.trialFrame)
      // Runs of cells that are not made, each in one or more parts, and at least one cell that is.
      var members: [LayoutNode] = []
      var made = (0..<count).map { _ in Bool.random(using: &numbers) }
      made[Int.random(in: 0..<count, using: &numbers)] = true
      for index in 0..<count {
        if made[index] {
          members.append(cells[index])
        } else if let gap = members.last as? GapNode, Bool.random(using: &numbers) {
          gap.set(count: gap.count + 1)
        } else {
          members.append(GapNode(count: 1))
        }
        if Int.random(in: 0..<8, using: &numbers) == 0 { members.append(GapNode(count: 0)) }
      }
      #expect(grid(members) == total, "\(seed)")
      #expect((0..<count).allSatisfy { !made[$0] || cells[$0].trialFrame == frames[$0] }, "\(seed)")
    }
  }

  @Test("a line that a gap leaves unfilled ends at a header; headers do not count for the average")
  func gapsAndHeaders() {
    let (header, gap, cell) = (fixed(nil, 100).with(.wholeLine), GapNode(count: 4), fixed(10, 10))
    #expect(grid([gap, header, cell], spacing: 0) == size(30, 20 + 100 + 10))
    #expect(gap.trialFrame == rect(0, 0, 30, 20))
    #expect(header.trialFrame == rect(0, 20, 30, 100))
    #expect(cell.trialFrame == rect(0, 120, 10, 10))
    #expect(grid([fixed(10, 10), GapNode(count: 3), header], spacing: 0) == size(30, 10 + 10 + 100))
  }

  @Test("more cells than anybody has stop nothing")
  func many() {
    let cell = fixed(10, 10)
    #expect(grid([GapNode(count: .max), cell, GapNode(count: .max)]).height > 1e9)
    let narrow = lazyGrid([GridTrack(.adaptive(minimum: 1), spacing: 0)], spacing: 0, [GapNode(count: 500), cell])
    #expect(layOut(narrow, 1_000, nil) == size(1_000, 10))
    #expect(cell.trialFrame.midX == 500.5)
  }
}
