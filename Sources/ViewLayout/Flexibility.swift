/// How much a view gives way along an axis. Only ever a reason not to ask.
package enum Flexibility: UInt8 {
  /// The same length for all proposals.
  case fixed = 1
  /// Any length that is proposed, from 0 on.
  case full
  case unknown
}
