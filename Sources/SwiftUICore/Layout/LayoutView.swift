import Foundation

/// Views in an arrangement of an app's own.
package struct LayoutView<Arrangement: Layout, Content: View> {
  var layout: Arrangement
  var content: Content
}

extension LayoutView: PrimitiveView {
  package static func _makeNode(_ view: inout Self, _ context: _NodeContext) -> _Node {
    guard Arrangement.AnimatableData.self != EmptyAnimatableData.self, context.graph.host?.animates == true else {
      return _Node(LayoutViewNode(&view, context))
    }
    return _Node(InterpolatingLayoutNode(&view, context))
  }

  package static func _updateNode(_ node: _Node, _ view: inout Self) {
    if Arrangement.AnimatableData.self != EmptyAnimatableData.self,
      let node = node.node as? InterpolatingLayoutNode<Arrangement, Content>
    {
      return node.update(&view)
    }
    let node = node.cast(to: LayoutViewNode<Arrangement, Content>.self)
    node.take(view.layout)
    node.update(&view.content)
  }
}

/// The node of a layout with numbers: its views go where it puts them with those in between.
private final class InterpolatingLayoutNode<Arrangement: Layout, Content: View>:
  InterpolatingNode<Arrangement, Arrangement.AnimatableData>
{
  init(_ view: inout LayoutView<Arrangement, Content>, _ context: _NodeContext) {
    super.init(view.layout, view.layout.animatableData, context)
    setContent(LayoutViewNode(&view, _NodeContext(parent: self)))
  }

  private var layoutNode: LayoutViewNode<Arrangement, Content> {
    unsafeDowncast(content, to: LayoutViewNode<Arrangement, Content>.self)
  }

  func update(_ view: inout LayoutView<Arrangement, Content>) {
    take(&view.layout)
    layoutNode.update(&view.content)
  }

  override func numbers(of value: Arrangement) -> Arrangement.AnimatableData { value.animatableData }
  override func set(_ numbers: Arrangement.AnimatableData, of value: inout Arrangement) { value.animatableData = numbers }
  override func updateContent(_ value: inout Arrangement) { layoutNode.take(value) }
}

private final class LayoutViewNode<Arrangement: Layout, Content: View>: ContentNode<LayoutContent> {
  private var children: ChildNodes
  private let behavior: LayoutBox<Arrangement>

  init(_ view: inout LayoutView<Arrangement, Content>, _ context: _NodeContext) {
    children = ChildNodes(of: Content.self)
    behavior = LayoutBox(view.layout)
    super.init(context)
    begin(LayoutContent(name: LayoutBox.name(of: view.layout)))
    children.types.makeNodes(of: &view.content, below: self) { children.append($0) }
  }

  func take(_ layout: Arrangement) {
    guard behavior.take(layout) else { return }
    say(LayoutContent(name: LayoutBox.name(of: layout)))
    graph.layout?.traitsChanged(of: self)
  }

  func update(_ content: inout Content) { children.update(&content) }

  override func makeLayoutNode(in layout: SceneLayout) -> LayoutNode { CustomNode(behavior) }
  override var childCount: Int { children.count }
  override func child(at index: Int) -> ViewNode { children[index] }
}

/// The content of a container with a layout of an app's own.
package struct LayoutContent: ElementContent {
  /// The type of the layout.
  package let name: String
  package var role: ElementRole { ElementRole("layout") }
  package var summary: [String] { [name] }
}

/// A layout for one container, with what it keeps.
private final class LayoutBox<Arrangement: Layout>: LayoutBehavior {
  private var layout: Arrangement
  private var cache: Arrangement.Cache?
  /// Whether what is kept is older than the views or the layout.
  private var isStale = false

  init(_ layout: Arrangement) {
    self.layout = layout
  }

  static func name(of layout: Arrangement) -> String {
    (layout as? AnyLayout)?.name ?? "\(Arrangement.self)"
  }

  /// Takes another layout. Returns whether it is different.
  @MainActor
  func take(_ newLayout: Arrangement) -> Bool {
    if ValueComparator.of(Arrangement.self)(layout, newLayout) { return false }
    extendLifetime(exchange(&layout, with: newLayout))
    isStale = true
    return true
  }

