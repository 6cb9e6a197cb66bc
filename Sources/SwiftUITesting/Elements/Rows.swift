import SwiftUICore

extension FoundElement {
  /// Scrolls a list or a lazy container so that these rows are in sight, by their places among the rows of its first `ForEach`
  /// that has some out of sight. Where a host shows all rows, they are in sight already.
  public func scroll(
    to rows: Range<Int>, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let current = try current(at: site).element
    guard case .onDemand = current.content.rows else {
      throw ElementUnusable("\(current.summary) cannot be scrolled: only a list or a lazy container can", at: site)
    }
    if let gap = current.firstGap { host.graph.send(ShowRowsEvent(rows), to: gap.id) }
  }
}

extension FoundElement {
  /// Scrolls a scroll view or a list so that this element in it comes first, which `scrollPosition(id:anchor:)` tells the app.
  public func scroll(
    to query: ElementQuery, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let element = try reachable("scrolled", at: site)
    guard element.content is ScrollContent || element.content is ListContent else {
      throw ElementUnusable("\(element.summary) cannot be scrolled", at: site)
    }
    let traits = (element.content as? ScrollContent)?.traits ?? (element.content as? ListContent)?.scroll
    if traits?.isDisabled == true {
      throw ElementUnusable("\(element.summary) cannot be scrolled: scrolling is disabled", at: site)
    }
    let target = try host.find(query, in: nil, from: current(at: site), site).element
    for around in [element] + (try current(at: site).path.reversed()) {
      for case let effect as ScrollPositionEffect in around.effects {
        return host.graph.send(ScrolledEvent(to: target.id), to: effect.target)
      }
    }
  }
}

extension FoundElement {
  /// Scrolls a scroll view or a list by hand so many points from its beginning, which `onScrollGeometryChange` and `onScrollPhaseChange`
  /// around it tell the app. Nothing moves in this host: frames are those of what is not scrolled.
  public func scroll(
    toOffset offset: CGPoint, phase: ScrollPhase = .idle, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    let site = host.use(at: fileID, filePath, line, column)
    let element = try reachable("scrolled", at: site)
    guard element.content is ScrollContent || element.content is ListContent else {
      throw ElementUnusable("\(element.summary) cannot be scrolled", at: site)
    }
    let frame = host.graph.layout?.node(element.id)?.windowFrame(at: 0) ?? .zero
    let content = element.children.reduce(CGRect.null) { union, child in
      union.union(host.graph.layout?.node(child.id)?.windowFrame(at: 0) ?? .null)
    }
    let geometry = ScrollGeometry(
      contentOffset: offset, contentSize: content.isNull ? .zero : content.size, contentInsets: EdgeInsets(),
      containerSize: frame.size)
    for around in [element] + (try current(at: site).path.reversed()) {
      for case let effect as ScrollWatchEffect in around.effects {
        host.graph.send(ScrollEvent(geometry, phase), to: effect.target)
      }
    }
  }
}

extension Element {
  /// The first place of rows that are not made.
  var firstGap: Element? { descendants.first { $0.content is GapContent } }
}
