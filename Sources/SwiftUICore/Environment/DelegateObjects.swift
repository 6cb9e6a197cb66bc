import Foundation

/// Delegates of applications. They are objects for `@EnvironmentObject` and `@Environment` in every view of the app, too.
package enum DelegateObjects {
  @MainActor private static var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The delegate of a class, which is made the first time and stays, and whether it is new.
  @MainActor package static func object<Delegate: NSObject>(_ type: Delegate.Type) -> (Delegate, isNew: Bool) {
    if let known = found(type) { return (known, false) }
    let new = _DelegateMaker.make(type)
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

/// Makes objects of classes whose names only the app knows. Not for apps.
///
/// On Apple's platforms each class of Objective-C has an `init()` that may be called for a class that is a value. Swift wants it to be marked
/// `required`, and delegates of apps do not say that. The initializer stands in the table of each class where `NSObject` has its own, so it is
/// found there by a class that requires it. It is open, so that no compiler takes its own initializer for the only one.
open class _DelegateMaker: NSObject {
  required public override init() { super.init() }

  /// A new object of a class, by its `init()`. Traps, as on Apple's platforms, where the class has none.
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let maker = unsafeBitCast(type as AnyClass, to: _DelegateMaker.Type.self)
    return unsafeBitCast(maker.init(), to: Object.self)
  }
}
