/// Why there are no pictures: what is wrong, and what to do.
package struct PictureFailure: Error, CustomStringConvertible {
  package enum Kind: Sendable {
    /// The machine has no browser that takes pictures.
    case noBrowser
    /// The browser, or the page in it, does not do what it should.
    case browser
    /// What was asked for cannot be.
    case input
  }

  package let kind: Kind
  package let description: String

  package init(kind: Kind = .browser, description: String) {
    self.kind = kind
    self.description = description
  }
}
