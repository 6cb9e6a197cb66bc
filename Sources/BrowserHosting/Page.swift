import Foundation
import SwiftUICore

/// The page of a scene: complete HTML, to be read before the script runs and without it.
enum Page {
  /// What every page begins with.
  private static func head(language: String = "en", scheme: String? = nil) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(language)"\(scheme.map { " data-scheme=\"\($0)\"" } ?? "")\(OwnFont.usesSystemFont ? " data-font=\"system\"" : "")>
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    """
  }

  /// What stands in place of a page for which there is no room, or that an app which is ending makes no more. It asks by itself when there
  /// is room, and comes then: less and less often, and not at the same time as all the others.
  ///
  /// - Returns: The page, and what it may do: run its own script.
  static func busy(isEnding: Bool, base: String) -> (html: String, policy: String) {
    let script = waitingScript(ready: "\"\(base)/ready\"", begin: "wait();")
    let policy = """
      default-src 'none'; script-src \(source(of: script)); style-src 'unsafe-inline'; img-src data:; connect-src 'self'; base-uri 'none'; \
      form-action 'none'; frame-ancestors 'none'
      """
    let reason = isEnding ? "This app is being started again" : "Many people are here right now"
    let html = """
      \(head())
      <noscript><meta http-equiv="refresh" content="30"></noscript>
      <title>Please wait</title>
      <style>
      body { display: grid; min-height: 100vh; margin: 0; place-content: center; text-align: center; font: 17px/1.4 system-ui, sans-serif }
      p { margin: 0; padding: 0 16px } h1 { margin: 0 0 8px; font-size: 22px }
      </style>
      </head>
      <body>
      <main role="status"><h1>\(reason)</h1><p>This page tries again by itself.</p></main>
      <script>\(script)</script>
      </body>
      </html>

      """
    return (html, policy)
  }

  /// Where the page's script or its style does not come, as when its connection is cut, the page waits in the same way, and loads itself
  /// anew: it is one that nobody can use.
  private static let lossScript = waitingScript(
    ready: #"document.querySelector('meta[name="base"]').content + "/ready""#,
    begin: """
      let isLost = false;
      addEventListener("error", ({ target }) => {
        if (isLost || !target.matches?.("head > script, head > link")) return;
        isLost = true;
        const note = document.createElement("p");
        note.className = "without-script";
        note.role = "status";
        note.textContent = "A part of this page is missing. It tries again by itself.";
        const say = () => document.body.prepend(note);
        if (document.body) say();
        else addEventListener("DOMContentLoaded", say);
        wait();
      }, true);
      """)

  /// What the page of a scene may run in itself, for its `Content-Security-Policy`.
  static let scriptSource = source(of: lossScript)

  private static func source(of script: String) -> String {
    "'sha256-\(Data(Digest.sha256(Array(script.utf8))).base64EncodedString())'"
  }

  /// How often the page has asked outlives it: one that is refused once more goes on waiting longer.
  private static func waitingScript(ready: String, begin: String) -> String {
    """

    "use strict";
    {
    const key = "oriel-waiting";
    let tries = 0;
    try {
      const [number, time] = JSON.parse(sessionStorage.getItem(key)) ?? [];
      if (number > 0 && Date.now() - time < 300000) tries = number;
    } catch {}

    // What stands before the app may have something else to say than that it is not there.
    async function isThere() {
      try {
        const options = { cache: "no-store", redirect: "manual", signal: AbortSignal.timeout(5000) };
        return (await fetch(\(ready), options)).status < 500;
      } catch {
        return false;
      }
    }

    function wait() {
      const seconds = Math.min(5 * 1.5 ** tries, 60) * (0.75 + Math.random() / 2);
      setTimeout(async () => {
        tries += 1;
        try {
          sessionStorage.setItem(key, JSON.stringify([tries, Date.now()]));
        } catch {}
        if (await isThere()) location.reload();
        else wait();
      }, seconds * 1000);
    }

    \(begin)
    }

    """
  }

  /// What is the same for one user and for no other. It stays in that user's tabs.
  private static func mark(of user: String) -> String {
    Digest.sha256(Array(user.utf8)).prefix(16).hexadecimal
  }

  /// The font of most texts comes with the style sheet, and not after it.
  private static func preload(_ base: String) -> String {
    if OwnFont.usesSystemFont { return "" }
    return #"<link rel="preload" href="\#(base)\#(OwnFont.regular.path)" as="font" type="font/woff2" crossorigin>"# + "\n"
  }

  static func html(
    scene: String, base: String, language: String, user: String?, longestText: Int, longestLine: Int, title: String,
    isOnDesktop: Bool, root: Element,
    _ layout: DOMLayout?, _ definitions: inout DOMDefinitions
  ) -> String {
    var html = """
      \(head(language: language, scheme: (root.content as? RootContent)?.scheme))
      <meta name="scene" content="\(scene)">
      <meta name="base" content="\(base)">
      <meta name="longest-text" content="\(longestText) \(longestLine)">
      <meta name="person" content="\(user.map(mark(of:)) ?? "")">
      <script>\(lossScript)</script>
      \(preload(base))<link rel="stylesheet" href="\(base)\(PageResource.styleSheet.path)">
      <script src="\(base)\((isOnDesktop ? PageResource.desktopScript : .script).path)" defer></script>
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
