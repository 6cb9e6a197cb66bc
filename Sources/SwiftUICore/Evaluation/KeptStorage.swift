/// Storage of dynamic properties that has outlived its nodes, for nodes that are made in their places.
@MainActor
enum KeptStorage {
  /// Finds what was kept for a node that is being made; nil while nothing is offered, which is nearly always.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) static var find: ((ViewNode) -> Slots<AnyObject>?)?

  /// Runs `body`; the nodes that it makes get what `find` finds for them.
  static func offering<Result>(_ find: @escaping (ViewNode) -> Slots<AnyObject>?, _ body: () -> Result) -> Result {
    let previous = exchange(&self.find, with: find)
    defer { _ = exchange(&self.find, with: previous) }
    return body()
  }
}
