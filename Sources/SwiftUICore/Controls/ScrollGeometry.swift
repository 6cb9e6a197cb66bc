import Foundation

/// How far something is scrolled, and how large it and what is in it are, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled, from its upper left corner.
  public var contentOffset: CGPoint
  /// How large what scrolls is.
  public var contentSize: CGSize
  /// Between the edges and what scrolls.
  public var contentInsets: EdgeInsets
  /// How large the view is that a person looks through.
  public var containerSize: CGSize

  /// Creates a geometry from its numbers.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// What of the content is in sight.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The view that a person looks through, in the coordinates of the content.
  public var bounds: CGRect { visibleRect }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String {
    "\(contentSize.width)×\(contentSize.height) at \(contentOffset.x),\(contentOffset.y) in \(containerSize.width)×\(containerSize.height)"
  }
}

/// What moves something that scrolls.
public enum ScrollPhase: Equatable, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case idle
  /// A finger is down that has not moved yet.
  case tracking
  /// The person.
  case interacting
  /// It comes to rest after the person has let go.
  case decelerating
  /// The app.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self == .interacting || self == .decelerating || self == .animating }
}

extension ScrollPhase: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// Where something is scrolled while its phase changes.
public struct ScrollPhaseChangeContext: Sendable {
  /// How far it is scrolled.
  public let geometry: ScrollGeometry
  /// How fast, in points a second; nil where no host measures it.
  public let velocity: CGVector?
}

/// Something is scrolled, or of another size.
package struct ScrollEvent: ElementEvent, Equatable {
  package let geometry: ScrollGeometry
  package let phase: ScrollPhase

  package init(_ geometry: ScrollGeometry, _ phase: ScrollPhase) {
    self.geometry = geometry
    self.phase = phase
  }
}

/// The app wants to know how far what scrolls inside is scrolled: the host sends `ScrollEvent`.
package struct ScrollWatchEffect: ElementEffect {
  package let target: ElementID
  package var summary: String? { nil }
}

/// Tells an app of what scrolls inside.
package struct ScrollWatchModifier {
  /// Makes what is told of the events, with what it remembers.
  let makeReceiver: () -> any ScrollReceiver
}

/// What an app does with the events, on the main actor alone. An object, for it remembers the last one.
protocol ScrollReceiver: AnyObject {
  /// Takes the closures of a newer one and keeps what it remembers.
  func takeClosures(of other: any ScrollReceiver)
  func receive(_ event: ScrollEvent)
}

extension ScrollWatchModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { ScrollWatchNode(self, context) }
}

private final class ScrollWatchNode: PrimitiveModifierNode<ScrollWatchModifier> {
  private var id = ElementID.root
  private let receiver: any ScrollReceiver

  override init(_ modifier: ScrollWatchModifier, _ context: _NodeContext) {
    receiver = modifier.makeReceiver()
    super.init(modifier, context)
    flags.insert(.describesElements)
    id = graph.register(self)
  }

  override func effect(on element: ElementNode) -> (any ElementEffect)? { ScrollWatchEffect(target: id) }

  override func didUpdateContent(_ newModifier: ScrollWatchModifier) {
    replaceModifier(with: newModifier)
    receiver.takeClosures(of: newModifier.makeReceiver())
  }

  override func handle(_ event: any ElementEvent) {
    if let event = event as? ScrollEvent { receiver.receive(event) }
  }

  override func tearDown() { graph.unregister(id) }
}

private final class GeometryReceiver<Value: Equatable>: ScrollReceiver {
  private var transform: (ScrollGeometry) -> Value
  private var action: (Value, Value) -> Void
  private var last: Value?

  init(_ transform: @escaping (ScrollGeometry) -> Value, _ action: @escaping (Value, Value) -> Void) {
    self.transform = transform
    self.action = action
  }

  func takeClosures(of other: any ScrollReceiver) {
    guard let other = other as? GeometryReceiver<Value> else { return }
    extendLifetime((exchange(&transform, with: other.transform), exchange(&action, with: other.action)))
  }

  func receive(_ event: ScrollEvent) {
    let value = transform(event.geometry)
    let old = exchange(&last, with: value)
    if let old, old != value { action(old, value) }
  }
}

private final class PhaseReceiver: ScrollReceiver {
  private var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  private var last = ScrollPhase.idle

  init(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }

  func takeClosures(of other: any ScrollReceiver) {
    if let other = other as? PhaseReceiver { extendLifetime(exchange(&action, with: other.action)) }
  }

  func receive(_ event: ScrollEvent) {
    let old = exchange(&last, with: event.phase)
    if old != event.phase { action(old, event.phase, ScrollPhaseChangeContext(geometry: event.geometry, velocity: nil)) }
  }
}

extension View {
  /// Runs an action with the old and the new value when a value has changed that is computed from how far the first thing that scrolls in
  /// this view is scrolled, or from its sizes.
  ///
  /// What the value is at first is no change. Hosts tell it once for each picture that they draw, at most, and as late as the connection is
  /// slow: an action should only write what changes rarely, such as whether the beginning is in sight.
  nonisolated public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ScrollWatchModifier { GeometryReceiver(transform, action) })
  }

  /// Runs an action when what moves the first thing that scrolls in this view is something else.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollWatchModifier { PhaseReceiver { old, new, _ in action(old, new) } })
  }

  /// Runs an action when what moves the first thing that scrolls in this view is something else, with where it is then.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollWatchModifier { PhaseReceiver(action) })
  }
}
