import Foundation
import Testing

@testable import ViewLayout

@Suite("Views whose place is watched") struct WatchTests {
  private func tree(_ view: LayoutNode) -> LayoutTree {
    let tree = LayoutTree()
    tree.root.setChildren([view])
    tree.root.set(size(300, 300), insets: EdgeInsets(), keyboardHeight: 0)
    return tree
  }

  private func moved(_ tree: LayoutTree) -> [ObjectIdentifier] {
    tree.update()
    defer { _ = tree.takeReports() }
    return tree.takeMoved().map { ObjectIdentifier($0) }
  }

  private func id(_ node: LayoutNode) -> ObjectIdentifier { ObjectIdentifier(node) }

  @Test("only what has moved is told, also where a stack tells nothing of it", arguments: [10, 200])
  func stacks(_ count: Int) {
    for isLazy in [true, false] {
      let inner = (0..<count).map { _ in text("a") }
      let rows = inner.map { inner -> StackNode in
        let row = StackNode(.horizontal, spacing: 0, guide: .top)
        row.setChildren([inner, text("b")])
        return row
      }
      let eager = StackNode(.vertical, spacing: 0, guide: .leading)
      eager.setChildren(ContiguousArray(rows))
      let scroll = ScrollNode(.vertical)
      scroll.setChildren([isLazy ? lazyStack(guide: .leading, rows) : eager])
      let tree = tree(scroll)
      for index in [2, 5, 7] { inner[index].isWatched = true }
      #expect(Set(moved(tree)) == Set([2, 5, 7].map { id(inner[$0]) }))
      #expect(moved(tree).isEmpty)
      inner[8].set("a\nb")
      #expect(moved(tree).isEmpty)
      inner[3].set("a\nb")
      #expect(Set(moved(tree)) == Set([5, 7].map { id(inner[$0]) }))
      inner[7].isWatched = false
      inner[3].set("a")
      #expect(moved(tree) == [id(inner[5])])
    }
  }

  @Test("a watched view hears of steps around it, of the window, and of a tree that it comes to")
  func surroundings() {
    let (view, box) = (text("a"), DepthNode(.topLeading))
    view.isWatched = true
    box.setChildren([view, color()])
    let tree = tree(box)
    #expect(moved(tree) == [id(view)])
    box.setSteps([.transform(LayoutStep.Transform { point, _ in CGPoint(x: point.x + 1, y: point.y) })])
    #expect(moved(tree) == [id(view)])
    #expect(view.windowFrame.minX == 1)
    tree.root.set(size(300, 300), insets: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0), keyboardHeight: 0)
    #expect(moved(tree) == [id(view)])
    box.isRightToLeft = true
    #expect(moved(tree) == [id(view)])
    let layer = text("b")
    layer.isWatched = true
    view.setSteps([.layer(layer, .center)])
    #expect(Set(moved(tree)) == [id(view), id(layer)])
  }
}
