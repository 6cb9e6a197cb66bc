@_exported import Foundation

/// What functions of Apple's C libraries answer: 0, or what went wrong.
public typealias OSStatus = Int32
/// Any object. What `SecItemCopyMatching` finds is an `NSData`, an `NSDictionary` or an `NSArray`, and `as?` makes Swift's values of them.
public typealias CFTypeRef = AnyObject
public typealias CFString = String
public typealias CFData = Data
public typealias CFDictionary = [String: Any]
public typealias CFBoolean = Bool

// As imported from C: who writes `kCFBooleanTrue!` and who does not are both right.
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false
