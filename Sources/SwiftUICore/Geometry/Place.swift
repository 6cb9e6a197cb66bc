import Foundation
import Synchronization

/// A node whose place matters to its view.
@MainActor
protocol PlacedNode: ViewNode {
  /// The host has said for the first time how large it is.
  func placeIsKnown()

  /// The host is to report more than before.
  func measurementChanged()
}

/// What is known of the rectangle that something takes in its window: what the layout or the host has said, and until then the
/// window's size.
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
  /// Whether layout or host have said the size.
  private(set) var isKnown = false
  private(set) var measurement = Measurement.size
  /// The same for readers on other threads.
  nonisolated private let shared: Mutex<CGRect>

  init(of node: some PlacedNode) {
    self.node = node
    size = WindowGeometry.size(of: node.graph)
    shared = Mutex(CGRect(origin: .zero, size: size))
  }

  /// The size, if it is known.
  var knownSize: CGSize? {
    sizeSource.recordRead()
    return isKnown ? size : nil
  }

  /// The size; until it is known, that of the window.
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

  /// How large the window is.
  var windowSize: CGSize { node.map { WindowGeometry.size(of: $0.graph) } ?? size }

  /// Takes what the host says. The same once more changes nothing.
  func take(_ event: GeometryEvent) {
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

/// The window's size.
@MainActor
package final class WindowGeometry: GraphFeature {
  /// Until the host has said how large the window is: that of a telephone, since there is no view that makes nothing of it.
  private static var unknownSize: CGSize { CGSize(width: 390, height: 844) }

  private unowned(unsafe) let graph: ViewGraph
  private let source = PlaceSource("window")
  private var size = WindowGeometry.unknownSize

  package init(in graph: ViewGraph) {
    self.graph = graph
  }

  package static func size(of graph: ViewGraph) -> CGSize { graph.featureInUse(WindowGeometry.self)?.size ?? unknownSize }

  /// The same, for code of the app. An evaluation that reads it depends on it.
  package static func sizeRead(in graph: ViewGraph) -> CGSize {
    let geometry = graph.feature(WindowGeometry.self)
    geometry.source.recordRead()
    return geometry.size
  }

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
    graph.layout?.setWindow(size)
    graph.featureInUse(WindowSizeReaders.self)?.sizeChanged()
    source.invalidateReaders()
  }
}
