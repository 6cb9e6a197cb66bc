import SwiftUICore

// Each option stands in the page as a radio button with its views. Menus and wheels hide these: there a `select` has their texts.
extension PickerContent: DOMContent {
  static var limit: String? {
    """
    Menus and wheels show the texts of options, no images. `palette` looks like `segmented`.
    """
  }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    let parts = element.children
    let label = parts.first { $0.content.isSame(as: PartContent(.label)) }
    // In a row that leads to the options it counts with what it shows.
    let named: [(name: String, value: String)] =
      style == .value ? [("aria-label", "Choice")] : label.map { [("aria-labelledby", PartContent.name(of: $0))] } ?? []
    let offered = parts.first { $0.content.isPart(.options) }.map { choices(in: $0) } ?? []
    let select = DOMNode(
      "select", [("data-control", ""), ("data-edit", "choose"), ("autocomplete", "off")] + named, .children(offered))
    return DOMNode(
      "div", class: "picker", of: element, [],
      .children(
        parts.filter { !$0.content.isPart(.options) }.map { DOMMapping.node(for: $0, in: place.inside) } + [
          select
        ]
          + parts.filter { $0.content.isPart(.options) }.map { DOMMapping.node(for: $0, in: place.inside) }))
  }

  private func choices(in element: Element) -> [DOMNode] {
    element.children.flatMap { child -> [DOMNode] in
      if child.content is SectionContent { return choices(in: child) }
      guard child.content.isOption else { return [] }
      var attributes: [(name: String, value: String)] = [("value", String(child.id.rawValue))]
      if selected.value.first == child.id { attributes.append(("selected", "")) }
      if !child.effects.allowSelection { attributes.append(("disabled", "")) }
      return [DOMNode("option", attributes, .text(child.label))]
    }
  }

  var settings: [DOMSetting] {
    [
      .value(selected.value.map { String($0.rawValue) }.joined(separator: " "), revision: selected.revision),
      .attribute("class", fillsWidth ? "picker fill-x" : "picker"), .attribute("data-style", style.rawValue),
      // A choice that is only shown is pressed with the row around it.
      .control("disabled", isEnabled && style != .value ? nil : ""),
      .attribute("data-disabled", isEnabled ? nil : ""), .attribute("data-label-hidden", labelIsHidden ? "" : nil),
      .attribute("data-size", size == .regular ? nil : "\(size)"),
      .style("--choice-size", textSize.map { CSS.length($0) }),
    ]
  }

  private var fillsWidth: Bool {
    switch style {
    case .segmented, .palette, .inline, .wheel: true
    default: false
    }
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "choose") { arguments in
        guard arguments.count == 2, let option = arguments[0].elementID,
          let sequence = arguments[1].sequence
        else { return nil }
        return ChooseEvent(EditedValue(option, revision: sequence))
      }
    ]
  }

  static var styleSheet: [UInt8] { PackageResources.Picker_css }
}

extension Element {
  /// What a picker offers, each option with a radio button. The script does the same for those that come later.
  func options(of picker: ElementID, _ place: DOMPlace) -> [DOMNode] {
    children.map { child in
      if child.content is SectionContent {
        return DOMNode(
          "section", class: "section", of: child, [], .children(child.options(of: picker, place)))
      }
      guard child.content.isOption else { return DOMMapping.node(for: child, in: place) }
      var attributes: [(name: String, value: String)] = [
        ("type", "radio"), ("autocomplete", "off"), ("name", "options-\(picker.rawValue)"),
        ("value", String(child.id.rawValue)), ("data-choice", ""),
      ]
      if !child.effects.allowSelection { attributes.append(("disabled", "")) }
      return DOMNode(
        "label", [("class", "option")], .children([DOMNode("input", attributes), DOMMapping.node(for: child, in: place)]))
    }
  }
}

extension SelectionDisabledEffect: DOMEffect {
  func add(to surroundings: inout DOMSurroundings) {
    surroundings.setAttribute("data-unselectable", isDisabled ? "" : "no")
  }
}
