import SwiftUICore

/// The page of a scene: complete HTML, to be read before the script runs and without it.
enum Page {
  static func html(
    scene: String, base: String, title: String, root: Element, _ layout: DOMLayout?, _ definitions: inout DOMDefinitions
  ) -> String {
    var html = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="scene" content="\(scene)">
      <meta name="base" content="\(base)">
      <link rel="stylesheet" href="\(base)\(PageResource.styleSheet.path)">
      <link rel="icon" href="data:,">
      <script src="\(base)\(PageResource.script.path)" defer></script>
      <title>
      """
    DOMNode.escape(title, to: &html)
    html += "</title>\n</head>\n<body>\n"
    let node = DOMMapping.node(for: root, in: DOMPlace(layout: layout))
    // Out of sight, and not `display: none`, which would take masks and gradients with it.
    html += "<svg id=\"definitions\" aria-hidden=\"true\">"
    for definition in definitions.take(node.definitions) { html += definition.markup }
    html += "</svg>\n"
    node.writeHTML(to: &html)
    html += "\n</body>\n</html>\n"
    return html
  }
}
