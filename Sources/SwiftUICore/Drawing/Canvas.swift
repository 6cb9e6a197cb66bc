import Foundation

/// How colors are mixed on a canvas.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As they are.
  case nonLinear
  /// In linear light. Hosts mix them as they are.
  case linear
  /// In linear light, beyond what screens can show. Hosts mix them as they are.
  case extendedLinear
}

/// An area on which an app draws. It takes the space that it is offered.
///
/// The renderer runs when the canvas or what the renderer reads has changed, and when the host reports another size. What it draws goes to
/// the host as a list, of which only what is different is sent. To assistive technology a canvas is one image: give it a label.
public struct Canvas<Symbols: View> {
  /// Views that the renderer may draw.
  public var symbols: Symbols
  /// Whether nothing behind it is seen.
  public var isOpaque: Bool
  /// How colors are mixed.
  public var colorMode: ColorRenderingMode
  /// Whether it may be drawn later than the views around it. Hosts draw it with them.
  public var rendersAsynchronously: Bool
  /// Draws, with the size of the area.
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// Creates a canvas on which views may be drawn: the renderer finds them by their tags, with `resolveSymbol(id:)`. They are laid out
  /// in their own sizes, keep their state and follow what they depend on as others do, but nobody can press them.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

extension Canvas: PrimitiveView {
  public static func _makeNode(_ view: inout Canvas, _ context: _NodeContext) -> _Node { _Node(CanvasNode(view, context)) }
  public static func _updateNode(_ node: _Node, _ view: inout Canvas) { node.cast(to: CanvasNode<Symbols>.self).update(view) }
}

private final class CanvasNode<Symbols: View>: ContentNode<CanvasContent>, PlacedNode {
  private var view: Canvas<Symbols>
  private var place: Place!
  /// Nil where there are no views to draw.
  private var symbols: ViewNode?
  private let type = EvaluableType.of(Canvas<Symbols>.self)

  init(_ view: Canvas<Symbols>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    place = Place(of: self)
    // The renderer may ask for its views, which stand in an element.
    begin(CanvasContent([], isOpaque: view.isOpaque, hasSymbols: Symbols.self != EmptyView.self))
    if Symbols.self != EmptyView.self {
      var symbols = view.symbols
      self.symbols = Symbols._makeNode(&symbols, _NodeContext(parent: self)).node
    }
    noteHostChange(described())
  }

  func update(_ newView: Canvas<Symbols>) {
    if type.comparator(view, newView) { return }
    extendLifetime(exchange(&view, with: newView))
    if let symbols {
      var newSymbols = newView.symbols
      Symbols._updateNode(_Node(symbols), &newSymbols)
    }
    evaluate()
  }

  override func evaluate() {
    say(described())
  }

  private func described() -> CanvasContent {
    let operations = tracking(type) { () -> [DrawingOperation] in
      guard let size = place.knownSize, size.width > 0, size.height > 0 else { return [] }
      var context = GraphicsContext(EnvironmentValues(at: self), size: size) { [weak self] in self?.symbol(tagged: $0) }
      let target = context.target
      view.renderer(&context, size)
      return target.operations
    }
    return CanvasContent(operations, isOpaque: view.isOpaque, hasSymbols: symbols != nil)
  }

  /// The first view with a tag.
  private func symbol(tagged tag: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
    var elements: [ElementNode] = []
    symbols?.forEachTopElement { elements.append($0) }
    for element in elements {
      var next = element.parent
      while let node = next, node !== self {
        if let node = node as? TagNode, node.modifier.tag.value == tag {
          return GraphicsContext.ResolvedSymbol(element: element.id, node: node)
        }
        next = node.parent
      }
    }
    return nil
  }

  override var childCount: Int { symbols == nil ? 0 : 1 }
  override func child(at index: Int) -> ViewNode { symbols! }

  func placeIsKnown() {
    invalidate(.hostEvent)
  }

  func measurementChanged() {}

  override func handle(_ event: any ElementEvent) {
    if let event = event as? GeometryEvent { place.take(event) }
  }
}

/// What is drawn on a canvas. The host reports its size with `GeometryEvent`. Its children are not shown but where they are drawn.
package struct CanvasContent: ElementContent {
  package let operations: [DrawingOperation]
  package let isOpaque: Bool
  /// Whether its children are views that are drawn on it.
  package let hasSymbols: Bool

  package init(_ operations: [DrawingOperation], isOpaque: Bool = false, hasSymbols: Bool = false) {
    self.operations = operations
    self.isOpaque = isOpaque
    self.hasSymbols = hasSymbols
  }

  package var role: ElementRole { ElementRole("canvas") }
  package var innerKinds: InnerKinds { .growing }
  package var summary: [String] { ["operations=\(operations.count)"] + (isOpaque ? ["opaque"] : []) }
}
