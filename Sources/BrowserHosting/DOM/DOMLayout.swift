import Foundation
import SwiftUICore

/// Where things are in a page, as the layout of its scene says.
@MainActor
struct DOMLayout {
  let layout: SceneLayout
  private let graph: ViewGraph

  /// Nil where nothing is laid out.
  init?(_ graph: ViewGraph) {
    guard let layout = graph.layout else { return nil }
    self.layout = layout
    self.graph = graph
  }

  /// How an element stands in what is around it. The layout's nodes remember it as a number.
  enum Standing: UInt8 {
    /// The style sheet places it and all that is in it.
    case island = 1
    /// The style sheet places it.
    case free
    /// It is all that is in a page, which scrolls it: the style sheet has it, and the boxes around it, fill the page.
    case whole
    /// It is all that is in a sheet, and scrolls: the style sheet has it, and the boxes around it, fill the sheet.
    case filling
    /// It has a size, and the style sheet places it.
    case sized
    /// It has a place.
    case placed
    /// It has distances: to the one before it, and across.
    case flowing

    /// Whether it has a part of the window for itself.
    var fills: Bool { self == .whole || self == .filling }
    var hasSize: Bool { rawValue >= Self.sized.rawValue }
  }

  /// The rectangles of an element and of the boxes around it; nil for one that the style sheet places.
  nonisolated func placement(of id: ElementID, _ surroundings: DOMSurroundings) -> DOMPlacement? {
    let boxes = surroundings.placedBoxes.map { Box(effectCount: $0.effectCount, reach: $0.reach) }
    return MainActor.assumeIsolated {
      guard let node = layout.node(id), node !== layout.tree.root else { return nil }
      let standing = standing(of: node)
      if standing.fills { return boxes.isEmpty ? nil : placement(of: node, standing, boxes) }
      guard standing.hasSize, node.hasPlace || node.parent is FittingNode else { return nil }
      var placement = placement(of: node, standing, boxes)
      if let around = node.parent as? FittingNode, around.chosen != Int(node.index) { placement.isHidden = true }
      return placement
    }
  }

  /// The same for an element with the effects that it has now.
  nonisolated func placement(of id: ElementID) -> DOMPlacement? {
    MainActor.assumeIsolated {
      guard let effects = graph.effects(of: id) else { return nil }
      return placement(of: id, DOMSurroundings(effects))
    }
  }

  /// What the place of a box depends on.
  private struct Box {
    let effectCount: Int
    let reach: Edge.Set
  }

  private func placement(of node: LayoutNode, _ standing: Standing, _ boxes: [Box]) -> DOMPlacement {
    let direction = node.isRightToLeft
    var placement = DOMPlacement(standing, isFromRight: (node.parent?.isRightToLeft ?? direction, direction))
    var corner = CGPoint.zero
    if node.isRowBackground {
      // It stands in the corner of the row itself.
      corner = .zero
    } else if let slot = node.slotFrame {
      // What is in the slot of a modifier stands in the box of that.
      corner = CGPoint(x: node.origin.x - slot.minX, y: node.origin.y - slot.minY)
      // It stays where it is while the page scrolls: its distance is from the page's upper edge.
      if let view = node.parent, self.standing(of: view) == .whole, let body = view.parent { corner.y += body.origin.y }
    } else if standing == .flowing {
      corner = node.origin
    } else if standing == .placed {
      corner = node.frame.origin
    }
    var around = CGPoint(x: -corner.x, y: -corner.y)
    for box in boxes.reversed() {
      let level = node.level(ofEffects: box.effectCount)
      // What fills a part of the window has its frame from the style sheet.
      let frame = standing.fills ? .zero : node.box(at: level)
      placement.add(frame, in: around)
      if !box.reach.isEmpty { placement.reach(node.insetsTouched(at: level, .container, box.reach), isFromRight: direction) }
      around = frame.origin
    }
    placement.add(standing.fills ? .zero : node.drawnFrame, in: around)
    if !standing.fills { placement.pass(under: node.edgesUnderBars) }
    if let node = node as? TextNode { placement.show(DOMPlacement.Lines(node)) }
    if standing == .sized { placement.lineStart = lineStart(of: node) }
    return placement
  }

  /// Where the line below a row begins, for the first view in it that has a size; nil for others, and where the line begins as usual.
  private func lineStart(of node: LayoutNode) -> CGFloat? {
    var view = node
    while let around = view.parent {
      if let rows = around as? RowsLayoutNode {
        let start = rows.lineStart(below: view)
        return start == Self.usualLineStart ? nil : start
      }
      // What the style sheet places tells the page nothing by itself.
      guard around.children.first === view, !self.standing(of: around).hasSize else { return nil }
      view = around
    }
    return nil
  }

