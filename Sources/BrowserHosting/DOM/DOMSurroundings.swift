import SwiftUICore

/// What the effects around an element become: settings of its node, and boxes around it, innermost first. Neighbours share a box as long as
/// nothing is drawn in another order.
struct DOMSurroundings {
  /// Attributes of the node and of the control in it. Of several effects the innermost one counts.
  private(set) var attributes: [(setting: DOMSetting, name: String)] = []
  private(set) var boxes: [DOMBox] = []
  /// Those that the layout places: all but the outermost ones that are a row's.
  var placedBoxes: ArraySlice<DOMBox> { boxes.prefix { !$0.isOfRow } }
  /// How the element keeps proportions, if it does: then frames around it say their lengths.
  var contentMode: ContentMode?
  /// The padding so far, which frames around it do not offer.
  var padding = (width: 0.0, height: 0.0)
  /// Where the outermost box lies among its neighbours.
  var depth: Double?
  /// When the outermost box gets its space. One with a layout of its own asks anew.
  var priority: Double?
  /// The corners of a pane of material that fills all that is there so far, if one does. A filter around it would hide what is behind it.
  var pane: String?
  /// An effect without a box has made the rectangle another one.
  private var needsNewBox = false
  /// The box that takes taps in place of the element's node, by its place.
  private var tapBox: Int?

  /// The attribute of the outermost box that its row has as `data-look`: the style sheet finds no way from what is in a row to the row.
  static let rowLook = "data-row-look"

  init(_ effects: ElementEffects) {
    for (place, effect) in effects.enumerated() {
      let count = boxes.count
      guard let effect = effect as? any DOMEffect else {
        DOMCatalogue.reportUnknown(effect)
        continue
      }
      effect.add(to: &self)
      for index in count..<max(count, boxes.count) { boxes[index].effectCount = place + 1 }
      if boxes.count > count || type(of: effect).reshapes, !type(of: effect).keepsPane { pane = nil }
      // What comes around it has another rectangle.
      if count == boxes.count, type(of: effect).reshapes { needsNewBox = true }
    }
    if let depth { place(atDepth: depth) }
    if let priority, priority != 0 {
      setOutermostAttribute("data-priority", priority > 0 ? "high" : "low")
    }
    let words = boxes.flatMap(\.rowWords)
    if !words.isEmpty { boxes[boxes.count - 1].addAttribute(Self.rowLook, words.joined(separator: " ")) }
  }

  private mutating func place(atDepth depth: Double) {
    // Style sheets know whole numbers only.
    let steps = depth.isNaN ? 0 : min(max((depth * 1000).rounded(), -2e9), 2e9)
    setOutermostStyle("z-index", CSS.number(steps))
    setOutermostAttribute("data-z", "")
  }

  private mutating func setOutermostAttribute(_ name: String, _ value: String) {
    if boxes.isEmpty { setAttribute(name, value) } else { boxes[boxes.count - 1].addAttribute(name, value) }
  }

  private mutating func setOutermostStyle(_ name: String, _ value: String) {
    if boxes.isEmpty { set(.style(name, value), "s \(name)") } else { boxes[boxes.count - 1].addStyle(name, value) }
  }

  /// Sets a style for all that is there so far, and for nothing further outside. What has set it further inside keeps its own.
  mutating func setInheritedStyle(_ name: String, _ value: String) {
    if let box = boxes.last, box.hasStyle(name) { return }
    setOutermostStyle(name, value)
    closeOutermost()
  }

  /// The same for an attribute.
  mutating func setInheritedAttribute(_ name: String, _ value: String) {
    guard let box = boxes.last else { return setAttribute(name, value) }
    if !box.data.contains(name) { boxes[boxes.count - 1].addAttribute(name, value) }
    closeOutermost()
  }

  private mutating func closeOutermost() {
    if !boxes.isEmpty { boxes[boxes.count - 1].layer = .closed }
  }

  /// Sets an attribute of the element's node, unless something further inside has set it.
  mutating func setAttribute(_ name: String, _ value: String) {
    set(.attribute(name, value), "a \(name)")
  }

  /// The same for the control in the node.
  mutating func setControlAttribute(_ name: String, _ value: String) {
    set(.control(name, value), "k \(name)")
  }

