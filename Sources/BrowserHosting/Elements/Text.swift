import SwiftUICore

extension TextContent: DOMContent {
  var role: DOMRole { .leaf }

  func node(of element: Element, in place: DOMPlace) -> DOMNode { DOMNode("span", class: "text", of: element) }

  var settings: [DOMSetting] {
    [nodes.map(DOMSetting.nodes) ?? .text(string)] + style.commonSettings + (style.isCommon ? [] : style.rareSettings)
  }

  // Nearly always only the characters change.
  func changes(from old: TextContent) -> [DOMSetting] {
    var changes: [DOMSetting] = []
    switch (old.nodes, nodes) {
    case (nil, nil): if string != old.string { changes.append(.text(string)) }
    case (_?, nil): changes += [.nodes([]), .text(string)]
    case (let old, let new?): if old != new { changes.append(.nodes(new)) }
    }
    if style == old.style { return changes }
    changes += style.commonSettings.changes(from: old.style.commonSettings)
    if !style.isCommon || !old.style.isCommon { changes += style.rareSettings.changes(from: old.style.rareSettings) }
    return changes
  }

  static var events: [DOMEvent] {
    [
      DOMEvent(name: "open") { arguments in
        guard arguments.count == 1, case .integer(let index) = arguments[0], index >= 0 else { return nil }
        return OpenLinkEvent(index)
      }
    ]
  }

  static var styleSheet: [UInt8] { PackageResources.Text_css }

  static var limit: String? {
    """
    `truncationMode` of a text that looks in several ways is `tail`; `allowsTightening` makes room and nothing else; fonts of \
    `Font.custom` are those that the browser has; `dashDot` lines are dashes; an underline and a line through the same characters \
    look alike; dates that run are as late as the connection is slow; how a text is spoken is the person's choice, so `speechAdjustedPitch`, \
    `speechAlwaysIncludesPunctuation`, `speechAnnouncementsQueued` and `speechSpellsOutCharacters` do nothing; what is to be inflected \
    keeps its form
    """
  }

  /// What is in the node, where that is more than characters.
  private var nodes: [DOMNode]? {
    guard let details = style?.details else { return nil }
    if details.paragraph.isMasked { return [DOMNode("span", [("class", "bar")], .text(string))] }
    if details.runs.isEmpty { return nil }
    var linkCount = 0
    return details.runs.map { run in
      var inside = DOMNode.Content.text(run.string)
      if let image = run.image {
        let node = imageNode(image, in: run, details.paragraph)
        if run.link == nil { return node }
        inside = .children([node])
      }
      var node = DOMNode(run.link == nil ? "span" : "a", [], inside)
      if let link = run.link {
        let address = DOMAddress(link, isHandledByApp: details.handlesLinks)
        if let href = address.href {
          node.attributes = [("href", href), ("target", "_blank"), ("rel", "noopener noreferrer")]
        }
        if address.tellsApp { node.attributes.append(("data-open", "\(linkCount)")) }
        linkCount += 1
      }
      for setting in run.style.runSettings(in: details.paragraph) { setting.apply(to: &node) }
      return node
    }
  }

  /// An image among the characters.
  private func imageNode(_ image: ShownImage, in run: TextRun, _ paragraph: ParagraphTraits) -> DOMNode {
    var foreground = run.style?.foreground
    // Characters are a window to a gradient around them, images are not.
    if foreground == nil, let around = style?.foreground, around.isSeenThroughCharacters { foreground = around }
    let details = TextDetails.make(
      characters: run.style?.details?.characters ?? CharacterTraits(), paragraph: run.style.runParagraph(in: paragraph))
    let content = ImageContent(image, style: .make(font: run.style?.font, foreground: foreground, details: details))
    var node = DOMNode("span")
    for setting in content.settings { setting.apply(to: &node) }
    return node
  }
}

extension Paint {
  fileprivate var isSeenThroughCharacters: Bool { if case .color = self { false } else { true } }
}
