/// One page that a view wants on the stack, beside those of the path.
@MainActor
final class ViewPush {
  /// What is shown. Another item is another page.
  let item: AnyHashable
  /// The page on which the view stands that wants it.
  weak var page: NavigationPageNode?
  /// Whether it is still wanted.
  var isOpen = true
  /// Whether the person has gone back from it, and the one who wants it has not been told.
  var isClosing = false
  /// Whether it is the first page of a column, in place of what stands there as long as nothing is chosen.
  var startsColumn = false
  typealias Maker = @MainActor (ViewPush, NavigationStackNode, _ index: Int, _ isTop: Bool) -> NavigationPageNode?
  let makePage: Maker
  /// Tells the one who wants it that the person, or the stack, has taken it away.
  let wasClosed: @MainActor () -> Void

  init(
    item: AnyHashable, page: NavigationPageNode?, makePage: @escaping Maker, wasClosed: @escaping @MainActor () -> Void
  ) {
    self.item = item
    self.page = page
    self.makePage = makePage
    self.wasClosed = wasClosed
  }
}

/// Wants a page on the stack while something is presented.
package struct PushModifier<Destination: View> {
  enum Presented {
    /// What a binding says: the page goes with the view that wants it.
    case binding(() -> AnyHashable?)
    /// What a person has chosen with a link: the page stays, whatever becomes of the link.
    case link
  }

  let presented: Presented
  let close: () -> Void
  /// Has the binding of a link say that its page is wanted; nil for what is no link.
  var activate: (() -> Void)?
  /// Whether the page of a link goes to the next column, where there is one.
  var isDetail = true
  let content: (AnyHashable) -> Destination
}

extension PushModifier {
  fileprivate var isLasting: Bool { if case .link = presented { true } else { false } }
  fileprivate var isLink: Bool { isLasting || activate != nil }
}

extension PushModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { PushNode(self, context) }
}

/// What a link asks for its page.
@MainActor
protocol LinkOwner: ViewNode {
  func follow()
}

private final class PushNode<Destination: View>: PrimitiveModifierNode<PushModifier<Destination>>, LinkOwner {
  private var push: ViewPush?
  private weak var shown: TypedPageNode<Destination>?
  private let type = EvaluableType.of(PushModifier<Destination>.self)

  override func contentDidAppear() {
    evaluate()
  }

  override func didUpdateContent(_ newModifier: PushModifier<Destination>) {
    replaceModifier(with: newModifier)
    if let push, push.isOpen { shown?.replace(content(for: push.item)) }
    evaluate()
  }

  override func evaluate() {
    guard case .binding(let item) = modifier.presented, push?.isClosing != true else { return }
    let wanted = tracking(type) { item() }
    if let push, push.isOpen {
      if wanted == push.item { return }
      end(push)
    }
    push = nil
    if let wanted { open(wanted) }
  }

  func follow() {
    guard isSeen else { return }
    switch modifier.presented {
    case .binding: modifier.activate?()
    case .link: if push?.isOpen != true || target !== pageAround?.stack { open(AnyHashable(true)) }
    }
  }

  /// The stack on which the page is put: the own one, or from a column that of the next column.
  private var target: NavigationStackNode? {
    guard let stack = pageAround?.stack else { return nil }
    return modifier.isDetail && modifier.isLink ? stack.detailStack ?? stack : stack
  }

  private func open(_ item: AnyHashable) {
    guard let page = pageAround, let target else {
      return Diagnostics.report(.destinationOutsideStack(type: "\(Destination.self)"), at: self)
    }
    let first = content(for: item)
    let isElsewhere = target !== page.stack
    let environment = modifier.isLink ? target.environment : environment
    let push = ViewPush(item: item, page: isElsewhere || modifier.isLasting ? nil : page) {
      [weak self] push, stack, index, isTop in
      let page = TypedPageNode(
        .push(push), in: stack, index: index, declaredBy: nil, around: environment, isTop: isTop,
        self?.content(for: item) ?? first)
      self?.shown = page
      return page
    } wasClosed: { [weak self] in
      guard let self, !flags.contains(.isRemoved) else { return }
      modifier.close()
      // The binding may have refused.
      invalidate(.hostEvent)
    }
    push.startsColumn = isElsewhere
    self.push = push
    target.open(push, replacing: isElsewhere)
  }

  private func end(_ push: ViewPush) {
    guard push.isOpen else { return }
    push.isOpen = false
    shown?.stack.pushesChanged()
  }

  private func content(for item: AnyHashable) -> @MainActor () -> Destination {
    let content = modifier.content
    return { content(item) }
  }

  override func tearDown() {
    // What a person has chosen stays, also where the row with the link has gone out of sight.
    if let push, !modifier.isLasting { end(push) }
  }
}
