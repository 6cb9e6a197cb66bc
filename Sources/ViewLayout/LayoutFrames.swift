import Foundation

// Where things are in the window.

extension LayoutNode {
  /// The view around, and how many of its steps are further in than this one; nil at the root.
  private var outer: LayoutPlace? {
    guard let parent else { return nil }
    guard let steps = parent.steps else { return LayoutPlace(node: parent, level: 0) }
    for (index, step) in steps.list.enumerated() {
      switch step {
      case .layer(let layer, _) where layer === self, .rowBackground(let layer, _) where layer === self:
        return LayoutPlace(node: parent, level: index + 1)
      case .safeAreaInset(let bar) where bar.content === self: return LayoutPlace(node: parent, level: index + 1)
      default: break
      }
    }
    return LayoutPlace(node: parent, level: 0)
  }

  /// The box that this is in front of, behind or beside, in the coordinates of the outermost one of that view; nil for what is in the view
  /// itself.
  package final var slotFrame: CGRect? {
    guard let outer, outer.level > 0 else { return nil }
    return outer.node.box(at: outer.level)
  }

  /// Whether it is what lies behind a row of a list.
  package final var isRowBackground: Bool {
    parent?.steps?.list.contains { if case .rowBackground(let layer, _) = $0 { layer === self } else { false } } ?? false
  }

  /// The box at a level, in the coordinates of the outermost one.
  package final func box(at level: Int) -> CGRect {
    guard let steps else { return CGRect(origin: .zero, size: size) }
    return steps.box(at: level) ?? CGRect(origin: .zero, size: size)
  }

