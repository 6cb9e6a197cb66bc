import Foundation

/// A modifier whose effect has the outline of a shape as large as the element.
@MainActor
package protocol ShapedModifier: EffectModifier {
  associatedtype Outline: Shape

  var shape: Outline { get }
  var fillStyle: FillStyle { get }

  /// The effect, with the outline; and where a host reports the element's size, if the outline depends on that.
  func effect(in environment: EnvironmentValues, _ outline: ShapeOutline, _ target: ElementID?) -> Effect
}

extension ShapedModifier {
  package func effect(in environment: EnvironmentValues) -> Effect {
    effect(in: environment, outline(in: nil, environment) ?? .nothing, nil)
  }

  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> {
    Outline._isOutlined ? EffectNode(self, context) : ShapedEffectNode(self, context)
  }

  /// As hosts know it, or in points.
  fileprivate func outline(in size: CGSize?, _ environment: EnvironmentValues) -> ShapeOutline? {
    guard let outline = shape._outline(in: size)?.outline.resolved(in: environment) else { return nil }
    let behavior = shape.layoutDirectionBehavior
    guard case .drawing(let drawing) = outline.kind else { return Outline._isOutlined ? outline : inPoints(outline, size) }
    guard drawing.space == .points || size != nil else { return nil }
    var points = drawing.inPoints(size ?? .zero)
    if behavior != .fixed, behavior.isMirrored(in: environment.layoutDirection) {
      guard let mirrored = points.mirrored(in: size) else { return nil }
      points = mirrored
    }
    return ShapeOutline(.drawing(fillStyle.isEOFilled ? points.with(isEvenOdd: true) : points))
  }

  /// A shape that is known by name in a place where any may be.
  private func inPoints(_ outline: ShapeOutline, _ size: CGSize?) -> ShapeOutline? {
    size.flatMap { size in outline.drawing(in: size).map { ShapeOutline(.drawing($0.inPoints(size))) } }
  }
}

extension ShapeOutline {
  /// As long as the size is not known that the outline depends on.
  static var nothing: ShapeOutline { ShapeOutline(.drawing(ShapeDrawing(Path()))) }
}

/// The node where the outline depends on the size of the element. Where there are several elements, on that of the first.
private final class ShapedEffectNode<Modifier: ShapedModifier>: PrimitiveModifierNode<Modifier>, PlacedNode {
  private var effect: Modifier.Effect?
  private var id = ElementID.root
  private var place: Place?

  override init(_ modifier: Modifier, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
  }

  override func effect(on element: ElementNode) -> (any ElementEffect)? {
    if let effect { return effect }
    let first = evaluated()
    effect = first
    return first
  }

  override func willUpdateContent(_ newModifier: Modifier) {
    replaceModifier(with: newModifier)
    evaluate()
  }

  override func didUpdateContent(_ newModifier: Modifier) {}

  override func evaluate() {
    let new = evaluated()
    if new == effect { return }
    effect = new
    forEachDescribedElement { $0.updateEffects(by: self) }
  }

  func placeIsKnown() {
    invalidate(.hostEvent)
  }

  func measurementChanged() {}

  private func evaluated() -> Modifier.Effect {
    recordingDependencies {
      let environment = EnvironmentValues(at: self)
      if let outline = modifier.outline(in: nil, environment) { return modifier.effect(in: environment, outline, nil) }
      return modifier.effect(
        in: environment, knownPlace.knownSize.flatMap { modifier.outline(in: $0, environment) } ?? .nothing, id)
    }
  }

  private var knownPlace: Place {
    if let place { return place }
    id = graph.register(self)
    let place = Place(of: self)
    self.place = place
    return place
  }

  override func handle(_ event: any ElementEvent) {
    if let event = event as? GeometryEvent { place?.take(event) }
  }

  override func tearDown() {
    if place != nil { graph.unregister(id) }
  }
}
