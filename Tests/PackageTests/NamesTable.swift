import Foundation
import Testing

/// Makes the table of all names in `Documentation/Support.md` from the public declarations of the sources: the types that stand in an app's
/// views, scenes and gestures, its property wrappers, and the modifiers.
enum NamesTable {
  private static let areas: [(title: String, folders: [String])] = [
    ("Model data and environment", ["Model", "Storage", "Environment", "Preferences"]),
    ("Apps, scenes, commands", ["Scenes"]),
    ("Views, text, rows", ["Views", "Geometry", "Modifiers", "Text"]),
    ("Controls, forms, lists, search", ["Controls"]),
    ("Navigation, tabs, toolbars", ["Navigation", "Tabs", "Toolbar"]),
    ("Presentation", ["Presentation"]),
    ("Shapes, colors, drawing", ["Shapes", "Drawing", "Styles", "Resources"]),
    ("Layout and effects", ["Effects"]),
    ("Motion", ["Motion", "Transactions"]),
    ("Gestures, focus, keys", ["Gestures", "Focus", "Keys"]),
    ("Accessibility", ["Accessibility"]),
    ("Files, drag and drop, pasting", ["Transfer"]),
  ]

  /// What the protocols end with to which such types conform.
  private static let kinds = ["View", "Gesture", "Scene", "Shape", "ShapeStyle", "Commands", "TabContent", "ToolbarContent"]

  /// Names that stand in signatures and that no app writes.
  private static func isForSignatures(_ name: String) -> Bool {
    name.hasPrefix("_") || name.hasPrefix("Default") || name.hasPrefix("Tuple") || name.hasSuffix("Content")
      || name.hasSuffix("Children") || name.hasSuffix("Modifier") || ["EditableRows", "GestureStateGesture"].contains(name)
  }

  static func text() throws -> String {
    var lines = ["| Area | Types | Modifiers |", "| --- | --- | --- |"]
    for area in areas {
      var types: Set<String> = []
      var modifiers: Set<String> = []
      for file in area.folders.flatMap({ Repository.files(below: "Sources/SwiftUICore/\($0)", endingWith: ".swift") }) {
        let source = try Repository.text(of: file)
        types.formUnion(Self.types(in: source))
        modifiers.formUnion(Self.modifiers(in: source))
      }
      lines.append("| \(area.title) | \(list(types)) | \(list(modifiers)) |")
    }
    return lines.joined(separator: "\n")
  }

  private static func types(in source: String) -> [String] {
    let wrapper = /@propertyWrapper[^{]*?public (?:struct|final class) (\w+)/
    let declaration = /^public (?:final )?(?:struct|enum|class) (\w+)/.anchorsMatchLineEndings()
    let conformance = /(?:extension|public struct) (\w+)(?:<[^{\n]*?>)?: ([^{]*)\{/
    let declared = Set(source.matches(of: declaration).map { String($0.1) })
    let shown = source.matches(of: conformance).filter { match in
      match.2.split { !$0.isLetter }.contains { word in kinds.contains { word.hasSuffix($0) } }
    }
    return source.matches(of: wrapper).map { "@\($0.1)" }
      + shown.map { String($0.1) }.filter { declared.contains($0) && !isForSignatures($0) }
  }

  private static func modifiers(in source: String) -> [String] {
    let function = /^  (?:nonisolated )?public (?:nonisolated )?func (\w+)/.anchorsMatchLineEndings()
    let extensions = "\n\(source)".components(separatedBy: "\nextension View").dropFirst()
    return extensions.filter { $0.hasPrefix(" {") || $0.hasPrefix(" where") }.flatMap { rest in
      (rest.components(separatedBy: "\n}").first ?? "").matches(of: function).map { String($0.1) }
    }
  }

  private static func list(_ names: Set<String>) -> String { names.sorted().map { "`\($0)`" }.joined(separator: ", ") }
}

extension ConformanceTests {
  private static let supportPage = "Documentation/Support.md"

  /// `Scripts/documents` sets the variable, and then the table is written instead. The rest of the page comes from what the hosts say of
  /// themselves: `SupportDocumentTests` compares it.
  @Test("the table of all names says what the sources say; Scripts/documents brings it up to date")
  func namesAreFresh() throws {
    let mark = "<!-- from the sources -->\n"
    let page = try Repository.text(of: Self.supportPage)
    let parts = page.components(separatedBy: mark)
    try #require(parts.count == 3)
    let text = [parts[0], try NamesTable.text() + "\n", parts[2]].joined(separator: mark)
    if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTS"] == "1" {
      try text.write(to: Repository.root.appending(path: Self.supportPage), atomically: true, encoding: .utf8)
    } else {
      #expect(page == text)
    }
  }
}
