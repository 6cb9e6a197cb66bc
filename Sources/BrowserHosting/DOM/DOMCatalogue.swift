import SwiftUICore
import Synchronization

/// What this host shows of the elements in `ElementCatalogue`, and how.
enum DOMCatalogue {
  /// What browsers cannot show, with the reason, by the names of the types. A test compares.
  static let unsupported: [String: String] = [:]

  /// The types of content that are shown. To look one up is a good deal quicker than to ask a value whether it can be shown.
  private static let contents: [ObjectIdentifier: any DOMContent.Type] = Dictionary(
    uniqueKeysWithValues: ElementCatalogue.contents.compactMap { entry in
      (entry.type as? any DOMContent.Type).map { (ObjectIdentifier(entry.type), $0) }
    })

  /// What is set on the node of an element that says something else.
  static func changes(from old: any ElementContent, to new: any ElementContent) -> [DOMSetting] {
    contents[ObjectIdentifier(type(of: new))]?.changes(from: old, to: new) ?? []
  }

  /// All events that the script reports, by their names.
  static let events: [String: DOMEvent] = {
    let contents = ElementCatalogue.contents.compactMap { ($0.type as? any DOMContent.Type)?.events }
    let effects = ElementCatalogue.effects.compactMap { ($0.type as? any DOMEffect.Type)?.events }
    return Dictionary((contents + effects).joined().map { ($0.name, $0) }) { first, _ in first }
  }()

  /// The style sheet, in three layers, of which the later one counts whatever the selectors are: how things look, first what all pages have
  /// in common and then what is for one kind of element each; where they are; and what a person's system asks for.
  static let styleSheet: [UInt8] = {
    var parts: [[UInt8]] = [Array("@layer looks {\n".utf8), PackageResources.oriel_css]
    for kind in ElementCatalogue.contents { if let type = kind.type as? any DOMContent.Type { parts.append(type.styleSheet) } }
    for kind in ElementCatalogue.effects { if let type = kind.type as? any DOMEffect.Type { parts.append(type.styleSheet) } }
    parts += [
      Array("}\n@layer places {\n".utf8), PackageResources.Places_css, Array("}\n@layer system {\n".utf8),
      PackageResources.Media_css, Array("}\n".utf8), OwnFont.styleSheet,
    ]
    return Array(parts.joined())
  }()

  private static let reported = Mutex<Set<String>>([])

  /// Whether this has not been said yet. What comes after a thousand is not said: some of it has words of the app's data in it.
  private static func isNew(_ text: String) -> Bool {
    reported.withLock { $0.count < 1000 && $0.insert(text).inserted }
  }

  /// Says once that something is shown in another way than the app's author may expect.
  static func reportLimit(_ text: String) {
    if isNew(text) { StandardError.write("warning: \(text)") }
  }

  /// Says once for each type that it is not shown.
  static func reportUnknown(_ value: Any) {
    let name = "\(type(of: value))"
    if isNew(name) { StandardError.write("warning: \(name) is not shown by browsers") }
  }
}
