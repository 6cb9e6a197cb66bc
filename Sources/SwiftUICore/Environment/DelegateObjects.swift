/// Delegates of applications that are objects for `@EnvironmentObject` and `@Environment`, in every view of the app.
package enum DelegateObjects {
  @MainActor private static var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The delegate of a type, which is made the first time and stays.
  @MainActor package static func object<Delegate: AnyObject>(_ type: Delegate.Type, make: () -> Delegate) -> (
    Delegate, isNew: Bool
  ) {
    if let known = found(type) { return (known, false) }
    let new = make()
    objects[ObjectIdentifier(type)] = new
    return (new, true)
  }

  @MainActor private static func found<Delegate: AnyObject>(_ type: Delegate.Type) -> Delegate? {
    objects[ObjectIdentifier(type)] as? Delegate
  }

  /// Nil where no application has such a delegate, and on other threads than the main one.
  static func current<Delegate: AnyObject>(_ type: Delegate.Type) -> Delegate? {
    // Values of the environment are read on the main thread.
    nonisolated(unsafe) var object: Delegate?
    if MainQueue.isCurrent { MainQueue.assume { object = found(type) } }
    return object
  }
}
