/// A colour that is another one in dark schemes. An object, so that descriptions of colours stay small.
package final class SchemeColor: Hashable, Sendable {
  package let light: CatalogColor
  package let dark: CatalogColor
  /// In dark schemes in what lies above the window, such as a sheet; nil for no other one.
  package let raised: CatalogColor?

  package init(light: CatalogColor, dark: CatalogColor, raised: CatalogColor? = nil) {
    self.light = light
    self.dark = dark
    self.raised = raised
  }

  package static func == (left: SchemeColor, right: SchemeColor) -> Bool {
    left === right || (left.light == right.light && left.dark == right.dark && left.raised == right.raised)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(light)
    hasher.combine(dark)
    hasher.combine(raised)
  }
}
