/// Pages on top of each other, of which the topmost is seen, with a bar for its title, its items and the way back.
///
/// The root is always there. Above it there is a page for each value of the path, and for each link or `navigationDestination` that
/// presents a page of its own. Pages that are covered keep their state; a page that is taken away ends.
public struct NavigationStack<Data, Root: View> {
  private let path: PathAccess?
  private var root: Root
}

extension NavigationStack: PrimitiveView {
  /// Creates a stack that keeps its path itself.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a stack whose path may have values of any types.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = PathAccess(path)
    self.root = root()
  }

  /// Creates a stack whose path has values of one type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.path = PathAccess(path)
    self.root = root()
  }

  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    _Node(NavigationStackNode(path: view.path, root: &view.root, context))
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.cast(to: NavigationStackNode.self).update(path: view.path, root: &view.root)
  }
}

/// The pages of a stack. Its children are the pages from the root on; all but the last one are covered.
package struct NavigationStackContent: ElementContent {
  /// Whether the person has gone back from a page that can come again.
  package var canGoForward = false

  package var role: ElementRole { ElementRole("navigationStack") }
  package var innerKinds: InnerKinds { [.pages, .growing] }
}
