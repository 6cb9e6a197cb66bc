/// The patches of one turn, in the order in which a host must apply them, and what the turn asks of the host once they are applied. A host
/// gets one for each turn that changed something or asks for something.
package struct Commit: Equatable, Sendable {
  package var patches: [Patch]
  /// The animations under which patches happen, each for a range of them, in their order. A patch in no range happens at once.
  package var animations: [(patches: Range<Int>, animation: Animation)] = []
  /// What else the host is to do, after the patches, in this order.
  package var requests: [HostRequest] = []

  package init(patches: [Patch] = []) {
    self.patches = patches
  }

  /// The animation of the patch at a place.
  package func animation(ofPatchAt place: Int) -> Animation? {
    animations.first { $0.patches.contains(place) }?.animation
  }

  /// The last patch happens under an animation.
  mutating func animateLast(_ animation: Animation) {
    let place = patches.count - 1
    if let last = animations.last, last.patches.upperBound == place, last.animation == animation {
      animations[animations.count - 1].patches = last.patches.lowerBound..<(place + 1)
    } else {
      animations.append((place..<(place + 1), animation))
    }
  }

  package static func == (lhs: Commit, rhs: Commit) -> Bool {
    lhs.patches == rhs.patches && lhs.requests == rhs.requests && lhs.animations.elementsEqual(rhs.animations, by: ==)
  }
}
