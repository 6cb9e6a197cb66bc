import Foundation

/// A view whose content knows how much space there is. It takes all of that, and its content begins at the top leading corner.
///
/// The layout says the size, in the turn that makes the reader: the content is made when it is known. The same size once more changes nothing,
/// and the content has no say in the size, so there is no loop.
public struct GeometryReader<Content: View> {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    _Node(GeometryReaderNode(view, context))
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.cast(to: GeometryReaderNode<Content>.self).update(view)
  }
}

private final class GeometryReaderNode<Content: View>: ContentNode<GeometryContent>, PlacedNode {
  private var view: GeometryReader<Content>
  private var place: Place!
  private var child: ViewNode?
  private let type = EvaluableType.of(GeometryReader<Content>.self)

  init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    place = Place(of: self)
    begin(described())
  }

  private func makeContent() {
    var content = evaluated()
    child = Content._makeNode(&content, _NodeContext(parent: self)).node
  }

  func update(_ newView: GeometryReader<Content>) {
    if type.comparator(view, newView) { return }
    extendLifetime(exchange(&view, with: newView))
    // The size may be another one in this very turn.
    if let layout = graph.layout { layout.evaluateAfterLayout(self) } else { evaluate() }
  }

  override func evaluate() {
    say(described())
    guard let child else {
      flags.remove(.isDirty)
      // The layout comes before the content.
      guard place.isKnown else { return }
      makeContent()
      self.child?.insertElements()
      return
    }
    var content = evaluated()
    Content._updateNode(_Node(child), &content)
  }

  private func evaluated() -> Content {
    tracking(type) { view.content(GeometryProxy(place: place)) }
  }

  private func described() -> GeometryContent {
    GeometryContent(measurement: place.measurement)
  }

  func placeIsKnown() {
    invalidate(.hostEvent)
  }

  func measurementChanged() {
    say(described())
  }

  override func handle(_ event: any ElementEvent) {
    if let event = event as? GeometryEvent { place.take(event) }
  }

  override var childCount: Int { child == nil ? 0 : 1 }
  override func child(at index: Int) -> ViewNode { child! }
}

/// All the space there is, with views from its top leading corner on, one above the other.
package struct GeometryContent: ElementContent {
  package let measurement: Measurement

  package var role: ElementRole { ElementRole("geometryReader") }
  package var innerKinds: InnerKinds { .growing }
}
