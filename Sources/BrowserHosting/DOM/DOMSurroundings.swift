import SwiftUICore

/// What the effects around an element become: settings of its node, and boxes around it, innermost first.
struct DOMSurroundings {
  /// Attributes of the node and of the control in it. Of several effects the innermost one counts.
  private(set) var attributes: [(setting: DOMSetting, name: String)] = []
  private(set) var boxes: [DOMBox] = []
  /// How the element keeps proportions, if it does: then frames around it say their lengths.
  var contentMode: ContentMode?
  /// The padding so far, which frames around it do not offer.
  var padding = (width: 0.0, height: 0.0)

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

  /// The same for a declaration of the node's style.
  mutating func setStyle(_ name: String, _ value: String) {
    set(.style(name, value), "s \(name)")
  }

  private mutating func set(_ setting: DOMSetting, _ name: String) {
    if !attributes.contains(where: { $0.name == name }) { attributes.append((setting, name)) }
  }

  /// The box for what is drawn at a layer: the outermost one that is there, if nothing in it is drawn at this layer or above,
  /// else another one around it.
  ///
  /// - Parameter highest: What may be drawn in the box at most; nil for all below the layer.
  mutating func withBox(at layer: DOMBox.Layer, over highest: DOMBox.Layer? = nil, _ change: (inout DOMBox) -> Void) {
    if boxes.last.map({ $0.layer >= layer || $0.layer > highest ?? layer }) ?? true { boxes.append(DOMBox()) }
    boxes[boxes.count - 1].layer = layer
    change(&boxes[boxes.count - 1])
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
