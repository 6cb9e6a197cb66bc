import SwiftUICore

/// Content that browsers show. Each type says how in a file of its own.
protocol DOMContent: ElementContent {
  /// The node, without what `settings` say.
  func node(of element: Element, in place: DOMPlace) -> DOMNode

  /// What is set on the node: the same settings in the same order, whatever the content is. So a change is found by comparison,
  /// and the script needs to know no kinds of elements.
  var settings: [DOMSetting] { get }

  /// What is set when this takes the place of older content.
  func changes(from old: Self) -> [DOMSetting]

  /// What it is for the layout.
  var role: DOMRole { get }

  /// The events that the script reports for such elements.
  static var events: [DOMEvent] { get }

  /// The part of the style sheet that is for such elements alone.
  static var styleSheet: [UInt8] { get }

  /// What browsers show in another way than it is meant, if anything. For Documentation/Support.md.
  static var limit: String? { get }
}

extension DOMContent {
  var settings: [DOMSetting] { [] }
  func changes(from old: Self) -> [DOMSetting] { settings.changes(from: old.settings) }
  static var events: [DOMEvent] { [] }
  static var styleSheet: [UInt8] { [] }
  static var limit: String? { nil }

  /// `changes(from:)` for content of this type.
  static func changes(from old: any ElementContent, to new: any ElementContent) -> [DOMSetting] {
    guard let new = new as? Self else { return [] }
    return (old as? Self).map { new.changes(from: $0) } ?? new.settings
  }
}
