/// The window of a scene.
package struct RootContent: ElementContent {
  package init() {}
  package var role: ElementRole { ElementRole("root") }
}

extension Element {
  /// A scene's window with what stands in it.
  package static func root(_ children: [Element] = []) -> Element { Element(id: .root, RootContent(), children: children) }
}
