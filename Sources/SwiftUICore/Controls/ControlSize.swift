/// How large controls are, in the steps that the host has.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private enum LabelsAreHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether the labels of controls are shown, as far as an app says so.
  public var labelsVisibility: Visibility { labelsAreHidden ? .hidden : .automatic }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  var labelsAreHidden: Bool {
    get { self[LabelsAreHiddenKey.self] }
    set { self[LabelsAreHiddenKey.self] = newValue }
  }
}

extension View {
  /// How large the controls in this view are.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Hides the labels of the controls in this view. Assistive technology still says them.
  nonisolated public func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }

  /// Shows or hides the labels of the controls in this view. Assistive technology says them anyway.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsAreHidden, visibility == .hidden)
  }

  /// How much the headers of the sections in this view stand out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
