/// One change of the element tree.
///
/// Creation and insertion are one patch: an insertion brings the whole new subtree, so that a host never sees half of it.
package enum Patch: Sendable {
  /// Puts a new element, with all that is below it, into `parent`, in front of `sibling`, or at the end.
  case insert(Element, into: ElementID, before: ElementID?)
  /// Gives an element other content, of the same type as before.
  case update(ElementID, from: any ElementContent, to: any ElementContent)
  /// Puts other effects around an element.
  case surround(ElementID, from: ElementEffects, to: ElementEffects)
  /// Puts an element in front of `sibling`, or at the end of the same parent.
  case move(ElementID, before: ElementID?)
  /// Takes an element away, with all that is below it.
  case remove(ElementID)
  /// An element stands elsewhere in what is around it, or is of another size: `SceneLayout` knows where. Comes after all others, to hosts
  /// that draw what is laid out.
  case place(ElementID)
}

extension Patch: Equatable {
  package static func == (lhs: Patch, rhs: Patch) -> Bool {
    switch (lhs, rhs) {
    case (.insert(let left, let parent, let sibling), .insert(let right, let otherParent, let otherSibling)):
      left == right && parent == otherParent && sibling == otherSibling
    case (.update(let left, let from, let to), .update(let right, let otherFrom, let otherTo)):
      left == right && from.isSame(as: otherFrom) && to.isSame(as: otherTo)
    case (.surround(let left, let from, let to), .surround(let right, let otherFrom, let otherTo)):
      left == right && from == otherFrom && to == otherTo
    case (.move(let left, let sibling), .move(let right, let otherSibling)): left == right && sibling == otherSibling
    case (.remove(let left), .remove(let right)), (.place(let left), .place(let right)): left == right
    default: false
    }
  }
}
