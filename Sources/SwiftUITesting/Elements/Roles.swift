import SwiftUICore

// Of elements that a person cannot use.

extension ElementQuery.Role {
  /// Texts.
  public static let text = Self("text")
  /// Lists.
  public static let list = Self("list")
  /// Sections.
  public static let section = Self("section")
  /// `HStack`.
  public static let horizontalStack = Self("horizontalStack")
  /// `VStack`.
  public static let verticalStack = Self("verticalStack")
  /// `ZStack`.
  public static let depthStack = Self("depthStack")
  /// Scroll views.
  public static let scrollView = Self("scrollView")
  /// `LazyHStack`.
  public static let lazyHorizontalStack = Self("lazyHorizontalStack")
  /// `LazyVStack`.
  public static let lazyVerticalStack = Self("lazyVerticalStack")
  /// `LazyVGrid`.
  public static let lazyVerticalGrid = Self("lazyVerticalGrid")
  /// `LazyHGrid`.
  public static let lazyHorizontalGrid = Self("lazyHorizontalGrid")
  /// `Grid`.
  public static let grid = Self("grid")
  /// `Divider`.
  public static let divider = Self("divider")
  /// Shapes.
  public static let shape = Self("shape")
  /// Areas of color, and gradients.
  public static let color = Self("color")
}

extension ElementQuery {
  /// A text by what it shows.
  public static func text(_ text: String) -> ElementQuery { ElementQuery(.text, label: text) }
  /// A list.
  public static var list: ElementQuery { ElementQuery(.list) }
}
