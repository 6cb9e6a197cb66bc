/// A type of property that is brought up to date before each evaluation of the body that it belongs to.
///
/// Dynamic properties inside a dynamic property are updated first, then its own `update()` runs.
public protocol DynamicProperty {
  // Behaviour 142.

  /// Adds what the view graph does with a property of this type. Not for apps.
  static func _addProperty(to layout: inout _PropertyLayout, at offset: Int)

  /// Brings this property up to date. Called before each evaluation of the body, after the dynamic properties inside this one.
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
