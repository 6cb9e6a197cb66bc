/// A property type that knows better than its bits when two of its values are the same to a view. Nil if they always are.
protocol ComparableProperty {
  static var equality: ValueComparator.Equality? { get }
}
