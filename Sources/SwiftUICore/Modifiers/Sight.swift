/// Whether what a modifier is around is seen: no page covers it, and in a list or a lazy container, whose rows are made before they come into
/// sight, the host has said that it is there.
///
/// A host that does not say so (`Host.tellsSight`) shows all that is made.
@MainActor
struct Sight {
  /// Nothing covers the page.
  private var isUncovered = false
  private var isNear = true
  /// Where a host tells of it; nil where that is not asked for.
  private(set) var target: ElementID?

  var isSeen: Bool { isUncovered && isNear }

  /// Asks the host, where it tells.
  static func watched(by node: ViewNode) -> Sight {
    var sight = Sight()
    guard node.graph.host?.tellsSight == true, node.isMadeBeforeSeen else { return sight }
    sight.target = node.graph.register(node)
    sight.isNear = false
    node.flags.insert(.describesElements)
    return sight
  }

  var effect: SightEffect? { target.map(SightEffect.init(target:)) }

  /// What has no element is nowhere: it is seen from the beginning.
  mutating func begin(isUncovered: Bool, hasElement: Bool) {
    self.isUncovered = isUncovered
    if !hasElement { isNear = true }
  }

  /// Returns whether the two together are another answer than before.
  mutating func set(isUncovered: Bool) -> Bool { change { $0.isUncovered = isUncovered } }

  mutating func receive(_ event: any ElementEvent) -> Bool {
    guard let event = event as? SightEvent else { return false }
    return change { $0.isNear = event.isSeen }
  }

  private mutating func change(_ body: (inout Sight) -> Void) -> Bool {
    let before = isSeen
    body(&self)
    return isSeen != before
  }
}

extension ViewNode {
  /// Whether it stands in what is made when a host asks for rows, which it does before they come into sight.
  fileprivate final var isMadeBeforeSeen: Bool {
    var next = parent
    while let node = next {
      if let element = node.element {
        if element.isPresentation || node.presence != nil { return false }
        if element.anyContent.rows == .onDemand { return node.makesRowsOnDemand }
      }
      next = node.parent
    }
    return false
  }
}

/// Asks the host whether an element is in sight.
package struct SightEffect: ElementEffect {
  /// Where a host sends `SightEvent`.
  package let target: ElementID

  package var summary: String? { "sight" }
}

/// An element with a `SightEffect` has come into sight, or is not there any more. Of several elements with the same target one is enough.
package struct SightEvent: ElementEvent {
  package let isSeen: Bool

  package init(isSeen: Bool) {
    self.isSeen = isSeen
  }
}
