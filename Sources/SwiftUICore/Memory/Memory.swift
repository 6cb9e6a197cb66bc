import Foundation

// Closures that isolated code gives straight to the standard library are checked for their isolation at each call, at a hundred
// instructions each. Those that come through here are not.

/// Runs `body` on the memory of a value.
@inline(__always)
func withMemory<Value, Result>(of value: inout Value, _ body: (UnsafeMutableRawPointer) -> Result) -> Result {
  withUnsafeMutablePointer(to: &value) { body(UnsafeMutableRawPointer($0)) }
}

/// Runs `body` on an object without counting a reference. Somebody else must hold one until the end.
@inline(__always)
func withObject<Object: AnyObject, Result>(of reference: Unmanaged<Object>, _ body: (Object) -> Result) -> Result {
  reference._withUnsafeGuaranteedRef(body)
}

/// Whether two values have the same bits.
@inline(__always)
func haveSameBits(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ size: Int) -> Bool {
  // Nearly always the value is one reference.
  if size == 8 { return left.loadUnaligned(as: UInt64.self) == right.loadUnaligned(as: UInt64.self) }
  return memcmp(left, right, size) == 0
}

/// Calls a function with a value where it is, which the function must not change. A plain call copies the value first, in case it
/// does.
@inline(__always)
func call<Value: ~Copyable, Result>(_ function: (borrowing Value) -> Result, _ value: UnsafePointer<Value>) -> Result {
  function(value.pointee)
}

/// The same for two values.
@inline(__always)
func call<Value: ~Copyable, Result>(
  _ function: (borrowing Value, borrowing Value) -> Result, _ first: UnsafePointer<Value>, _ second: UnsafePointer<Value>
) -> Result {
  function(first.pointee, second.pointee)
}
