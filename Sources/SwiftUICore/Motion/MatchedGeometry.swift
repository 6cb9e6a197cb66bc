import Foundation

/// What of its place a view takes over from another one.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates a set from its number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Where it is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large it is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// By which views have a place in common.
struct MatchKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// The sources of places that come and go in a turn, where that is animated.
@MainActor
struct PendingMatches {
  private var arrivals: [(key: MatchKey, element: ElementNode, animation: Animation)] = []
  private var departures: [(key: MatchKey, element: ElementID)] = []

  var isEmpty: Bool { arrivals.isEmpty && departures.isEmpty }

  mutating func come(_ element: ElementNode, _ key: MatchKey, _ animation: Animation) {
    arrivals.append((key, element, animation))
  }

  mutating func go(_ element: ElementID, _ key: MatchKey) { departures.append((key, element)) }

  /// Those that take the place of another one (4.04). Comparing ids is the app's code.
  func resolved() -> [ElementMatch] {
    arrivals.compactMap { arrival in
      guard !arrival.element.flags.contains(.isRemoved) else { return nil }
      return departures.last { $0.key == arrival.key && $0.element != arrival.element.id }.map {
        ElementMatch(new: arrival.element.id, old: $0.element, animation: arrival.animation)
      }
    }
  }
}

/// The views of a graph that have a place in common.
@MainActor
private final class MatchedGroups: GraphFeature {
  typealias Key = MatchKey

  private var groups: [Key: MatchedGroup] = [:]

  init(in graph: ViewGraph) {}

  func group(_ key: Key) -> MatchedGroup {
    // Comparing ids is the app's code: not inside an access.
    var all = groups
    groups = [:]
    let group = all[key] ?? MatchedGroup()
    all[key] = group
    groups = all
    return group
  }

  func forget(_ key: Key) {
    var all = groups
    groups = [:]
    all[key] = nil
    groups = all
  }
}

/// Views that have a place in common: that of the source which came last.
@MainActor
private final class MatchedGroup {
  final class Change: DependencySource {
    override var name: String { "matchedGeometryEffect" }
  }

  /// Read by the views that take the place over.
  let change = Change()
  private(set) var sources: [MatchedGeometryNode] = []
  var memberCount = 0

  /// The place of the source. What reads it is told of another one.
  func frame() -> CGRect? {
    change.recordRead()
    guard let place = sources.last?.sharedPlace() else { return nil }
    let frame = CGRect(origin: place.currentOrigin, size: place.currentSize)
    return place.isKnown ? frame : nil
  }

  func add(_ source: MatchedGeometryNode) {
    sources.append(source)
    change.invalidateReaders()
  }

  func remove(_ source: MatchedGeometryNode) {
    guard let place = sources.firstIndex(where: { $0 === source }) else { return }
    sources.remove(at: place)
    change.invalidateReaders()
  }
}

/// Shows an element at the place of another one: it is offered that one's size.
package struct MatchedEffect: MeasuringEffect {
  /// The place of the other one, from the left upper corner of the element's own; nil until both are known.
  package let source: CGRect?
  package let properties: MatchedGeometryProperties
  package let anchor: UnitPoint
  /// Where a host sends `GeometryEvent`.
  package let target: ElementID
  package let measurement: Measurement

  package var measured: ElementID? { target }
  package static var measuresAround: Bool { true }
  package var summary: String? { source.map { "at \($0.minX),\($0.minY) \($0.width)×\($0.height)" } }
}

/// Shows a view at the place of another one.
package struct MatchedGeometryModifier {
  let id: AnyHashable
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension MatchedGeometryModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { MatchedGeometryNode(self, context) }
}

private final class MatchedGeometryNode: PrimitiveModifierNode<MatchedGeometryModifier>, PlacedNode {
  private var id = ElementID.root
  private var key: MatchedGroups.Key
  private var group: MatchedGroup
  private var place: Place?
  private var source: CGRect?
  private weak var measured: ElementNode?
  private let type = EvaluableType.of(MatchedGeometryModifier.self)

