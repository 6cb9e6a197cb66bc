import Foundation

/// A view in the layout: what it is inside, and the steps of the modifiers around it.
///
/// A subclass for each kind of view says what it answers to a proposal and where the views in it are. Answers are kept by proposal
/// until something inside is another. Lengths are in points, from the leading and upper edges: hosts mirror where lines begin at
/// the right (9.10).
///
/// A layout may run code of an app, guides and layouts of its own. Nothing here is in use while it runs.
package class LayoutNode {
  /// The one whose content this is a part of; the base of a layer.
  package private(set) unowned(unsafe) final var parent: LayoutNode?
  package private(set) final var children: ContiguousArray<LayoutNode> = []
  /// What belongs to it in the host's tree.
  package final var id: UInt32 = 0
  /// The distance to the root.
  private(set) final var depth: Int32 = 0
  /// Its place among its siblings.
  package private(set) final var index: Int32 = 0

  final var flags: Flags = [.needsPlacement]
  /// What the view without its steps has answered.
  private final var contentAnswers = Answers()
  /// Nil for a view without steps, as most are.
  package private(set) final var steps: Steps?

  /// Where the outermost box was put, in the coordinates of the parent's content; of a child in flow, see `flow`.
  package internal(set) final var origin = CGPoint.zero
  /// How large that box is.
  package private(set) final var size = CGSize.zero
  /// What was proposed for it.
  private final var proposal = Proposal.unspecified
  package private(set) unowned(unsafe) final var tree: LayoutTree?

  struct Flags: OptionSet {
    let rawValue: UInt16
    /// Something inside is another, or it was never placed.
    static let needsPlacement = Flags(rawValue: 1)
    /// It is in the list of what the tree looks at next.
    static let isListed = Flags(rawValue: 2)
    /// More than the size may be another: spacing, priority, guides.
    static let hasOtherTraits = Flags(rawValue: 4)
    /// Somebody has asked for a guide that it says.
    static let guidesWereRead = Flags(rawValue: 8)
    /// The members are others, or in another order.
    static let hasOtherMembers = Flags(rawValue: 16)
    /// It is in the list of what was placed in this pass.
    static let isReported = Flags(rawValue: 32)
    /// Lines begin at the right.
    static let isRightToLeft = Flags(rawValue: 64)
    static let isRemoved = Flags(rawValue: 128)
    /// There is one view in it by the type of its content.
    static let hasOneMemberByType = Flags(rawValue: 256)
    static let hasPlace = Flags(rawValue: 512)
  }

  /// The steps around one view, with what they have answered.
  package final class Steps {
    package fileprivate(set) var list: ContiguousArray<LayoutStep>
    fileprivate var answers = Answers()
    /// The box of each step, in the coordinates of the outermost one.
    package fileprivate(set) var frames: ContiguousArray<CGRect>
    /// The box of the view itself.
    package fileprivate(set) var contentFrame = CGRect.zero
    /// For each effect of the element how many steps are further in.
    package let levelsOfEffects: ContiguousArray<Int32>

    init(_ list: ContiguousArray<LayoutStep>, _ levelsOfEffects: ContiguousArray<Int32>) {
      self.list = list
      self.levelsOfEffects = levelsOfEffects
      frames = ContiguousArray(repeating: .zero, count: list.count)
    }
  }

  package init() {}

  // MARK: What the kinds of views say

  /// The answer to a proposal: see section 1 of the specification. Called once for each proposal as long as nothing changes.
  package func measure(_ proposal: Proposal) -> CGSize { proposal.fallbackSize }

  /// Puts the children into a box of this size, which is what `measure` has answered to the proposal.
  package func placeChildren(in size: CGSize, _ proposal: Proposal) {}

  /// The distances that it would like to have to neighbours.
  package var contentSpacing: Spacing { .plain }

  /// When it gets its space among the members of a stack.
  package var contentPriority: Double { 0 }

  /// Where it says that a guide is: by itself, or because a view in it does.
  package func contentGuide(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? { nil }

  /// The axis of spacers and dividers in it; nil for none.
  package var orientation: Axis? { nil }

  /// How much it gives way along an axis, as far as that is known without asking.
  package func flexibility(along axis: Axis) -> Flexibility { .unknown }

  /// Whether it may say where its edges and middles are.
  package var saysEdges: Bool { false }

  /// Whether it is nothing but empty space in a stack.
  package var isSpacer: Bool { false }

  /// Whether what it answers depends on the axis of what is around.
  package var dependsOnAxis: Bool { false }

  /// The room that parts of it are measured by; nil where the container around decides.
  package var ownContainerSize: CGSize? { nil }

  /// The members are others now, or in another order.
  package func membersChanged() {}

  /// The answer of a child is another one now, or its traits are. Said of each such child, before this is asked again. False where
  /// that takes a look at all members.
  @discardableResult
  package func childChanged(_ child: LayoutNode) -> Bool { false }

  // MARK: Asking

  /// All that is around, from the outermost step on.
  final var place: LayoutPlace { LayoutPlace(node: self, level: level) }
  final var level: Int { steps?.list.count ?? 0 }

  /// The size that it answers to a proposal, with the steps around it.
  package final func size(for proposal: Proposal) -> CGSize {
    guard let steps else { return contentSize(for: proposal) }
    if let size = steps.answers.size(for: proposal) { return size }
    let size = LayoutPlace(node: self, level: steps.list.count).size(for: proposal)
    steps.answers.keep(size, for: proposal)
    return size
  }

  @inline(__always)
  final func contentSize(for proposal: Proposal) -> CGSize {
    if let size = contentAnswers.size(for: proposal) { return size }
    let size = measure(proposal)
    contentAnswers.keep(size, for: proposal)
    return size
  }

  package final func dimensions(for proposal: Proposal) -> ViewDimensions {
    ViewDimensions(size(for: proposal), of: place, proposal)
  }

  package final var spacing: Spacing { steps == nil ? contentSpacing : place.spacing }
  package final var priority: Double { steps == nil ? contentPriority : place.priority }

  /// The value of a guide, be it said or not.
  final func guide(_ key: AlignmentKey, size: CGSize, _ proposal: Proposal) -> CGFloat {
    if let value = explicitGuide(key, proposal) { return value }
    return key.builtInValue(in: size) ?? key.defaultValue(in: ViewDimensions(size, of: place, proposal))
  }

  package final func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    place.explicitGuide(key, for: proposal)
  }

  // MARK: Placing

  /// Puts the outermost box at a point of the parent's content, laid out for a proposal. O(1) where both the proposal and all that is
  /// inside are the same as before.
  package final func place(at newOrigin: CGPoint, _ newProposal: Proposal) {
    // First where, for what is inside may look for the edges of the window.
    if newOrigin != origin {
      origin = newOrigin
      report()
    }
    if flags.contains(.needsPlacement) || newProposal != proposal { place(newProposal) }
  }

  private final func place(_ newProposal: Proposal) {
    proposal = newProposal
    flags.remove(.needsPlacement)
    flags.insert(.hasPlace)
    let newSize = size(for: newProposal)
    if newSize != size {
      size = newSize
      report()
    }
    guard let steps else {
      placeChildren(in: newSize, newProposal.resolved)
      return
    }
    var box = CGRect(origin: .zero, size: newSize)
    var inner = newProposal
    for level in stride(from: steps.list.count, to: 0, by: -1) {
      if steps.frames[level - 1] != box {
        steps.frames[level - 1] = box
        report()
      }
      let place = LayoutPlace(node: self, level: level)
      place.placeLayer(in: box, inner)
      let inside = place.inside(size: box.size, inner)
      inner = inside.proposal
      box = CGRect(
        x: box.minX + inside.offset.x, y: box.minY + inside.offset.y, width: inside.size.width, height: inside.size.height)
    }
    if steps.contentFrame != box {
      steps.contentFrame = box
      report()
    }
    placeChildren(in: box.size, inner.resolved)
  }

  /// Something about its frame is another for hosts.
  final func report() {
    guard !flags.contains(.isReported), let tree else { return }
    flags.insert(.isReported)
    tree.reported.append(self)
  }

  /// Places it once more where it is.
  final func placeAgain() {
    if flags.contains(.needsPlacement) { place(proposal) }
  }

  /// The box of the view itself, in the coordinates of the outermost one.
  package final var contentFrame: CGRect { steps?.contentFrame ?? CGRect(origin: .zero, size: size) }

  /// Where the outermost box is, in the coordinates of the parent's content.
  package final var frame: CGRect {
    CGRect(origin: parent?.position(of: self) ?? origin, size: size)
  }

  /// How far the content is scrolled, in points.
  package var scrollOffset: CGPoint { .zero }

  /// Where a child is in the content. Children in flow keep a distance instead.
  package func position(of child: LayoutNode) -> CGPoint { child.origin }

  // MARK: The tree

  /// Takes the steps around it, innermost first.
  ///
  /// - Parameter levelsOfEffects: For each effect of the element how many of the steps are further in.
  package final func setSteps(_ list: ContiguousArray<LayoutStep>, levelsOfEffects: ContiguousArray<Int32> = []) {
    if list.isEmpty && steps == nil { return }
    steps = list.isEmpty ? nil : Steps(list, levelsOfEffects)
    if let steps {
      for case .layer(let layer, _) in steps.list { adopt(layer) }
      for case .safeAreaInset(let bar) in steps.list { adopt(bar.content) }
    }
    traitsChanged()
  }

  private final func adopt(_ node: LayoutNode) {
    node.parent = self
    node.enter(tree, depth: depth + 1)
  }

  /// Takes this node and all below it out of the tree. What somebody still holds of it knows nothing around it.
  package final func leave() {
    tree?.forget(self)
    parent = nil
    tree = nil
    flags.insert(.isRemoved)
    for child in children { child.leave() }
    guard let steps else { return }
    for case .layer(let layer, _) in steps.list { layer.leave() }
    for case .safeAreaInset(let bar) in steps.list { bar.content.leave() }
  }

  final func enter(_ tree: LayoutTree?, depth: Int32) {
    self.tree = tree
    self.depth = depth
    flags.remove(.isRemoved)
    for child in children { child.enter(tree, depth: depth + 1) }
    guard let steps else { return }
    for case .layer(let layer, _) in steps.list { layer.enter(tree, depth: depth + 1) }
    for case .safeAreaInset(let bar) in steps.list { bar.content.enter(tree, depth: depth + 1) }
  }

  /// Takes all members at once.
  package final func setChildren(_ nodes: ContiguousArray<LayoutNode>) {
    children = nodes
    for (index, child) in nodes.enumerated() {
      child.index = Int32(index)
      if child.parent !== self || child.tree !== tree {
        child.parent = self
        child.enter(tree, depth: depth + 1)
      }
    }
    if tree == nil { membersChanged() } else { flags.insert(.hasOtherMembers) }
    axisChanged()
    traitsChanged()
  }

  /// What it answers may be another; its spacing, its priority and its guides are the same.
  package final func sizeChanged() {
    flags.insert(.needsPlacement)
    tree?.list(self)
  }

  /// All that it says may be another.
  package final func traitsChanged() {
    // What is not in a tree has nobody who could know it as it was.
    if tree == nil { forgetAnswers() } else { flags.insert(.hasOtherTraits) }
    sizeChanged()
  }

  private final func forgetAnswers() {
    contentAnswers.removeAll()
    steps?.answers.removeAll()
  }

  /// Tells members whose answers depend on the axis around them that this is another one.
  final func axisChanged() {
    for child in children {
      if child.dependsOnAxis { child.sizeChanged() }
    }
  }

  /// How many of the steps are further in than an effect of the element, by the effect's place.
  package final func levelOfEffect(_ place: Int) -> Int {
    guard let levels = steps?.levelsOfEffects, levels.indices.contains(place) else { return 0 }
    return Int(levels[place])
  }

  /// Whether it has been placed.
  package final var hasPlace: Bool { flags.contains(.hasPlace) }
  package final var isRemoved: Bool { flags.contains(.isRemoved) }

  /// Whether there is one view in it by the type of its content, and not by chance.
  package final var hasOneMemberByType: Bool {
    get { flags.contains(.hasOneMemberByType) }
    set { if newValue { flags.insert(.hasOneMemberByType) } else { flags.remove(.hasOneMemberByType) } }
  }

  /// The views in the slots of its steps.
  package final var layers: [LayoutNode] {
    guard let steps else { return [] }
    return steps.list.compactMap { step in
      switch step {
      case .layer(let layer, _): layer
      case .safeAreaInset(let bar): bar.content
      default: nil
      }
    }
  }

  package final var isRightToLeft: Bool {
    get { flags.contains(.isRightToLeft) }
    set { if newValue { flags.insert(.isRightToLeft) } else { flags.remove(.isRightToLeft) } }
  }

  /// Forgets what it has answered, and tells whether it would answer the same again to all that it was asked.
  final func answersAnew() -> Bool {
    if flags.contains(.hasOtherMembers) {
      flags.remove(.hasOtherMembers)
      membersChanged()
    }
    let answers = steps?.answers ?? contentAnswers
    contentAnswers.removeAll()
    steps?.answers.removeAll()
    if answers.hasForgotten { return false }
    if let only = answers.only { return size(for: only.proposal) == only.size }
    return answers.all.allSatisfy { size(for: $0.proposal) == $0.size }
  }
}

extension LayoutNode {
  /// The size of the nearest container around that frames are measured by.
  final var containerSize: CGSize {
    var next = parent
    while let node = next {
      if let size = node.ownContainerSize { return size }
      next = node.parent
    }
    return .zero
  }
}

/// How much a view gives way along an axis. Only ever a reason not to ask.
package enum Flexibility {
  /// The same length for all proposals.
  case fixed
  /// Any length that is proposed, from 0 on.
  case full
  case unknown
}
