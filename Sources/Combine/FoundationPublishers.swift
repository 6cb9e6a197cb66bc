import Foundation
import OpenCombine
import OpenCombineDispatch
import OpenCombineFoundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// OpenCombine declares Apple's spellings of these conveniences inside `#if !canImport(Combine)`, and this module is named
// Combine. In a fresh build folder OpenCombine is compiled first, sees no Combine and declares them. When OpenCombine is
// compiled again in the same folder (an update, other compiler flags), Combine.swiftmodule lies there from the last build and
// they are gone. So they are declared here as well, in ways that are valid whether OpenCombine has them or not:
// - a type alias of the same type twice is no ambiguity;
// - a disfavored overload gives way to OpenCombine's, if that is there;
// - a scheduler conforms through `ForwardingScheduler`: an implied conformance gives way to a stated one, without an error.

extension Timer {

  /// The publisher of a repeating timer, as `Timer.publish(every:on:in:)` returns it.
  public typealias TimerPublisher = OCombine.TimerPublisher
}

extension NotificationCenter {

  /// A publisher of the notifications that a center posts.
  public typealias Publisher = OCombine.Publisher

  /// Returns a publisher of the notifications with a name, and from an object if one is given.
  @_disfavoredOverload
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> OCombine.Publisher {
    ocombine.publisher(for: name, object: object)
  }
}

extension URLSession {

  /// A publisher of the response to one request.
  public typealias DataTaskPublisher = OCombine.DataTaskPublisher

  /// Returns a publisher of the data and response for a URL. Nothing is loaded before a subscriber asks.
  @_disfavoredOverload
  public func dataTaskPublisher(for url: URL) -> OCombine.DataTaskPublisher {
    ocombine.dataTaskPublisher(for: url)
  }

  /// Returns a publisher of the data and response for a request. Nothing is loaded before a subscriber asks.
  @_disfavoredOverload
  public func dataTaskPublisher(for request: URLRequest) -> OCombine.DataTaskPublisher {
    ocombine.dataTaskPublisher(for: request)
  }
}

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
