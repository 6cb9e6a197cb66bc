import Foundation

@testable import ViewLayout

/// A description of a view: nodes can be made of it as often as one likes.
final class Plan {
  enum Kind {
    case text(String)
    /// In a font of the engine's.
    case engineText(String)
    case color, circle
    case fixed(CGSize)
    case spacer(CGFloat?)
    case divider(CGFloat)
    case stack(Axis, CGFloat?, AlignmentKey)
    case depth(Alignment)
    case grid(Alignment, CGFloat?, CGFloat?)
    case row(VerticalAlignment?)
    case lazyStack(Axis, CGFloat?, AlignmentKey)
    case lazyGrid([GridTrack], CGFloat?)
    case gap(Int)
    case scroll(Axis.Set, CGFloat)
    case fitting(Axis.Set)
    case custom(TrialLayout.Style)
    case reader, page
  }

  enum Step {
    case padding(EdgeInsets)
    case frame(CGFloat?, CGFloat?, Alignment)
    case flexible(FrameBounds, FrameBounds)
    case aspectRatio(CGFloat, Bool)
    case fixedSize(Axis.Set)
    case position(CGPoint)
    case priority(Double)
    case guide(AlignmentKey, Guide)
    case layer(Plan, Alignment)
    case bar(Edge, CGFloat?, Plan)
    case safeAreaPadding(EdgeInsets)
    case ignoresSafeArea(Edge.Set)
    case containerFrame(Axis.Set, CGFloat)
    case cell(GridCellTraits)
    case wholeLine
  }

  /// A guide that a closure says: what it says may change later.
  final class Guide {
    var constant: CGFloat
    var factor: CGFloat
    /// That of the node that is edited.
    var value: GuideValue?

    init(_ constant: CGFloat, _ factor: CGFloat) {
      (self.constant, self.factor) = (constant, factor)
    }

    var compute: (ViewDimensions) -> CGFloat {
      let (constant, factor) = (constant, factor)
      return { constant + factor * $0.width }
    }
  }

  var kind: Kind
  var steps: [Step] = []
  var children: [Plan] = []
  /// The one that is edited.
  private(set) var node: LayoutNode!

  init(_ kind: Kind) {
    self.kind = kind
  }

  var isContainer: Bool {
    switch kind {
    case .text, .engineText, .color, .circle, .fixed, .spacer, .divider, .gap: false
    default: true
    }
  }

  /// The views in its steps.
  var layers: [Plan] {
    steps.compactMap {
      switch $0 {
      case .layer(let plan, _), .bar(_, _, let plan): plan
      default: nil
      }
    }
  }

  /// It and all in it, a line for each view.
  func outline(_ indent: String = "") -> String {
    let line = "\(indent)\(kind) \(steps.isEmpty ? "" : "\(steps)")\n".replacingOccurrences(of: "ViewLayoutTests.Plan.", with: "")
      .replacingOccurrences(of: "ViewLayout.", with: "")
    return line + layers.map { $0.outline(indent + "  + ") }.joined() + children.map { $0.outline(indent + "  ") }.joined()
  }

  /// It and all in it.
  var all: [Plan] { [self] + children.flatMap(\.all) + layers.flatMap(\.all) }

  // MARK: Nodes

  /// The node that is edited, made where there is none.
  func edited() -> LayoutNode {
    if node == nil { node = make(isEdited: true) { $0.edited() } }
    return node
  }

  /// Another node for the same.
  func fresh() -> LayoutNode { make(isEdited: false) { $0.fresh() } }

  private func make(isEdited: Bool, _ child: (Plan) -> LayoutNode) -> LayoutNode {
    let node = bare()
    if !children.isEmpty { node.setChildren(ContiguousArray(children.map(child))) }
    if !steps.isEmpty { node.setSteps(list(isEdited: isEdited, child)) }
    return node
  }

