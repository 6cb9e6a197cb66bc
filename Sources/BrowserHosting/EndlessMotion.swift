import SwiftUICore

/// What moves for ever in a scene. A page that gets the whole tree has the ends of all changes: this has it move again.
///
/// Places are not in it: where views were before is known to nobody.
struct EndlessMotion {
  private struct Key: Hashable {
    let id: ElementID
    /// Of its content, or of the effects around it.
    let isContent: Bool
  }

  /// Whether some of it began while nobody saw the page, which has heard of its end alone.
  private(set) var hasUnseen = false
  private var changes: [Key: (patch: Patch, animation: Animation)] = [:]

  /// Takes note of a commit. Costs nothing where nothing moves.
  mutating func note(_ commit: Commit, isSeen: Bool) {
    if commit.motion.animations.isEmpty, changes.isEmpty { return }
    for (place, patch) in commit.patches.enumerated() {
      switch patch {
      case .update(let id, _, _): note(patch, Key(id: id, isContent: true), commit.animation(ofPatchAt: place), isSeen)
      case .surround(let id, _, _): note(patch, Key(id: id, isContent: false), commit.animation(ofPatchAt: place), isSeen)
      case .remove(let id): for isContent in [true, false] { changes[Key(id: id, isContent: isContent)] = nil }
      case .insert, .move, .place: break
      }
    }
  }

  private mutating func note(_ patch: Patch, _ key: Key, _ animation: Animation?, _ isSeen: Bool) {
    // A later change has another beginning.
    changes[key] = nil
    guard let animation, animation.isEndless, changes.count < Self.limit else { return }
    changes[key] = (patch, animation)
    if !isSeen { hasUnseen = true }
  }

  /// More than so many elements that move for ever are nothing that a person follows.
  private static let limit = 500

  /// Has everything begin anew in a page that shows the ends; nil where nothing moves. `isThere` tells whether the scene still has an element.
  mutating func commit(isThere: (ElementID) -> Bool) -> Commit? {
    hasUnseen = false
    changes = changes.filter { isThere($0.key.id) }
    if changes.isEmpty { return nil }
    var commit = Commit()
    for (patch, _) in changes.values { commit.patches.append(patch.reversed) }
    for (patch, animation) in changes.values {
      commit.motion.animations.append((commit.patches.count..<(commit.patches.count + 1), animation))
      commit.patches.append(patch)
    }
    return commit
  }
}

extension Patch {
  /// Undoes a change of an element.
  fileprivate var reversed: Patch {
    switch self {
    case .update(let id, let old, let new): .update(id, from: new, to: old)
    case .surround(let id, let old, let new): .surround(id, from: new, to: old)
    default: self
    }
  }
}

extension Animation {
  fileprivate var isEndless: Bool {
    modifiers.contains { if case .repeats(nil, _) = $0 { true } else { false } }
  }
}
