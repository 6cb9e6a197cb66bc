import Foundation
import Testing

@testable import ViewLayout

@Suite("What depth costs") struct DepthCostTests {
  /// Stacks in stacks, with how often each level was asked for a size that it had not answered before, from the inside out.
  private func nest(_ depth: Int, axis: (Int) -> Axis) -> (view: LayoutNode, boxes: [CountingNode], leaves: [TestText]) {
    var leaves: [TestText] = []
    func leaf(_ string: String) -> TestText {
      leaves.append(text(string))
      return leaves.last!
    }
    var boxes: [CountingNode] = []
    var view: LayoutNode = leaf("some words in the middle")
    for level in 0..<depth {
      let axis = axis(level)
      let stack = StackNode(axis, spacing: level % 4 == 0 ? 2 : nil, guide: axis == .horizontal ? .verticalCenter : .leading)
      var members: ContiguousArray<LayoutNode> = [leaf("a b"), view]
      if level % 3 == 0 { members.append(color()) }
      if level % 3 == 1 { members.append(FixedNode(size(3, 5))) }
      stack.setChildren(members)
      let box = CountingNode()
      box.setChildren([stack])
      switch level % 5 {
      case 1: _ = box.with(.padding(EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)))
      case 3:
        let open = FrameBounds(least: nil, ideal: nil, most: nil)
        let frame = LayoutStep.FlexibleFrame(
          horizontal: FrameBounds(least: nil, ideal: nil, most: .infinity), vertical: open, alignment: .center)
        _ = box.with(.flexibleFrame(frame))
      default: break
      }
      boxes.append(box)
      view = box
    }
    return (view, boxes, leaves)
  }

  @Test(
    "a nest of stacks costs no more for a level the deeper it is: neither to lay out, nor when the innermost text grows",
    arguments: [true, false])
  func linear(_ turns: Bool) {
    for depth in [10, 20, 30] {
      let (view, boxes, leaves) = nest(depth) { turns && $0 % 2 == 0 ? .horizontal : .vertical }
      let tree = LayoutTree()
      tree.root.setChildren([view])
      tree.root.set(size(800, 600), insets: EdgeInsets(), keyboardHeight: 0)
      tree.update()
      // Along one axis a level is asked for the least, the most and its share; where axes take turns, for those of both, with
      // what comes of the other one.
      let most = turns ? 36 : 7
      #expect(boxes.allSatisfy { $0.takeMeasurements() <= most })
      let all = leaves.reduce(0) { $0 + $1.measurements }
      #expect(all <= (turns ? 24 : 6) * depth)
      leaves[0].set("some other words\nin the middle, and more of them\nin more lines")
      tree.update()
      #expect(boxes.allSatisfy { $0.takeMeasurements() <= most })
      #expect(leaves.reduce(-all) { $0 + $1.measurements } <= (turns ? 24 : 6) * depth)
    }
  }
}
