/// Loads newer data, as `refreshable(action:)` says.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Loads newer data, and waits for it.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Loads newer data; nil where nothing does.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets a person load newer data in the lists and scroll views in this view.
  ///
  /// As long as the action runs, another one does not begin. It is cancelled when the list goes.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
