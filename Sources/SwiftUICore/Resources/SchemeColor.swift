/// A colour that is another one in dark schemes. An object, so that descriptions of colours stay small.
package final class SchemeColor: Hashable, Sendable {
  package let light: CatalogColor
  package let dark: CatalogColor

  package init(light: CatalogColor, dark: CatalogColor) {
    self.light = light
    self.dark = dark
  }

  package static func == (left: SchemeColor, right: SchemeColor) -> Bool {
    left === right || (left.light == right.light && left.dark == right.dark)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(light)
    hasher.combine(dark)
  }
}
