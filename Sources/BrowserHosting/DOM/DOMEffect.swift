import SwiftUICore

/// An effect that browsers show. Each type says how in a file of its own.
protocol DOMEffect: ElementEffect {
  /// Adds what it needs around the element, outside of what is there.
  func add(to surroundings: inout DOMSurroundings)

  /// The events that the script reports for elements with it.
  static var events: [DOMEvent] { get }

  /// What browsers show in another way than it is meant, if anything. For Documentation/Support.md.
  static var limit: String? { get }
}

extension DOMEffect {
  static var events: [DOMEvent] { [] }
  static var limit: String? { nil }
}

/// What the effects around an element become: settings of its node, and boxes around it, innermost first.
struct DOMSurroundings {
  /// Attributes of the node and of the control in it. Of several effects the innermost one counts.
  private(set) var attributes: [(setting: DOMSetting, name: String)] = []
  private(set) var boxes: [Box] = []

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
  mutating func withBox(at layer: Box.Layer, _ change: (inout Box) -> Void) {
    if boxes.last.map({ $0.layer >= layer }) ?? true { boxes.append(Box()) }
    boxes[boxes.count - 1].layer = layer
    change(&boxes[boxes.count - 1])
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

/// A box around an element, for one or more of its effects.
struct Box: Equatable {
  /// What a box draws, in the order in which style sheets draw it: what comes later in it applies to what came before.
  enum Layer: Int, Comparable {
    /// Padding and frames.
    case layout
    case background, border, shadow, clip, opacity
    /// The box takes no further effect.
    case closed

    static func < (left: Layer, right: Layer) -> Bool { left.rawValue < right.rawValue }
  }

  fileprivate(set) var layer = Layer.layout
  private(set) var classes = ["box"]
  private(set) var styles: [String] = []
  private(set) var data: [String] = []
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

  var attributes: [(name: String, value: String)] {
    var attributes = [(name: "class", value: classes.joined(separator: " "))]
    if !styles.isEmpty { attributes.append(("style", styles.joined(separator: ";"))) }
    for place in stride(from: 0, to: data.count, by: 2) { attributes.append((data[place], data[place + 1])) }
    return attributes
  }

  static func == (left: Box, right: Box) -> Bool {
    left.classes == right.classes && left.styles == right.styles && left.data == right.data && left.hasSameSlot(as: right)
  }

  func hasSameSlot(as other: Box) -> Bool {
    slot?.id == other.slot?.id && slot?.isBehind == other.slot?.isBehind
  }
}
