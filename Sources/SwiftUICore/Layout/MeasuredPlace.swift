import Foundation

/// A view whose place somebody wants to know.
@MainActor
struct MeasuredPlace {
  let node: LayoutNode
  let level: Int
  /// What moves the view by its own place does not count: only the steps from here on.
  let outerLevel: Int
  var last: GeometryEvent?
  /// How far from its place in the layout the host has found it: the host scrolls.
  var shift = CGPoint.zero

  init(node: LayoutNode, level: Int, outerLevel: Int) {
    self.node = node
    self.level = level
    self.outerLevel = outerLevel
  }

  /// What is to be told of it now.
  var event: GeometryEvent? {
    let box = node.box(at: level)
    let frame = node.windowFrame(of: box, at: outerLevel)
    return GeometryEvent(
      size: box.size, origin: CGPoint(x: frame.minX + shift.x, y: frame.minY + shift.y), drawnSize: frame.size,
      safeArea: node.safeAreaInsets(at: level))
  }
}
