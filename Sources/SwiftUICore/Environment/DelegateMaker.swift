import Foundation

/// Makes objects of classes whose names only the app knows.
///
/// On Apple's platforms each class of Objective-C has an `init()` that may be called for a class that is a value. Swift wants it to be marked
/// `required`, and delegates of apps do not say that. The initializer stands in the table of each class where `NSObject` has its own, so it is
/// found there by a class that requires it.
open class DelegateMaker: NSObject {
  required public override init() { super.init() }

  /// A new object of a class, by its `init()`. Traps, as on Apple's platforms, where the class has none.
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let maker = unsafeBitCast(type as AnyClass, to: DelegateMaker.Type.self)
    return unsafeBitCast(maker.init(), to: Object.self)
  }
}
