import Foundation
import Synchronization

/// A node whose place matters to its view.
@MainActor
protocol PlacedNode: ViewNode {
  /// The host has said for the first time how large it is.
  func placeIsKnown()

  /// The host is to report more than before.
  func measurementChanged()

  /// The element inside this modifier that has the size; nil for the node of an element itself.
  var measuredElement: ElementNode? { get }
}

extension PlacedNode {
  var measuredElement: ElementNode? { nil }
}

/// What is known of the rectangle that something takes in its window: what the host has said, and until then an estimate.
///
/// Evaluations that read it depend on it.
@MainActor
final class Place {
  private weak var node: (any PlacedNode)?
  private let sizeSource = PlaceSource("size")
  private let originSource = PlaceSource("frame")
  private var size: CGSize
  private var origin = CGPoint.zero
  /// How large it is drawn in the window; nil for as large as it is.
  private var drawnSize: CGSize?
  private var safeArea = EdgeInsets()
  /// Whether the size is not only an estimate.
  private var isKnown: Bool
  private var isReported = false
  private(set) var measurement = Measurement.size
  /// The same for readers on other threads.
  nonisolated private let shared: Mutex<CGRect>

  init(of node: some PlacedNode) {
    self.node = node
    let estimate = SizeEstimate(of: node, in: WindowGeometry.size(of: node.graph))
    size = estimate.size
    // Where layout is a part of the turn, it tells the size before anybody sees an estimate.
    isKnown = node.graph.layout == nil && (estimate.isCertain || node.graph.host?.takesEstimates == true)
    shared = Mutex(CGRect(origin: .zero, size: estimate.size))
    node.graph.feature(WindowGeometry.self).add(self)
  }

  /// To be called when its node ends.
  func end() {
    node?.graph.featureInUse(WindowGeometry.self)?.remove(self)
  }

  /// Whether the size is more than an estimate.
  var isCertain: Bool { isKnown }

  /// The size, if it is more than an estimate.
  var knownSize: CGSize? {
    sizeSource.recordRead()
    return isKnown ? size : nil
  }

  /// The size, be it an estimate.
  nonisolated var currentSize: CGSize {
    guard MainQueue.isCurrent else { return shared.withLock { $0.size } }
    return MainQueue.assume {
      sizeSource.recordRead()
      return size
    }
  }

  /// Where it is in the window. The host reports that from now on; until it has, it is (0, 0).
  nonisolated var currentOrigin: CGPoint {
    guard MainQueue.isCurrent else { return shared.withLock { $0.origin } }
    return MainQueue.assume {
      originSource.recordRead()
      askForOrigin()
      return origin
    }
  }

  /// The rectangle that it takes in the window. The host reports that from now on; until it has, it begins at (0, 0).
  nonisolated var currentFrame: CGRect {
    let origin = currentOrigin
    guard MainQueue.isCurrent else { return CGRect(origin: origin, size: shared.withLock { $0.size }) }
    return MainQueue.assume {
      sizeSource.recordRead()
      return CGRect(origin: origin, size: drawnSize ?? size)
    }
  }

  /// What covers the edges that it touches.
  nonisolated var currentSafeArea: EdgeInsets {
    guard MainQueue.isCurrent else { return EdgeInsets() }
    return MainQueue.assume {
      originSource.recordRead()
      return safeArea
    }
  }

  private func askForOrigin() {
    guard measurement == .size, let node else { return }
    measurement = .frame
    node.graph.perform(in: .changes) { [weak node] in
      if let node, !node.flags.contains(.isRemoved) { node.measurementChanged() }
    }
    node.graph.requestTurn()
  }

  /// The space around it with a name: the place of the nearest view that has it.
  func space(named name: AnyHashable) -> Place? {
    var next: ViewNode? = node
    while let node = next {
      if let space = node as? CoordinateSpaceNode, space.name == name { return space.place }
      next = node.parent
    }
    return nil
  }

  /// Takes what the host says. The same once more changes nothing.
  func take(_ event: GeometryEvent) {
    isReported = true
    let wasKnown = isKnown
    isKnown = true
    let drawnSize = event.drawnSize == event.size ? nil : event.drawnSize
    let isOtherwise = drawnSize != self.drawnSize || event.safeArea != safeArea
    self.drawnSize = drawnSize
    safeArea = event.safeArea
    set(event.size, event.origin ?? origin)
    if isOtherwise { originSource.invalidateReaders() }
    if !wasKnown { node?.placeIsKnown() }
  }

  /// Estimates the size once more, where no host has said it. Returns whether it is another one now.
  @discardableResult
  func estimate() -> Bool {
    guard !isReported, let node, node.graph.layout == nil else { return false }
    let estimate = SizeEstimate(of: node, in: WindowGeometry.size(of: node.graph))
    let old = size
    set(estimate.size, origin)
    return old != size
  }

  private func set(_ newSize: CGSize, _ newOrigin: CGPoint) {
    let (oldSize, oldOrigin) = (size, origin)
    (size, origin) = (newSize, newOrigin)
    shared.withLock { $0 = CGRect(origin: newOrigin, size: newSize) }
    if oldSize != newSize { sizeSource.invalidateReaders() }
    if oldOrigin != newOrigin { originSource.invalidateReaders() }
  }
}

/// The size or the frame of a place.
private final class PlaceSource: DependencySource {
  private let word: String

  init(_ word: String) {
    self.word = word
  }

  override var name: String { word }
}

/// The window's size, and the places in it that matter to views.
@MainActor
package final class WindowGeometry: GraphFeature {
  /// Until the host has said how large the window is: that of a telephone, since there is no view that makes nothing of it.
  private static var unknownSize: CGSize { CGSize(width: 390, height: 844) }

  private unowned(unsafe) let graph: ViewGraph
  private var size = WindowGeometry.unknownSize
  private var places: [ObjectIdentifier: Place] = [:]

  package init(in graph: ViewGraph) {
    self.graph = graph
  }

  static func size(of graph: ViewGraph) -> CGSize { graph.featureInUse(WindowGeometry.self)?.size ?? unknownSize }

  func add(_ place: Place) { places[ObjectIdentifier(place)] = place }
  func remove(_ place: Place) { places[ObjectIdentifier(place)] = nil }

  /// The size before the host knows it, before anything is mounted.
  package func begin(with size: CGSize) {
    self.size = size
    graph.writeDefault(\.horizontalSizeClass, size.width < 600 ? .compact : .regular)
    graph.writeDefault(\.verticalSizeClass, size.height < 480 ? .compact : .regular)
    graph.layout?.setWindow(size)
  }

  /// Takes the window's size from the host.
  package func setSize(_ event: GeometryEvent) {
    if event.size == size { return }
    size = event.size
    graph.writeDefault(\.horizontalSizeClass, size.width < 600 ? .compact : .regular)
    graph.writeDefault(\.verticalSizeClass, size.height < 480 ? .compact : .regular)
    estimate()
    graph.layout?.setWindow(size)
    graph.featureInUse(WindowSizeReaders.self)?.sizeChanged()
  }

  /// Estimates all sizes once more that no host has said. Returns whether some are others now.
  @discardableResult
  package func estimate() -> Bool {
    // Each is asked, whatever the others say.
    places.values.reduce(false) { $1.estimate() || $0 }
  }
}