  /// The cache is out of here while code of the app runs: that may ask for this very container.
  private func withCache<Result>(_ members: LayoutSubviews, _ body: (inout Arrangement.Cache) -> Result) -> Result {
    var kept = exchange(&cache, with: nil)
    if kept == nil {
      kept = layout.makeCache(subviews: members)
      isStale = false
    } else if isStale {
      isStale = false
      layout.updateCache(&kept!, subviews: members)
    }
    let result = body(&kept!)
    extendLifetime(exchange(&cache, with: kept))
    return result
  }

  func size(_ proposal: ProposedViewSize, _ members: LayoutSubviews) -> CGSize {
    withCache(members) { layout.sizeThatFits(proposal: proposal, subviews: members, cache: &$0) }
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ members: LayoutSubviews) {
    withCache(members) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: members, cache: &$0) }
  }

  func guide(_ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ members: LayoutSubviews) -> CGFloat? {
    withCache(members) { cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: members, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: members, cache: &cache)
    }
  }

  func spacing(_ members: LayoutSubviews) -> ViewSpacing {
    withCache(members) { layout.spacing(subviews: members, cache: &$0) }
  }

  func membersChanged() {
    isStale = true
  }

  var orientation: Axis? {
    if let layout = layout as? AnyLayout { return layout.orientation }
    return Arrangement.layoutProperties.stackOrientation
  }
}

/// A layout of any type. Another one in its place keeps the views with their state.
public struct AnyLayout: Layout, Sendable {
  /// What a layout of any type keeps.
  public struct Cache {
    fileprivate var base: any CacheBox
  }

  // Layouts are values that run on the main actor alone.
  nonisolated(unsafe) private let base: any Layout

  /// Creates a layout that does what another one does.
  public init<Base: Layout>(_ layout: Base) {
    base = (layout as? AnyLayout)?.base ?? layout
  }

  var name: String { "\(type(of: base))" }
  var orientation: Axis? { type(of: base).layoutProperties.stackOrientation }

  /// Makes what the layout keeps.
  public func makeCache(subviews: Subviews) -> Cache { Cache(base: Self.makeBox(base, subviews)) }

  /// Brings what the layout keeps up to date; of a layout of another type it is made anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if !cache.base.update(base, subviews) { cache = makeCache(subviews: subviews) }
  }

  /// The distances of the layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.base.spacing(base, subviews) }

  /// The size of the layout.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.base.size(base, proposal, subviews)
  }

  /// Puts the views where the layout wants them.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    cache.base.place(base, bounds, proposal, subviews)
  }

  /// What the layout says of a guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    cache.base.guide(base, guide.key, bounds, proposal, subviews)
  }

  /// What the layout says of a guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    cache.base.guide(base, guide.key, bounds, proposal, subviews)
  }

  private static func makeBox(_ layout: some Layout, _ subviews: Subviews) -> any CacheBox {
    TypedCacheBox(of: layout, subviews)
  }
}

/// What a layout of some type keeps.
private protocol CacheBox: AnyObject {
  /// Returns false if it is of a layout of another type.
  func update(_ layout: any Layout, _ subviews: LayoutSubviews) -> Bool
  func spacing(_ layout: any Layout, _ subviews: LayoutSubviews) -> ViewSpacing
  func size(_ layout: any Layout, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
  func place(_ layout: any Layout, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
  func guide(
    _ layout: any Layout, _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat?
}

private final class TypedCacheBox<Arrangement: Layout>: CacheBox {
  private var cache: Arrangement.Cache?

  init(of layout: Arrangement, _ subviews: LayoutSubviews) {
    cache = layout.makeCache(subviews: subviews)
  }

  private func withCache<Result>(
    _ layout: any Layout, _ subviews: LayoutSubviews, _ body: (Arrangement, inout Arrangement.Cache) -> Result
  ) -> Result {
    guard let layout = layout as? Arrangement else { preconditionFailure("the cache is made anew for another type") }
    var kept = exchange(&cache, with: nil) ?? layout.makeCache(subviews: subviews)
    let result = body(layout, &kept)
    extendLifetime(exchange(&cache, with: kept))
    return result
  }

  func update(_ layout: any Layout, _ subviews: LayoutSubviews) -> Bool {
    guard layout is Arrangement else { return false }
    withCache(layout, subviews) { $0.updateCache(&$1, subviews: subviews) }
    return true
  }

  func spacing(_ layout: any Layout, _ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(layout, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
  }

  func size(_ layout: any Layout, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    withCache(layout, subviews) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
  }

  func place(_ layout: any Layout, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    withCache(layout, subviews) { $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1) }
  }

  func guide(
    _ layout: any Layout, _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    withCache(layout, subviews) { layout, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}
