// Commands that macOS has ready for apps. Where there is nothing for them to do here they compile and add nothing.

/// To show and arrange toolbars. Adds nothing: bars are always there.
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  nonisolated public var _commandsView: AnyView { AnyView(EmptyView()) }
}

/// To show and hide the sidebar. Adds nothing: the bar has a button for it.
public struct SidebarCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  nonisolated public var _commandsView: AnyView { AnyView(EmptyView()) }
}

/// To show and hide the inspector. Adds nothing: the app's own controls do it.
public struct InspectorCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  nonisolated public var _commandsView: AnyView { AnyView(EmptyView()) }
}

/// To search, check and transform text. Adds nothing: they are the browser's.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  nonisolated public var _commandsView: AnyView { AnyView(EmptyView()) }
}

/// To change the looks of text. Adds nothing: no text here has looks of its own that a person could change.
public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  nonisolated public var _commandsView: AnyView { AnyView(EmptyView()) }
}

/// To take pictures with a telephone nearby. Adds nothing.
public struct ImportFromDevicesCommands: Commands {
  /// Creates the commands.
  nonisolated public init() {}
  nonisolated public var _commandsView: AnyView { AnyView(EmptyView()) }
}
