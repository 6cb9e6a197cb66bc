import Foundation

/// A guess at the size of something that no host has laid out yet.
///
/// Fixed frames around count, less the padding in between; where there is none, it is as large as the window. Neighbours take no
/// room. It is certain where a fixed frame is the next thing around that has a say.
@MainActor
struct SizeEstimate {
  private var width: CGFloat?
  private var height: CGFloat?
  /// The padding between here and what is looked at.
  private var horizontal: CGFloat = 0
  private var vertical: CGFloat = 0
  private(set) var isCertain = true
  private(set) var size = CGSize.zero

  init(of node: any PlacedNode, in window: CGSize) {
    if let element = node.measuredElement { takeSize(of: element, inside: node) }
    lookOutwards(from: node)
    size = CGSize(
      width: width ?? max(0, window.width - horizontal), height: height ?? max(0, window.height - vertical))
    if width == nil || height == nil { isCertain = false }
  }

  /// The size of an element with what is around it, up to a modifier.
  private mutating func takeSize(of element: ElementNode, inside modifier: ViewNode) {
    var next = element.parent
    while let node = next, node !== modifier {
      if let frame = (node as? PrimitiveModifierNode<FrameEffect>)?.modifier {
        width = frame.width ?? width
        height = frame.height ?? height
      } else if let padding = (node as? PrimitiveModifierNode<PaddingEffect>)?.modifier {
        width? += padding.horizontal
        height? += padding.vertical
      }
      next = node.parent
    }
    if width == nil || height == nil { isCertain = false }
  }

  /// What is offered to a node.
  private mutating func lookOutwards(from start: ViewNode) {
    var inner = start
    while let node = inner.parent, width == nil || height == nil {
      if let frame = (node as? PrimitiveModifierNode<FrameEffect>)?.modifier {
        width = width ?? frame.width.map { max(0, $0 - horizontal) }
        height = height ?? frame.height.map { max(0, $0 - vertical) }
      } else if let padding = (node as? PrimitiveModifierNode<PaddingEffect>)?.modifier {
        horizontal += padding.horizontal
        vertical += padding.vertical
      } else if let content = node.element?.anyContent {
        if let base = (node as? any LayerBase)?.base, let modifier = node.parent {
          var size = SizeEstimate()
          size.takeSize(of: base, inside: modifier)
          width = width ?? size.width.map { max(0, $0 - horizontal) }
          height = height ?? size.height.map { max(0, $0 - vertical) }
        } else if (content as? StackContent)?.kind != .depthStack {
          isCertain = false
        }
      }
      inner = node
    }
  }

  private init() {}
}

/// The node of a layer, which is as large as the element that it belongs to.
@MainActor
protocol LayerBase: ElementNode {
  var base: ElementNode? { get }
}

extension PaddingEffect {
  /// In place of the host's own amount.
  private static var usual: CGFloat { 16 }

  fileprivate var horizontal: CGFloat { (leading ?? Self.usual) + (trailing ?? Self.usual) }
  fileprivate var vertical: CGFloat { (top ?? Self.usual) + (bottom ?? Self.usual) }
}
