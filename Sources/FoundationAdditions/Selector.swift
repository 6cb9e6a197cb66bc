import Foundation

/// The name of a method, as Objective-C has it, and how it is called where that is known.
///
/// A `#selector` in an app's own sources knows its method if that is in the same file. Of other methods there is the name alone.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name: `UIResponder.resignFirstResponder`.
  public let description: String
  /// Calls the method of an object with an argument, which it may not want.
  let call: (@MainActor @Sendable (Any, Any?) -> Void)?

  /// Names a method.
  public init(_ name: String) {
    description = name
    call = nil
  }

  /// Names a method.
  public init(stringLiteral name: String) { self.init(name) }

  /// Names a method that can be called. What stands for a `#selector` says this.
  public init(_ name: String, _ call: @escaping @MainActor @Sendable (_ target: Any, _ argument: Any?) -> Void) {
    description = name
    self.call = call
  }

  /// The name without the type in front of it and the labels behind it: `resignFirstResponder`.
  public var baseName: Substring {
    description.prefix { $0 != "(" && $0 != ":" }.split(separator: ".").last ?? ""
  }

  public static func == (left: Selector, right: Selector) -> Bool { left.description == right.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Calls the method: at once on the main actor, and soon from anywhere else.
  func perform(on target: AnyObject, with argument: Any?) {
    guard let call else { return }
    // The method is the app's, and what it is called with is the caller's no more.
    nonisolated(unsafe) let (target, argument) = (target, argument)
    if MainDispatch.isCurrent {
      MainActor.assumeIsolated { call(target, argument) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { call(target, argument) } }
    }
  }
}

private enum MainDispatch {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is where the main actor runs. Its queue may be served by another thread than the first one.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}
