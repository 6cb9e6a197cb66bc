import Foundation
import Testing

@testable import ViewLayout

/// A view that does nothing but count how often it has to ask what is in it.
final class CountingNode: LayoutNode {
  private(set) var measurements = 0

  func takeMeasurements() -> Int {
    defer { measurements = 0 }
    return measurements
  }

  override func measure(_ proposal: Proposal) -> CGSize {
    measurements += 1
    return children[0].size(for: proposal)
  }

  override func placeChildren(in size: CGSize, _ proposal: Proposal) { children[0].place(at: .zero, proposal) }
  override var contentSpacing: Spacing { children[0].spacing }
  override var contentPriority: Double { children[0].priority }
  override func flexibility(along axis: Axis) -> Flexibility { children[0].totalFlexibility(along: axis) }
}

@Suite("How far a change goes") struct ClimbTests {
  private func counting(_ node: LayoutNode) -> CountingNode {
    let box = CountingNode()
    box.setChildren([node])
    return box
  }

  private func column(_ members: LayoutNode...) -> StackNode {
    let stack = StackNode(.vertical, spacing: nil, guide: .leading)
    stack.setChildren(ContiguousArray(members))
    return stack
  }

  /// Two levels around a view, in a window.
  private struct Nest {
    let outer: CountingNode
    let middle: CountingNode
    let inner: CountingNode
    let tree = LayoutTree()

    /// What has been asked since the last time, from the outside in.
    func takeMeasurements() -> [Int] {
      tree.update()
      return [outer, middle, inner].map { $0.takeMeasurements() }
    }
  }

  private func nest(_ view: LayoutNode) -> Nest {
    let inner = counting(column(view, text("a")))
    let middle = counting(column(inner, text("wide as wide can be")))
    let outer = counting(column(middle, text("b")))
    let nest = Nest(outer: outer, middle: middle, inner: inner)
    nest.tree.root.setChildren([outer])
    nest.tree.root.set(size(300, 300), insets: EdgeInsets(), keyboardHeight: 0)
    _ = nest.takeMeasurements()
    return nest
  }

  @Test("a text of the same size asks nothing around")
  func sameSize() {
    let view = text("abc")
    let nest = nest(view)
    view.set("xyz")
    #expect(nest.takeMeasurements() == [0, 0, 0])
  }

  @Test("steps that change neither size nor anything else ask nothing around")
  func sameSteps() {
    let view = text("abc")
    let nest = nest(view)
    view.setSteps([.priority(0)])
    #expect(nest.takeMeasurements() == [0, 0, 0])
    view.setSteps([.priority(0), .fixedSize(.horizontal)])
    let asked = nest.takeMeasurements()
    #expect(asked[0] == 0)
  }

  @Test("other traits go up as long as they make others of what is around")
  func otherTraits() {
    let view = text("abc")
    let nest = nest(view)
    // The stack around has its priority by itself.
    view.setSteps([.priority(1)])
    let asked = nest.takeMeasurements()
    #expect(asked[1] == 0 && asked[0] == 0)
    // At the top of all three stacks: the distance to what is above is another for all.
    view.setSteps([.priority(1), .padding(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 1))])
    #expect(nest.takeMeasurements()[0] == 0)
  }

  @Test("a guide that only the stack around reads stays there")
  func guides() {
    let view = text("abc")
    let nest = nest(view)
    view.setSteps([.guide(.leading, GuideValue { _ in 0 })])
    #expect(nest.takeMeasurements()[0] == 0)
    #expect(nest.takeMeasurements() == [0, 0, 0])
  }

  @Test("a new member goes up as far as the sizes do")
  func otherMembers() {
    let view = column(text("a"))
    let nest = nest(view.with(.frame(LayoutStep.FixedFrame(width: 50, height: 100, alignment: .center))))
    view.setChildren([text("b"), text("c")])
    #expect(nest.takeMeasurements() == [0, 0, 0])
    #expect(view.children[1].frame == rect(0, 20, 10, 20))
  }
}
