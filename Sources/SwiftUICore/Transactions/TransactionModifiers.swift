/// Changes the transactions of what is below it.
package struct TransactionModifier {
  /// Gets the transaction from above and whether the modifier's value, if it watches one, has changed.
  let transform: (inout Transaction, Bool) -> Void
  /// Whether a new modifier's value is another one.
  let hasChanged: ((TransactionModifier) -> Bool)?
  let value: Any?

  nonisolated init(_ transform: @escaping (inout Transaction) -> Void) {
    self.transform = { transaction, _ in transform(&transaction) }
    hasChanged = nil
    value = nil
  }

  nonisolated init<Value: Equatable>(value: Value, _ transform: @escaping (inout Transaction) -> Void) {
    self.transform = { transaction, hasChanged in if hasChanged { transform(&transaction) } }
    self.value = value
    hasChanged = { $0.value as? Value != value }
  }
}

extension TransactionModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<TransactionModifier> { TransactionNode(self, context) }
}

/// Runs the transform once for each update: when the modifier gets a new value, or when something below asks.
private final class TransactionNode: PrimitiveModifierNode<TransactionModifier> {
  private var result = Transaction()
  private var batch = -1

  override init(_ modifier: TransactionModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.changesTransactions)
    graph.state.hasTransactionModifiers = true
    transform(hasChanged: false)
  }

  override func willUpdateContent(_ newModifier: TransactionModifier) {
    let hasChanged = modifier.hasChanged?(newModifier) ?? false
    replaceModifier(with: newModifier)
    transform(hasChanged: hasChanged)
  }

  private func transform(hasChanged: Bool) {
    var transaction = parent!.transaction
    modifier.transform(&transaction, hasChanged)
    extendLifetime(exchange(&result, with: transaction))
    batch = graph.state.batchCount
  }

  override var transaction: Transaction {
    if batch != graph.state.batchCount { transform(hasChanged: false) }
    return result
  }
}

extension View {
  /// Changes the transactions of updates of this view and those inside it.
  ///
  /// The function runs once for each update. What is nearer to the root runs first.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    // Behaviour 147.
    modifier(TransactionModifier(transform))
  }

  /// Changes the transactions of updates of this view and those inside it, where the value is another one than before.
  nonisolated public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, transform))
  }

  /// Gives updates of this view and those inside it an animation, where the value is another one than before.
  ///
  /// Nil takes the animation away. A transaction that `disablesAnimations` stays as it is.
  nonisolated public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modifier(
      TransactionModifier(value: value) { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// Gives updates of what `body` adds to this view an animation, and those of this view itself none from here.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transactions of updates of what `body` adds to this view, and not those of this view itself.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let added = body(PlaceholderContentView(source: nil))
    return modifier(OuterTransaction<Self>()).modifier(AddedTransaction<Self, V>(added: added, transform: transform))
  }

  /// Gives all updates of this view and those inside it an animation.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }
}

extension Binding {
  /// This binding with a transaction, in which its writes happen.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    // Behaviours 66 and 148.
    var result = self
    result.transaction = transaction
    return result
  }

  /// This binding with an animation for its writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var result = self
    result.transaction.animation = animation
    return result
  }
}
