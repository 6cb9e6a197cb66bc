import SwiftUICore

/// The page of a scene: complete HTML, to be read before the script runs and without it.
enum Page {
  static func html(scene: String, title: String, root: Element) -> String {
    var html = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="scene" content="\(scene)">
      <link rel="stylesheet" href="/oriel.css">
      <script src="/oriel.js" defer></script>
      <title>
      """
    DOMNode.escape(title, to: &html)
    html += "</title>\n</head>\n<body>\n"
    DOMMapping.node(for: root).writeHTML(to: &html)
    html += "\n</body>\n</html>\n"
    return html
  }
}
