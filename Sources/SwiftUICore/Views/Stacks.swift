import Foundation

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  let kind: HorizontalAlignmentKind

  public static let leading = HorizontalAlignment(kind: .leading)
  public static let center = HorizontalAlignment(kind: .center)
  public static let trailing = HorizontalAlignment(kind: .trailing)
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  let kind: VerticalAlignmentKind

  public static let top = VerticalAlignment(kind: .top)
  public static let center = VerticalAlignment(kind: .center)
  public static let bottom = VerticalAlignment(kind: .bottom)
  public static let firstTextBaseline = VerticalAlignment(kind: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(kind: .lastTextBaseline)
}

/// An alignment in both axes.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// What stacks and grids say about themselves.
@usableFromInline
struct StackElement: ElementDescription, Equatable {
  package let elementKind: ElementKind
  private let spacing: CGFloat?
  private let horizontalAlignment: HorizontalAlignmentKind
  private let verticalAlignment: VerticalAlignmentKind
  private let columns: [GridColumn]

  nonisolated init(
    _ kind: ElementKind, spacing: CGFloat? = nil, horizontal: HorizontalAlignment = .center,
    vertical: VerticalAlignment = .center,
    columns: [GridColumn] = []
  ) {
    elementKind = kind
    self.spacing = spacing
    horizontalAlignment = horizontal.kind
    verticalAlignment = vertical.kind
    self.columns = columns
  }

  // For initializers that are compiled into apps: there they know their content, and look up nothing.

  @usableFromInline
  nonisolated static func horizontal(_ alignment: VerticalAlignment, _ spacing: CGFloat?) -> StackElement {
    StackElement(.horizontalStack, spacing: spacing, vertical: alignment)
  }

  @usableFromInline
  nonisolated static func vertical(_ alignment: HorizontalAlignment, _ spacing: CGFloat?) -> StackElement {
    StackElement(.verticalStack, spacing: spacing, horizontal: alignment)
  }

  @usableFromInline
  nonisolated static func depth(_ alignment: Alignment) -> StackElement {
    StackElement(.depthStack, horizontal: alignment.horizontal, vertical: alignment.vertical)
  }

  package func describe(_ properties: inout ElementProperties, in environment: EnvironmentValues) {
    properties.add(.spacing(spacing))
    properties.add(.horizontalAlignment(horizontalAlignment))
    properties.add(.verticalAlignment(verticalAlignment))
    properties.add(.columns(columns))
  }
}

/// A view that arranges its subviews in a horizontal line.
public struct HStack<Content: View> {
  @usableFromInline var content: Content
  @usableFromInline var element: StackElement

  /// Creates a horizontal stack with the given spacing and vertical alignment.
  @inlinable
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    element = .horizontal(alignment, spacing)
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}

/// A view that arranges its subviews in a vertical line.
public struct VStack<Content: View> {
  @usableFromInline var content: Content
  @usableFromInline var element: StackElement

  /// Creates an instance with the given spacing and horizontal alignment.
  @inlinable
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
  {
    element = .vertical(alignment, spacing)
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}

/// A view that overlays its subviews, aligning them in both axes.
public struct ZStack<Content: View> {
  @usableFromInline var content: Content
  @usableFromInline var element: StackElement

  /// Creates an instance with the given alignment.
  @inlinable
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    element = .depth(alignment)
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}

/// A flexible space that expands along the major axis of its containing stack layout.
public struct Spacer {
  /// The minimum length this spacer can be shrunk to, along the axis or axes of expansion.
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: ElementView {
  package var elementKind: ElementKind { .spacer }
  package func change(from old: Spacer) -> ElementChange { minLength == old.minLength ? .none : .unknown }
  package func describe(_ properties: inout ElementProperties, in environment: EnvironmentValues) {
    properties.add(.spacing(minLength))
  }
}

/// A visual element that can be used to separate other content.
public struct Divider {
  nonisolated public init() {}
}

extension Divider: ElementView {
  package var elementKind: ElementKind { .divider }
  package func change(from old: Divider) -> ElementChange { .none }
  package func describe(_ properties: inout ElementProperties, in environment: EnvironmentValues) {}
}
