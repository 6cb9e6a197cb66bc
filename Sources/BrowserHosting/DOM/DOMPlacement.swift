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
  private(set) var lines: Lines?
  /// Where the line below the row begins whose view it is; nil where it does as the style sheet says, or there is none.
  var lineStart: CGFloat?

  /// Whether places are from the right edge: of what is around the element, and of what is in the outermost box.
  let isFromRight: (outside: Bool, inside: Bool)

  init(_ standing: DOMLayout.Standing, isFromRight: (outside: Bool, inside: Bool)) {
    self.standing = standing
    self.isFromRight = isFromRight
  }

  mutating func add(_ frame: CGRect, in corner: CGPoint) {
    frames.append(CGRect(x: frame.minX - corner.x, y: frame.minY - corner.y, width: frame.width, height: frame.height))
  }

  /// Has the box whose frame has been added last paint beyond that, at the edges where something covers it: its border there is of its paint.
  mutating func reach(_ insets: EdgeInsets, isFromRight: Bool) {
    if insets == EdgeInsets() { return }
    let (left, right) = isFromRight ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    reaches.append((frames.count - 1, [insets.top, right, insets.bottom, left]))
    let frame = frames[frames.count - 1]
    frames[frames.count - 1] = CGRect(
      x: frame.minX - insets.leading, y: frame.minY - insets.top, width: frame.width + left + right,
      height: frame.height + insets.top + insets.bottom)
  }

  /// What scrolls, whose frame has been added last, passes under bars: its content keeps that distance to its edges.
  mutating func pass(under bars: EdgeInsets) {
    if bars != EdgeInsets() { reaches.append((frames.count - 1, [bars.top, bars.trailing, bars.bottom, bars.leading])) }
  }

  /// Boxes by their places, with the widths of their borders, the one above first and then clockwise; and the element itself, at the last place, with
  /// what bars cover of it.
  private var reaches: [(place: Int, widths: [CGFloat])] = []

  /// Says what is seen of the text whose frame has been added last.
  mutating func show(_ lines: Lines) {
    self.lines = lines
    // A line that fills its box: browsers round the widths of characters, Firefox to sixtieths, and would break it once more. A line that does not
    // gets no room for another character.
    let width = frames[frames.count - 1].width
    if lines.count > 1 { frames[frames.count - 1].size.width = max(width, min(width, lines.widest) + 0.05) }
  }

  struct Lines {
    let count: Int
    let isCut: Bool
    /// The width of the widest line, in points.
    fileprivate let widest: CGFloat
    /// How small the characters are, and how far apart the lines; nil where they are as they would like.
    private let scaling: (scale: CGFloat, line: CGFloat)?
    /// What is seen of a text that goes on and is not cut at its end, which no browser does; nil where the browser cuts, or the text looks in
    /// several ways.
    fileprivate let remains: String?

    init(_ node: TextNode) {
      let lines = node.lines
      let pieces = lines.lazy.flatMap(\.pieces)
      let isPlain = node.text.rules.truncation != .tail && pieces.allSatisfy { $0.piece == 0 }
      remains = isPlain && lines.last?.isTruncated == true ? pieces.map(\.text).joined() : nil
      count = lines.count
      widest = lines.lazy.map(\.width).max() ?? 0
      isCut = lines.last?.isTruncated == true
      scaling = lines.first.flatMap { $0.scale < 1 ? ($0.scale, $0.height + node.text.rules.spacing) : nil }
    }

    /// How the style sheet knows it.
    fileprivate var name: String { isCut ? remains == nil ? "cut" : count == 1 ? "part" : "parts" : count == 1 ? "one" : "all" }

    /// The same with the scale and the height of lines, and with what is seen behind a line feed, as the script gets it.
    fileprivate var words: String { ([name] + (numbers ?? [])).joined(separator: " ") + (remains.map { "\n" + $0 } ?? "") }

    /// The scale, and the height of lines with its unit.
    fileprivate var numbers: [String]? {
      scaling.map { [CSS.number(Double(($0.scale * 10000).rounded(.down) / 10000)), CSS.length($0.line)] }
    }
  }

  /// By which the style sheet knows it.
  private func name(of standing: DOMLayout.Standing) -> String {
    if isHidden { return "none" }
    return switch standing {
    case .flowing: "f"
    case .sized: "s"
    case .whole: "w"
    case .filling: "p"
    default: "a"
    }
  }

  private func styles(_ frame: CGRect, _ standing: DOMLayout.Standing, isFromRight: Bool) -> String {
    let size = "width:\(CSS.length(frame.width));height:\(CSS.length(frame.height))"
    let side = isFromRight ? "right" : "left"
    switch standing {
    case .flowing: return "margin-\(side):\(CSS.length(frame.minX));margin-top:\(CSS.length(frame.minY));\(size)"
    case .sized: return size
    // What is no color is drawn by the style sheet, where it stands still.
    case .whole: return "background-size:0 0;background-repeat:no-repeat"
    case .filling: return ""
    default: return "\(side):\(CSS.length(frame.minX));top:\(CSS.length(frame.minY));\(size)"
    }
  }

  /// Says it on a node that is being described: the box at a place from the outermost on, or the element itself at the last.
  func apply(to node: inout DOMNode, at place: Int) {
    guard frames.indices.contains(place) else { return }
    // What fills a page or a sheet is in the style sheet, with or without boxes.
    if standing.fills, place == frames.count - 1 { return }
    if place == 0, let lineStart { node.set(Self.lineStart, CSS.length(lineStart)) }
    let standing = place == 0 || standing.fills ? standing : .placed
    node.set("data-l", name(of: standing))
    node.addStyles(styles(frames[place], standing, isFromRight: place == 0 ? isFromRight.outside : isFromRight.inside))
    if let reach = reaches.first(where: { $0.place == place }) {
      node.set("data-reach", "")
      func widths(_ sign: CGFloat) -> String { reach.widths.map { CSS.length(sign * $0) }.joined(separator: " ") }
      if place == frames.count - 1 {
        for (edge, width) in zip(["top", "end", "bottom", "start"], reach.widths) {
          node.addStyle("--under-\(edge)", CSS.length(width))
        }
      } else if standing == .whole {
        // It begins higher.
        node.addStyles("padding:\(widths(1));margin:\(widths(-1));--reach:\(CSS.length(reach.widths[0]))")
      } else {
        // It has its frame, and a border around that.
        node.addStyles("border-width:\(widths(1));background-origin:border-box")
      }
    }
    guard place == frames.count - 1, let lines else { return }
    node.set("data-shown", lines.name)
    if let numbers = lines.numbers {
      node.set("data-scaled", "")
      node.addStyle("--scale", numbers[0])
      node.addStyle("--line", numbers[1])
    }
    if lines.isCut { node.addStyle("--shown-lines", String(lines.count)) }
    if let remains = lines.remains { node.set("data-remains", remains) }
  }

  /// What a row takes over from its view.
  static let lineStart = "data-line-start"

  /// `"l", id, standing, sides, lines, count, x, y, width, height, ..., start of the row's line`
  func write(of id: ElementID, to json: inout JSONWriter) {
    json.string("l")
    json.number(id.rawValue)
    json.string(name(of: standing))
    var sides = (isFromRight.outside ? "r" : "l") + (isFromRight.inside ? "r" : "l")
    for reach in reaches {
      sides += " \(reach.place)"
      for width in reach.widths { sides += ",\(CSS.number(Double(width)))" }
    }
    json.string(sides)
    json.string(lines?.words)
    json.number(lines?.count ?? 0)
    for frame in frames {
      for number in [frame.minX, frame.minY, frame.width, frame.height] { json.written(CSS.number(Double(number))) }
    }
    if let lineStart { json.written(CSS.number(Double(lineStart))) }
  }
}
