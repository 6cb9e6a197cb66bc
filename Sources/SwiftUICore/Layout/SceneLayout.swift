import Foundation

/// The layout of a scene: a tree of layout nodes beside that of elements.
///
/// It is a phase of the turn. It reads the patches of the turn so far, lays out what they change, and tells those who have asked for
/// the places of views. Only scenes of hosts that draw what it decides have one.
@MainActor
package final class SceneLayout {
  unowned(unsafe) let graph: ViewGraph
  package let tree = LayoutTree()
  package private(set) var context: LayoutContext
  private var nodes = LayoutNodeTable()
  /// The views whose places somebody wants to know, by the id to which they are sent.
  private var measured: [ElementID: MeasuredPlace] = [:]
  /// Nodes that are to be evaluated when their sizes are known.
  private var waiting: [ViewNode] = []
  /// Whether lines may run in another direction somewhere.
  private var directionsMayDiffer = false
  /// What has gone and is released when nothing here is in use: with it closures and values of the app go.
  private var released: [LayoutNode] = []
  /// The ids under which the place of a node is told.
  private var targets: [UInt32: [ElementID]] = [:]
  /// Who wants to know a place since the last time.
  private var newTargets: [ElementID] = []
  /// How many patches of the turn have been looked at.
  private var seen = 0
  /// Whether the host draws what is decided here: then commits tell what has another place.
  private var isDrawn: Bool
  private var changed = ChangedPlaces()
  /// The latest ones of plain texts, by their fonts.
  private var textSettings: [ObjectIdentifier: TextSetting] = [:]
  /// The elements whose members are others now.
  private var regrouped: [ElementID] = []
  private var groups = LayoutGroups()

  init(of graph: ViewGraph, _ context: LayoutContext, isDrawn: Bool) {
    self.graph = graph
    self.context = context
    self.isDrawn = isDrawn
    adopt(context)
  }

  private func adopt(_ context: LayoutContext) {
    textSettings = [:]
    tree.pixel = context.pixel
    tree.keepsBeginnings = context.theme.keepsBeginnings
    tree.scrollBarWidth = context.theme.scrollBarWidth
    tree.longestGaps = context.theme.longestGaps
  }

  /// The node of an element; nil for one that takes no part in the layout.
  package func node(_ id: ElementID) -> LayoutNode? { id == .root ? tree.root : nodes[id] }

  /// One for all texts of a kind, as nearly all of a scene are.
  func textSetting(_ font: any LayoutFont, _ rules: ParagraphRules) -> TextSetting {
    let key = ObjectIdentifier(font)
    if let setting = textSettings[key], setting.rules == rules { return setting }
    let setting = TextSetting(font, rules)
    textSettings[key] = setting
    return setting
  }

  // MARK: The phase

  /// Whether something has not been laid out, or looked at.
  var needsRun: Bool { tree.needsUpdate || !newTargets.isEmpty || directionsMayDiffer || !waiting.isEmpty || hasNewPatches }

  private var hasNewPatches: Bool { seen < graph.commit.patches.count }

  /// The first layout, of all that is there.
  func begin() {
    tree.root.isRightToLeft = isRightToLeft
    regroup(.root)
    seen = graph.commit.patches.count
    tree.update()
    report()
  }

  /// Lays out what the patches since the last time have changed.
  func run() {
    let patches = graph.commit.patches
    if seen < patches.count {
      for place in seen..<patches.count { note(patches[place]) }
      seen = patches.count
      if !regrouped.isEmpty {
        for id in exchange(&regrouped, with: []) { regroup(id) }
      }
    }
    if directionsMayDiffer { setDirections() }
    if tree.needsUpdate || !newTargets.isEmpty {
      tree.update()
      report()
    }
    if !released.isEmpty { extendLifetime(exchange(&released, with: [])) }
    if waiting.isEmpty { return }
    for node in exchange(&waiting, with: []) where !node.flags.contains(.isRemoved) { node.invalidate(.hostEvent) }
  }

  /// A host has changed content by itself, such as a field's text: its view may be of another size.
  func hostChanged(_ id: ElementID, from old: any ElementContent, to new: any ElementContent) {
    guard let node = nodes[id] else { return }
    new.updateLayoutNode(node, from: old, in: self)
    if tree.needsUpdate { graph.requestTurn() }
  }

  /// Evaluates a node in this turn, after the next layout.
  func evaluateAfterLayout(_ node: ViewNode) {
    waiting.append(node)
  }

  /// Adds to a commit what has another place.
  func addPlaces(to commit: inout Commit) {
    if changed.isEmpty { return }
    let gone = changed.addPlaces(to: &commit)
    extendLifetime(gone)
    seen = commit.patches.count
  }

  /// The patches have gone to the host.
  func commitEnds() {
    seen = 0
    if !changed.isEmpty { extendLifetime(changed.takeAll()) }
    changed.isRenewed = false
  }

  func end() {
    tree.end()
    extendLifetime(exchange(&waiting, with: []))
    extendLifetime(exchange(&released, with: []))
    extendLifetime(changed.takeAll())
    extendLifetime(exchange(&measured, with: [:]))
    extendLifetime(exchange(&nodes, with: LayoutNodeTable()))
    groups = LayoutGroups()
  }

  private func note(_ patch: Patch) {
    switch patch {
    case .update(let id, let old, let new):
      guard let node = nodes[id] else { return }
      new.updateLayoutNode(node, from: old, in: self)
      if let target = new.measured(id), measured[target] == nil {
        watch(MeasuredPlace(node: node, level: 0, outerLevel: 0), target)
      }
    case .surround(let id, let old, let new):
      if zip(old, new).contains(where: { $0 is EnvironmentEffect && !$0.isSame(as: $1) }) { directionsMayDiffer = true }
      if affectLayout(old, new), let node = nodes[id], let element = graph.elementNode(id) { setSteps(of: node, element) }
    case .insert(_, let parent, _): regrouped(parent)
    case .move(let id, _):
      if let owner = nodes[id]?.parent.map({ ElementID($0.id) }) ?? groups.owner(of: id) { regrouped(owner) }
    case .remove(let id):
      regrouped(nodes[id].map { ElementID($0.parent?.id ?? $0.id) } ?? groups.owner(of: id) ?? .root)
      for id in [id] + groups.remove(id) { if let node = nodes[id] { forget(node) } }
    case .place: break
    }
  }

  private func regrouped(_ id: ElementID) {
    if regrouped.last != id { regrouped.append(id) }
  }

  private func affectLayout(_ old: ElementEffects, _ new: ElementEffects) -> Bool {
    if old.count != new.count { return true }
    return zip(old, new).contains { old, new in
      type(of: old) != type(of: new) || (type(of: old).affectsLayout && !old.isSame(as: new))
    }
  }

  private func forget(_ node: LayoutNode) {
    for child in node.children { forget(child) }
    for layer in node.layers { forget(layer) }
    drop(node, ElementID(node.id))
  }

  private func drop(_ node: LayoutNode, _ id: ElementID) {
    released.append(node)
    nodes[id] = nil
    groups.removeAll(of: id)
    for target in targets.removeValue(forKey: node.id) ?? [] where measured[target]?.node === node { measured[target] = nil }
    node.leave()
  }

  // MARK: Nodes

  /// Collects the members of an element anew.
  private func regroup(_ id: ElementID) {
    if id == .root {
      var members: ContiguousArray<LayoutNode> = []
      groups.removeAll(of: id)
      graph.rootNode?.forEachTopElement { element in
        if element.anyContent is SectionContent {
          self.groups.add(element, of: id)
          self.addMembers(of: element, owner: id, to: &members)
        } else {
          members.append(self.layoutNode(of: element))
        }
      }
      let covers = graph.detached.elements.map { self.layoutNode(of: $0) }
      return tree.root.setChildren(members, covers: ContiguousArray(covers))
    }
    guard let element = graph.elementNode(id) else { return }
    // A section that is only a group has no node: its members are those of what is around.
    guard let node = nodes[id] else { return regroup(element.enclosingElementID) }
    setMembers(of: node, element)
  }

  private func setMembers(of node: LayoutNode, _ element: ElementNode) {
    var members: ContiguousArray<LayoutNode> = []
    groups.removeAll(of: element.id)
    addMembers(of: element, owner: element.id, to: &members)
    node.hasOneMemberByType = element.hasOneMemberByType
    if members.isEmpty && node.children.isEmpty { return }
    node.setChildren(members)
  }

  private func addMembers(of element: ElementNode, owner: ElementID, to members: inout ContiguousArray<LayoutNode>) {
    let isList = element.anyContent is ListContent || nodes[element.id] is SectionLayoutNode
    element.forEachMember { member in
      if !isList, member.anyContent is SectionContent {
        self.groups.add(member, of: owner)
        self.addMembers(of: member, owner: owner, to: &members)
      } else {
        members.append(self.layoutNode(of: member))
      }
    }
  }

  private func layoutNode(of element: ElementNode) -> LayoutNode {
    if let node = nodes[element.id] { return node }
    let node = element.makeLayoutNode(in: self)
    node.id = element.id.rawValue
    node.isRightToLeft = element.isRightToLeft
    nodes[element.id] = node
    setMembers(of: node, element)
    if element.isDescribed || element.spansColumns { setSteps(of: node, element) }
    if let target = element.anyContent.measured(element.id) {
      watch(MeasuredPlace(node: node, level: 0, outerLevel: 0), target)
    }
    return node
  }

  /// The layout steps of the modifiers around an element are others.
  func setSteps(of node: LayoutNode, _ element: ElementNode) {
    let hadSteps = node.steps != nil
    var targets: [ElementID] = []
    var steps: ContiguousArray<LayoutStep> = []
    var levels: ContiguousArray<Int32> = []
    element.forEachModifier { around, effect in
      let level = steps.count
      if effect != nil { levels.append(Int32(level)) }
      around.addLayoutSteps(to: &steps, around: element, effect, in: self)
      if let measuring = effect as? any MeasuringEffect, let target = measuring.measured {
        targets.append(target)
        // What has been said of it stays said.
        let old = measured[target].flatMap { $0.node === node ? $0 : nil }
        let innerLevel = type(of: measuring).measuresAround ? steps.count : level
        var new = MeasuredPlace(node: node, level: innerLevel, outerLevel: steps.count)
        if let old { (new.last, new.shift) = (old.last, old.shift) }
        watch(new, target)
      }
    }
    if element.spansColumns { steps.append(.wholeLine) }
    if hadSteps, let old = self.targets[node.id] {
      for id in old where id.rawValue != node.id && !targets.contains(id) && measured[id]?.node === node { ignore(id, node) }
    }
    node.setSteps(steps, levelsOfEffects: levels)
  }

  /// Content of this kind is laid out by a node of another kind now.
  func replaceNode(_ node: LayoutNode) {
    guard let parent = node.parent else { return }
    forget(node)
    changed.isRenewed = true
    let id = ElementID(parent.id)
    if parent.layers.contains(where: { $0 === node }), let element = graph.elementNode(id) {
      setSteps(of: parent, element)
    } else {
      regroup(id)
    }
  }

  /// The node of an element in the slot of an effect.
  func layer(_ id: ElementID) -> LayoutNode? { graph.elementNode(id).map { layoutNode(of: $0) } }

  /// A modifier around some elements takes part in the layout in another way now.
  func stepsChanged(of elements: some Sequence<ElementNode>) {
    for element in elements { if let node = nodes[element.id] { setSteps(of: node, element) } }
  }

  /// What a closure around some elements says may be another.
  func traitsChanged(of element: ElementNode) {
    nodes[element.id]?.traitsChanged()
  }

  // MARK: Who wants to know

  /// The node whose place is told under an id.
  package func measuredNode(_ id: ElementID) -> LayoutNode? { measured[id]?.node }

  /// A host that scrolls by itself has found a view at this place in the window.
  package func found(_ id: ElementID, at origin: CGPoint) {
    guard var place = measured[id], place.node.hasPlace else { return }
    let frame = place.node.windowFrame(of: place.node.box(at: place.level), at: place.outerLevel)
    place.shift = CGPoint(x: origin.x - frame.minX, y: origin.y - frame.minY)
    measured[id] = place
    tell(id, place)
  }

  /// Tells those whose view is elsewhere or of another size now.
  private func report() {
    let moved = tree.takeMoved()
    let reported = tree.takeReports()
    if isDrawn { changed.add(reported, in: graph) }
    for node in reported {
      guard let node = node as? FittingNode, let chosen = node.chosen, !node.isRemoved else { continue }
      graph.node(ElementID(node.id))?.handle(FittingEvent(chosen: chosen))
    }
    for node in moved {
      for id in targets[node.id] ?? [] { tell(id) }
    }
    for id in exchange(&newTargets, with: []) { tell(id) }
  }

  private func watch(_ place: MeasuredPlace, _ id: ElementID) {
    measured[id] = place
    place.node.isWatched = true
    if targets[place.node.id]?.contains(id) != true { targets[place.node.id, default: []].append(id) }
    newTargets.append(id)
  }

  private func ignore(_ id: ElementID, _ node: LayoutNode) {
    measured[id] = nil
    targets[node.id]?.removeAll { $0 == id }
    guard targets[node.id]?.isEmpty == true else { return }
    targets[node.id] = nil
    node.isWatched = false
  }

  private func tell(_ id: ElementID) {
    if let place = measured[id], place.node.hasPlace { tell(id, place) }
  }

  private func tell(_ id: ElementID, _ place: MeasuredPlace) {
    guard let event = place.event, event != place.last else { return }
    measured[id]?.last = event
    graph.node(id)?.handle(event)
  }

  // MARK: The window

  /// Gives the window another size, with what covers its edges.
  package func setWindow(_ size: CGSize, insets: EdgeInsets = EdgeInsets(), keyboardHeight: CGFloat = 0) {
    tree.root.set(size, insets: insets, keyboardHeight: keyboardHeight)
    if tree.needsUpdate { graph.requestTurn() }
  }

  /// Lays out everything anew: fonts, the theme or the length of a pixel are others.
  ///
  /// - Parameter isDrawn: Whether the host draws what is decided here; nil if that is as before.
  package func setContext(_ newContext: LayoutContext, isDrawn: Bool? = nil) {
    context = newContext
    if let isDrawn { self.isDrawn = isDrawn }
    adopt(newContext)
    for id in nodes.ids { if let node = nodes[id] { drop(node, id) } }
    changed.isRenewed = true
    regroup(.root)
    graph.requestTurn()
  }

  /// In which direction lines run may be another one somewhere, without a patch that tells it.
  package func directionsChanged() {
    directionsMayDiffer = true
    graph.requestTurn()
  }

  private func setDirections() {
    directionsMayDiffer = false
    tree.root.isRightToLeft = isRightToLeft
    for id in nodes.ids { if let element = graph.elementNode(id) { nodes[id]?.isRightToLeft = element.isRightToLeft } }
    newTargets += measured.keys
    // Layouts of apps may ask for the direction.
    tree.root.traitsChanged()
  }

  private var isRightToLeft: Bool { graph.rootNode.map { EnvironmentValues(at: $0).layoutDirection == .rightToLeft } ?? false }
}
