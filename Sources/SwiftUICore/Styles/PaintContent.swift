/// An area that takes all the space that it is offered.
package struct PaintContent: ElementContent {
  package let paint: Paint

  package init(paint: Paint) {
    self.paint = paint
  }

  package var role: ElementRole { ElementRole("color") }
  package var summary: [String] { ["\(paint)"] }
}