  /// As the style sheet has it.
  private static let usualLineStart: CGFloat = 16

  /// Whether the page knows better than the layout how large the view is that tells its place under this id.
  func isPlacedByPage(_ id: ElementID) -> Bool {
    guard let node = layout.measuredNode(id) else { return true }
    return !standing(of: node).hasSize
  }

  func standing(of node: LayoutNode) -> Standing {
    if let known = Standing(rawValue: node.hostNote) { return known }
    let standing = newStanding(of: node)
    node.hostNote = standing.rawValue
    return standing
  }

  private func role(of node: LayoutNode) -> DOMRole {
    (graph.content(of: ElementID(node.id)) as? any DOMContent)?.role ?? .island
  }

  private func newStanding(of node: LayoutNode) -> Standing {
    let own = role(of: node)
    guard own != .island, let parent = node.parent else { return .island }
    if parent === layout.tree.root { return own == .panel ? .free : .placed }
    let outer = standing(of: parent)
    if outer == .island { return .island }
    if node.slotFrame != nil { return outer.hasSize || outer == .whole || isArrangedBackground(node) ? .placed : .island }
    switch role(of: parent) {
    case .container, .button: return outer.hasSize ? place(of: node, in: parent) : Self.inControl(node, own)
    case .scroller: return place(of: node, in: parent)
    case .region: return isWhole(node, own, in: parent) ? .whole : place(of: node, in: parent)
    case .panel:
      if fills(node, own, parent) { return .filling }
      let standing = Self.inControl(node, own)
      // What fills the sheet by itself knows nothing of what the boxes around it leave.
      return standing == .free && node.hasBoxes ? .sized : standing
    case .control, .rows: return Self.inControl(node, own)
    case .frame: return .free
    case .leaf, .island: return .island
    }
  }

  /// Whether it is behind a row, and more than a paint or a shape: those the style sheet stretches over the row by itself.
  private func isArrangedBackground(_ node: LayoutNode) -> Bool {
    node.isRowBackground && node.children.contains { $0.hasBoxes || role(of: $0) != .leaf }
  }

  /// Whether a page scrolls as a whole, for it is nothing but what scrolls.
  private func isWhole(_ node: LayoutNode, _ role: DOMRole, in parent: LayoutNode) -> Bool {
    graph.content(of: ElementID(parent.id)) is PageBodyContent && isAlone(node, role, in: parent)
      && node.steps?.list.allSatisfy(isInFrontOrBehind) ?? true
  }

  /// Whether it is views in front of a page that scrolls, or behind it: they stand still. A mask is a part of what it is around.
  private func isInFrontOrBehind(_ step: LayoutStep) -> Bool {
    guard case .layer(let layer, _) = step else { return false }
    return (graph.content(of: ElementID(layer.id)) as? LayerContent)?.place != .mask
  }

  /// Whether it is nothing but what scrolls, and alone.
  private func fills(_ node: LayoutNode, _ role: DOMRole, _ parent: LayoutNode) -> Bool {
    node.steps == nil && isAlone(node, role, in: parent)
  }

  private func isAlone(_ node: LayoutNode, _ role: DOMRole, in parent: LayoutNode) -> Bool {
    guard parent.children.count == 1 else { return false }
    return role == .rows || (graph.content(of: ElementID(node.id)) as? ScrollContent)?.axes == .vertical
  }

  private func place(of node: LayoutNode, in parent: LayoutNode) -> Standing {
    parent.flowAxis == nil && !isPinned(node, in: parent) ? .placed : .flowing
  }

  /// Whether it is a header or a footer that stays in sight in a grid. What has a distance there, from the grid's corner, can be moved by the page.
  private func isPinned(_ node: LayoutNode, in parent: LayoutNode) -> Bool {
    guard let stack = graph.content(of: ElementID(parent.id)) as? StackContent, stack.kind == .lazyVerticalGrid,
      stack.pinsHeaders || stack.pinsFooters, let part = graph.content(of: ElementID(node.id)) as? PartContent
    else { return false }
    return part.kind == .sectionHeader ? stack.pinsHeaders : part.kind == .sectionFooter && stack.pinsFooters
  }

  /// What the style sheet arranges knows its own size; it does not know that of what is laid out.
  private static func inControl(_ node: LayoutNode, _ role: DOMRole) -> Standing {
    switch role {
    case .container: .sized
    case .frame, .rows, .region, .panel: .free
    case .leaf where (node as? TextNode)?.text.rules.needsLayoutWhereCut == true: .sized
    case .scroller, .leaf, .button, .control: node.hasBoxes ? .sized : .free
    case .island: .island
    }
  }
}
