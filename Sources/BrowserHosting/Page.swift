import SwiftUICore

/// The page of a scene: complete HTML, to be read before the script runs and without it.
enum Page {
  /// What stands in place of a page for which there is no room. It asks again by itself, not at the same time as all the others.
  static var busy: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="refresh" content="\(Int.random(in: 8...20))">
    <title>Please wait</title>
    <style>
    body { display: grid; min-height: 100vh; margin: 0; place-content: center; text-align: center; font: 17px/1.4 system-ui, sans-serif }
    p { margin: 0; padding: 0 16px } h1 { margin: 0 0 8px; font-size: 22px }
    </style>
    </head>
    <body>
    <main role="status"><h1>Many people are here right now</h1><p>This page tries again by itself.</p></main>
    </body>
    </html>

    """
  }

  static func html(
    scene: String, base: String, longestText: Int, title: String, root: Element, _ layout: DOMLayout?,
    _ definitions: inout DOMDefinitions
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
      <meta name="longest-text" content="\(longestText)">
      <link rel="stylesheet" href="\(base)\(PageResource.styleSheet.path)">
      <link rel="icon" href="data:,">
      <script src="\(base)\(PageResource.script.path)" defer></script>
      <title>
      """
    DOMNode.escape(title, to: &html)
    html += "</title>\n</head>\n<body>\n"
    // The first heading of a page that has none of its own; the script hides it where there is one.
    html += "<header class=\"window-name\"><h1>"
    DOMNode.escape(title, to: &html)
    html += "</h1></header>\n"
    html += "<noscript><p class=\"without-script\" role=\"alert\">"
    html += "This app needs JavaScript: without it the page can be read and does nothing.</p></noscript>\n"
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
