/// What of a commit takes its time, and how: empty nearly always.
package struct CommitMotion: Sendable {
  /// The animations under which patches happen, each for a range of them, in their order. A patch in no range happens at once.
  package var animations: [(patches: Range<Int>, animation: Animation)] = []
  /// How elements come and go, in the order of the patches that say so. One that is not in here comes or goes at once. Empty for hosts that do
  /// not animate.
  package var transitions: [PatchTransition] = []

  package var isEmpty: Bool { animations.isEmpty && transitions.isEmpty }

  /// How many seconds it takes; 0 where nothing moves, infinite where something moves for ever.
  func duration(_ criteria: AnimationCompletionCriteria) -> Double {
    let own = transitions.flatMap { $0.parts.compactMap(\.animation) }
    return (animations.map(\.animation) + own).reduce(0) { max($0, $1.time(until: criteria)) }
  }
}

extension CommitMotion: Equatable {
  package static func == (lhs: CommitMotion, rhs: CommitMotion) -> Bool {
    lhs.transitions == rhs.transitions && lhs.animations.elementsEqual(rhs.animations, by: ==)
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
