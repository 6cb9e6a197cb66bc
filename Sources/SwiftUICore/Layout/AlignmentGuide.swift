import Foundation

/// Says where an alignment guide of a view is.
package struct AlignmentGuideModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { AlignmentGuideNode(self, context) }
}

private final class AlignmentGuideNode: PrimitiveModifierNode<AlignmentGuideModifier> {
  private let value: GuideValue

  override init(_ modifier: AlignmentGuideModifier, _ context: _NodeContext) {
    value = GuideValue(modifier.computeValue)
    super.init(modifier, context)
    flags.insert(.describesElements)
  }

  override func addLayoutSteps(
    to steps: inout ContiguousArray<LayoutStep>, around element: ElementNode, _ effect: (any ElementEffect)?,
    in layout: SceneLayout
  ) {
    steps.append(.guide(modifier.key, value))
  }

  override func didUpdateContent(_ newModifier: AlignmentGuideModifier) {
    let isSame = ValueComparator.of(AlignmentGuideModifier.self)(modifier, newModifier)
    let isSameGuide = modifier.key == newModifier.key
    replaceModifier(with: newModifier)
    if isSame { return }
    extendLifetime(exchange(&value.compute, with: newModifier.computeValue))
    guard let layout = graph.layout else { return }
    if isSameGuide { forEachDescribedElement { layout.traitsChanged(of: $0) } } else { layoutStepsChanged() }
  }
}

extension View {
  /// Says where a horizontal alignment guide of this view is, from its leading edge, in points.
  ///
  /// The closure gets the size of this view with the guides as they are without this modifier. It runs while views are laid out, whenever a
  /// container asks for the guide, and must not write state. The view's size stays as it is.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  /// Says where a vertical alignment guide of this view is, from its upper edge, in points. See the form for horizontal guides.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }
}
