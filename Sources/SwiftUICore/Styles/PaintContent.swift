/// An area that takes all the space that it is offered.
package struct PaintContent: ElementContent {
  package let paint: Paint

  package init(paint: Paint) {
    self.paint = paint
  }

  /// Paints with something else, if it is that: unequal views may look the same.
  mutating func change(to paint: Paint) -> DescriptionChange {
    if paint == self.paint { return .none }
    self = PaintContent(paint: paint)
    return .known
  }

  package var role: ElementRole { ElementRole("color") }
  package var innerKinds: InnerKinds { .growing }
  package var summary: [String] { ["\(paint)"] }
}
