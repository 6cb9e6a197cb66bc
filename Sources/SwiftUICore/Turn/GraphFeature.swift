/// What a feature keeps for one graph: an object of a type of its own, made when it is first asked for.
///
/// So the graph knows no feature, and one that nobody uses costs nothing.
@MainActor
package protocol GraphFeature: AnyObject {
  init(in graph: ViewGraph)
}

/// The features of one graph. Finding one takes a comparison for each that is in use, which are few.
@MainActor
struct GraphFeatures {
  private var features: ContiguousArray<(type: ObjectIdentifier, feature: AnyObject)> = []

  func find<Feature: GraphFeature>(_ type: Feature.Type) -> Feature? {
    for entry in features where entry.type == ObjectIdentifier(type) { return unsafeDowncast(entry.feature, to: Feature.self) }
    return nil
  }

  mutating func add<Feature: GraphFeature>(_ feature: Feature) {
    features.append((ObjectIdentifier(Feature.self), feature))
  }
}

extension ViewGraph {
  /// What a feature keeps for this graph. It goes with the graph, or when that is unmounted.
  package func feature<Feature: GraphFeature>(_ type: Feature.Type) -> Feature {
    if let feature = features.find(type) { return feature }
    let feature = Feature(in: self)
    features.add(feature)
    return feature
  }

  /// The same, if anybody has asked for it before.
  package func featureInUse<Feature: GraphFeature>(_ type: Feature.Type) -> Feature? { features.find(type) }
}
