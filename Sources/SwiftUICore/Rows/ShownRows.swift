/// Which rows of a list or lazy container the host of a scene shows as long as it has not asked for others.
private final class ShownRows: GraphFeature {
  let limit: RowLimit?

  init(in graph: ViewGraph) {
    limit = graph.host?.rowLimit
  }
}

extension ViewGraph {
  /// Which rows of a list or lazy container the host shows as long as it has not asked for others; nil for all of them.
  var rowLimit: RowLimit? { feature(ShownRows.self).limit }
}
