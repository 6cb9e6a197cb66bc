/// An interface for a stored variable that updates an external property of a view.
///
/// The view gives values to these properties prior to recomputing its `body`. Dynamic properties inside a dynamic property are
/// updated first, then its own `update()` runs, before every evaluation (behaviour 142).
public protocol DynamicProperty {
  /// Adds what the engine does with a property of this type. Not for apps.
  static func _addProperty(to layout: inout _PropertyLayout, at offset: Int)

  /// Updates the underlying value of the stored value. Called before each evaluation of the body.
  mutating func update()
}

extension DynamicProperty {
  public static func _addProperty(to layout: inout _PropertyLayout, at offset: Int) {
    layout.addFields(of: Self.self, at: offset)
    layout.add(.init(offset: offset, link: nil) { pointer, _ in pointer.assumingMemoryBound(to: Self.self).pointee.update() })
  }

  /// Does nothing: most properties consist of others, which are updated by themselves.
  public mutating func update() {}
}
