/// What of a commit takes its time, and how: empty nearly always.
package struct CommitMotion: Sendable {
  /// The animations under which patches happen, each for a range of them, in their order. A patch in no range happens at once.
  package var animations: [(patches: Range<Int>, animation: Animation)] = []
  /// How elements come and go, in the order of the patches that say so. One that is not in here comes or goes at once. Empty for hosts that do
  /// not animate.
  package var transitions: [PatchTransition] = []
  /// Elements that take the places of others which go, and begin where those were. Each is inserted by the commit, and the other one removed.
  package var matches: [ElementMatch] = []

  package var isEmpty: Bool { animations.isEmpty && transitions.isEmpty && matches.isEmpty }
}

/// An element that takes the place of another one.
package struct ElementMatch: Equatable, Sendable {
  package let new: ElementID
  package let old: ElementID
  package let animation: Animation
}

extension CommitMotion: Equatable {
  package static func == (lhs: CommitMotion, rhs: CommitMotion) -> Bool {
    lhs.transitions == rhs.transitions && lhs.matches == rhs.matches && lhs.animations.elementsEqual(rhs.animations, by: ==)
  }
}

extension Commit {
  /// The animation of the patch at a place.
  package func animation(ofPatchAt place: Int) -> Animation? {
    motion.animations.first { $0.patches.contains(place) }?.animation
  }

  /// The last patch happens under an animation.
  mutating func animateLast(_ animation: Animation) {
    let place = patches.count - 1
    if let last = motion.animations.last, last.patches.upperBound == place, last.animation == animation {
      motion.animations[motion.animations.count - 1].patches = last.patches.lowerBound..<(place + 1)
    } else {
      motion.animations.append((place..<(place + 1), animation))
    }
  }
}
