import Foundation

/// Joins texts as a language does: `ListFormatter.localizedString(byJoining: ["A", "B", "C"])` is "A, B, and C".
open class ListFormatter: Formatter {
  /// The language and its rules; nil for the person's.
  open var locale: Locale!
  /// Makes texts of items that are none. Without one they are described.
  open var itemFormatter: Formatter?

  /// Joins texts by the rules of the person's language.
  open class func localizedString(byJoining strings: [String]) -> String { ListFormatter().joined(strings) }

  /// Joins items. Nil for an item that `itemFormatter` makes no text of.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
      texts.append(text)
    }
    return joined(texts)
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }

  private func joined(_ texts: [String]) -> String { texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent)) }
}
