extension View {
  /// Shows an alert while the binding is true.
  ///
  /// Each of its buttons closes it: false is written, and then the action runs. Without a button it has one that says OK. Of several
  /// alerts one is shown at a time.
  nonisolated public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    modifier(
      DialogModifier(
        .alert, Text(titleKey), isPresented: isPresented, presenting: (),
        actions: { _ in actions() }, message: { _ in EmptyView() }))
  }

  /// Shows an alert while the binding is true.
  ///
  /// Each of its buttons closes it: false is written, and then the action runs. Without a button it has one that says OK. Of several
  /// alerts one is shown at a time.
  nonisolated public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    modifier(
      DialogModifier(
        .alert, Text(titleKey), isPresented: isPresented, presenting: (),
        actions: { _ in actions() }, message: { _ in message() }))
  }

  /// Shows an alert while the binding is true and there are data.
  ///
  /// It is about the data that there were when it came: later ones change nothing.
  nonisolated public func alert<Data, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    modifier(
      DialogModifier(
        .alert, Text(titleKey), isPresented: isPresented, presenting: data,
        actions: actions, message: { _ in EmptyView() }))
  }

  /// Shows an alert while the binding is true and there are data.
  ///
  /// It is about the data that there were when it came: later ones change nothing.
  nonisolated public func alert<Data, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    modifier(
      DialogModifier(
        .alert, Text(titleKey), isPresented: isPresented, presenting: data,
        actions: actions, message: message))
  }

  /// Shows an alert with a string as its title.
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    modifier(
      DialogModifier(
        .alert, Text(title), isPresented: isPresented, presenting: (),
        actions: { _ in actions() }, message: { _ in EmptyView() }))
  }

  /// Shows an alert with a string as its title, with a message.
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    modifier(
      DialogModifier(
        .alert, Text(title), isPresented: isPresented, presenting: (),
        actions: { _ in actions() }, message: { _ in message() }))
  }

  /// Shows an alert with a string as its title, about data.
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Data, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    modifier(
      DialogModifier(
        .alert, Text(title), isPresented: isPresented, presenting: data,
        actions: actions, message: { _ in EmptyView() }))
  }

  /// Shows an alert with a string as its title, about data, with a message.
  @_disfavoredOverload
  nonisolated public func alert<Title: StringProtocol, Data, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    modifier(
      DialogModifier(
        .alert, Text(title), isPresented: isPresented, presenting: data,
        actions: actions, message: message))
  }

  /// Shows an alert with a text as its title.
  nonisolated public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    modifier(
      DialogModifier(
        .alert, title, isPresented: isPresented, presenting: (),
        actions: { _ in actions() }, message: { _ in EmptyView() }))
  }

  /// Shows an alert with a text as its title, with a message.
  nonisolated public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    modifier(
      DialogModifier(
        .alert, title, isPresented: isPresented, presenting: (),
        actions: { _ in actions() }, message: { _ in message() }))
  }

  /// Shows an alert with a text as its title, about data.
  nonisolated public func alert<Data, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    modifier(
      DialogModifier(
        .alert, title, isPresented: isPresented, presenting: data,
        actions: actions, message: { _ in EmptyView() }))
  }

  /// Shows an alert with a text as its title, about data, with a message.
  nonisolated public func alert<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    modifier(
      DialogModifier(
        .alert, title, isPresented: isPresented, presenting: data,
        actions: actions, message: message))
  }
}
