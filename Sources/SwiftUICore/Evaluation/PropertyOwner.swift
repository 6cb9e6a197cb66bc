/// The nodes whose values have dynamic properties.
@MainActor
protocol PropertyOwner: ViewNode {
  /// The storage of a property, by the number that the layout gave it.
  subscript(storage place: Int) -> AnyObject? { get set }

  /// Takes out what outlives the node, in its places; nil if there is nothing.
  func takeLastingStorage() -> Slots<AnyObject>?
}
