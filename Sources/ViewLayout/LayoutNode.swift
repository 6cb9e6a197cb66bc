import Foundation

/// A view in the layout: what it is inside, and the steps of the modifiers around it.
///
/// A subclass for each kind of view says what it answers to a proposal and where the views in it are. Answers are kept by proposal
/// until something inside is another. Lengths are in points, from the leading and upper edges: hosts mirror where lines begin at
/// the right (9.10).
///
/// A layout may run code of an app, guides and layouts of its own. Nothing here is in use while it runs.
package class LayoutNode {
  // All accesses to these are over before anything else runs: to check that for each takes a quarter of a mount.

  /// The one whose content this is a part of; the base of a layer.
  @exclusivity(unchecked) package private(set) unowned(unsafe) final var parent: LayoutNode?
  @exclusivity(unchecked) package private(set) final var children: ContiguousArray<LayoutNode> = []
  /// What belongs to it in the host's tree.
  package final var id: UInt32 = 0
  /// What a host notes here for itself; 0 as long as it has drawn nothing of this.
  package final var hostNote: UInt8 = 0
  /// The distance to the root.
  @exclusivity(unchecked) private(set) final var depth: Int32 = 0
  /// Its place among its siblings.
  @exclusivity(unchecked) package private(set) final var index: Int32 = 0

  @exclusivity(unchecked) final var flags: Flags = [.needsPlacement]
  /// What the view without its steps has answered.
  @exclusivity(unchecked) fileprivate final var contentAnswers = Answers()
  /// Nil for a view without steps, as most are.
  @exclusivity(unchecked) package private(set) final var steps: Steps?

  /// What it has said of itself, with the steps around it, as long as nothing changes.
  @exclusivity(unchecked) private final var saidSpacing: Spacing?

  /// Where the outermost box was put, in the coordinates of the parent's content; of a child in flow, see `flow`.
  @exclusivity(unchecked) package internal(set) final var origin = CGPoint.zero
  /// How large that box is.
  @exclusivity(unchecked) package private(set) final var size = CGSize.zero
  /// What was proposed for it.
  @exclusivity(unchecked) private(set) final var proposal = Proposal.unspecified
  @exclusivity(unchecked) package private(set) unowned(unsafe) final var tree: LayoutTree?

  /// The steps around one view, with what they have answered.
  package final class Steps {
    package fileprivate(set) var list: ContiguousArray<LayoutStep>
    fileprivate var answers = Answers()
    /// The box of each step but the outermost one, in the coordinates of that.
    fileprivate var innerFrames: ContiguousArray<CGRect>
    /// The box of the view itself.
    package fileprivate(set) var contentFrame = CGRect.zero
    /// For each effect of the element how many steps are further in.
    package let levelsOfEffects: ContiguousArray<Int32>
    /// Whether they answer otherwise only where the view does.
    fileprivate let arePlain: Bool

    init(_ list: ContiguousArray<LayoutStep>, _ levelsOfEffects: ContiguousArray<Int32>) {
      self.list = list
      self.levelsOfEffects = levelsOfEffects
      arePlain = list.allSatisfy(\.isPlain)
      innerFrames = list.count > 1 ? ContiguousArray(repeating: .zero, count: list.count - 1) : []
    }

    /// Nil for the outermost one.
    func box(at level: Int) -> CGRect? {
      level <= 0 ? contentFrame : level <= innerFrames.count ? innerFrames[level - 1] : nil
    }
  }

  package init() {}

  // MARK: What the kinds of views say

  /// The answer to a proposal: see section 1 of the specification. Called once for each proposal as long as nothing changes.
  package func measure(_ proposal: Proposal) -> CGSize { proposal.fallbackSize }

  /// The same where that takes hardly any time, as it does for one with `answersQuickly`: nothing of it is kept.
  package func quickAnswer(_ proposal: Proposal) -> CGSize? { nil }

  /// As a cover of a window: how much it takes from the views at each edge, beside which it stands.
  func roomTaken(of window: CGSize) -> EdgeInsets { EdgeInsets() }

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

  /// Whether it may say a guide, or say none, for no other reason than the sizes of its members.
  package var guidesFollowSizes: Bool { false }

  /// Whether it is nothing but empty space in a stack.
  package var isSpacer: Bool { false }

  /// Whether what it answers depends on the axis of what is around.
  package var dependsOnAxis: Bool { false }

  /// The room that parts of it are measured by; nil where the container around decides.
  package var ownContainerSize: CGSize? { nil }

  /// How far it passes under bars at each edge.
  package var edgesUnderBars: EdgeInsets { EdgeInsets() }

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
    if isKeptByContent { return LayoutPlace(node: self, level: steps.list.count).size(for: proposal) }
    if let size = steps.answers.size(for: proposal) { return size }
    let size = LayoutPlace(node: self, level: steps.list.count).size(for: proposal)
    steps.answers.keep(size, for: proposal)
    return size
  }

  /// Whether answers are looked for at the view itself, and not at the outermost step.
  private final var isKeptByContent: Bool {
    guard let steps else { return true }
    return flags.contains(.answersQuickly) && steps.arePlain
  }

  @inline(__always)
  final func contentSize(for proposal: Proposal) -> CGSize {
    if flags.contains(.answersQuickly), let size = quickAnswer(proposal) { return size }
    if let size = contentAnswers.size(for: proposal) { return size }
    let size = measure(proposal)
    contentAnswers.keep(size, for: proposal)
    return size
  }

  package final func dimensions(for proposal: Proposal) -> ViewDimensions {
    ViewDimensions(size(for: proposal), of: place, proposal)
  }

  package final var spacing: Spacing {
    if let saidSpacing { return saidSpacing }
    let spacing = steps == nil ? contentSpacing : place.spacing
    saidSpacing = spacing
    return spacing
  }

  package final var priority: Double {
    if flags.contains(.hasSaidNoPriority) { return 0 }
    let priority = steps == nil ? contentPriority : place.priority
    flags.insert(priority == 0 ? .hasSaidNoPriority : .hasSaidPriority)
    return priority
  }

  /// How much it gives way along an axis, with the steps around it.
  final func totalFlexibility(along axis: Axis) -> Flexibility {
    let shift: UInt32 = axis == .horizontal ? 0 : 2
    if let said = Flexibility(rawValue: UInt8(flags.flexibilityBits >> shift & 3)) { return said }
    let flexibility = steps == nil ? flexibility(along: axis) : place.flexibility(along: axis)
    flags.insert(.flexibility(UInt32(flexibility.rawValue) << shift))
    return flexibility
  }

  /// Asks itself for all traits that it has said, and tells whether one is another now.
  final func saysOtherTraits() -> Bool {
    var isOther = false
    if let old = saidSpacing {
      saidSpacing = nil
      isOther = spacing != old
    }
    // Few views have a priority: what it was is not kept.
    if flags.contains(.hasSaidPriority) { isOther = true }
    if flags.contains(.hasSaidNoPriority) {
      flags.remove(.hasSaidNoPriority)
      if priority != 0 { isOther = true }
    }
    let old = flags.flexibilityBits
    flags.remove(.flexibility)
    if old & 3 != 0 { _ = totalFlexibility(along: .horizontal) }
    if old >> 2 != 0 { _ = totalFlexibility(along: .vertical) }
    return isOther || flags.flexibilityBits != old
  }

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
      report(moves: true)
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
      // From the other side, what keeps its distance to the leading edge is elsewhere.
      report(moves: isRightToLeft || movesWithSize)
    }
    guard let steps else {
      placeChildren(in: newSize, newProposal.resolved)
      return
    }
    var box = CGRect(origin: .zero, size: newSize)
    var inner = newProposal
    for level in stride(from: steps.list.count, to: 0, by: -1) {
      if level < steps.list.count, steps.innerFrames[level - 1] != box {
        steps.innerFrames[level - 1] = box
        report(moves: true)
      }
      let place = LayoutPlace(node: self, level: level)
      place.placeLayer(in: box, inner)
      let inside = place.inside(size: box.size, inner)
      inner = inside.proposal
      box = CGRect(
        x: box.minX + inside.offset.x, y: box.minY + inside.offset.y, width: inside.size.width, height: inside.size.height)
    }
    if steps.contentFrame != box {
      let moves = steps.contentFrame.origin != box.origin || movesWithSize
      steps.contentFrame = box
      report(moves: moves)
    }
    placeChildren(in: box.size, inner.resolved)
  }

  /// Places it once more where it is.
  final func placeAgain() {
    if flags.contains(.needsPlacement) { place(proposal) }
  }

  /// The box of the view itself, in the coordinates of the outermost one.
  package final var contentFrame: CGRect { steps?.contentFrame ?? CGRect(origin: .zero, size: size) }

  /// Where the outermost box is, in the coordinates of the parent's content.
  package final var frame: CGRect {
    guard let parent, parent.hasInContent(self) else { return CGRect(origin: origin, size: size) }
    return CGRect(origin: parent.position(of: self), size: size)
  }

  /// How far the content is scrolled, in points.
  package var scrollOffset: CGPoint { .zero }

  /// The axis along which members keep a distance to the one before, which is their `origin` along it; nil where they have places.
  package var flowAxis: Axis? { nil }

  /// Where a child is in the content. Children in flow keep a distance instead.
  package func position(of child: LayoutNode) -> CGPoint { child.origin }

  // MARK: The tree

  /// Takes the steps around it, innermost first.
  ///
  /// - Parameter levelsOfEffects: For each effect of the element how many of the steps are further in.
  package final func setSteps(_ list: ContiguousArray<LayoutStep>, levelsOfEffects: ContiguousArray<Int32> = []) {
    if list.isEmpty && steps == nil { return }
    let old = steps
    let answers = isKeptByContent ? contentAnswers : steps.unsafelyUnwrapped.answers
    steps = list.isEmpty ? nil : Steps(list, levelsOfEffects)
    if isKeptByContent { contentAnswers = answers } else { steps.unsafelyUnwrapped.answers = answers }
    if steps != nil { for layer in layers { adopt(layer) } }
    // What is drawn elsewhere has the same box.
    if flags.contains(.hasWatched) { report(moves: true) }
    let isToBeTold = list.contains(where: \.isReadFromAround) || old?.list.contains(where: \.isReadFromAround) ?? false
    // Of answers that are not kept, nobody could tell whether they are the same with other steps.
    flags.insert(isToBeTold || flags.contains(.answersQuickly) ? .hasOtherTraits : .mayHaveOtherTraits)
    sizeChanged()
  }

  private final func adopt(_ node: LayoutNode) {
    if node.parent === self, node.tree === tree { return }
    // All that is below comes into the tree with the outermost one.
    if let tree { return node.enter(tree, in: self) }
    if node.tree != nil { node.leave() }
    node.parent = self
    node.forget()
  }

  /// Takes this node and all below it out of the tree. What somebody still holds of it knows nothing around it.
  package final func leave() {
    tree?.forget(self)
    parent = nil
    tree = nil
    flags.insert(.isRemoved)
    for child in children { child.leave() }
    if steps != nil { for layer in layers { layer.leave() } }
  }

  /// What it has answered elsewhere may be wrong here: views know the axis around them, and containers.
  final func enter(_ tree: LayoutTree, in parent: LayoutNode?) {
    self.tree = tree
    self.parent = parent
    depth = parent.map { $0.depth + 1 } ?? 0
    flags.remove(.isRemoved)
    forget()
    if flags.contains(.hasWatched) { parent?.noteWatched() }
    for child in children { child.enter(tree, in: self) }
    if steps != nil { for layer in layers { layer.enter(tree, in: self) } }
  }

  /// Takes all members at once.
  package final func setChildren(_ nodes: ContiguousArray<LayoutNode>) {
    children = nodes
    var isAnyKept = false
    for (index, child) in nodes.enumerated() {
      child.index = Int32(index)
      if child.parent === self, child.tree === tree { isAnyKept = true } else { adopt(child) }
    }
    if tree == nil { membersChanged() } else { flags.insert(.hasOtherMembers) }
    if isAnyKept { axisChanged() }
    flags.insert(saysEdges ? .hasOtherTraits : .mayHaveOtherTraits)
    sizeChanged()
  }

  /// What it answers may be another; its spacing, its priority and its guides are the same.
  package final func sizeChanged() {
    if let tree {
      flags.insert(.needsPlacement)
      return tree.list(self)
    }
    // Without a tree nobody could ask later what is another then. What is around forgets all when it comes into one.
    forget()
  }

  /// All that it says may be another.
  package final func traitsChanged() {
    flags.insert(.hasOtherTraits)
    sizeChanged()
  }

  /// Makes it as one that was never asked. What is around is not told.
  private final func forget() {
    flags.insert(.needsPlacement)
    flags.subtract([
      .hasOtherTraits, .mayHaveOtherTraits, .hasOtherMembers, .hasOtherQuickAnswers, .hasSaidPriority, .hasSaidNoPriority,
      .flexibility,
    ])
    contentAnswers.removeAll()
    steps?.answers.removeAll()
    saidSpacing = nil
    membersChanged()
  }

  /// The axis of what it stands in; nil for none.
  final var axisAround: Axis? {
    guard let parent, parent.hasInContent(self) else { return nil }
    return parent.orientation
  }

  /// Whether a view whose parent this is stands in its content, and not in one of its steps.
  fileprivate final func hasInContent(_ node: LayoutNode) -> Bool {
    let index = Int(node.index)
    return index < children.count && children[index] === node
  }

  /// Tells members whose answers depend on the axis around them that this is another one.
  final func axisChanged() {
    for child in children {
      if child.dependsOnAxis { child.traitsChanged() }
    }
  }

  /// How many of the steps are further in than an effect of the element, by the effect's place.
  package final func levelOfEffect(_ place: Int) -> Int {
    guard let levels = steps?.levelsOfEffects, levels.indices.contains(place) else { return 0 }
    return Int(levels[place])
  }

  /// How many steps belong to so many of the effects of the element, the innermost ones.
  package final func level(ofEffects count: Int) -> Int {
    guard let steps else { return 0 }
    return count < steps.levelsOfEffects.count ? Int(steps.levelsOfEffects[count]) : steps.list.count
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
      case .layer(let layer, _), .rowBackground(let layer, _): layer
      case .safeAreaInset(let bar): bar.content
      default: nil
      }
    }
  }

  package final var isRightToLeft: Bool {
    get { flags.contains(.isRightToLeft) }
    set {
      if newValue == isRightToLeft { return }
      if newValue { flags.insert(.isRightToLeft) } else { flags.remove(.isRightToLeft) }
      if flags.contains(.hasWatched) { report(moves: true) }
    }
  }

  /// Forgets what it has answered, and tells whether it would answer the same again to all that it was asked.
  final func answersAnew() -> Bool {
    if flags.contains(.hasOtherMembers) {
      flags.remove(.hasOtherMembers)
      membersChanged()
    }
    let isOther = isKeptByContent && flags.contains(.hasOtherQuickAnswers)
    flags.remove(.hasOtherQuickAnswers)
    let answers = isKeptByContent ? contentAnswers : steps.unsafelyUnwrapped.answers
    contentAnswers.removeAll()
    steps?.answers.removeAll()
    if answers.hasForgotten || isOther { return false }
    if isKeptByContent { return answers.all.allSatisfy { contentSize(for: $0.proposal) == $0.size } }
    return answers.all.allSatisfy { size(for: $0.proposal) == $0.size }
  }
}

extension LayoutNode {
  /// The size of the nearest container around that frames are measured by.
  final var containerSize: CGSize {
    var node = self
    node.flags.insert(.dependsOnContainer)
    while let parent = node.parent {
      if parent.hasInContent(node), let size = parent.ownContainerSize { return size }
      node = parent
      node.flags.insert(.dependsOnContainer)
    }
    return .zero
  }

  /// As a container has another size now: forgets what was said for the one before, and places that again. Whether there was
  /// anything.
  @discardableResult
  final func containerSizeChanged() -> Bool {
    var isAny = false
    for child in children where child.flags.contains(.dependsOnContainer) {
      child.forgetContainer()
      isAny = true
    }
    return isAny
  }

  private final func forgetContainer() {
    flags.remove(.dependsOnContainer)
    flags.insert(.needsPlacement)
    contentAnswers.forgetAll()
    steps?.answers.forgetAll()
    membersChanged()
    if ownContainerSize == nil { containerSizeChanged() }
    for layer in layers where layer.flags.contains(.dependsOnContainer) { layer.forgetContainer() }
  }
}
