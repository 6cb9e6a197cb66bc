/// The name of an element within one scene: stable for the element's life, and not used again before two thousand million others have been.
package struct ElementID: Hashable, Sendable, CustomStringConvertible {
  package let rawValue: UInt32

  package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The element that stands for the scene's window. It exists from the beginning and is never removed.
  package static let root = ElementID(0)

  /// Hosts may count with 32 bits of which one is a sign.
  package static let largest = ElementID(UInt32(Int32.max))

  package var description: String { "#\(rawValue)" }
}
