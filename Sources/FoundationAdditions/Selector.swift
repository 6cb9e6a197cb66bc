/// The name of a method, as Objective-C has it. Nothing here calls a method by its name; some functions know some names.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name: `UIResponder.resignFirstResponder`.
  public let description: String

  /// Names a method.
  public init(_ name: String) {
    description = name
  }

  /// Names a method.
  public init(stringLiteral name: String) {
    description = name
  }

  /// The name without the type in front of it and the labels behind it: `resignFirstResponder`.
  public var baseName: Substring {
    description.prefix { $0 != "(" && $0 != ":" }.split(separator: ".").last ?? ""
  }
}
