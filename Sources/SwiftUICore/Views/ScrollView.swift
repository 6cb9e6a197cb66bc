/// A window onto views that may be larger than it, which a person can move.
public struct ScrollView<Content: View> {
  /// What is moved.
  public var content: Content
  fileprivate var element: ScrollContent

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

extension ScrollView: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node { _Node(ScrollNode(&view, context)) }
  public static func _updateNode(_ node: _Node, _ view: inout Self) { node.cast(to: ScrollNode<Content>.self).update(&view) }
}

private final class ScrollNode<Content: View>: ContentNode<ScrollContent>, ScrollingNode {
  private var described: ScrollContent
  private var children: ChildNodes

  init(_ view: inout ScrollView<Content>, _ context: _NodeContext) {
    described = view.element
    children = ChildNodes(of: Content.self)
    super.init(context)
    begin(newContent())
    children.types.makeNodes(of: &view.content, below: self) { children.append($0) }
  }

  func update(_ view: inout ScrollView<Content>) {
    described = view.element
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
