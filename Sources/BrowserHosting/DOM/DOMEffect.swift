import SwiftUICore

/// An effect that browsers show. Each type says how in a file of its own.
protocol DOMEffect: ElementEffect {
  /// Adds what it needs around the element, outside of what is there.
  func add(to surroundings: inout DOMSurroundings)

  /// Whether it makes the rectangle of a view another one without a box.
  static var reshapes: Bool { get }

  /// Whether a pane of material that fills all that is there so far does so afterwards, or the effect says itself what is one.
  static var keepsPane: Bool { get }

  /// The events that the script reports for elements with it.
  static var events: [DOMEvent] { get }

  /// The part of the style sheet that is for such effects alone.
  static var styleSheet: [UInt8] { get }

  /// What browsers show in another way than it is meant, if anything. For Documentation/Support.md.
  static var limit: String? { get }
}

extension DOMEffect {
  static var reshapes: Bool { false }
  static var keepsPane: Bool { false }
  static var events: [DOMEvent] { [] }
  static var styleSheet: [UInt8] { [] }
  static var limit: String? { nil }
}