  private func bare() -> LayoutNode {
    switch kind {
    case .text(let string): TestText(string)
    case .engineText(let string): TextNode(Self.layout(string), spacing: text("").contentSpacing)
    case .color: FillingNode()
    case .circle: FillingNode(sizeThatFits: Self.circle)
    case .fixed(let size): FixedNode(size)
    case .spacer(let least): SpacerNode(least: least)
    case .divider(let thickness): DividerNode(thickness: thickness)
    case .stack(let axis, let spacing, let guide): StackNode(axis, spacing: spacing, guide: guide)
    case .depth(let alignment): DepthNode(alignment)
    case .grid(let alignment, let horizontal, let vertical):
      GridNode(alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
    case .row(let alignment): GridRowNode(alignment)
    case .lazyStack(let axis, let spacing, let guide): LazyStackNode(axis, spacing: spacing, guide: guide)
    case .lazyGrid(let tracks, let spacing):
      LazyGridNode(.vertical, tracks: tracks, spacing: spacing, alignment: .horizontalCenter)
    case .gap(let count): GapNode(count: count)
    case .scroll(let axes, let margin): Self.set(ScrollNode(axes), axes, margin)
    case .fitting(let axes): FittingNode(axes)
    case .custom(let style): CustomNode(TrialLayout(style))
    case .reader: ReaderNode()
    case .page: PageNode()
    }
  }

  /// Says to the node what the kind is now.
  func applyKind() {
    switch (kind, node!) {
    case (.text(let string), let node as TestText): node.set(string)
    case (.engineText(let string), let node as TextNode): node.set(Self.layout(string))
    case (.color, let node as FillingNode): node.set(sizeThatFits: nil)
    case (.circle, let node as FillingNode): node.set(sizeThatFits: Self.circle)
    case (.fixed(let size), let node as FixedNode): node.set(size)
    case (.spacer(let least), let node as SpacerNode): node.set(least: least)
    case (.divider(let thickness), let node as DividerNode): node.set(thickness: thickness)
    case (.stack(let axis, let spacing, let guide), let node as StackNode): node.set(axis, spacing: spacing, guide: guide)
    case (.depth(let alignment), let node as DepthNode): node.set(alignment)
    case (.grid(let alignment, let horizontal, let vertical), let node as GridNode):
      node.set(alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
    case (.row(let alignment), let node as GridRowNode): node.set(alignment)
    case (.lazyStack(let axis, let spacing, let guide), let node as LazyStackNode):
      node.set(axis, spacing: spacing, guide: guide)
    case (.lazyGrid(let tracks, let spacing), let node as LazyGridNode):
      node.set(.vertical, tracks: tracks, spacing: spacing, alignment: .horizontalCenter)
    case (.gap(let count), let node as GapNode): node.set(count: count)
    case (.scroll(let axes, let margin), let node as ScrollNode): _ = Self.set(node, axes, margin)
    case (.fitting(let axes), let node as FittingNode): node.set(axes)
    case (.custom(let style), let node as CustomNode): node.set(TrialLayout(style))
    default: break
    }
  }

  func applySteps() {
    node.setSteps(list(isEdited: true) { $0.edited() })
  }

  /// What is not made at the beginning of a lazy stack leaves it as wide as it was with what had been there (6.30): a stack
  /// that is made anew cannot know that.
  func moveGapsBehindFirst() {
    guard case .lazyStack = kind else { return }
    let gaps = children.prefix { if case .gap = $0.kind { true } else { false } }
    children = Array(children.dropFirst(gaps.count) + gaps)
  }

  func applyChildren() {
    moveGapsBehindFirst()
    node.setChildren(ContiguousArray(children.map { $0.edited() }))
  }

  private static func layout(_ string: String) -> TextLayout { TextLayout(string, testFont, ParagraphRules()) }

  private static func circle(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let length = min(size.width, size.height)
    return CGSize(width: length, height: length)
  }

  private static func set(_ node: ScrollNode, _ axes: Axis.Set, _ margin: CGFloat) -> ScrollNode {
    node.set(axes, margins: EdgeInsets(top: margin, leading: 0, bottom: margin, trailing: margin), anchor: nil)
    return node
  }

  private func list(isEdited: Bool, _ child: (Plan) -> LayoutNode) -> ContiguousArray<LayoutStep> {
    ContiguousArray(
      steps.map { step in
        switch step {
        case .padding(let insets): .padding(insets)
        case .frame(let width, let height, let alignment):
          .frame(LayoutStep.FixedFrame(width: width, height: height, alignment: alignment))
        case .flexible(let horizontal, let vertical):
          .flexibleFrame(LayoutStep.FlexibleFrame(horizontal: horizontal, vertical: vertical, alignment: .topLeading))
        case .aspectRatio(let ratio, let fills): .aspectRatio(ratio, fills: fills)
        case .fixedSize(let axes): .fixedSize(axes)
        case .position(let point): .position(point)
        case .priority(let priority): .priority(priority)
        case .guide(let key, let guide):
          .guide(key, value(of: guide, isEdited: isEdited))
        case .layer(let plan, let alignment): .layer(child(plan), alignment)
        case .bar(let edge, let spacing, let plan):
          .safeAreaInset(SafeAreaBar(edge: edge, alignment: .leading, spacing: spacing, content: child(plan)))
        case .safeAreaPadding(let insets): .safeAreaPadding(insets)
        case .ignoresSafeArea(let edges): .ignoresSafeArea(.all, edges)
        case .containerFrame(let axes, let part):
          .containerFrame(ContainerFrame(axes: axes, alignment: .center) { length, _ in length * part })
        case .cell(let traits): traits.step
        case .wholeLine: .wholeLine
        }
      })
  }

  private func value(of guide: Guide, isEdited: Bool) -> GuideValue {
    let value = GuideValue(guide.compute)
    if isEdited { guide.value = value }
    return value
  }
}

/// A layout of an app's own. With a cache it asks its members only once for their ideal sizes.
final class TrialLayout: LayoutBehavior {
  struct Style {
    var isCached: Bool
    var orientation: Axis?
    var gap: CGFloat
  }

  private let style: Style
  private var cache: [CGSize]?
  /// A cache that is not told of changes would be wrong.
  init(_ style: Style) {
    self.style = style
  }

  var orientation: Axis? { style.orientation }

  private func sizes(_ members: LayoutSubviews, _ proposal: ProposedViewSize) -> [CGSize] {
    if !style.isCached { return members.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) } }
    if let cache { return cache }
    let sizes = members.map { $0.sizeThatFits(.unspecified) }
    cache = sizes
    return sizes
  }

  func size(_ proposal: ProposedViewSize, _ members: LayoutSubviews) -> CGSize {
    let sizes = sizes(members, proposal)
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height } + style.gap * CGFloat(sizes.count))
  }

  /// From corner to corner; the last of several is left out.
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ members: LayoutSubviews) {
    var point = bounds.origin
    for (index, size) in sizes(members, proposal).enumerated() where index < 3 {
      members[index].place(at: point, proposal: ProposedViewSize(size))
      point.x += size.width
      point.y += size.height + style.gap + members[index].spacing.distance(to: ViewSpacing(), along: .vertical)
    }
  }

  func guide(_ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ members: LayoutSubviews) -> CGFloat? {
    if key == .top { return style.gap }
    return CustomNode.combinedGuide(key, of: members) { place(in: bounds, proposal, members) }
  }

  func spacing(_ members: LayoutSubviews) -> ViewSpacing {
    members.isEmpty ? .zero : members.reduce(ViewSpacing()) { $0.union($1.spacing) }
  }

  func membersChanged() { cache = nil }
}
