/// What an element is for, in one word.
package struct ElementRole: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
