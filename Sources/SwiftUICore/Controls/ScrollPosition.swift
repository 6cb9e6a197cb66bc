import Foundation

/// Where something is scrolled to, for `scrollPosition(_:anchor:)`: written by the app to scroll, and by the person who scrolls.
public struct ScrollPosition: Equatable, Sendable {
  private(set) var target: Target?
  /// Counts what the app asks for.
  private(set) var number = 0
  /// Whether the person has scrolled there.
  public private(set) var isPositionedByUser = false

  enum Target: Equatable, @unchecked Sendable {
    // Unchecked: an id of an app, which is only compared, on the main actor.
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// Creates a position that stands at no place yet, for ids of a type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// Creates a position at a view.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    target = .view(AnyHashable(id), anchor: anchor)
  }

  /// Creates a position at an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    target = .edge(edge)
  }

  /// Creates a position so many points from the beginning.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    target = .point(x: point.x, y: point.y)
  }

  /// Creates a position so many points from the beginning.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    target = .point(x: x, y: y)
  }

  /// Creates a position so many points from the leading edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    target = .point(x: x, y: nil)
  }

  /// Creates a position so many points from the upper edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    target = .point(x: nil, y: y)
  }

  private mutating func set(_ newTarget: Target) {
    target = newTarget
    number += 1
    isPositionedByUser = false
  }

  mutating func noteScrolled(to id: AnyHashable) {
    target = .view(id, anchor: nil)
    isPositionedByUser = true
  }

  /// Scrolls to the view with an id.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    set(.view(AnyHashable(id), anchor: anchor))
  }

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }

  /// Scrolls so many points from the beginning.
  public mutating func scrollTo(point: CGPoint) { set(.point(x: point.x, y: point.y)) }

  /// Scrolls so many points from the beginning.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.point(x: x, y: y)) }

  /// Scrolls so many points from the leading edge.
  public mutating func scrollTo(x: CGFloat) { set(.point(x: x, y: nil)) }

  /// Scrolls so many points from the upper edge.
  public mutating func scrollTo(y: CGFloat) { set(.point(x: nil, y: y)) }

  /// The id of the view at which it stands, if the app has said so or the person has scrolled there.
  public var viewID: (any Hashable & Sendable)? {
    guard case .view(let id, _) = target else { return nil }
    // A marker protocol says nothing at run time: both have one layout.
    return (id.base as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
  }

  /// The id of the view at which it stands, if it has this type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? {
    guard case .view(let id, _) = target else { return nil }
    return id.base as? ID
  }

  /// The edge that the app has said, until the person scrolls.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  /// The point that the app has said, until the person scrolls.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
  }

  /// The distance from the leading edge that the app has said, until the person scrolls.
  public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }

  /// The distance from the upper edge that the app has said, until the person scrolls.
  public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }
}

/// Follows where what scrolls inside is, and scrolls it.
package struct ScrollPositionModifier {
  let read: () -> ScrollPosition
  let write: (AnyHashable) -> Void
  let anchor: UnitPoint?

  nonisolated init(_ position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    read = { position.wrappedValue }
    write = { id in position.wrappedValue.noteScrolled(to: id) }
    self.anchor = anchor
  }

  nonisolated init<ID: Hashable>(id binding: Binding<ID?>, anchor: UnitPoint?) {
    read = {
      var position = ScrollPosition()
      if let id = binding.wrappedValue { position.noteScrolled(to: id) }
      return position
    }
    write = { id in if let id = id.base as? ID { binding.wrappedValue = id } }
    self.anchor = anchor
  }
}

extension ScrollPositionModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { ScrollPositionNode(self, context) }
}

private final class ScrollPositionNode: PrimitiveModifierNode<ScrollPositionModifier>, ScrollReader {
  private var id = ElementID.root
  /// What is shown, as far as the app and the person have said so.
  private var shown = ScrollPosition()
  private let type = EvaluableType.of(ScrollPositionModifier.self)

  override init(_ modifier: ScrollPositionModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
    id = graph.register(self)
  }

  override func effect(on element: ElementNode) -> (any ElementEffect)? {
    ScrollPositionEffect(target: id, anchor: modifier.anchor)
  }

