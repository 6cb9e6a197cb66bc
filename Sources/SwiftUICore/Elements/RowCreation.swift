/// How the rows of a `ForEach` in an element come to be.
package enum RowCreation {
  /// All at once.
  case eager
  /// When the host asks for them.
  case onDemand
  /// As in the element around this one.
  case asAround
}
