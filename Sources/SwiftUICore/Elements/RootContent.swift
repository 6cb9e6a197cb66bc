/// The window of a scene.
package struct RootContent: ElementContent {
  /// Nil leaves it to the person.
  package let colorScheme: ColorScheme?
  /// Whether a list stands right in it, which has its colour go on around it.
  package let hasList: Bool

  package init(colorScheme: ColorScheme? = nil, hasList: Bool = false) {
    self.colorScheme = colorScheme
    self.hasList = hasList
  }

  package var role: ElementRole { ElementRole("root") }
  package var summary: [String] { colorScheme.map { ["colorScheme=\($0)"] } ?? [] }
}

extension Element {
  /// A scene's window with what stands in it.
  package static func root(_ children: [Element] = [], _ content: RootContent = RootContent()) -> Element {
    Element(id: .root, content, children: children)
  }
}
