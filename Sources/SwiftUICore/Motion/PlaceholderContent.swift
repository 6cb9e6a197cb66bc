/// Stands for the view that something is applied to: a transition, phases, keyframes, an animation.
public struct PlaceholderContentView<Value> {
  /// Nil for the content of the nearest modifier around that was made with a placeholder of this type.
  let source: AnyModifiedContentSource?
}

extension PlaceholderContentView: PrimitiveView {
  public static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    if let source = view.source ?? owner(around: context.parent)?.anySource {
      return _Node(PlaceholderNode(source, context))
    }
    // Kept by the app and shown elsewhere: there is nothing that it stands for.
    var empty = EmptyView()
    return EmptyView._makeNode(&empty, context)
  }

  /// The content changes with the view that it stands for, which tells its placeholders itself.
  public static func _updateNode(_ node: _Node, _ view: inout Self) {}

  @MainActor
  static func owner(around node: ViewNode) -> (any PlaceholderOwner)? {
    var next: ViewNode? = node
    while let node = next {
      if let owner = node as? any PlaceholderOwner, owner.isMeant(by: Self.self) { return owner }
      next = node.parent
    }
    return nil
  }
}

/// A node whose modifier was made with a placeholder that did not know its content yet.
@MainActor
protocol PlaceholderOwner: ViewNode {
  var anySource: AnyModifiedContentSource { get }
  func isMeant<Value>(by placeholder: PlaceholderContentView<Value>.Type) -> Bool
}

extension ModifierNode: PlaceholderOwner {
  var anySource: AnyModifiedContentSource { source }

  func isMeant<Value>(by placeholder: PlaceholderContentView<Value>.Type) -> Bool {
    (Modifier.self as? any PlaceholderMaker.Type)?.placeholder == placeholder
  }
}

private protocol PlaceholderMaker {
  static var placeholder: Any.Type { get }
}

/// Makes another view from a view, by a function.
struct PlaceholderModifier<Value, Made: View> {
  let make: (PlaceholderContentView<Value>) -> Made
}

extension PlaceholderModifier: ViewModifier {
  func body(content: Content) -> some View { make(PlaceholderContentView(source: content.source)) }
}

/// Changes the transactions of what was added to a view.
struct AddedTransaction<Value, Added: View> {
  let added: Added
  let transform: (inout Transaction) -> Void
}

extension AddedTransaction: PlaceholderMaker {
  static var placeholder: Any.Type { PlaceholderContentView<Value>.self }
}

extension AddedTransaction: ViewModifier {
  func body(content: Content) -> some View { added.modifier(TransactionModifier(transform)) }
}

/// Gives a view inside an `AddedTransaction` the transactions from around it.
struct OuterTransaction<Value> {}

extension OuterTransaction: PrimitiveModifier {
  func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<OuterTransaction> { OuterTransactionNode(self, context) }
}

private final class OuterTransactionNode<Value>: PrimitiveModifierNode<OuterTransaction<Value>> {
  override init(_ modifier: OuterTransaction<Value>, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.changesTransactions)
  }

  override var transaction: Transaction {
    let outer = PlaceholderContentView<Value>.owner(around: parent!)?.parent ?? parent!
    return outer.transaction
  }
}
