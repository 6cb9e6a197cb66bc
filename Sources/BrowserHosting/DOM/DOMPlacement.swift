import Foundation
import SwiftUICore

/// The rectangles of an element in the page.
struct DOMPlacement {
  let standing: DOMLayout.Standing
  /// Of the boxes around it, from the outermost on, and of its node; each from the corner of what is around it.
  private(set) var frames: [CGRect] = []
  /// Another view is seen in its place.
  var isHidden = false
  /// What is seen of a text.
  var lines: Lines?

  /// Whether places are from the right edge: of what is around the element, and of what is in the outermost box.
  let isFromRight: (outside: Bool, inside: Bool)

  init(_ standing: DOMLayout.Standing, isFromRight: (outside: Bool, inside: Bool)) {
    self.standing = standing
    self.isFromRight = isFromRight
  }

  mutating func add(_ frame: CGRect, in corner: CGPoint) {
    frames.append(CGRect(x: frame.minX - corner.x, y: frame.minY - corner.y, width: frame.width, height: frame.height))
  }

  struct Lines {
    let count: Int
    let isCut: Bool

    init(_ node: TextNode) {
      let lines = node.lines
      count = lines.count
      isCut = lines.last?.isTruncated == true
    }

    /// How the style sheet knows it.
    var name: String { isCut ? "cut" : count == 1 ? "one" : "all" }
  }

  /// By which the style sheet knows it.
  private func name(of standing: DOMLayout.Standing) -> String {
    if isHidden { return "none" }
    return switch standing {
    case .flowing: "f"
    case .sized: "s"
    default: "a"
    }
  }

  private func styles(_ frame: CGRect, _ standing: DOMLayout.Standing, isFromRight: Bool) -> String {
    let size = "width:\(CSS.length(frame.width));height:\(CSS.length(frame.height))"
    let side = isFromRight ? "right" : "left"
    switch standing {
    case .flowing: return "margin-\(side):\(CSS.length(frame.minX));margin-top:\(CSS.length(frame.minY));\(size)"
    case .sized: return size
    default: return "\(side):\(CSS.length(frame.minX));top:\(CSS.length(frame.minY));\(size)"
    }
  }

  /// Says it on a node that is being described: the box at a place from the outermost on, or the element itself at the last.
  func apply(to node: inout DOMNode, at place: Int) {
    guard frames.indices.contains(place) else { return }
    let standing = place == 0 ? standing : .placed
    node.set("data-l", name(of: standing))
    node.addStyles(styles(frames[place], standing, isFromRight: place == 0 ? isFromRight.outside : isFromRight.inside))
    guard place == frames.count - 1, let lines else { return }
    node.set("data-shown", lines.name)
    if lines.isCut { node.addStyle("--shown-lines", String(lines.count)) }
  }

  /// `"l", id, standing, sides, lines, count, x, y, width, height, ...`
  func write(of id: ElementID, to json: inout JSONWriter) {
    json.string("l")
    json.number(id.rawValue)
    json.string(name(of: standing))
    json.string((isFromRight.outside ? "r" : "l") + (isFromRight.inside ? "r" : "l"))
    json.string(lines?.name)
    json.number(lines?.count ?? 0)
    for frame in frames {
      for number in [frame.minX, frame.minY, frame.width, frame.height] { json.written(CSS.number(Double(number))) }
    }
  }
}
