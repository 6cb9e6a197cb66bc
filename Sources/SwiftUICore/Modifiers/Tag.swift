/// Gives a view a value by which a container finds it, or selects it.
package struct TagModifier {
  let tag: TagValue

  nonisolated init(_ tag: TagValue) {
    self.tag = tag
  }
}

extension TagModifier: PrimitiveModifier {
  package func makeNode(_ context: _NodeContext) -> PrimitiveModifierNode<Self> { TagNode(self, context) }
}

/// A view with a tag. What draws views by their tags asks for its size.
final class TagNode: AskedPlaceNode<TagModifier> {
  override var tag: TagValue? { modifier.tag }

  override func contentDidAppear() { reportTags() }

  override func didUpdateContent(_ newModifier: TagModifier) {
    let isSame = modifier.tag == newModifier.tag
    replaceModifier(with: newModifier)
    if !isSame { reportTags() }
  }

  /// What selects among tags looks at them again.
  private func reportTags() {
    var next = parent
    while let node = next {
      if node.tagsChanged() { return }
      next = node.parent
    }
  }

  override func placeWasMade() {
    // Whoever asks is being evaluated.
    graph.perform(in: .changes) { [weak self] in
      if let self, !flags.contains(.isRemoved) { measurementChanged() }
    }
    graph.requestTurn()
  }

  override func tearDown() {
    reportTags()
    super.tearDown()
  }
}

extension View {
  /// Gives this view a value by which a `Picker`, a `List` or a `TabView` selects it, or a canvas finds one of its symbols.
  ///
  /// A tag counts if its type is that of the selection. With `includeOptional` it counts for a selection of the optional type,
  /// too.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(TagValue(tag, includeOptional: includeOptional)))
  }
}
