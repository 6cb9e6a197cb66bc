extension Picker {
  /// Creates a picker with a label of views.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(selection), label: label(), content: content())
  }

  /// Creates a picker with a label of views.
  nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(PickerSelection(selection), label: label, content: content())
  }

  /// Creates a picker with a label of views, and with others that it shows in place of the chosen option.
  nonisolated public init<Current: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(
      PickerSelection(selection), label: label(), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker that shows what several bindings have in common and writes to all of them.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(sources, selection), label: label(), content: content())
  }
}
extension Picker where Label == Text {
  /// Creates a picker with a text as its label.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: Text(titleKey), content: content())
  }

  /// Creates a picker with a resource as its label.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: Text(titleResource), content: content())
  }

  /// Creates a picker with a string as its label.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: Text(title), content: content())
  }

  /// Creates a picker with a text as its label, and with views that it shows in place of the chosen option.
  nonisolated public init<Current: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(
      PickerSelection(selection), label: Text(titleKey), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several bindings, with a text as its label.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources, selection), label: Text(titleKey), content: content())
  }

  /// Creates a picker with a string as its label, and with views that it shows in place of the chosen option.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Current: View>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current
  ) {
    self.init(
      PickerSelection(selection), label: Text(title), content: content(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several bindings, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, C: RandomAccessCollection>(
    _ title: Title, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(sources, selection), label: Text(title), content: content())
  }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a picker with a text and a symbol as its label.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Creates a picker with a string and a symbol as its label.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: SwiftUICore.Label(title, systemImage: systemImage), content: content())
  }

  /// Creates a picker with a text and an image of the app as its label.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: SwiftUICore.Label(titleKey, image: image), content: content())
  }

  /// Creates a picker with a string and an image of the app as its label.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(selection), label: SwiftUICore.Label(title, image: image), content: content())
  }
}
