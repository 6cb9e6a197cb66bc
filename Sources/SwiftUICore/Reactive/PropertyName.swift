/// The name of a stored property. An object, so that a reference to it is small.
package final class PropertyName: Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The name as source has it: `count` for the storage `_count` of a property wrapper.
  var wrapped: String { text.hasPrefix("_") ? String(text.dropFirst()) : text }
}
