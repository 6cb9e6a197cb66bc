/// Where an app's commands stand among those that every app has on macOS.
///
/// Of the standard commands only Settings… and New Window are here; the others are the browser's or nobody's.
public struct CommandGroupPlacement: Sendable {
  /// The menus, in their order.
  enum Menu: Int {
    case app, file, edit, format, view, own, window, help

    var title: String? {
      switch self {
      case .app, .own: nil
      case .file: "File"
      case .edit: "Edit"
      case .format: "Format"
      case .view: "View"
      case .window: "Window"
      case .help: "Help"
      }
    }
  }

  let menu: Menu
  /// The place in the menu.
  let rank: Int

  /// About the app.
  public static let appInfo = CommandGroupPlacement(menu: .app, rank: 0)
  /// The app's settings: Settings… is there if the app has any.
  public static let appSettings = CommandGroupPlacement(menu: .app, rank: 1)
  /// Services of the system. None are here.
  public static let systemServices = CommandGroupPlacement(menu: .app, rank: 2)
  /// To hide the app. Nothing is here.
  public static let appVisibility = CommandGroupPlacement(menu: .app, rank: 3)
  /// To end the app. Nothing is here.
  public static let appTermination = CommandGroupPlacement(menu: .app, rank: 4)
  /// New things: New Window is there.
  public static let newItem = CommandGroupPlacement(menu: .file, rank: 0)
  /// To save. Nothing is here.
  public static let saveItem = CommandGroupPlacement(menu: .file, rank: 1)
  /// To import and export. Nothing is here.
  public static let importExport = CommandGroupPlacement(menu: .file, rank: 2)
  /// To print. Nothing is here.
  public static let printItem = CommandGroupPlacement(menu: .file, rank: 3)
  /// Undo and redo. Nothing is here: in fields they are the browser's.
  public static let undoRedo = CommandGroupPlacement(menu: .edit, rank: 0)
  /// Cut, copy, paste. Nothing is here: in fields they are the browser's.
  public static let pasteboard = CommandGroupPlacement(menu: .edit, rank: 1)
  /// To edit text. Nothing is here.
  public static let textEditing = CommandGroupPlacement(menu: .edit, rank: 2)
  /// The looks of text. Nothing is here.
  public static let textFormatting = CommandGroupPlacement(menu: .format, rank: 0)
  /// The toolbar. Nothing is here.
  public static let toolbar = CommandGroupPlacement(menu: .view, rank: 0)
  /// The sidebar. Nothing is here.
  public static let sidebar = CommandGroupPlacement(menu: .view, rank: 1)
  /// The size of the window. Nothing is here.
  public static let windowSize = CommandGroupPlacement(menu: .window, rank: 0)
  /// Windows by their names. Nothing is here.
  public static let windowList = CommandGroupPlacement(menu: .window, rank: 1)
  /// Single windows. Nothing is here.
  public static let singleWindowList = CommandGroupPlacement(menu: .window, rank: 2)
  /// The order of windows. Nothing is here.
  public static let windowArrangement = CommandGroupPlacement(menu: .window, rank: 3)
  /// Help. Nothing is here.
  public static let help = CommandGroupPlacement(menu: .help, rank: 0)
}

/// Commands before, after, or in place of a group of standard ones.
public struct CommandGroup<Content: View> {
  private let place: CommandPlace
  private let content: Content

  /// Puts commands in front of a group.
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = CommandPlace(placement: group, side: .before)
    content = addition()
  }

  /// Puts commands behind a group.
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = CommandPlace(placement: group, side: .after)
    content = addition()
  }

  /// Puts commands in place of a group; none take it away.
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = CommandPlace(placement: group, side: .replacing)
    content = addition()
  }
}

extension CommandGroup: Commands {
  nonisolated public var _commandsView: AnyView {
    AnyView(CommandSection(place, title: place.placement.menu.title.map { Text(verbatim: $0) }, content))
  }
}

/// A menu of commands. It stands behind the View menu, in the order of declaration.
public struct CommandMenu<Content: View> {
  private let name: Text
  private let content: Content

  /// Creates a menu with a name.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a menu with a text as its name.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// Creates a menu with a name.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }
}

extension CommandMenu: Commands {
  nonisolated public var _commandsView: AnyView {
    AnyView(CommandSection(CommandPlace(placement: .ownMenu, side: .replacing), title: name, content))
  }
}

extension CommandGroupPlacement {
  static let ownMenu = CommandGroupPlacement(menu: .own, rank: 0)
}

/// Where commands stand.
struct CommandPlace: Sendable {
  enum Side: Int { case before, standard, replacing, after }

  let placement: CommandGroupPlacement
  let side: Side

  /// The order among others; nil among menus of the app's own.
  var order: [Int] { [placement.menu.rawValue, placement.rank, side.rawValue] }

  func isSameGroup(as other: CommandPlace) -> Bool {
    placement.menu == other.placement.menu && placement.rank == other.placement.rank
  }
}
