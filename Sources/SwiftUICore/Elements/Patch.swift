/// One change of the element tree.
///
/// Creation and insertion are one patch: an insertion brings the whole new subtree, so that a host never sees half of it.
package enum Patch: Sendable {
  /// Puts a new element, with all that is below it, into `parent`, in front of `sibling`, or at the end.
  case insert(Element, into: ElementID, before: ElementID?)
  /// An element says something else; of the same type as before.
  case update(ElementID, from: any ElementContent, to: any ElementContent)
  /// The modifiers around an element say something else.
  case surround(ElementID, from: ElementEffects, to: ElementEffects)
  /// Puts an element in front of `sibling`, or at the end of the same parent.
  case move(ElementID, before: ElementID?)
  /// Takes an element away, with all that is below it.
  case remove(ElementID)
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
    case (.remove(let left), .remove(let right)): left == right
    default: false
    }
  }
}

/// The patches of one turn, in the order in which a host must apply them.
package struct Frame: Equatable, Sendable {
  package var patches: [Patch]
  /// The animations under which changes happen, for parts of the patches, in their order. What no part covers happens at once.
  package var animations: [(patches: Range<Int>, animation: Animation)] = []

  package init(patches: [Patch] = []) {
    self.patches = patches
  }

  /// The animation of the patch at a place.
  package func animation(ofPatchAt place: Int) -> Animation? {
    animations.first { $0.patches.contains(place) }?.animation
  }

  mutating func append(_ patch: Patch, _ animation: Animation?) {
    patches.append(patch)
    guard let animation else { return }
    let place = patches.count - 1
    if let last = animations.last, last.patches.upperBound == place, last.animation == animation {
      animations[animations.count - 1].patches = last.patches.lowerBound..<(place + 1)
    } else {
      animations.append((place..<(place + 1), animation))
    }
  }

  package static func == (lhs: Frame, rhs: Frame) -> Bool {
    lhs.patches == rhs.patches && lhs.animations.elementsEqual(rhs.animations, by: ==)
  }
}
