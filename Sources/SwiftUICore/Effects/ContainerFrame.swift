import Foundation

/// A frame whose lengths follow from those of the container around. Where a host lays out by itself, that is the window.
package struct ContainerFrameModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerFrameModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { ContainerFrameNode(self, context) }
}

private final class ContainerFrameNode: PrimitiveModifierNode<ContainerFrameModifier>, WindowSizeReader {
  private var effect = FrameEffect()
  private let type = EvaluableType.of(ContainerFrameModifier.self)

  override init(_ modifier: ContainerFrameModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
    effect = evaluated()
    graph.feature(WindowSizeReaders.self).add(self)
  }

  override func effect(on element: ElementNode) -> (any ElementEffect)? { effect }

  override func addLayoutSteps(
    to steps: inout ContiguousArray<LayoutStep>, around element: ElementNode, _ effect: (any ElementEffect)?,
    in layout: SceneLayout
  ) {
    steps.append(
      .containerFrame(ContainerFrame(axes: modifier.axes, alignment: modifier.alignment, length: modifier.length)))
  }

  override func willUpdateContent(_ newModifier: ContainerFrameModifier) {
    let isSame = ValueComparator.of(ContainerFrameModifier.self)(modifier, newModifier)
    replaceModifier(with: newModifier)
    if !isSame { layoutStepsChanged() }
    evaluate()
  }

  override func didUpdateContent(_ newModifier: ContainerFrameModifier) {}

  func windowSizeChanged() { invalidate(.hostEvent) }

  override func evaluate() {
    let new = evaluated()
    if new == effect { return }
    effect = new
    forEachDescribedElement { $0.updateEffects(by: self) }
  }

  private func evaluated() -> FrameEffect {
    tracking(type) {
      let size = WindowGeometry.size(of: graph)
      let modifier = modifier
      func length(_ axis: Axis, _ whole: CGFloat) -> CGFloat? {
        guard modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
        let length = modifier.length(whole, axis)
        return length.isFinite ? max(0, length) : nil
      }
      return FrameEffect(
        width: length(.horizontal, size.width), height: length(.vertical, size.height), alignment: modifier.alignment)
    }
  }

  override func tearDown() {
    graph.featureInUse(WindowSizeReaders.self)?.remove(self)
  }
}

extension View {
  /// Puts this view into a frame that is as long as the container around, in these directions.
  ///
  /// The container is the nearest window, page, column, tab, scroll view or list, without what is covered of it.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Puts this view into a frame whose lengths are made from those of the container around, in points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Puts this view into a frame that is as long as some of so many equal parts of the container around, with spacing between the parts.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in
        let count = CGFloat(max(1, count))
        return (length - spacing * (count - 1)) / count * CGFloat(span) + spacing * CGFloat(span - 1)
      })
  }
}
