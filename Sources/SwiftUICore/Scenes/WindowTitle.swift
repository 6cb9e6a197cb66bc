/// The title of a scene's window.
private final class WindowTitle: GraphFeature {
  var text = ""

  init(in graph: ViewGraph) {}
}

extension ViewGraph {
  /// The title of the window; empty as long as nobody has said one.
  package var title: String {
    get { featureInUse(WindowTitle.self)?.text ?? "" }
    set { feature(WindowTitle.self).text = newValue }
  }
}
