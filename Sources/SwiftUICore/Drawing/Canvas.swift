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
public struct Canvas {
  /// Whether nothing behind it is seen.
  public var isOpaque: Bool
  /// How colors are mixed.
  public var colorMode: ColorRenderingMode
  /// Whether it may be drawn later than the views around it. Hosts draw it with them.
  public var rendersAsynchronously: Bool
  /// Draws, with the size of the area.
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// Creates a canvas.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
  }
}

extension Canvas: PrimitiveView {
  public static func _makeNode(_ view: inout Canvas, _ context: _NodeContext) -> _Node { _Node(CanvasNode(view, context)) }
  public static func _updateNode(_ node: _Node, _ view: inout Canvas) { node.cast(to: CanvasNode.self).update(view) }
}

private final class CanvasNode: ContentNode<CanvasContent>, PlacedNode {
  private var view: Canvas
  private var place: Place!
  private let type = EvaluableType.of(Canvas.self)

  init(_ view: Canvas, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    place = Place(of: self)
    begin(described())
  }

  func update(_ newView: Canvas) {
    if type.comparator(view, newView) { return }
    extendLifetime(exchange(&view, with: newView))
    evaluate()
  }

  override func evaluate() {
    say(described())
  }

  private func described() -> CanvasContent {
    let operations = tracking(type) { () -> [DrawingOperation] in
      guard let size = place.knownSize, size.width > 0, size.height > 0 else { return [] }
      var context = GraphicsContext(EnvironmentValues(at: self), size: size)
      let target = context.target
      view.renderer(&context, size)
      return target.operations
    }
    return CanvasContent(operations, isOpaque: view.isOpaque)
  }

  func placeIsKnown() {
    invalidate(.hostEvent)
  }

  func measurementChanged() {}

  override func handle(_ event: any ElementEvent) {
    if let event = event as? GeometryEvent { place.take(event) }
  }

  override func tearDown() {
    place.end()
    super.tearDown()
  }
}

/// What is drawn on a canvas. The host reports its size with `GeometryEvent`.
package struct CanvasContent: ElementContent {
  package let operations: [DrawingOperation]
  package let isOpaque: Bool

  package init(_ operations: [DrawingOperation], isOpaque: Bool = false) {
    self.operations = operations
    self.isOpaque = isOpaque
  }

  package var role: ElementRole { ElementRole("canvas") }
  package var summary: [String] { ["operations=\(operations.count)"] + (isOpaque ? ["opaque"] : []) }
}