  /// The same for a declaration of the node's style.
  mutating func setStyle(_ name: String, _ value: String) {
    set(.style(name, value), "s \(name)")
  }

  /// The same for the control in the node, where what is said further outside counts.
  mutating func replaceControlAttribute(_ name: String, _ value: String) {
    attributes.removeAll { $0.name == "k \(name)" }
    setControlAttribute(name, value)
  }

  private mutating func set(_ setting: DOMSetting, _ name: String) {
    if !attributes.contains(where: { $0.name == name }) { attributes.append((setting, name)) }
  }

  /// The box for what is drawn at a layer: the outermost one that is there, if nothing in it is drawn at this layer or above,
  /// else another one around it.
  ///
  /// With `joins` something else may be drawn at the same layer before.
  /// - Parameter highest: What may be drawn in the box at most; nil for all below the layer.
  mutating func withBox(
    at layer: DOMBox.Layer, over highest: DOMBox.Layer? = nil, joins: Bool = false, _ change: (inout DOMBox) -> Void
  ) {
    let isNew =
      needsNewBox || boxes.last.map { (joins ? $0.layer > layer : $0.layer >= layer) || $0.layer > highest ?? layer } ?? true
    if isNew { boxes.append(DOMBox()) }
    needsNewBox = false
    boxes[boxes.count - 1].layer = layer
    change(&boxes[boxes.count - 1])
  }

  /// The same for an effect that is told how large the box is, if it has a target: one box tells one effect.
  mutating func withBox(
    at layer: DOMBox.Layer, over highest: DOMBox.Layer? = nil, measuredFor target: ElementID?, _ measurement: Measurement = .size,
    _ change: (inout DOMBox) -> Void
  ) {
    if target != nil, boxes.last?.isMeasured == true { boxes.append(DOMBox()) }
    withBox(at: layer, over: highest) { box in
      if let target { box.measure(measurement, for: target) }
      change(&box)
    }
  }

  /// A box for what is said of a row, around all that it shows.
  mutating func withRowBox(_ change: (inout DOMBox) -> Void) {
    var box = DOMBox()
    box.isOfRow = true
    box.layer = .closed
    box.addClass("row-part")
    change(&box)
    boxes.append(box)
  }

  /// From here on taps count in all that is there, with the space around it.
  mutating func takeTapsInBox() {
    withBox(at: .layout) { $0.addClass("tappable") }
    tapBox = boxes.count - 1
  }

  /// What is painted behind a view or in front of it is pressed as the view is.
  private mutating func takeTapsInPaint() {
    let first = tapBox.map { $0 + 1 } ?? 0
    if let place = boxes[first...].lastIndex(where: \.isPainted) { tapBox = place }
  }

  /// Sets an attribute of what takes taps, unless something further inside has set it.
  mutating func setTapAttribute(_ name: String, _ value: String) {
    takeTapsInPaint()
    guard let tapBox else { return setAttribute(name, value) }
    if boxes[tapBox].value(of: name) == nil { boxes[tapBox].addAttribute(name, value) }
  }

  /// Adds a word to an attribute of what takes taps.
  mutating func addTapWord(_ name: String, _ word: String) {
    takeTapsInPaint()
    if let tapBox { boxes[tapBox].addWord(name, word) } else { addWord(name, word) }
  }

  /// Adds a word to an attribute of the element's node.
  mutating func addWord(_ name: String, _ word: String) {
    guard let place = attributes.firstIndex(where: { $0.name == "a \(name)" }) else { return setAttribute(name, word) }
    if case .attribute(_, let old?) = attributes[place].setting { attributes[place].setting = .attribute(name, "\(old) \(word)") }
  }

  /// The settings that turn the older effects of a node into these. What is gone is taken away.
  func changes(from old: DOMSurroundings) -> [DOMSetting] {
    let gone = old.attributes.filter { entry in !attributes.contains { $0.name == entry.name } }.map { entry -> DOMSetting in
      switch entry.setting {
      case .control(let name, _): .control(name, nil)
      case .attribute(let name, _): .attribute(name, nil)
      case .style(let name, _): .style(name, nil)
      default: entry.setting
      }
    }
    let changed = attributes.filter { entry in
      !old.attributes.contains { $0.name == entry.name && $0.setting == entry.setting }
    }
    return gone + changed.map(\.setting)
  }
}
