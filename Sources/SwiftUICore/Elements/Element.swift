/// An element with everything below it, as a value.
///
/// Hosts get the root at first, and one with each insertion, so that no host ever sees a half-built tree.
package struct Element: Equatable, Sendable {
  package let id: ElementID
  /// What the element itself is and shows.
  package var content: any ElementContent
  /// What the modifiers around it do.
  package var effects: ElementEffects
  /// The elements in the slots of effects, such as an overlay's, innermost first. Each effect that has a slot names its element.
  package var layers: [Element]
  package var children: [Element]

  package init(
    id: ElementID, _ content: any ElementContent, effects: ElementEffects = [], layers: [Element] = [], children: [Element] = []
  ) {
    self.id = id
    self.content = content
    self.effects = effects
    self.layers = layers
    self.children = children
  }

  package static func == (lhs: Element, rhs: Element) -> Bool {
    lhs.id == rhs.id && lhs.content.isSame(as: rhs.content) && lhs.effects == rhs.effects && lhs.layers == rhs.layers
      && lhs.children == rhs.children
  }
}

extension Element {
  package var role: ElementRole { content.role }

  /// This element and everything below it, in reading order; what lies behind and above an element comes after its children.
  /// O(n).
  package var descendants: [Element] {
    var elements: [Element] = []
    addDescendants(to: &elements)
    return elements
  }

  private func addDescendants(to elements: inout [Element]) {
    elements.append(self)
    for child in children { child.addDescendants(to: &elements) }
    for layer in layers { layer.addDescendants(to: &elements) }
  }

  /// What assistive technology says: the label that the app gives, the outermost of several, or else the characters of the element's
  /// own label, or else of all texts in it, or else the names of the images in it.
  package var label: String {
    for case let effect as AccessibilityEffect in effects.reversed() { if let label = effect.label { return label } }
    for case let effect as AccessibilityEffect in effects {
      switch effect.details?.children?.kind {
      case .ignore: return ""
      case .combine: return children.flatMap(\.spoken).joined(separator: ", ")
      case .contain, nil: break
      }
    }
    if let part = children.first(where: { $0.content.isSame(as: PartContent(.label)) }) { return part.label }
    let text = text
    if !text.isEmpty { return text }
    return descendants.compactMap(\.content.name).joined(separator: " ")
  }

  /// What each element in this one says that says anything, in reading order.
  private var spoken: [String] {
    let isHidden = effects.contains { $0 is HiddenEffect || ($0 as? AccessibilityEffect)?.details?.isHidden == true }
    if isHidden { return [] }
    let isLeaf = content.text != nil || content.name != nil || content.isNamedByChildren
    let isNamed = effects.contains { ($0 as? AccessibilityEffect)?.label != nil }
    if isLeaf || isNamed { return label.isEmpty ? [] : [label] }
    return children.flatMap(\.spoken)
  }

  /// The characters of a text, or of all texts in the element.
  package var text: String {
    if let text = content.text { return text }
    return children.flatMap(\.descendants).compactMap(\.content.text).joined(separator: " ")
  }

  /// The texts that a person sees, in reading order.
  package var texts: [String] {
    if content.isCovered || effects.contains(where: { $0 is HiddenEffect }) { return [] }
    let own = content.text.map { [$0] } ?? []
    let shown = children.enumerated().filter { content.shows($0.element.content) && content.showsChild(at: $0.offset) }
    return layers.filter(\.isBarBefore).flatMap(\.texts) + own + shown.flatMap(\.element.texts)
      + layers.filter { !$0.isBarBefore }.flatMap(\.texts)
  }

  /// Whether it is a bar at the edge where the view that it belongs to begins.
  private var isBarBefore: Bool {
    guard let place = (content as? LayerContent)?.place else { return false }
    return place == .topBar || place == .leadingBar
  }

  package var identifier: String? {
    for case let effect as AccessibilityEffect in effects { if let identifier = effect.identifier { return identifier } }
    return nil
  }
}
