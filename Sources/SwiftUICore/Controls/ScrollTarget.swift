import Foundation

/// A part of what scrolls that is to be seen.
public struct ScrollTarget: Hashable, Sendable {
  /// The part, in points from the upper left corner of the content.
  public var rect: CGRect
  /// The point of the part that comes to the same point of what a person looks through; nil is the upper leading corner.
  public var anchor: UnitPoint?

  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  /// How far that is scrolled.
  fileprivate func offset(in container: CGSize) -> CGPoint {
    guard let anchor else { return rect.origin }
    return CGPoint(
      x: rect.minX + anchor.x * (rect.width - container.width), y: rect.minY + anchor.y * (rect.height - container.height))
  }
}

/// What a `ScrollTargetBehavior` may read: sizes in points, and the values of the environment.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// What was in sight when the person began.
  public let originalTarget: ScrollTarget
  /// How fast it went when the person let go, in points a second; zero where it had come to rest before.
  public let velocity: CGVector
  /// How large what scrolls is.
  public let contentSize: CGSize
  /// How large the view is that a person looks through.
  public let containerSize: CGSize
  /// In which directions it scrolls.
  public let axes: Axis.Set
  fileprivate let environment: EnvironmentValues

  /// A value of the environment of what scrolls.
  public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value { environment[keyPath: keyPath] }
}

/// Asks a behavior of an app's own.
struct OwnTargetModifier<Behavior: ScrollTargetBehavior> {
  let behavior: Behavior

  nonisolated init(_ behavior: Behavior) { self.behavior = behavior }
}

extension OwnTargetModifier: PrimitiveModifier {
  func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { OwnTargetNode(self, context) }
}

private final class OwnTargetNode<Behavior: ScrollTargetBehavior>: PrimitiveModifierNode<OwnTargetModifier<Behavior>> {
  private var id = ElementID.root
  private var swing = Swing()

  override init(_ modifier: OwnTargetModifier<Behavior>, _ context: _NodeContext) {
    super.init(modifier, context)
    flags.insert(.describesElements)
    id = graph.register(self)
  }

  /// A type is known to hosts or is not.
  private var isOwn: Bool { modifier.behavior._snapping == nil }

  override func effect(on element: ElementNode) -> (any ElementEffect)? { isOwn ? ScrollWatchEffect(target: id) : nil }

  override func didUpdateContent(_ newModifier: OwnTargetModifier<Behavior>) { replaceModifier(with: newModifier) }

  override func handle(_ event: any ElementEvent) {
    guard isOwn, let event = event as? ScrollEvent, let scrolling = firstScrollingNode,
      let (start, velocity) = swing.end(with: event, at: TextClock.current(in: graph).motionTime)
    else { return }
    let geometry = event.geometry
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: start), velocity: velocity, contentSize: geometry.contentSize,
      containerSize: geometry.containerSize, axes: scrolling.scrollAxes, environment: EnvironmentValues(at: scrolling))
    var target = ScrollTarget(rect: geometry.visibleRect)
    modifier.behavior.updateTarget(&target, context: context)
    let offset = target.offset(in: geometry.containerSize)
    // What is no number, or no half pixel away, is where it is.
    let isElsewhere = hypot(offset.x - geometry.contentOffset.x, offset.y - geometry.contentOffset.y) >= 0.5
    guard isElsewhere, !flags.contains(.isRemoved), !scrolling.flags.contains(.isRemoved) else { return }
    scrolling.scroll(
      to: ScrollRequest(
        .offset(x: context.axes.contains(.horizontal) ? offset.x : nil, y: context.axes.contains(.vertical) ? offset.y : nil),
        isAnimated: true))
    graph.requestTurn()
  }

  override func tearDown() { graph.unregister(id) }
}

/// What a person does from the first touch until what scrolls is at rest.
private struct Swing {
  private var start: CGRect?
  /// Where it was while the person moved it, and when: the last two.
  private var steps: [(place: CGPoint, time: Double)] = []
  private var velocity = CGVector.zero

  /// Notes an event. When it ends the swing, where it began and how fast it was.
  mutating func end(with event: ScrollEvent, at time: Double) -> (start: CGRect, velocity: CGVector)? {
    switch event.phase {
    case .tracking: break
    case .interacting:
      if start == nil { start = event.geometry.visibleRect }
      steps = steps.suffix(1) + [(event.geometry.contentOffset, time)]
    case .decelerating: velocity = newestVelocity(at: time)
    case .animating: self = Swing()
    case .idle:
      defer { self = Swing() }
      return start.map { ($0, velocity) }
    }
    return nil
  }

  /// A finger that has stood still for a tenth of a second throws nothing.
  private func newestVelocity(at now: Double) -> CGVector {
    guard steps.count == 2, let first = steps.first, let last = steps.last, now - last.time < 0.1, last.time > first.time else {
      return .zero
    }
    let seconds = last.time - first.time
    return CGVector(dx: (last.place.x - first.place.x) / seconds, dy: (last.place.y - first.place.y) / seconds)
  }
}
