/// A mistake in the text of a drawing.
struct NotationError: Error, Equatable, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
