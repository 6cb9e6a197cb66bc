import SwiftUICore

// Of elements that a person cannot use.

extension ElementQuery.Role {
  public static let text = Self("text")
  public static let list = Self("list")
  public static let section = Self("section")
  public static let horizontalStack = Self("horizontalStack")
  public static let verticalStack = Self("verticalStack")
  public static let depthStack = Self("depthStack")
  public static let scrollView = Self("scrollView")
  public static let lazyHorizontalStack = Self("lazyHorizontalStack")
  public static let lazyVerticalStack = Self("lazyVerticalStack")
  public static let lazyVerticalGrid = Self("lazyVerticalGrid")
  public static let shape = Self("shape")
  public static let color = Self("color")
}

extension ElementQuery {
  /// A text by what it shows.
  public static func text(_ text: String) -> ElementQuery { ElementQuery(.text, label: text) }
  /// A list.
  public static var list: ElementQuery { ElementQuery(.list) }
}
