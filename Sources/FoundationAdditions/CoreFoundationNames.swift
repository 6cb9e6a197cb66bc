import Foundation

/// Seconds since the first moment of 2001, in UTC.
public typealias CFAbsoluteTime = Double

/// Seconds.
public typealias CFTimeInterval = Double

/// The seconds since the first moment of 2001, in UTC.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Runs something. Nothing here waits for the end of a pool to be released.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
