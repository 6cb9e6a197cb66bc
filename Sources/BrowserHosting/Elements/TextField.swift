import SwiftUICore

extension TextFieldContent: DOMContent {
  func node(of element: Element, in place: DOMPlace) -> DOMNode {
    let isLong = kind == .growing || kind == .editor
    var attributes: [(name: String, value: String)] =
      isLong ? [("rows", "1")] : [("type", kind == .secure ? "password" : "text")]
    attributes += [("data-control", ""), ("data-edit", "edit")]
    if reportsFocus { attributes.append(("data-tells-focus", "")) }
    if reportsSelection { attributes.append(("data-tells-selection", "")) }
    if reportsEmptyDeletion { attributes.append(("data-tells-deletion", "")) }
    if kind != .editor { attributes.append(("placeholder", element.label)) }
    if kind == .search || kind == .bareSearch { attributes.append(("role", "searchbox")) }
    if kind == .growing { attributes.append(("data-grows", "")) }
    let control = DOMNode(isLong ? "textarea" : "input", attributes)
    let name =
      switch kind {
      case .editor: "field editor fill-x fill-y"
      case .search: "field search"
      case .bareSearch: "field bare"
      case .line, .secure, .growing: "field"
      }
    return DOMNode(
      "label", class: name, of: element, [],
      .children([
        DOMNode("span", [("class", "label"), ("data-content", "")], DOMMapping.nodes(for: element.children, in: place)), control,
      ]))
  }

  var settings: [DOMSetting] {
    [
      .value(value.value, revision: value.revision), .prompt(prompt), .style("--prompt", promptColor.map(CSS.color)),
      .control("disabled", isEnabled ? nil : ""),
      .attribute("data-style", style == .automatic ? nil : style.rawValue),
      .style("--align", alignment == .leading ? nil : CSS.textAlign(alignment)),
      .attribute("data-background", hidesBackground ? "hidden" : nil),
      .control("autocomplete", traits.completion), .control("inputmode", traits.inputMode),
      .control("autocapitalize", traits.capitalization.map { $0 == .never ? "none" : $0.rawValue }),
      .control("autocorrect", traits.isCorrected.map { $0 ? "on" : "off" }),
      .control("spellcheck", traits.isCorrected.map { $0 ? "true" : "false" }),
      .control("enterkeyhint", traits.submitLabel?.hint),
      .control("data-selection", selection.map { "\($0.start) \($0.end)" }),
    ] + textStyle.settings
  }

  static var limit: String? {
    "The field of `searchable` stands above its view, or below the title of the page, whatever its placement says"
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "edit") { arguments in
        guard arguments.count == 2, case .string(let text) = arguments[0], let sequence = arguments[1].sequence else {
          return nil
        }
        return TextFieldEvent.edit(EditedValue(text, revision: sequence))
      },
      DOMEvent(name: "fieldfocus") { arguments in
        guard arguments.count == 1, case .boolean(let isFocused) = arguments[0] else { return nil }
        return TextFieldEvent.focus(isFocused)
      },
      DOMEvent(name: "selection") { arguments in
        guard arguments.count == 1, case .string(let text) = arguments[0] else { return nil }
        if text.isEmpty { return TextFieldEvent.select(nil) }
        let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        let offsets = words.compactMap { Int($0) }
        guard words.count == 2, offsets.count == 2, offsets[0] >= 0, offsets[1] >= offsets[0] else { return nil }
        return TextFieldEvent.select(FieldSelection(start: offsets[0], end: offsets[1]))
      },
      DOMEvent(name: "deletion") { $0.isEmpty ? TextFieldEvent.deleteAtStart : nil },
      DOMEvent(name: "submit") { $0.isEmpty ? TextFieldEvent.submit : nil },
    ]
  }
}

extension TextInputTraits {
  /// What a browser may fill in. Without a wish nothing.
  fileprivate var completion: String {
    guard let contentType else { return "off" }
    return contentType == "address-level1+2" ? "address-level2" : contentType
  }

  fileprivate var inputMode: String? {
    switch keyboard {
    case .default, .asciiCapable, .namePhonePad, .twitter, .numbersAndPunctuation: nil
    case .URL: "url"
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .phonePad: "tel"
    case .emailAddress: "email"
    case .decimalPad: "decimal"
    case .webSearch: "search"
    }
  }
}

extension SubmitLabel.Kind {
  fileprivate var hint: String {
    switch self {
    case .done, .join, .continue: "done"
    case .go, .route: "go"
    case .send: "send"
    case .search: "search"
    case .next: "next"
    case .return: "enter"
    }
  }
}
