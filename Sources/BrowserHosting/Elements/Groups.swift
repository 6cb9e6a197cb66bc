import SwiftUICore

extension DisclosureGroupContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    func parts(_ kind: PartContent.Kind) -> [DOMNode] {
      element.children.filter { $0.content.isSame(as: PartContent(kind)) }.map { DOMMapping.node(for: $0, in: place) }
    }
    return DOMNode(
      "div", class: "disclosure fill-x", of: element, [],
      .children([
        .press([("data-event", "disclose"), ("data-arguments", "[]")], of: element, parts(.label)),
        DOMNode("div", [("class", "disclosed"), ("data-content", "")], .children(parts(.content))),
      ]))
  }

  var settings: [DOMSetting] {
    [
      .control("aria-expanded", isExpanded ? "true" : "false"), .control("disabled", isEnabled ? nil : ""),
      .attribute("data-open", isExpanded ? "" : nil),
    ]
  }

  static var events: [DOMEvent] { [DOMEvent(name: "disclose") { $0.isEmpty ? DiscloseEvent() : nil }] }
}

extension GroupBoxContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode(
      "div", class: "group-box fill-x", of: element, [("role", "group")], DOMMapping.nodes(for: element.children, in: place))
  }
}

extension LabeledContentContent: DOMContent {
  var role: DOMRole { .container }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode("div", class: "labeled", of: element, [], DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] {
    [
      .attribute("class", labelIsHidden ? "labeled" : "labeled fill-x"),
      .attribute("data-label-hidden", labelIsHidden ? "" : nil),
      .attribute("data-stacked", isStacked ? "" : nil),
    ]
  }
}

extension ControlGroupContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    let label = element.children.first { $0.content.isSame(as: PartContent(.label)) }
    return DOMNode(
      "div", class: "control-group", of: element,
      [("role", "group")] + (label.map { [("aria-labelledby", PartContent.name(of: $0))] } ?? []),
      DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] { [.attribute("data-style", style == .automatic ? nil : style.rawValue)] }
}

extension GaugeContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    func parts(_ kind: PartContent.Kind) -> [DOMNode] {
      element.children.filter { $0.content.isSame(as: PartContent(kind)) }.map { DOMMapping.node(for: $0, in: place.inside) }
    }
    let label = element.children.first { $0.content.isSame(as: PartContent(.label)) }
    let meter = DOMNode(
      "div",
      [("class", "meter"), ("role", "meter"), ("data-control", ""), ("aria-valuemin", "0"), ("aria-valuemax", "100")]
        + (label.map { [("aria-labelledby", PartContent.name(of: $0))] } ?? []))
    // What stands in the ring of a circular one in place of its name.
    let ends = parts(.minimumValueLabel) + parts(.maximumValueLabel)
    let words = (ends.isEmpty ? [] : ["ends"]) + (parts(.currentValueLabel).isEmpty ? [] : ["value"])
    return DOMNode(
      "div", class: "gauge", of: element, words.isEmpty ? [] : [("data-parts", words.joined(separator: " "))],
      .children(
        parts(.label) + [
          DOMNode(
            "div", [("class", "control scale")],
            .children(parts(.minimumValueLabel) + [meter] + parts(.currentValueLabel) + parts(.maximumValueLabel)))
        ]))
  }

  static var limit: String? {
    "A gradient colours the scale of the styles `accessoryLinear` and `accessoryCircular`; what fills up has its first colour."
  }

  /// What the scale is painted with: along the bar, or along the open ring, which begins below on the left.
  private var scale: String? {
    guard !stops.isEmpty else { return nil }
    let isRing = style == .accessoryCircular
    let texts = (stops.count == 1 ? stops + stops : stops).map { stop in
      let place = Double(stop.location)
      return "\(CSS.color(stop.color)) \(isRing ? "\(CSS.number(place * 270))deg" : CSS.percent(CGFloat(place)))"
    }
    return "\(isRing ? "conic-gradient(from 225deg" : "linear-gradient(to right"), \(texts.joined(separator: ", ")))"
  }

  var settings: [DOMSetting] {
    [
      .style("--scale", scale), .style("--position", CSS.number(position)),
      .control("aria-valuenow", CSS.number((position * 100).rounded())),
      .attribute("class", style.isCircular ? "gauge" : "gauge fill-x"),
      .attribute("data-style", style == .automatic ? nil : style.rawValue),
    ]
  }
}

extension ShareContent: DOMContent {
  static var limit: String? {
    "A person's browser shares texts and addresses, and copies them where it cannot share; other items are shared as texts."
  }

  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    DOMNode(
      "button", class: "button share", of: element, [("type", "button")], DOMMapping.nodes(for: element.children, in: place))
  }

  var settings: [DOMSetting] {
    [
      .attribute("data-share", items), .attribute("data-share-address", isAddress ? "" : nil),
      .attribute("data-share-title", title), .attribute("data-share-message", message),
      .control("disabled", isEnabled ? nil : ""),
      .attribute("data-style", style == .automatic ? nil : style.rawValue),
    ]
  }
}
