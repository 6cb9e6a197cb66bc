extension View {
  /// Asks a person with a confirmation dialog while the binding is true.
  ///
  /// Each of its buttons closes it: false is written, and then the action runs. It has a button to cancel, its own if there is one
  /// with that role. The title is shown only if `titleVisibility` says so.
  nonisolated public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    modifier(
      DialogModifier(
        .confirmation, Text(titleKey), titleVisibility: titleVisibility, isPresented: isPresented, presenting: (),
        actions: { _ in actions() }, message: { _ in EmptyView() }))
  }

  /// Asks a person with a confirmation dialog while the binding is true.
  ///
  /// Each of its buttons closes it: false is written, and then the action runs. It has a button to cancel, its own if there is one
  /// with that role. The title is shown only if `titleVisibility` says so.
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    modifier(
      DialogModifier(
        .confirmation, Text(titleKey), titleVisibility: titleVisibility, isPresented: isPresented, presenting: (),
        actions: { _ in actions() }, message: { _ in message() }))
  }

  /// Asks a person with a confirmation dialog while the binding is true and there are data.
  ///
  /// It is about the data that there were when it came: later ones change nothing.
  nonisolated public func confirmationDialog<Data, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    modifier(
      DialogModifier(
        .confirmation, Text(titleKey), titleVisibility: titleVisibility, isPresented: isPresented, presenting: data,
        actions: actions, message: { _ in EmptyView() }))
  }

  /// Asks a person with a confirmation dialog while the binding is true and there are data.
  ///
  /// It is about the data that there were when it came: later ones change nothing.
  nonisolated public func confirmationDialog<Data, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    modifier(
      DialogModifier(
        .confirmation, Text(titleKey), titleVisibility: titleVisibility, isPresented: isPresented, presenting: data,
        actions: actions, message: message))
  }

  /// Shows a confirmation dialog with a string as its title.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    modifier(
      DialogModifier(
        .confirmation, Text(title), titleVisibility: titleVisibility, isPresented: isPresented, presenting: (),
        actions: { _ in actions() }, message: { _ in EmptyView() }))
  }

  /// Shows a confirmation dialog with a string as its title, with a message.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    modifier(
      DialogModifier(
        .confirmation, Text(title), titleVisibility: titleVisibility, isPresented: isPresented, presenting: (),
        actions: { _ in actions() }, message: { _ in message() }))
  }

  /// Shows a confirmation dialog with a string as its title, about data.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Title: StringProtocol, Data, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    modifier(
      DialogModifier(
        .confirmation, Text(title), titleVisibility: titleVisibility, isPresented: isPresented, presenting: data,
        actions: actions, message: { _ in EmptyView() }))
  }

  /// Shows a confirmation dialog with a string as its title, about data, with a message.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<Title: StringProtocol, Data, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    modifier(
      DialogModifier(
        .confirmation, Text(title), titleVisibility: titleVisibility, isPresented: isPresented, presenting: data,
        actions: actions, message: message))
  }

  /// Shows a confirmation dialog with a text as its title.
  nonisolated public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    modifier(
      DialogModifier(
        .confirmation, title, titleVisibility: titleVisibility, isPresented: isPresented, presenting: (),
        actions: { _ in actions() }, message: { _ in EmptyView() }))
  }

  /// Shows a confirmation dialog with a text as its title, with a message.
  nonisolated public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    modifier(
      DialogModifier(
        .confirmation, title, titleVisibility: titleVisibility, isPresented: isPresented, presenting: (),
        actions: { _ in actions() }, message: { _ in message() }))
  }

  /// Shows a confirmation dialog with a text as its title, about data.
  nonisolated public func confirmationDialog<Data, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    modifier(
      DialogModifier(
        .confirmation, title, titleVisibility: titleVisibility, isPresented: isPresented, presenting: data,
        actions: actions, message: { _ in EmptyView() }))
  }

  /// Shows a confirmation dialog with a text as its title, about data, with a message.
  nonisolated public func confirmationDialog<Data, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    modifier(
      DialogModifier(
        .confirmation, title, titleVisibility: titleVisibility, isPresented: isPresented, presenting: data,
        actions: actions, message: message))
  }
}
