/// One of the built-in looks of pickers.
public protocol PickerStyle {
  /// The style as hosts know it. Not for apps.
  var _style: _PickerStyleDescription { get }
}

/// A built-in style of pickers, opaque to apps.
public struct _PickerStyleDescription: Equatable, Sendable {
  let kind: PickerStyleKind
}

package enum PickerStyleKind: String, Sendable {
  case automatic, menu, segmented, wheel, inline, palette, navigationLink, radioGroup
  /// Items of a menu, one for each option, with a tick at the chosen one.
  case items
  /// The choice alone, in a row that leads to the options.
  case value
}

/// What suits the place: a menu nearly everywhere.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _PickerStyleDescription { .init(kind: .automatic) }
}

/// A button that shows the choice and opens a menu of the options.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _PickerStyleDescription { .init(kind: .menu) }
}

/// A button that shows the choice and opens a menu of the options.
public struct PopUpButtonPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _PickerStyleDescription { .init(kind: .menu) }
}

/// All options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _PickerStyleDescription { .init(kind: .segmented) }
}

/// A list of options that turns.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _PickerStyleDescription { .init(kind: .wheel) }
}

/// A row for each option, with a check mark on the chosen one.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _PickerStyleDescription { .init(kind: .inline) }
}

/// A row of small options, in a menu.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _PickerStyleDescription { .init(kind: .palette) }
}

/// A row with the choice that leads to a page of the options. Choosing one closes the page.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _PickerStyleDescription { .init(kind: .navigationLink) }
}

/// A round button for each option.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  public var _style: _PickerStyleDescription { .init(kind: .radioGroup) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// What suits the place: a menu nearly everywhere.
  public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that shows the choice and opens a menu of the options.
  public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side.
  public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A list of options that turns.
  public static var wheel: WheelPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A row for each option, with a check mark on the chosen one.
  public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of small options, in a menu.
  public static var palette: PalettePickerStyle { .init() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to the options.
  public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A round button for each option.
  public static var radioGroup: RadioGroupPickerStyle { .init() }
}

private enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: _PickerStyleDescription { .init(kind: .automatic) }
}

extension EnvironmentValues {
  var pickerStyle: _PickerStyleDescription {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of pickers in this view, unless one nearer to them says otherwise.
  nonisolated public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    environment(\.pickerStyle, style._style)
  }
}
