/// A declaration of what is shown for the values of one type.
@MainActor
protocol Destination: ViewNode {
  var valueType: ObjectIdentifier { get }
  var valueName: String { get }
  /// The type, if its values can be made out of text.
  var codableType: (any Decodable.Type)? { get }
  func makePage(
    for value: AnyHashable, _ reason: NavigationPageNode.Reason, _ stack: NavigationStackNode, _ index: Int, _ isTop: Bool
  ) -> NavigationPageNode
}

/// Declares what is shown for the values of one type.
package struct DestinationModifier<Value: Hashable, Content: View> {
  let destination: (Value) -> Content
}

extension DestinationModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { DestinationNode(self, context) }
}

private final class DestinationNode<Value: Hashable, Content: View>: PrimitiveModifierNode<DestinationModifier<Value, Content>>,
  Destination
{
  private weak var stack: NavigationStackNode?

  override init(_ modifier: DestinationModifier<Value, Content>, _ context: _NodeContext) {
    super.init(modifier, context)
    stack = pageAround?.stack
    if let stack {
      stack.register(self)
    } else {
      Diagnostics.report(.destinationOutsideStack(type: valueName), at: self)
    }
  }

  var valueType: ObjectIdentifier { ObjectIdentifier(Value.self) }
  var valueName: String { "\(Value.self)" }
  var codableType: (any Decodable.Type)? { Value.self as? any Decodable.Type }

  func makePage(
    for value: AnyHashable, _ reason: NavigationPageNode.Reason, _ stack: NavigationStackNode, _ index: Int, _ isTop: Bool
  ) -> NavigationPageNode {
    TypedPageNode(
      reason, in: stack, index: index, declaredBy: self, around: environment, isTop: isTop, content(for: value))
  }

  private func content(for value: AnyHashable) -> @MainActor () -> Content {
    let destination = modifier.destination
    // The table of destinations is by the type of the value.
    let value = value.base as! Value
    return { destination(value) }
  }

  override func didUpdateContent(_ newModifier: DestinationModifier<Value, Content>) {
    replaceModifier(with: newModifier)
    for page in stack?.pages(declaredBy: self) ?? [] {
      if let value = page.reason.value { (page as? TypedPageNode<Content>)?.replace(content(for: value)) }
    }
  }

  override func tearDown() {
    stack?.unregister(self)
  }
}

extension View {
  /// Says what the stack around shows for values of a type: for links with such a value, and for such values in its path.
  ///
  /// It may stand on the root or on any page of the stack. Of several for one type the one nearest to the root counts. The closure runs
  /// again when the view that says this is updated, or what it has read changes.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Shows a page on the stack around while a condition is true. The way back writes false.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return modifier(
      PushModifier(
        presented: .binding { isPresented.wrappedValue ? AnyHashable(true) : nil }, close: { isPresented.wrappedValue = false },
        content: { _ in view }))
  }

  /// Shows a page on the stack around while there is an item. Another item begins a new page; the way back writes nil.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PushModifier(
        presented: .binding { item.wrappedValue.map { AnyHashable($0) } }, close: { item.wrappedValue = nil },
        content: { item in destination(item.base as! D) }))
  }
}
