/// The run-time warnings of one scene: each goes to its host once per text and place, as far as the newest ones tell.
private final class SceneWarnings: GraphFeature {
  var receive: ((String) -> Void)?
  private var reported = ReportedTexts(limit: 100)

  init(in graph: ViewGraph) {}

  func report(_ warning: String) {
    if let receive, reported.insert(warning) { receive(warning) }
  }
}

extension ViewGraph {
  /// Gets each run-time warning once for each text and place, as long as it is among the newest hundred.
  package var receiveWarning: ((String) -> Void)? {
    get { featureInUse(SceneWarnings.self)?.receive }
    set { feature(SceneWarnings.self).receive = newValue }
  }

  func report(_ warning: String) {
    featureInUse(SceneWarnings.self)?.report(warning)
  }
}
