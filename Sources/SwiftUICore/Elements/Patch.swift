/// One change of the element tree.
///
/// Creation and insertion are one patch: an insertion brings the whole new subtree, so that a host never sees half of it.
package enum Patch: Equatable, Sendable {
  /// Puts a new element, with all that is below it, into `parent`, in front of `sibling`, or at the end.
  case insert(Element, into: ElementID, before: ElementID?)
  /// Sets one property of an element.
  case update(ElementID, ElementProperty)
  /// Puts an element in front of `sibling`, or at the end of the same parent.
  case move(ElementID, before: ElementID?)
  /// Takes an element away, with all that is below it.
  case remove(ElementID)
}

/// The patches of one turn, in the order in which a host must apply them.
package struct Frame: Equatable, Sendable {
  package var patches: [Patch]

  package init(patches: [Patch] = []) {
    self.patches = patches
  }
}
