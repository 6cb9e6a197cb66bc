/// A part of what a window shows, described by a value.
///
/// A view is a value; its instance at one place of the tree lives in the view graph. The body is evaluated when the view's
/// stored properties differ from those before, or when something that it read has changed, and at no other time.
@MainActor
@preconcurrency
public protocol View {
  // Behaviour 136.

  /// The type of its content.
  associatedtype Body: View

  /// The views that it consists of.
  @ViewBuilder var body: Body { get }

  // Not by value: copies of what a view holds would be most of the cost of giving it to its node.

  /// Makes the node for this view. Not for apps.
  static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node

  /// Gives a node that this view's type has made a new value, which it may take out of `view`. Not for apps.
  static func _updateNode(_ node: _Node, _ view: inout Self)
}

extension View {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    _Node(EvaluableType.of(Self.self).nodeClass(for: Self.self).init(view, context))
  }

  public static func _updateNode(_ node: _Node, _ view: inout Self) {
    node.cast(to: CompositeNode<Self>.self).replaceValue(with: &view)
  }
}

extension View where Body == Never {
  /// Never called: the view graph asks a primitive view for its node.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no value") }
}

/// A view without a body, which makes its node itself.
package protocol PrimitiveView: View where Body == Never {}
