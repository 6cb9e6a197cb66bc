/// A custom parameter attribute that constructs views from closures.
@resultBuilder
public enum ViewBuilder {
  /// Builds an expression within the builder.
  @inlinable @inline(__always) public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// Builds an empty view from a block containing no statements.
  @inlinable @inline(__always) public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single view through.
  @inlinable @inline(__always) public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

  /// Builds a view from any number of views.
  @inlinable @inline(__always)
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Produces an optional view for conditional statements.
  @inlinable @inline(__always) public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// Produces content for a conditional statement in a multi-statement closure when the condition is true.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Produces content for a conditional statement in a multi-statement closure when the condition is false.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Processes view content for a conditional compiler-control statement that performs an availability check.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
