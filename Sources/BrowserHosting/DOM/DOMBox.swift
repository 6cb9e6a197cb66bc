import SwiftUICore

/// A box around an element, for one or more of its effects.
struct DOMBox: Equatable {
  /// What a box draws, in the order in which style sheets draw it: what comes later in it applies to what came before.
  enum Layer: Int, Comparable {
    /// Padding and frames.
    case layout
    case background, border
    /// What is in the box is one picture for what is drawn with it.
    case group
    case filter, clip, opacity, blend, transform
    /// The box takes no further effect.
    case closed

    static func < (left: Layer, right: Layer) -> Bool { left.rawValue < right.rawValue }
  }

  var layer = Layer.layout
  /// How many of the element's effects are in it, with its own.
  var effectCount = 0
  private(set) var classes = ["box"]
  private(set) var styles: [String] = []
  private(set) var data: [String] = []
  /// In the order in which they apply.
  private(set) var filters: [String] = []
  /// The innermost one last, as style sheets want it.
  private(set) var transforms: [String] = []
  /// Edges at which what it paints reaches under what covers them.
  var reach: Edge.Set = []
  /// Whether it is as wide as a row of a list, and the style sheet places it.
  var isOfRow = false
  /// What it makes of the row in which it stands, by words of the style sheet.
  var rowWords: [String] = []
  /// The element that lies in this box, in front of what the box is around or behind it.
  var slot: (id: ElementID, isBehind: Bool)?

  mutating func addClass(_ name: String) {
    if !classes.contains(name) { classes.append(name) }
  }

  mutating func addStyle(_ name: String, _ value: String) {
    styles.append("\(name):\(value)")
  }

  mutating func addAttribute(_ name: String, _ value: String) {
    data += [name, value]
  }

  func value(of name: String) -> String? {
    stride(from: 0, to: data.count, by: 2).first { data[$0] == name }.map { data[$0 + 1] }
  }

  /// Adds a word to an attribute.
  mutating func addWord(_ name: String, _ word: String) {
    guard let place = stride(from: 0, to: data.count, by: 2).first(where: { data[$0] == name }) else {
      return addAttribute(name, word)
    }
    data[place + 1] += " \(word)"
  }

  mutating func addFilter(_ filter: String) {
    filters.append(filter)
  }

  mutating func addTransform(_ transform: String) {
    transforms.insert(transform, at: 0)
  }

  /// Asks the script for the size of the box as `--w` and `--h`.
  mutating func showExtent() {
    if !data.contains("data-extent") { addAttribute("data-extent", "") }
  }

  /// How much of it is seen, if an effect says so.
  var opacity: Double? { styles.first { $0.hasPrefix("opacity:") }.flatMap { Double($0.dropFirst(8)) } }

  /// Whether something is seen in it beside what it is around.
  var isPainted: Bool {
    classes.contains("backed") || classes.contains("painted") || (classes.contains("layered") && !classes.contains("masked"))
  }

  func hasStyle(_ name: String) -> Bool { styles.contains { $0.hasPrefix(name + ":") } }

  /// Whether the page tells an effect how large the box is.
  private(set) var isMeasured = false

  mutating func measure(_ measurement: Measurement, for target: ElementID) {
    isMeasured = true
    addAttribute("data-measure", measurement.rawValue)
    addAttribute("data-target", String(target.rawValue))
  }

  var attributes: [(name: String, value: String)] {
    var attributes = [(name: "class", value: classes.joined(separator: " "))]
    var styles = styles
    if !filters.isEmpty { styles.append("filter:\(filters.joined(separator: " "))") }
    if !transforms.isEmpty { styles.append("transform:\(transforms.joined(separator: " "))") }
    if !styles.isEmpty { attributes.append(("style", styles.joined(separator: ";"))) }
    for place in stride(from: 0, to: data.count, by: 2) { attributes.append((data[place], data[place + 1])) }
    return attributes
  }

  static func == (left: DOMBox, right: DOMBox) -> Bool {
    left.classes == right.classes && left.styles == right.styles && left.data == right.data
      && left.filters == right.filters && left.transforms == right.transforms && left.hasSameSlot(as: right)
  }

  func hasSameSlot(as other: DOMBox) -> Bool {
    slot?.id == other.slot?.id && slot?.isBehind == other.slot?.isBehind
  }
}
