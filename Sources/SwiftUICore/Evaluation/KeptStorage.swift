/// The storage of dynamic properties that has outlived its nodes, kept for new nodes in their places.
@MainActor
enum KeptStorage {
  /// Finds the kept storage for a node that is being made. Nil outside `offering`, which is nearly always.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) static var find: ((ViewNode) -> Slots<AnyObject>?)?

  /// Runs `body`. Each node that it makes gets the storage that `find` has for it.
  static func offering<Result>(_ find: @escaping (ViewNode) -> Slots<AnyObject>?, _ body: () -> Result) -> Result {
    let previous = exchange(&self.find, with: find)
    defer { extendLifetime(exchange(&self.find, with: previous)) }
    return body()
  }
}