  override init(_ modifier: MatchedGeometryModifier, _ context: _NodeContext) {
    key = MatchedGroups.Key(id: modifier.id, namespace: modifier.namespace)
    group = context.graph.feature(MatchedGroups.self).group(key)
    super.init(modifier, context)
    flags.insert(.describesElements)
    id = graph.register(self)
    group.memberCount += 1
  }

  override func contentDidAppear() {
    guard modifier.isSource else { return evaluate() }
    group.add(self)
    // 4.06: the transaction is that of what is around it.
    guard graph.host?.animates == true, parent!.mayBeAnimated, let animation = parent!.animationOfChange,
      let element = firstElement
    else { return }
    graph.work.motion.matches.come(element, key, animation)
  }

  /// The place for those that take it over; the host measures it from then on.
  func sharedPlace() -> Place? {
    guard content != nil else { return nil }
    if let place { return place }
    let place = Place(of: self)
    self.place = place
    graph.perform(in: .changes) { [weak self] in
      if let self, !flags.contains(.isRemoved) { measurementChanged() }
    }
    return place
  }

  override func effect(on element: ElementNode) -> (any ElementEffect)? {
    if content == nil, measured == nil { measured = element }
    guard let place else { return nil }
    if !modifier.isSource {
      return MatchedEffect(
        source: source, properties: modifier.properties, anchor: modifier.anchor, target: id, measurement: place.measurement)
    }
    return element === (content == nil ? measured : firstElement) ? PlaceEffect(target: id, measurement: place.measurement) : nil
  }

  override func didUpdateContent(_ newModifier: MatchedGeometryModifier) {
    let old = modifier
    let isOtherWay = old.properties != newModifier.properties || old.anchor != newModifier.anchor
    let newKey = MatchedGroups.Key(id: newModifier.id, namespace: newModifier.namespace)
    let isElsewhere = newKey != key
    replaceModifier(with: newModifier)
    if isElsewhere {
      leave()
      key = newKey
      group = graph.feature(MatchedGroups.self).group(newKey)
      group.memberCount += 1
      if newModifier.isSource { group.add(self) }
    } else if old.isSource != newModifier.isSource {
      // It stays a member: the group of a place that nobody shares for now must be the one that others find.
      if newModifier.isSource { group.add(self) } else { group.remove(self) }
    }
    evaluate()
    if isOtherWay || old.isSource != newModifier.isSource { forEachDescribedElement { $0.updateEffects(by: self) } }
  }

  override func evaluate() {
    let new = tracking(type) { modifier.isSource ? nil : matched() }
    if new == source { return }
    source = new
    forEachDescribedElement { $0.updateEffects(by: self) }
  }

  /// The place of the source, from the left upper corner of its own.
  private func matched() -> CGRect? {
    guard let frame = group.frame(), let place = sharedPlace(), place.isKnown else { return nil }
    return frame.offsetBy(dx: -place.currentOrigin.x, dy: -place.currentOrigin.y)
  }

  func placeIsKnown() {
    if modifier.isSource { group.change.invalidateReaders() } else { invalidate(.hostEvent) }
  }

  func measurementChanged() {
    forEachDescribedElement { $0.updateEffects(by: self) }
  }

  override func handle(_ event: any ElementEvent) {
    if let event = event as? GeometryEvent { place?.take(event) }
  }

  private func noteDeparture() {
    guard modifier.isSource, graph.host?.animates == true, let element = firstElement else { return }
    graph.work.motion.matches.go(element.id, key)
  }

  private func leave() {
    group.remove(self)
    group.memberCount -= 1
    if group.memberCount == 0 { graph.featureInUse(MatchedGroups.self)?.forget(key) }
  }

  override func tearDown() {
    if graph.state.isTurning, parent!.mayBeAnimated { noteDeparture() }
    leave()
    graph.unregister(id)
  }
}

extension View {
  /// Shows this view at the place of another one: the one with the same id in the same namespace that is the source.
  ///
  /// A view that is no source is offered the source's size, and stands with its anchor at the source's; by size alone it stands at the
  /// origin of its own place. What is around is laid out as if it were at that place. The sources themselves stay where they are. Where one takes the place of another
  /// in an animated change, it begins where that was, and both go from there to its place while they fade.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        id: AnyHashable(id), namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }
}
