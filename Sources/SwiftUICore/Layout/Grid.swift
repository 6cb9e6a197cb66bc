import Foundation

/// Views in rows and columns: each column is as wide as its widest cell, each row as high as its highest.
///
/// What stands in a `GridRow` are the cells of a row; any other view is a row of its own across all columns. All cells are made at once.
public struct Grid<Content: View> {
  private var content: Content
  private var element: GridContent

  /// Creates a grid. `alignment` says where cells stand that are smaller than their room. The spacings are in points; nil is what the
  /// cells would like.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    element = GridContent(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}

/// The content of a grid.
package struct GridContent: ElementContent {
  package let alignment: Alignment
  /// In points; nil is what the cells would like.
  package let horizontalSpacing: CGFloat?
  package let verticalSpacing: CGFloat?
  package var inner: InnerKinds = []

  nonisolated package init(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  package var role: ElementRole { ElementRole("grid") }

  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode {
    GridNode(alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? GridNode)?.set(alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}

extension GridContent: HoldingContent {
  package var wantedKinds: InnerKinds { .gridRow }
}

extension GridContent: ElementDescription {}

/// The cells of a row of a `Grid`. Outside of a grid it is a group of views.
public struct GridRow<Content: View> {
  private var content: Content
  private var element: GridRowContent

  /// Creates a row. `alignment` says where its cells stand that are less high than the row; nil is what the grid says.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    element = GridRowContent(alignment: alignment)
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    guard isInGrid(context.parent) else { return Content._makeNode(&view.content, context) }
    return .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    guard node.node is ContainerNode<GridRowContent> else { return Content._updateNode(node, &view.content) }
    node.updateContainer(&view.element, &view.content)
  }

  @MainActor private static func isInGrid(_ node: ViewNode?) -> Bool {
    var next = node
    while let node = next {
      if let element = node.element { return element.anyContent is GridContent }
      next = node.parent
    }
    return false
  }
}

/// The content of a row of a grid.
package struct GridRowContent: ElementContent {
  /// Nil is what the grid says.
  package let alignment: VerticalAlignment?

  nonisolated package init(alignment: VerticalAlignment?) {
    self.alignment = alignment
  }

  package static var isGroup: Bool { true }
  package var role: ElementRole { ElementRole("gridRow") }
  package var innerKinds: InnerKinds { .gridRow }

  @MainActor package func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { GridRowNode(alignment) }

  @MainActor package func updateLayoutNode(_ node: LayoutNode, from old: any ElementContent, in layout: SceneLayout) {
    (node as? GridRowNode)?.set(alignment)
  }
}

extension GridRowContent: ElementDescription {}

/// Says something about a view as a cell of a grid.
package struct GridCellModifier {
  let traits: GridCellTraits
}

extension GridCellModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { GridCellModifierNode(self, context) }
}

private final class GridCellModifierNode: PrimitiveModifierNode<GridCellModifier> {
  override init(_ modifier: GridCellModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
  }

  override func addLayoutSteps(
    to steps: inout ContiguousArray<LayoutStep>, around element: ElementNode, _ effect: (any ElementEffect)?,
    in layout: SceneLayout
  ) {
    steps.append(modifier.traits.step)
  }

  override func didUpdateContent(_ newModifier: GridCellModifier) {
    let isSame = modifier.traits == newModifier.traits
    replaceModifier(with: newModifier)
    if !isSame { layoutStepsChanged() }
  }
}

extension View {
  /// Makes this view a cell of several columns of a `Grid`.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier(traits: GridCellTraits(columns: count)))
  }

  /// Puts a point of this view at the same point of its cell in a `Grid`, in units of their sizes.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier(traits: GridCellTraits(anchor: anchor)))
  }

  /// Says where all cells of this view's column of a `Grid` stand. One cell of a column says it: the first that does counts.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier(traits: GridCellTraits(columnAlignment: guide)))
  }

  /// Keeps this view from asking for room in a `Grid`, in these directions: it gets what the other cells make.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier(traits: GridCellTraits(unsizedAxes: axes)))
  }
}
