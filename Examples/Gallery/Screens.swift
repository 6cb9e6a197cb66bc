extension Screen {
  /// All screens, in the order of the list.
  static let all: [Screen] = [
    .fonts, .textLayout, .formats, .richText, .textSize, .redacted,
    .images, .labels, .symbols, .symbolSettings,
    .colors, .gradients, .styles,
    .shapes, .paths, .canvas,
    .filters, .blendModes, .transforms, .clips,
    .animations, .transitions,
    .frames, .geometry,
    .stacks, .grids, .guides, .readers, .ownLayouts,
    .sheets, .dialogs, .menus,
    .controls, .rows, .forms, .tables, .search,
    .navigation, .tabs,
    .gestures, .focus,
  ]
}
