/// How bad it is what a dialog tells.
public struct DialogSeverity: Equatable, Sendable {
  private let number: Int

  /// As the dialog is.
  public static let automatic = DialogSeverity(number: 0)
  /// It is about something that cannot be taken back.
  public static let critical = DialogSeverity(number: 1)
  /// As a dialog is.
  public static let standard = DialogSeverity(number: 2)
}

extension View {
  /// How bad it is what dialogs of this view tell. Browsers have one look for dialogs, and the log says so, once.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    StandIns.tell("dialogSeverity(_:)", "all dialogs of a page look alike")
    return self
  }

  /// The image in dialogs of this view. Browsers' dialogs have none, and the log says so, once.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View {
    StandIns.tell("dialogIcon(_:)", "the dialogs of a page have no image")
    return self
  }

  /// Lets a person say that dialogs of this view are not to come again. They cannot here: the binding stays as it is, and the log
  /// says so, once.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { withoutSuppression }

  /// Lets a person say that dialogs of this view are not to come again. They cannot here: the binding stays as it is, and the log
  /// says so, once.
  nonisolated public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
    withoutSuppression
  }

  /// Lets a person say that dialogs of this view are not to come again. They cannot here: the binding stays as it is, and the log
  /// says so, once.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View {
    withoutSuppression
  }

  /// Lets a person say that dialogs of this view are not to come again. They cannot here: the binding stays as it is, and the log
  /// says so, once.
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { withoutSuppression }

  nonisolated private var withoutSuppression: some View {
    StandIns.tell("dialogSuppressionToggle(_:isSuppressed:)", "a dialog of a page has no such choice, and comes each time")
    return self
  }
}
