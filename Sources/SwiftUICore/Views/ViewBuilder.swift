/// Makes one view out of those in a closure or a body: one after the other, in `if`, in `switch`.
@resultBuilder
public enum ViewBuilder {
  /// Takes a view.
  @inlinable @inline(__always) public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// Makes a view that shows nothing, out of no views.
  @inlinable @inline(__always) public static func buildBlock() -> EmptyView { EmptyView() }

  /// Takes the only view as it is.
  @inlinable @inline(__always) public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

  /// Joins several views.
  @inlinable @inline(__always)
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Makes an optional view out of an `if` without `else`.
  @inlinable @inline(__always) public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// Makes the first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Makes the second branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Erases the type of views that an `if #available` guards, so that it does not show outside.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
