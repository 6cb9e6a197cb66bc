import Foundation

/// The node of a shape that hosts do not know by name.
final class DrawnShapeNode<Content: Shape, Style: ShapeStyle>: ContentNode<DrawingContent>, PlacedNode {
  private var view: _ShapeView<Content, Style>
  /// Only where the shape depends on its size.
  private(set) var place: Place?

  init(_ view: _ShapeView<Content, Style>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    begin(described())
  }

  func update(_ newView: _ShapeView<Content, Style>) {
    if ValueComparator.of(_ShapeView<Content, Style>.self)(view, newView) { return }
    extendLifetime(exchange(&view, with: newView))
    if let node = graph.layout?.node(id) as? FillingNode { node.set(sizeThatFits: sizeThatFits) }
    evaluate()
  }

  override func evaluate() {
    say(described())
  }

  func placeIsKnown() {
    invalidate(.hostEvent)
  }

  func measurementChanged() {}

  override func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { FillingNode(sizeThatFits: sizeThatFits) }

  /// The app's own shape decides; it is asked on the main actor alone.
  private var sizeThatFits: (ProposedViewSize) -> CGSize {
    let shape = view.shape
    return { shape.sizeThatFits($0) }
  }

  private func described() -> DrawingContent {
    recordingDependencies {
      let view = view
      let paint = view.style._paint(in: EnvironmentValues(at: self)).paint
      let isEvenOdd = view.fillStyle.isEOFilled
      // Only what may be mirrored depends on the direction.
      let isFixed = view.shape.layoutDirectionBehavior == .fixed
      let direction = isFixed ? .leftToRight : EnvironmentValues(at: self).layoutDirection
      func drawing(in size: CGSize?) -> ShapeDrawing? {
        view.shape.drawing(in: size, direction).map { isEvenOdd ? $0.with(isEvenOdd: true) : $0 }
      }
      if let drawing = drawing(in: nil), drawing.space == .points || paint.isColor { return DrawingContent(drawing, paint) }
      let place = self.place ?? Place(of: self)
      self.place = place
      guard let size = place.knownSize else { return DrawingContent(nil, paint, measurement: .size) }
      return DrawingContent(drawing(in: size)?.inPoints(size), paint, measurement: .size)
    }
  }

  override func handle(_ event: any ElementEvent) {
    if let event = event as? GeometryEvent { place?.take(event) }
  }
}

extension Paint {
  /// Whether it is the same at each point.
  fileprivate var isColor: Bool { if case .color = self { true } else { false } }
}

/// The content of a shape that hosts do not know by name.
package struct DrawingContent: ElementContent {
  /// Nil until the host has said how large the shape is.
  package let drawing: ShapeDrawing?
  /// What fills it, or what its line is drawn with. Where this is no colour, the drawing is in points.
  package let paint: Paint
  /// What the host is to report with `GeometryEvent`.
  package let measurement: Measurement?

  package init(_ drawing: ShapeDrawing?, _ paint: Paint, measurement: Measurement? = nil) {
    self.drawing = drawing
    self.paint = paint
    self.measurement = measurement
  }

  package var role: ElementRole { ElementRole("shape") }
  package var innerKinds: InnerKinds { .growing }
  package var summary: [String] { (drawing.map { ["\($0)"] } ?? []) + ["\(paint)"] }
}
