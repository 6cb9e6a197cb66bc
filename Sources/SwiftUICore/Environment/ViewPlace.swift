/// What views stand in, as far as that decides how the automatic styles look.
///
/// What is presented, or stands in another such place, begins anew: nothing of a bar or a row reaches into a menu.
enum ViewPlace {
  /// A page, a sheet, or whatever else has no looks of its own for them.
  case page
  /// A row of a list or a form.
  case row
  /// A bar, where a label is its icon.
  case bar
  /// A menu, where controls are its items.
  case menu
}

private enum ViewPlaceKey: EnvironmentKey {
  static var defaultValue: ViewPlace { .page }
}

extension EnvironmentValues {
  var viewPlace: ViewPlace {
    get { self[ViewPlaceKey.self] }
    set { self[ViewPlaceKey.self] = newValue }
  }

  /// The views that follow are items of a menu: they look as such wherever that is opened.
  mutating func enterMenu() {
    viewPlace = .menu
    labelStyle = nil
    buttonStyle = .init(kind: .automatic)
    toggleStyle = AnyToggleStyle(.automatic)
    pickerStyle = DefaultPickerStyle()._style
    controlSize = .regular
    textStyle = nil
  }
}

extension EnvironmentValues {
  /// The views that follow are the header of a section: in a list texts in it are smaller than those of rows, or larger.
  mutating func enterHeader() {
    guard viewPlace == .row else { return }
    viewPlace = .page
    if headerProminence == .increased {
      font = .system(size: 20, weight: .bold)
      return
    }
    switch listStyle.kind {
    case .automatic, .grouped, .insetGrouped:
      font = .footnote
      if paragraphTraits.textCase == nil { textCase = .uppercase }
    case .plain, .inset, .sidebar, .bordered: font = .footnote.weight(.semibold)
    }
  }

  /// The same for a footer.
  mutating func enterFooter() {
    guard viewPlace == .row else { return }
    viewPlace = .page
    font = .footnote
  }
}

extension EnvironmentValues {
  /// Whether labels of buttons are in a row and on a fill: they are as in a button elsewhere, and not in the column of icons.
  var hasFilledButtonsInRow: Bool { viewPlace == .row && buttonStyle.custom == nil && buttonStyle.kind.hasBorder }
}

extension View {
  /// The label of something in the style of buttons: on a fill it is as elsewhere.
  nonisolated func asLabelOfButton() -> some View {
    modifier(EnvironmentModifier { if $0.hasFilledButtonsInRow { $0.viewPlace = .page } })
  }

  /// Views in a row that are no part of what it shows, and those beside rows.
  nonisolated func outsideOfRows() -> some View {
    modifier(EnvironmentModifier { if $0.viewPlace == .row { $0.viewPlace = .page } })
  }
}
