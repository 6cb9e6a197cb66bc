/// What a modifier says around an element: padding, a frame, an opacity, a gesture. One type for each modifier.
///
/// Effects are no elements: a modifier of several views says the same about each of them. One with views of its own, such as an
/// overlay, names the element of its slot (`Element.layers`).
package protocol ElementEffect: Equatable, Sendable {
  /// What it says, in words, for outlines and failures; nil for nothing.
  var summary: String? { get }
}

extension ElementEffect {
  package func isSame(as other: any ElementEffect) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
