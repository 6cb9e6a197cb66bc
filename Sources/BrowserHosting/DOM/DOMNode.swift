/// An element of HTML as a description, before it is text for a page or a message for the script.
struct DOMNode: Equatable {
  enum Content: Equatable {
    case text(String)
    case children([DOMNode])
    /// A drawing, which the page has by its name.
    case use(DOMDefinition)
  }

  var tag: String
  var attributes: [(name: String, value: String)]
  var content: Content

  init(_ tag: String, _ attributes: [(name: String, value: String)] = [], _ content: Content = .children([])) {
    self.tag = tag
    self.attributes = attributes
    self.content = content
  }

  static func == (lhs: DOMNode, rhs: DOMNode) -> Bool {
    lhs.tag == rhs.tag && lhs.content == rhs.content && lhs.attributes.elementsEqual(rhs.attributes, by: ==)
  }

  mutating func set(_ name: String, _ value: String?) {
    attributes.removeAll { $0.name == name }
    if let value { attributes.append((name, value)) }
  }

  /// Adds a declaration to the style attribute.
  mutating func addStyle(_ name: String, _ value: String) { addStyles("\(name):\(value)") }

  /// Adds declarations to the style attribute.
  mutating func addStyles(_ declarations: String) {
    let styles = attributes.first { $0.name == "style" }?.value
    set("style", (styles.map { $0 + ";" } ?? "") + declarations)
  }
}

extension DOMNode {
  /// Appends the node as HTML text. Values are escaped, so they can be nothing but text.
  func writeHTML(to html: inout String) {
    html += "<\(tag)"
    for (name, value) in attributes {
      html += " \(name)=\""
      Self.escape(value, to: &html)
      html += "\""
    }
    html += ">"
    if Self.voidTags.contains(tag) { return }
    switch content {
    case .text(let text): Self.escape(text, to: &html)
    case .use(let definition): html += "<use href=\"#\(definition.name)\"></use>"
    case .children(let children): for child in children { child.writeHTML(to: &html) }
    }
    html += "</\(tag)>"
  }

  /// Elements that nothing can be in, and that have no end.
  private static let voidTags: Set = ["input", "img", "source"]

  static func escape(_ text: String, to html: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      case "\0": html += "\u{FFFD}"
      default: html.unicodeScalars.append(scalar)
      }
    }
  }

  /// Appends the node as `[tag, {attributes}, text or [children]]`, or with `{"use": name}` for a drawing.
  func write(to json: inout JSONWriter) {
    json.array { json in
      json.string(tag)
      json.object(attributes)
      switch content {
      case .text(let text): json.string(text)
      case .use(let definition):
        json.use(definition)
      case .children(let children):
        json.array { json in
          for child in children { child.write(to: &json) }
        }
      }
    }
  }
}
