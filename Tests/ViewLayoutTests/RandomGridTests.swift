import Foundation
import RandomInput
import Testing

@testable import ViewLayout

@Suite("Random grids") struct RandomGridTests {
  private static let lengths: [CGFloat?] = [nil, 0, 0.5, 33.3, 100, 250, 1_000, .infinity]

  /// A grid of up to 5 rows of up to 5 cells.
  private func grid(_ numbers: inout SeededGenerator, isFixed: Bool) -> (GridNode, cells: [LayoutNode]) {
    let words = ["a", "bb cc", "some words in a line", "x\ny"]
    var cells: [LayoutNode] = []
    func cell() -> LayoutNode {
      let cell: LayoutNode =
        switch isFixed ? 0 : Int.random(in: 0..<6, using: &numbers) {
        case 0, 1: fixed(CGFloat.random(in: 0...60, using: &numbers), CGFloat.random(in: 0...60, using: &numbers))
        case 2, 3: text(words.randomElement(using: &numbers)!)
        case 4: flexible(minWidth: 10, maxWidth: Bool.random(using: &numbers) ? 50 : nil)
        default: color()
        }
      var traits = GridCellTraits()
      if Int.random(in: 0..<4, using: &numbers) == 0 { traits.columns = Int.random(in: 1...3, using: &numbers) }
      if Int.random(in: 0..<6, using: &numbers) == 0 { traits.anchor = .bottomTrailing }
      if Int.random(in: 0..<6, using: &numbers) == 0 { traits.columnAlignment = .trailing }
      if !isFixed, Int.random(in: 0..<6, using: &numbers) == 0 { traits.unsizedAxes = .horizontal }
      if traits != GridCellTraits() { cell.setSteps((cell.steps?.list ?? []) + [traits.step]) }
      if !isFixed, Int.random(in: 0..<6, using: &numbers) == 0 { cell.setSteps((cell.steps?.list ?? []) + [.priority(1)]) }
      cells.append(cell)
      return cell
    }
    let alignments: [VerticalAlignment?] = [nil, .top, .bottom, .firstTextBaseline, .lastTextBaseline]
    var rows: ContiguousArray<LayoutNode> = []
    for _ in 0..<Int.random(in: 0...5, using: &numbers) {
      if Int.random(in: 0..<5, using: &numbers) == 0 {
        rows.append(cell())
      } else {
        let count = Int.random(in: 0...5, using: &numbers)
        rows.append(row(alignments.randomElement(using: &numbers)!, (0..<count).map { _ in cell() }))
      }
    }
    let spacings: [CGFloat?] = isFixed ? [nil, 0, 7.3] : [nil, 0, 7.3, -5]
    let grid = GridNode(
      Bool.random(using: &numbers) ? .center : .bottomTrailing, horizontalSpacing: spacings.randomElement(using: &numbers)!,
      verticalSpacing: spacings.randomElement(using: &numbers)!)
    grid.setChildren(rows)
    return (grid, cells)
  }

  @Test("cells of fixed sizes are within the grid, do not overlap, and make it as large for every proposal")
  func fixedCells() {
    for seed in 1...100 {
      var numbers = SeededGenerator(seed: UInt64(seed))
      let (grid, cells) = grid(&numbers, isFixed: true)
      let ideal = layOut(grid, nil, nil)
      for length in Self.lengths {
        let answer = layOut(grid, length, length)
        let trial = "\(seed), \(length.map { "\($0)" } ?? "nil")"
        #expect(CGRect(origin: .zero, size: answer).isNear(CGRect(origin: .zero, size: ideal)), "\(trial)")
        let bounds = CGRect(origin: .zero, size: answer).insetBy(dx: -1e-6, dy: -1e-6)
        for (index, cell) in cells.enumerated() {
          #expect(bounds.contains(cell.trialFrame), "\(trial): \(cell.trialFrame) in \(answer)")
          for other in cells[..<index] {
            let common = cell.trialFrame.intersection(other.trialFrame)
            #expect(common.isNull || min(common.width, common.height) < 1e-6, "\(trial)")
          }
        }
      }
    }
  }

  @Test("whatever is in a grid, placing it twice, elsewhere in between, or another like it gives the same frames")
  func idempotence() {
    for seed in 1...100 {
      var numbers = SeededGenerator(seed: UInt64(seed))
      var again = numbers
      let (first, _) = grid(&numbers, isFixed: false)
      let (second, _) = grid(&again, isFixed: false)
      _ = Unmanaged.passRetained(second)
      for width in Self.lengths {
        for height in [nil, 0, 80, CGFloat.infinity] {
          layOut(first, width, height)
          let frames = first.trialFrames
          #expect(frames.allSatisfy { !$0.minX.isNaN && !$0.minY.isNaN && !$0.width.isNaN && !$0.height.isNaN })
          layOut(first, 123, 45)
          layOut(first, width, height)
          #expect(first.trialFrames == frames)
          #expect(layOut(second, width, height) == first.size)
          #expect(second.trialFrames == frames)
        }
      }
    }
  }

  @Test("a text over several columns that has room for all of it stays on one line")
  func wideTexts() {
    for seed in 1...100 {
      var numbers = SeededGenerator(seed: UInt64(seed))
      let columns = Int.random(in: 2...4, using: &numbers)
      let cells = (0..<columns).map { _ in fixed(CGFloat.random(in: 0...30, using: &numbers), 10) }
      let title = text("some words in a line").with(GridCellTraits(columns: columns))
      let view = ViewLayoutTests.grid(horizontal: .random(in: 0...9, using: &numbers), row(nil, cells), row(nil, title))
      layOut(view, 1_000, 1_000)
      #expect(title.size == size(200, 20))
    }
  }
}
