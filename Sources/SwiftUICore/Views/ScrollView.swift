/// A window onto views that may be larger than it, which a person can move.
public struct ScrollView<Content: View> {
  /// What is moved.
  public var content: Content
  private var element: ScrollContent

  /// In which directions it can be moved.
  public var axes: Axis.Set {
    get { element.axes }
    set { element.axes = newValue }
  }

  /// Creates a scroll view that can be moved in these directions.
  ///
  /// Browsers show scroll indicators as the person has set them up: `showsIndicators` changes nothing.
  nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    element = ScrollContent(axes: axes)
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

/// The content of a scroll view: in which directions a person moves what is in it.
package struct ScrollContent: ElementContent {
  package var axes: Axis.Set

  package var role: ElementRole { ElementRole("scrollView") }

  package var summary: [String] {
    switch axes {
    case .vertical: []
    case .horizontal: ["axes=horizontal"]
    case []: ["axes=none"]
    default: ["axes=both"]
    }
  }
}

extension ScrollContent: ElementDescription {}