  override func contentDidAppear() { evaluate() }

  override func didUpdateContent(_ newModifier: ScrollPositionModifier) {
    let isSame = modifier.anchor == newModifier.anchor
    replaceModifier(with: newModifier)
    if !isSame { forEachDescribedElement { $0.updateEffects(by: self) } }
    evaluate()
  }

  override func evaluate() {
    let wanted = tracking(type) { modifier.read() }
    guard wanted.target != shown.target || wanted.number != shown.number else { return }
    shown = wanted
    show(isAnimated: mayBeAnimated && animationOfChange != nil)
  }

  /// What is shown stays where it is when rows are put elsewhere.
  override func contentWasReordered() {
    if case .view = shown.target { show(isAnimated: false) }
  }

  private func show(isAnimated: Bool) {
    if case .view(let id, _) = shown.target { prepare(id) }
    // After the changes that come with it: a row may be new.
    graph.perform(in: .changes) { [weak self] in
      guard let self, !flags.contains(.isRemoved) else { return }
      switch shown.target {
      case nil: break
      case .view(let id, let anchor): find(id)?.firstElement?.scrollIntoView(anchor ?? modifier.anchor, isAnimated: isAnimated)
      case .edge(let edge): firstScrollingNode?.scroll(to: ScrollRequest(.edge(edge), isAnimated: isAnimated))
      case .point(let x, let y): firstScrollingNode?.scroll(to: ScrollRequest(.offset(x: x, y: y), isAnimated: isAnimated))
      }
    }
    graph.requestTurn()
  }

  override func handle(_ event: any ElementEvent) {
    guard let event = event as? ScrolledEvent, let element = graph.node(event.element), let id = viewID(of: element) else {
      return
    }
    if case .view(id, _) = shown.target { return }
    shown.noteScrolled(to: id)
    modifier.write(id)
  }

  /// The id of the view that an element belongs to: that of `id(_:)`, or of the `ForEach`.
  private func viewID(of element: ViewNode) -> AnyHashable? {
    var next: ViewNode? = element
    while let node = next, node !== self {
      if let id = node.explicitID ?? node.parent?.tag(ofChildAt: node.index)?.value { return id }
      next = node.parent
    }
    return nil
  }

  override func tearDown() {
    graph.unregister(id)
  }
}

/// The app wants to know at which view what scrolls inside is.
package struct ScrollPositionEffect: ElementEffect {
  /// Where a host sends `ScrolledEvent`.
  package let target: ElementID
  /// The view nearest to this point counts; nil is the first one in sight.
  package let anchor: UnitPoint?
  package var summary: String? { "scrollPosition" }
}

/// A person has scrolled to an element: one of a `scrollTargetLayout`, or a row of a list.
package struct ScrolledEvent: ElementEvent {
  package let element: ElementID

  package init(to element: ElementID) {
    self.element = element
  }
}

/// For what a default anchor of something that scrolls counts.
public struct ScrollAnchorRole: Hashable, Sendable {
  let number: Int

  /// Where it stands at first.
  public static var initialOffset: ScrollAnchorRole { .init(number: 0) }
  /// What stays when its size changes.
  public static var sizeChanges: ScrollAnchorRole { .init(number: 1) }
  /// Where what is smaller than it stands.
  public static var alignment: ScrollAnchorRole { .init(number: 2) }
}

extension View {
  /// Joins a binding to the id of the view at which what scrolls in this view is: the first one in sight of a
  /// `scrollTargetLayout(isEnabled:)` or of a list's rows, or with an anchor the one nearest to that.
  ///
  /// Writing it scrolls there; so does its first value. The view stays in sight when rows are put elsewhere.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }

  /// Joins a position to what scrolls in this view. Writing it scrolls; the person who scrolls writes the id of the view.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position, anchor: anchor))
  }

  /// Where what scrolls in this view stands at first, and where it stays when its content changes as long as nobody scrolls.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollTraits) { traits in
      traits.anchor = anchor
      traits.alignment = anchor
    }
  }

  /// Where what scrolls in this view stands; for `alignment` only what is smaller than it.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollTraits) { traits in
      if role == .alignment { traits.alignment = anchor } else { traits.anchor = anchor }
    }
  }
}
