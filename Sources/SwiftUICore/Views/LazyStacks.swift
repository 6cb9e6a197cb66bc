import Foundation

/// The directions in which a view scrolls or is laid out.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal, vertical

  /// An efficient set of axes.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// A set of view types that may be pinned to the bounds of a scroll view. No host pins any yet.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A scrollable view.
public struct ScrollView<Content: View> {
  /// The scroll view's content.
  public var content: Content
  private var element: ScrollElement

  /// The scrollable axes of the scroll view.
  public var axes: Axis.Set {
    get { element.axes }
    set { element.axes = newValue }
  }

  /// Creates a new instance that's scrollable in the direction of the given axis.
  ///
  /// Browsers show scroll indicators as the person has set them up: `showsIndicators` changes nothing.
  nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    element = ScrollElement(axes: axes)
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}

/// What a scroll view says about itself.
struct ScrollElement: ElementDescription, Equatable {
  fileprivate var axes: Axis.Set

  var elementKind: ElementKind { .scrollView }

  func describe(_ properties: inout ElementProperties, in environment: EnvironmentValues) {
    properties.add(
      .axes(axes == .vertical ? .vertical : axes == .horizontal ? .horizontal : axes.isEmpty ? .none : .both))
  }
}

/// A view that arranges its children in a line that grows vertically, creating items only as needed.
///
/// Rows of a `ForEach` are made when a host shows them. A row that leaves the screen ends, with `onDisappear`; its state is there
/// again when it comes back, with `onAppear` (behaviour 121). Cost is in proportion to what is shown, not to the data.
public struct LazyVStack<Content: View> {
  private var content: Content
  private var element: StackElement

  /// Creates a lazy vertical stack view with the given spacing, vertical alignment, pinning behavior, and content.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    element = StackElement(.lazyVerticalStack, spacing: spacing, horizontal: alignment)
    self.content = content()
  }
}

extension LazyVStack: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}

/// A view that arranges its children in a line that grows horizontally, creating items only as needed.
///
/// What `LazyVStack` says about rows is true of its columns.
public struct LazyHStack<Content: View> {
  private var content: Content
  private var element: StackElement

  /// Creates a lazy horizontal stack view with the given spacing, vertical alignment, pinning behavior, and content.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    element = StackElement(.lazyHorizontalStack, spacing: spacing, vertical: alignment)
    self.content = content()
  }
}

extension LazyHStack: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}

/// A description of a row or a column in a lazy grid.
public struct GridItem: Sendable {
  /// The size in the minor axis of one or more rows or columns in a grid layout.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the item, which is the width of a column item or the height of a row item.
  public var size: Size
  /// The spacing to the next item. Browsers use the one of the first column for all.
  public var spacing: CGFloat?
  /// The alignment to use when placing each view.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  fileprivate var column: GridColumn {
    switch size {
    case .fixed(let width): .fixed(width)
    case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
    case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
    }
  }
}

/// A container view that arranges its child views in a grid that grows vertically, creating items only as needed.
///
/// What `LazyVStack` says about rows is true of its cells.
public struct LazyVGrid<Content: View> {
  private var content: Content
  private var element: StackElement

  /// Creates a grid that grows vertically.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    element = StackElement(.lazyVerticalGrid, spacing: spacing, horizontal: alignment, columns: columns.map(\.column))
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    .container(view.element, &view.content, context)
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.updateContainer(&view.element, &view.content)
  }
}
