import OpenCombine

// OpenCombine declares Apple's spellings of these conveniences inside `#if !canImport(Combine)`, and this module is named
// Combine. In a fresh build folder OpenCombine is compiled first, sees no Combine and declares them. When OpenCombine is
// compiled again in the same folder (an update, other compiler flags), Combine.swiftmodule lies there from the last build and
// they are gone. So they are declared here as well, in ways that are valid whether OpenCombine has them or not:
// - a type alias of the same type twice is no ambiguity;
// - a disfavored overload gives way to OpenCombine's, if that is there;
// - a scheduler conforms through `_ForwardingScheduler`: an implied conformance gives way to a stated one, without an error.

extension Optional {

  /// A publisher of an optional's value.
  public typealias Publisher = OCombine.Publisher

  /// A publisher of the value, if there is one, which then finishes.
  @_disfavoredOverload
  public var publisher: OCombine.Publisher { ocombine.publisher }
}

extension Result {

  /// A publisher of a result's value or failure.
  public typealias Publisher = OCombine.Publisher

  /// A publisher of the value, which then finishes, or of the failure.
  @_disfavoredOverload
  public var publisher: OCombine.Publisher { ocombine.publisher }
}