  /// A rectangle in the coordinates of the outermost box, as it is in the window: from the left edge, with all that is drawn elsewhere
  /// than it is laid out.
  ///
  /// - Parameter level: How many of the steps are further in than what is asked for.
  package final func windowFrame(of frame: CGRect, at level: Int) -> CGRect {
    var points = [
      CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY), CGPoint(x: frame.minX, y: frame.maxY),
      CGPoint(x: frame.maxX, y: frame.maxY),
    ]
    convertToWindow(&points, from: level)
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (x, y) = (xs.min()!, ys.min()!)
    return CGRect(x: x, y: y, width: xs.max()! - x, height: ys.max()! - y)
  }

  /// The box at a level, in the window.
  package final func windowFrame(at level: Int) -> CGRect { windowFrame(of: box(at: level), at: level) }

  /// The box with all steps, in the window.
  package final var windowFrame: CGRect { windowFrame(at: level) }

  /// Points in the coordinates of the outermost box, from its leading edge.
  private func convertToWindow(_ points: inout [CGPoint], from level: Int) {
    if let steps {
      for place in level..<max(level, steps.list.count) {
        guard case .transform(let transform) = steps.list[place] else { continue }
        let box = box(at: place + 1)
        for index in points.indices {
          let point = transform.apply(CGPoint(x: points[index].x - box.minX, y: points[index].y - box.minY), box.size)
          points[index] = CGPoint(x: point.x + box.minX, y: point.y + box.minY)
        }
      }
    }
    guard let outer else {
      // The window's own coordinates are from the left.
      if isRightToLeft { for index in points.indices { points[index].x = size.width - points[index].x } }
      return
    }
    let corner = outer.level == 0 ? outer.node.position(of: self) : origin
    let content = outer.level == 0 ? outer.node.drawnFrame.origin : .zero
    let scrolled = outer.level == 0 ? outer.node.scrollOffset : .zero
    let turns = isRightToLeft != outer.node.isRightToLeft
    for index in points.indices {
      // Where lines begin on the other side, the leading edge is there.
      if turns { points[index].x = size.width - points[index].x }
      points[index].x += corner.x + content.x - scrolled.x
      points[index].y += corner.y + content.y - scrolled.y
    }
    outer.node.convertToWindow(&points, from: outer.level)
  }

  // MARK: Safe areas

  /// All the room and the part of it that nothing covers, in the coordinates of the root, as they are for what is inside a level.
  ///
  /// - Parameter isOfBars: Whether only what covers a view by steps around it counts, and neither what covers the window or a page, nor what is
  ///   around another view that scrolls.
  final func safeArea(around level: Int, isOfBars: Bool = false) -> (full: CGRect, safe: CGRect) {
    if let root = self as? RootNode { return isOfBars ? Self.everything : (root.ownFrame, root.safeFrame) }
    if let steps {
      for place in level..<max(level, steps.list.count) {
        if case .safeAreaPadding(let insets) = steps.list[place] {
          var edges: Edge.Set = []
          if insets.top != 0 { edges.insert(.top) }
          if insets.leading != 0 { edges.insert(.leading) }
          if insets.bottom != 0 { edges.insert(.bottom) }
          if insets.trailing != 0 { edges.insert(.trailing) }
          return safeArea(inside: place, covered: edges, isOfBars)
        }
        if case .safeAreaInset(let bar) = steps.list[place] {
          return safeArea(inside: place, covered: Edge.Set(bar.edge), isOfBars)
        }
      }
    }
    guard let outer else { return Self.everything }
    if isOfBars, outer.level == 0, outer.node is FrameNode || outer.node is ScrollingLayoutNode { return Self.everything }
    let area = outer.node.safeArea(around: outer.level, isOfBars: isOfBars)
    if outer.level > 0 || isOfBars { return area }
    if let frame = outer.node as? FrameNode {
      let edges = frame.edgesCovered(around: self)
      if edges.isEmpty { return area }
      return covering(
        edges, of: area, box: frame.rootFrame(of: frame.box(at: 0)), inside: rootFrame(of: CGRect(origin: .zero, size: size)))
    }
    // The field of a search stands on what its list paints.
    if outer.node is SearchedListNode, index > 0 {
      return covering(
        .top, of: area, box: outer.node.rootFrame(of: outer.node.box(at: 0)),
        inside: rootFrame(of: CGRect(origin: .zero, size: size)))
    }
    // What scrolls passes under all that covers it, so that nothing of it is at an edge.
    guard let axes = (outer.node as? ScrollNode)?.axes else { return area }
    let (isAcross, isDown) = (axes.contains(.horizontal), axes.contains(.vertical))
    return (
      area.full,
      area.safe.settingEdges(
        left: isAcross ? area.full.minX : nil, top: isDown ? area.full.minY : nil, right: isAcross ? area.full.maxX : nil,
        bottom: isDown ? area.full.maxY : nil)
    )
  }

  /// More than any window: where nothing is covered.
  static var everything: (full: CGRect, safe: CGRect) {
    let everywhere = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
    return (everywhere, everywhere)
  }

  /// The same for what is inside a step that covers some edges.
  private func safeArea(inside place: Int, covered edges: Edge.Set, _ isOfBars: Bool) -> (full: CGRect, safe: CGRect) {
    covering(
      edges, of: safeArea(around: place + 1, isOfBars: isOfBars), box: rootFrame(of: self.box(at: place + 1)),
      inside: rootFrame(of: self.box(at: place)))
  }

  /// An area some of whose edges are covered in a box, as far as what is inside it. What is covered ends at the edge of the box (measured on macOS 26),
  /// unless that touches what is covered around it.
  private func covering(
    _ edges: Edge.Set, of area: (full: CGRect, safe: CGRect), box: CGRect, inside: CGRect
  ) -> (full: CGRect, safe: CGRect) {
    let slack = (tree?.pixel ?? 1) / 2
    let (left, top) = (edges.contains(.leading), edges.contains(.top))
    let (right, bottom) = (edges.contains(.trailing), edges.contains(.bottom))
    return (
      area.full.settingEdges(
        left: left && box.minX > area.safe.minX + slack ? box.minX : nil,
        top: top && box.minY > area.safe.minY + slack ? box.minY : nil,
        right: right && box.maxX < area.safe.maxX - slack ? box.maxX : nil,
        bottom: bottom && box.maxY < area.safe.maxY - slack ? box.maxY : nil),
      area.safe.settingEdges(
        left: left ? inside.minX : nil, top: top ? inside.minY : nil, right: right ? inside.maxX : nil,
        bottom: bottom ? inside.maxY : nil)
    )
  }

  /// A rectangle in the coordinates of the outermost box, in those of the root: from the leading edge, as it is laid out.
  final func rootFrame(of frame: CGRect) -> CGRect {
    guard let outer else { return frame }
    let corner = outer.level == 0 ? outer.node.position(of: self) : origin
    let content = outer.level == 0 ? outer.node.drawnFrame.origin : .zero
    return outer.node.rootFrame(of: frame.offsetBy(dx: corner.x + content.x, dy: corner.y + content.y))
  }

  /// How far a box reaches under what covers the edges that it touches, if it may (4.84).
  package final func insetsTouched(at level: Int, _ regions: SafeAreaRegions, _ edges: Edge.Set) -> EdgeInsets {
    let area = safeArea(around: level)
    let box = rootFrame(of: self.box(at: level))
    let slack = (tree?.pixel ?? 1) / 2
    var insets = EdgeInsets()
    if edges.contains(.top), abs(box.minY - area.safe.minY) <= slack, regions.contains(.container) {
      insets.top = max(0, area.safe.minY - area.full.minY)
    }
    if edges.contains(.leading), abs(box.minX - area.safe.minX) <= slack, regions.contains(.container) {
      insets.leading = max(0, area.safe.minX - area.full.minX)
    }
    if edges.contains(.trailing), abs(box.maxX - area.safe.maxX) <= slack, regions.contains(.container) {
      insets.trailing = max(0, area.full.maxX - area.safe.maxX)
    }
    if edges.contains(.bottom), abs(box.maxY - area.safe.maxY) <= slack {
      let all = max(0, area.full.maxY - area.safe.maxY)
      let keyboard = min(all, tree?.root.keyboardHeight ?? 0)
      let container = keyboard > 0 ? min(all, tree?.root.insets.bottom ?? 0) : all
      insets.bottom =
        regions.contains(.keyboard) && keyboard > 0 ? all : regions.contains(.container) && keyboard == 0 ? container : 0
    }
    return insets
  }

  /// What covers the edges that the box at a level touches, or what of it is covered (8.05).
  package final func safeAreaInsets(at level: Int) -> EdgeInsets {
    let area = safeArea(around: level)
    if area.full == area.safe { return EdgeInsets() }
    let box = rootFrame(of: self.box(at: level))
    let slack = (tree?.pixel ?? 1) / 2
    func inset(_ edge: CGFloat, _ safe: CGFloat, _ full: CGFloat) -> CGFloat {
      // Outwards is negative.
      edge > safe + slack ? 0 : abs(edge - safe) <= slack ? safe - full : safe - max(edge, full)
    }
    return EdgeInsets(
      top: inset(box.minY, area.safe.minY, area.full.minY), leading: inset(box.minX, area.safe.minX, area.full.minX),
      bottom: inset(-box.maxY, -area.safe.maxY, -area.full.maxY),
      trailing: inset(-box.maxX, -area.safe.maxX, -area.full.maxX))
  }
}

extension CGRect {
  fileprivate func settingEdges(
    left: CGFloat? = nil, top: CGFloat? = nil, right: CGFloat? = nil, bottom: CGFloat? = nil
  ) -> CGRect {
    let (left, top, right, bottom) = (left ?? minX, top ?? minY, right ?? maxX, bottom ?? maxY)
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// No edge of it is near anything.
  fileprivate static var infinite: CGRect { CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12) }
}

extension LayoutPlace {
  /// What a modifier says for a key of a container's layout; the outermost one counts.
  func value(for key: ObjectIdentifier) -> (any LayoutValueBox)? {
    guard let steps = node.steps else { return nil }
    for step in steps.list.prefix(level).reversed() { if case .value(key, let value) = step { return value } }
    return nil
  }
}
