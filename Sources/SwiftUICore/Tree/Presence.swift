/// Whether the views of a page are seen: the page is the one that its container shows, and so is the page around it.
///
/// Views of a page that something covers stay where they are, with their state; they have disappeared as far as `onAppear`,
/// `onDisappear` and `task` go.
@MainActor
final class Presence {
  private struct Member {
    let order: Int
    let node: Unmanaged<ViewNode>
    let tell: @MainActor (ViewNode, Bool) -> Void
  }

  /// Whether the container shows the page.
  private var isShown: Bool
  private var isAroundSeen: Bool
  private var members: [ObjectIdentifier: Member] = [:]
  private var memberCount = 0

  init(isShown: Bool, isAroundSeen: Bool) {
    self.isShown = isShown
    self.isAroundSeen = isAroundSeen
  }

  var isSeen: Bool { isShown && isAroundSeen }

  func show(_ isShown: Bool) {
    change { self.isShown = isShown }
  }

  /// What is around the page is seen now, or not any more.
  func changeAround(to isSeen: Bool) {
    change { isAroundSeen = isSeen }
  }

  private func change(_ body: () -> Void) {
    let old = isSeen
    body()
    if isSeen == old { return }
    let isSeen = isSeen
    for member in members.values.sorted(by: { $0.order < $1.order }) {
      member.tell(member.node.takeUnretainedValue(), isSeen)
    }
  }

  fileprivate func add<Node: PresenceMember>(_ node: Node) {
    memberCount += 1
    members[ObjectIdentifier(node)] = Member(order: memberCount, node: .passUnretained(node)) { node, isSeen in
      unsafeDowncast(node, to: Node.self).presenceChanged(to: isSeen)
    }
  }

  fileprivate func remove(_ node: ViewNode) {
    members[ObjectIdentifier(node)] = nil
  }
}

/// A node that does something when its page comes into sight and leaves it.
@MainActor
protocol PresenceMember: ViewNode {
  func presenceChanged(to isSeen: Bool)
}

extension PresenceMember {
  /// Wants to hear of changes from now on. Returns whether the node is seen.
  func joinPresence() -> Bool {
    guard let presence = presenceAround else { return true }
    presence.add(self)
    return presence.isSeen
  }

  /// Returns whether the node was seen.
  func leavePresence() -> Bool {
    guard let presence = presenceAround else { return true }
    presence.remove(self)
    return presence.isSeen
  }
}

extension ViewNode {
  /// The presence of the nearest page around this node; nil where nothing can cover it.
  final var presenceAround: Presence? {
    guard flags.contains(.isOnPage) else { return nil }
    var next = parent
    while let node = next {
      if let presence = node.presence { return presence }
      // What is presented is seen whatever becomes of the page that presents it.
      if node.element?.isPresentation == true { return nil }
      next = node.parent
    }
    return nil
  }

  /// Whether no page covers this node.
  final var isSeen: Bool { presenceAround?.isSeen ?? true }
}

extension ElementNode {
  /// Whether the element is a world of its own above the others, such as a sheet.
  final var isPresentation: Bool { isDetached && !flags.contains(.isAdopted) }
}
