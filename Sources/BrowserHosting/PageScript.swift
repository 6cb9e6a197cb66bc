import Foundation

/// The page's script: modules that say what they import and export, joined into the one text that pages load.
///
/// A page would ask for thirty files one after another, and no app's build may need more than Swift. So what stands in `Resources` is joined here,
/// without a tool: in the order in which a browser would run the modules, without the lines that import, the word `export`, and comments. That
/// is right as long as no two modules have a name in common, and these lines look as they do; a test reads them. Editors, the type checker and
/// the unit tests take the modules as they are.
enum PageScript {
  /// What pages load in browsers.
  static let bytes = joined(without: "Desktop")

  /// What they load in a window of the desktop's.
  static let desktopBytes = joined()

  /// No other module may need the one that is left out.
  private static func joined(without left: String? = nil) -> [UInt8] {
    let modules = order(from: "oriel") { files[$0] }.filter { $0 != left }.compactMap { files[$0].map(joinable) }
    return Array(("\"use strict\";\n" + OwnFont.script + modules.joined()).utf8)
  }

  /// All modules, by their names. A test compares with the folder.
  static let files: [String: String] = resources.mapValues { String(decoding: $0, as: UTF8.self) }

  private static let resources: [String: [UInt8]] = [
    "Canvas": PackageResources.Canvas_js, "Closings": PackageResources.Closings_js, "Commits": PackageResources.Commits_js,
    "Connection": PackageResources.Connection_js,
    "Controls": PackageResources.Controls_js, "Curves": PackageResources.Curves_js, "Desktop": PackageResources.Desktop_js,
    "Digits": PackageResources.Digits_js, "Drafts": PackageResources.Drafts_js,
    "Drops": PackageResources.Drops_js, "Files": PackageResources.Files_js,
    "Focus": PackageResources.Focus_js, "Fonts": PackageResources.Fonts_js, "Geometry": PackageResources.Geometry_js,
    "Gestures": PackageResources.Gestures_js, "Images": PackageResources.Images_js, "Kept": PackageResources.Kept_js,
    "Keys": PackageResources.Keys_js, "LargeTitles": PackageResources.LargeTitles_js, "List": PackageResources.List_js,
    "LongTexts": PackageResources.LongTexts_js,
    "Looks": PackageResources.Looks_js, "Matches": PackageResources.Matches_js, "Moments": PackageResources.Moments_js,
    "Motion": PackageResources.Motion_js,
    "Navigation": PackageResources.Navigation_js, "Nodes": PackageResources.Nodes_js, "Notes": PackageResources.Notes_js,
    "Outbox": PackageResources.Outbox_js, "Picker": PackageResources.Picker_js, "Picture": PackageResources.Picture_js,
    "Places": PackageResources.Places_js, "Preferences": PackageResources.Preferences_js,
    "Presentation": PackageResources.Presentation_js, "Presses": PackageResources.Presses_js,
    "Replacements": PackageResources.Replacements_js, "RowWindow": PackageResources.RowWindow_js,
    "Rows": PackageResources.Rows_js, "Scene": PackageResources.Scene_js,
    "ScrollTransitions": PackageResources.ScrollTransitions_js, "Scrolls": PackageResources.Scrolls_js,
    "Selection": PackageResources.Selection_js, "Sight": PackageResources.Sight_js, "Styles": PackageResources.Styles_js,
    "Swipes": PackageResources.Swipes_js, "Tab": PackageResources.Tab_js, "TabView": PackageResources.TabView_js,
    "Texts": PackageResources.Texts_js, "Transitions": PackageResources.Transitions_js, "Turns": PackageResources.Turns_js,
    "Values": PackageResources.Values_js, "Zooms": PackageResources.Zooms_js, "oriel": PackageResources.oriel_js,
  ]

  /// The modules that one needs, and then itself: each after those that it imports, as browsers run them.
  static func order(from first: String, _ text: (String) -> String?) -> [String] {
    var order: [String] = []
    var seen: Set<String> = []
    func add(_ name: String) {
      guard seen.insert(name).inserted, let text = text(name) else { return }
      for needed in imports(of: text) { add(needed.module) }
      order.append(name)
    }
    add(first)
    return order
  }

  /// What a module imports, from where: the lines at its beginning such as `import { build, nodes } from "./Nodes.js";`.
  static func imports(of text: String) -> [(names: [String], module: String)] {
    text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("import "), let start = line.range(of: "\"./"), line.hasSuffix(".js\";") else { return nil }
      let names = line.dropFirst(7).prefix { $0 != "}" }.drop { $0 != "{" }.dropFirst()
      return (
        names.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }, String(line[start.upperBound...].dropLast(5))
      )
    }
  }

  /// A module without the lines that import, the word `export`, indentation and comments, but for those at the ends of lines that have quotes
  /// in them: they might be in a text.
  static func joinable(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var isInComment = false
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      var code = Substring(line.drop { $0 == UInt8(ascii: " ") })
      if isInComment {
        isInComment = !code.hasSuffix("*/")
        continue
      }
      if code.hasPrefix("//") || code.hasPrefix("import ") { continue }
      if code.hasPrefix("/**"), code.range(of: "*/") == nil {
        isInComment = true
        continue
      }
      if code.hasPrefix("export ") { code = code.dropFirst(7) }
      // Types of values in the middle of a line.
      while let start = code.range(of: "/** "), let end = code.range(of: "*/", range: start.upperBound..<code.endIndex) {
        code = code[..<start.lowerBound] + code[end.upperBound...].drop { $0 == " " }
      }
      if let end = code.range(of: " // "), !code[end.upperBound...].contains(where: { "\"'`".contains($0) }) {
        code = code[..<end.lowerBound]
      }
      if code.contains(where: { $0 != " " }) { result += code + "\n" }
    }
    return result
  }
}
