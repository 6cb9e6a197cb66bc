/// The patches of one turn, in the order in which a host must apply them, and what the turn asks of the host once they are applied. A host
/// gets one for each turn that changed something or asks for something.
package struct Commit: Equatable, Sendable {
  package var patches: [Patch]
  /// Which of them take their time.
  package var motion = CommitMotion()
  /// What else the host is to do, after the patches, in this order.
  package var requests: [HostRequest] = []

  package init(patches: [Patch] = []) {
    self.patches = patches
  }
}
