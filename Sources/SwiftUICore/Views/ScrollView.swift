/// A window onto views that may be larger than it, which a person can move.
public struct ScrollView<Content: View> {
  /// What is moved.
  public var content: Content
  fileprivate var element: ScrollContent
  /// Room around what is moved, which goes with it.
  fileprivate var safeMargins: PaddingEffect?

  /// In which directions it can be moved.
  public var axes: Axis.Set {
    get { element.axes }
    set { element.axes = newValue }
  }

  /// Creates a scroll view that can be moved in these directions.
  ///
  /// `showsIndicators` says whether a person sees where it is, where the host shows that at all.
  nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    element = ScrollContent(axes: axes)
    element.hidesIndicators = !showsIndicators
    self.content = content()
  }
}

/// A scroll view, with whatever modifiers: more of the safe area is room around what scrolls, and not around the window onto it.
protocol ScrollsInSafeArea {
  nonisolated func addingToSafeArea(_ padding: PaddingEffect) -> Self
}

extension ScrollView: ScrollsInSafeArea {
  nonisolated func addingToSafeArea(_ padding: PaddingEffect) -> Self {
    var view = self
    view.safeMargins = padding.adding(to: safeMargins)
    return view
  }
}

extension ModifiedContent: ScrollsInSafeArea where Content: ScrollsInSafeArea {
  nonisolated func addingToSafeArea(_ padding: PaddingEffect) -> Self {
    ModifiedContent(content: content.addingToSafeArea(padding), modifier: modifier)
  }
}

extension PaddingEffect {
  /// Room at each edge together with what is there already.
  nonisolated fileprivate func adding(to other: PaddingEffect?) -> PaddingEffect {
    let (own, there) = (insets, other?.insets ?? EdgeInsets())
    return PaddingEffect(
      top: own.top + there.top, leading: own.leading + there.leading, bottom: own.bottom + there.bottom,
      trailing: own.trailing + there.trailing)
  }

  /// In points, with what hosts have by themselves.
  nonisolated fileprivate var insets: EdgeInsets {
    let standard: CGFloat = 16
    return EdgeInsets(
      top: max(0, top ?? standard), leading: max(0, leading ?? standard), bottom: max(0, bottom ?? standard),
      trailing: max(0, trailing ?? standard))
  }
}

extension ScrollView: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(ScrollNode(&view, context)) }
  public static func _updateNode(_ node: _Node, _ view: inout Self) { node.cast(to: ScrollNode<Content>.self).update(&view) }
}

private final class ScrollNode<Content: View>: ContentNode<ScrollContent>, ScrollingNode {
  private var described: ScrollContent
  private var safeMargins: EdgeInsets?
  private var children: ChildNodes

  init(_ view: inout ScrollView<Content>, _ context: _NodeContext) {
    described = view.element
    safeMargins = view.safeMargins?.insets
    children = ChildNodes(of: Content.self)
    super.init(context)
    begin(newContent())
    children.types.makeNodes(of: &view.content, below: self) { children.append($0) }
  }

  func update(_ view: inout ScrollView<Content>) {
    described = view.element
    safeMargins = view.safeMargins?.insets
    children.update(&view.content)
    evaluate()
  }

  override func evaluate() { say(newContent()) }
  override var childCount: Int { children.count }
  override func child(at index: Int) -> ViewNode { children[index] }

  private func newContent() -> ScrollContent {
    recordingDependencies {
      var content = described
      content.traits = EnvironmentValues(at: self).scrollTraits
      if let safeMargins { content.traits.margins.add(safeMargins) }
      if described.hidesIndicators { content.traits.hidesIndicators = true }
      return content
    }
  }

  var scrollAxes: Axis.Set { content.axes }

  func scroll(to target: ScrollRequest) {
    var next = content
    next.target = target.following(content.target)
    replace(content, with: next)
  }
}

/// The content of a scroll view: in which directions a person moves what is in it.
package struct ScrollContent: ElementContent {
  package var axes: Axis.Set
  fileprivate var hidesIndicators = false
  package var traits = ScrollTraits()
  package var target: ScrollRequest?

  package init(axes: Axis.Set) {
    self.axes = axes
  }

  package var role: ElementRole { ElementRole("scrollView") }
  package var innerKinds: InnerKinds { [.scroller, .growing] }

  package var summary: [String] {
    let axes: [String] =
      switch axes {
      case .vertical: []
      case .horizontal: ["axes=horizontal"]
      case []: ["axes=none"]
      default: ["axes=both"]
      }
    return axes + traits.summary
  }

  package mutating func takeOver(from held: ScrollContent) {
    target = held.target
  }
}

extension EdgeInsets {
  fileprivate mutating func add(_ other: EdgeInsets) {
    top += other.top
    leading += other.leading
    bottom += other.bottom
    trailing += other.trailing
  }
}
