import Foundation

// Closures that isolated code gives straight to the standard library are checked for their isolation at each call, at a hundred
// instructions each. Those that come through here are not.

/// Runs `body` on the memory of a value.
@inline(__always)
func withMemory<Value, Result>(of value: inout Value, _ body: (UnsafeMutableRawPointer) -> Result) -> Result {
  withUnsafeMutablePointer(to: &value) { body(UnsafeMutableRawPointer($0)) }
}

/// Runs `body` on the memory of a value that stays as it is.
@inline(__always)
func withMemory<Value, Result>(of value: Value, _ body: (UnsafeRawPointer) -> Result) -> Result {
  withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
}

/// A fixed number of references, each of which may be missing. The first two need no memory of their own: few nodes have more.
struct Slots<Object: AnyObject> {
  private var first: Object?
  private var second: Object?
  private var others: ContiguousArray<Object?> = []

  init(count: Int) {
    if count > 2 { others = ContiguousArray(repeating: nil, count: count - 2) }
  }

  subscript(place: Int) -> Object? {
    get { place == 0 ? first : place == 1 ? second : others[place - 2] }
    set {
      switch place {
      case 0: first = newValue
      case 1: second = newValue
      default: others[place - 2] = newValue
      }
    }
  }

  var objects: [Object] { ([first, second] + others).compactMap(\.self) }
}

/// Whether two values have the same bits.
@inline(__always)
func haveSameBits(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ size: Int) -> Bool {
  // A reference, nearly always.
  if size == 8 { return left.loadUnaligned(as: UInt64.self) == right.loadUnaligned(as: UInt64.self) }
  return memcmp(left, right, size) == 0
}
