import SwiftUICore

/// What the effects around an element become: settings of its node, and boxes around it, innermost first.
struct DOMSurroundings {
  /// Attributes of the node and of the control in it. Of several effects the innermost one counts.
  private(set) var attributes: [(setting: DOMSetting, name: String)] = []
  private(set) var boxes: [DOMBox] = []
  /// The box that takes taps in place of the element's node, by its place.
  private var tapBox: Int?

  init(_ effects: ElementEffects) {
    for effect in effects {
      if let effect = effect as? any DOMEffect { effect.add(to: &self) } else { DOMCatalogue.reportUnknown(effect) }
    }
  }

  /// Sets an attribute of the element's node, unless something further inside has set it.
  mutating func setAttribute(_ name: String, _ value: String) {
    set(.attribute(name, value), "a \(name)")
  }

  /// The same for the control in the node.
  mutating func setControlAttribute(_ name: String, _ value: String) {
    set(.control(name, value), "k \(name)")
  }

  private mutating func set(_ setting: DOMSetting, _ name: String) {
    if !attributes.contains(where: { $0.name == name }) { attributes.append((setting, name)) }
  }

  /// The box for what is drawn at a layer: the outermost one that is there, if nothing in it is drawn at this layer or above,
  /// else another one around it.
  mutating func withBox(at layer: DOMBox.Layer, _ change: (inout DOMBox) -> Void) {
    if boxes.last.map({ $0.layer >= layer }) ?? true { boxes.append(DOMBox()) }
    boxes[boxes.count - 1].layer = layer
    change(&boxes[boxes.count - 1])
  }

  /// The same for an effect that is told how large the box is, if it has a target: one box tells one effect.
  mutating func withBox(
    at layer: DOMBox.Layer, measuredFor target: ElementID?, _ measurement: Measurement = .size, _ change: (inout DOMBox) -> Void
  ) {
    if target != nil, boxes.last?.isMeasured == true { boxes.append(DOMBox()) }
    withBox(at: layer) { box in
      if let target { box.measure(measurement, for: target) }
      change(&box)
    }
  }

  /// From here on taps count in all that is there, with the space around it.
  mutating func takeTapsInBox() {
    withBox(at: .layout) { $0.addClass("tappable") }
    tapBox = boxes.count - 1
  }

  /// Sets an attribute of what takes taps.
  mutating func setTapAttribute(_ name: String, _ value: String) {
    guard let tapBox else { return setAttribute(name, value) }
    boxes[tapBox].addAttribute(name, value)
  }

  /// The settings that turn the older effects of a node into these. What is gone is taken away.
  func changes(from old: DOMSurroundings) -> [DOMSetting] {
    let gone = old.attributes.filter { entry in !attributes.contains { $0.name == entry.name } }.map { entry -> DOMSetting in
      switch entry.setting {
      case .control(let name, _): .control(name, nil)
      case .attribute(let name, _): .attribute(name, nil)
      default: entry.setting
      }
    }
    let changed = attributes.filter { entry in
      !old.attributes.contains { $0.name == entry.name && $0.setting == entry.setting }
    }
    return gone + changed.map(\.setting)
  }
}
