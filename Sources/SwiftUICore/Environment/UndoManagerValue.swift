import FoundationAdditions

private enum UndoManagerKey: EnvironmentKey {
  // Each window has the defaults that were read in it.
  static var defaultValue: UndoManager? { UndoManager() }
}

extension EnvironmentValues {
  /// Takes back what somebody did in this window: each window has one of its own. It is the app that fills it and that calls it; no key and
  /// no menu does so by itself.
  public var undoManager: UndoManager? { self[UndoManagerKey.self] }
}
