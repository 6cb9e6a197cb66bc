import SwiftUICore
import Synchronization

/// What this host shows of the elements in `ElementCatalogue`, and how.
enum DOMCatalogue {
  /// What browsers cannot show, with the reason, by the names of the types. A test compares.
  static let unsupported: [String: String] = [:]

  /// All events that the script reports, by their names.
  static let events: [String: DOMEvent] = {
    let contents = ElementCatalogue.contents.compactMap { ($0.type as? any DOMContent.Type)?.events }
    let effects = ElementCatalogue.effects.compactMap { ($0.type as? any DOMEffect.Type)?.events }
    return Dictionary((contents + effects).joined().map { ($0.name, $0) }) { first, _ in first }
  }()

  /// The style sheet: what all pages have in common, and then what is for one kind of element each.
  static let styleSheet: [UInt8] =
    PackageResources.oriel_css
    + ElementCatalogue.contents.compactMap { ($0.type as? any DOMContent.Type)?.styleSheet }.joined()

  private static let reported = Mutex<Set<String>>([])

  /// Says once for each type that it is not shown.
  static func reportUnknown(_ value: Any) {
    let name = "\(type(of: value))"
    if reported.withLock({ $0.insert(name).inserted }) {
      ServerLog.standardError.write("warning: \(name) is not shown by browsers")
    }
  }
}
