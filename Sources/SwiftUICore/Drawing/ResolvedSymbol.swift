import Foundation

extension GraphicsContext {
  /// A view of a canvas that can be drawn on it.
  public struct ResolvedSymbol {
    let element: ElementID
    private let node: TagNode

    init(element: ElementID, node: TagNode) {
      self.element = element
      self.node = node
    }

    /// The view's size, in points, which the host reports from now on: until it has, it is the window's, and then the renderer runs again.
    public var size: CGSize {
      guard MainQueue.isCurrent else { return .zero }
      let node = node
      return MainQueue.assume { node.place.currentSize }
    }
  }

  /// The view of the canvas with a tag; nil where none has it.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard MainQueue.isCurrent else { return nil }
    let find = symbol
    nonisolated(unsafe) let tag = AnyHashable(id)
    nonisolated(unsafe) var found: ResolvedSymbol?
    MainQueue.assume { found = find(tag) }
    return found
  }

  /// Draws a view that is stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    add(.view(symbol.element, at: rect.origin, anchor: .topLeading, size: rect.size))
  }

  /// Draws a view in its own size, so that a point of it, in units of that, is at a place.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    add(.view(symbol.element, at: point, anchor: anchor, size: nil))
  }
}
