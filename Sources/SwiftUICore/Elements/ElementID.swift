/// The name of an element within one scene: stable for the element's life and never used again after it.
package struct ElementID: Hashable, Sendable, CustomStringConvertible {
  package let rawValue: UInt32

  package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The element that stands for the scene's window. It exists from the beginning and is never removed.
  package static let root = ElementID(0)

  package var description: String { "#\(rawValue)" }
}
