/// An alert as a value, for `alert(isPresented:content:)` and `alert(item:content:)`.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button, which says OK unless another one is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// An alert with two buttons beside each other. Every alert has them so, if they fit.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: @MainActor () -> Void

    /// A button for something usual.
    @preconcurrency public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// A button that leaves things as they are.
    @preconcurrency public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// A button that leaves things as they are, and says so in the person's language.
    @preconcurrency public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: Text(LocalizedStringKey("Cancel")), role: .cancel, action: action ?? {})
    }

    /// A button that destroys something.
    @preconcurrency public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }
}

/// A choice of several actions as a value, for `actionSheet(isPresented:content:)` and `actionSheet(item:content:)`.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet. One to cancel is there by itself where none of the buttons does so.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

private func views(_ buttons: [Alert.Button]) -> ForEach<[Int], Int, Button<Text>> {
  ForEach(Array(buttons.indices), id: \.self) { place in
    Button(role: buttons[place].role, action: buttons[place].action) { buttons[place].label }
  }
}

extension View {
  /// Shows an alert while the binding is true. When it is closed, false is written, and then the action of its button runs.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return modifier(
      DialogModifier(
        .alert, alert?.title ?? Text(verbatim: ""), isPresented: isPresented, presenting: alert, actions: { views($0.buttons) },
        message: { $0.message }))
  }

  /// Shows an alert for an item while there is one. When it is closed, nil is written, and then the action of its button runs.
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    modifier(
      DialogModifier(.alert, item: item, id: \.id) { item in
        let alert = content(item)
        return (alert.title, views(alert.buttons), alert.message)
      })
  }

  /// Shows a choice of actions while the binding is true. When it is closed, false is written, and then the chosen action runs.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return modifier(
      DialogModifier(
        .confirmation, sheet?.title ?? Text(verbatim: ""), titleVisibility: .visible, isPresented: isPresented,
        presenting: sheet, actions: { views($0.buttons) }, message: { $0.message }))
  }

  /// Shows a choice of actions for an item while there is one. When it is closed, nil is written, and then the chosen action runs.
  nonisolated public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
    modifier(
      DialogModifier(.confirmation, item: item, id: \.id) { item in
        let sheet = content(item)
        return (sheet.title, views(sheet.buttons), sheet.message)
      })
  }
}
