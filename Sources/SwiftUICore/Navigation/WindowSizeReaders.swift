/// A node that is another one in a narrow window.
@MainActor
protocol WindowSizeReader: ViewNode {
  func windowSizeChanged()
}

/// Those who want to hear of the window's size.
final class WindowSizeReaders: GraphFeature {
  private var readers: [ObjectIdentifier: any WindowSizeReader] = [:]

  init(in graph: ViewGraph) {}

  func add(_ reader: any WindowSizeReader) { readers[ObjectIdentifier(reader)] = reader }
  func remove(_ reader: any WindowSizeReader) { readers[ObjectIdentifier(reader)] = nil }

  func sizeChanged() {
    for reader in readers.values.sorted(by: { $0.number < $1.number }) { reader.windowSizeChanged() }
  }
}

extension ViewGraph {
  /// Whether the window is as narrow as a telephone.
  var isCompact: Bool { WindowGeometry.size(of: self).width < 600 }
}
