import Foundation

extension TextField {
  /// Creates a text field with a label of views, which is spoken, and a prompt, which an empty field shows.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextFieldElement(source: .text(text), prompt: prompt), label: label())
  }

  /// Creates a text field that grows along an axis, with a label of views.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(
      TextFieldElement(source: .text(text), kind: axis == .vertical ? .growing : .line, prompt: prompt), label: label())
  }

  /// Creates a text field for a value in a format, with a label of views.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextFieldElement(source: .value(FieldValue(value, format: format)), prompt: prompt), label: label())
  }

  /// Creates a text field for an optional value in a format, with a label of views.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(TextFieldElement(source: .value(FieldValue(value, format: format)), prompt: prompt), label: label())
  }

  /// Creates a text field for a value that a formatter turns into text and back, with a label of views.
  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(TextFieldElement(source: .value(FieldValue(value, formatter: formatter)), prompt: prompt), label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(TextFieldElement(source: .text(text), prompt: prompt), label: Text(titleKey))
  }

  /// Creates a text field that grows along an axis, with a text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(
      TextFieldElement(source: .text(text), kind: axis == .vertical ? .growing : .line, prompt: prompt), label: Text(titleKey))
  }

  /// Creates a text field for a value in a format, with a text as its label.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldElement(source: .value(FieldValue(value, format: format)), prompt: prompt), label: Text(titleKey))
  }

  /// Creates a text field for an optional value in a format, with a text as its label.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldElement(source: .value(FieldValue(value, format: format)), prompt: prompt), label: Text(titleKey))
  }

  /// Creates a text field for a value that a formatter turns into text and back, with a text as its label.
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(TextFieldElement(source: .value(FieldValue(value, formatter: formatter)), prompt: prompt), label: Text(titleKey))
  }

  /// Creates a text field that tells when its editing begins and ends, in the old form, with a text as its label.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldElement(source: .text(text), actions: .init(onEditingChanged: onEditingChanged, onCommit: onCommit)),
      label: Text(titleKey))
  }

  /// Creates a text field that tells when its editing begins and ends, in the old form, with a text as its label.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      TextFieldElement(source: .text(text), actions: .init(onEditingChanged: onEditingChanged)),
      label: Text(titleKey))
  }

  /// Creates a text field that tells when its editing begins and ends, in the old form, with a text as its label.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldElement(source: .text(text), actions: .init(onCommit: onCommit)),
      label: Text(titleKey))
  }

  /// Creates a text field that tells when its editing begins and ends, in the old form, with a text as its label.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldElement(
        source: .value(FieldValue(value, formatter: formatter)),
        actions: .init(onEditingChanged: onEditingChanged, onCommit: onCommit)),
      label: Text(titleKey))
  }

  /// Creates a text field that tells when its editing begins and ends, in the old form, with a text as its label.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      TextFieldElement(
        source: .value(FieldValue(value, formatter: formatter)), actions: .init(onEditingChanged: onEditingChanged)),
      label: Text(titleKey))
  }

  /// Creates a text field that tells when its editing begins and ends, in the old form, with a text as its label.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldElement(source: .value(FieldValue(value, formatter: formatter)), actions: .init(onCommit: onCommit)),
      label: Text(titleKey))
  }

  /// Creates a text field with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(TextFieldElement(source: .text(text), prompt: prompt), label: Text(title))
  }

  /// Creates a text field that grows along an axis, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(
      TextFieldElement(source: .text(text), kind: axis == .vertical ? .growing : .line, prompt: prompt), label: Text(title))
  }

  /// Creates a text field for a value in a format, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldElement(source: .value(FieldValue(value, format: format)), prompt: prompt), label: Text(title))
  }

  /// Creates a text field for an optional value in a format, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(TextFieldElement(source: .value(FieldValue(value, format: format)), prompt: prompt), label: Text(title))
  }

  /// Creates a text field for a value that a formatter turns into text and back, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(TextFieldElement(source: .value(FieldValue(value, formatter: formatter)), prompt: prompt), label: Text(title))
  }

  /// Creates a text field that tells when its editing begins and ends, in the old form, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldElement(source: .text(text), actions: .init(onEditingChanged: onEditingChanged, onCommit: onCommit)),
      label: Text(title))
  }

  /// Creates a text field that tells when its editing begins and ends, in the old form, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      TextFieldElement(source: .text(text), actions: .init(onEditingChanged: onEditingChanged)),
      label: Text(title))
  }

  /// Creates a text field that tells when its editing begins and ends, in the old form, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldElement(source: .text(text), actions: .init(onCommit: onCommit)),
      label: Text(title))
  }

  /// Creates a text field that tells when its editing begins and ends, in the old form, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldElement(
        source: .value(FieldValue(value, formatter: formatter)),
        actions: .init(onEditingChanged: onEditingChanged, onCommit: onCommit)),
      label: Text(title))
  }

  /// Creates a text field that tells when its editing begins and ends, in the old form, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      TextFieldElement(
        source: .value(FieldValue(value, formatter: formatter)), actions: .init(onEditingChanged: onEditingChanged)),
      label: Text(title))
  }

  /// Creates a text field that tells when its editing begins and ends, in the old form, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      TextFieldElement(source: .value(FieldValue(value, formatter: formatter)), actions: .init(onCommit: onCommit)),
      label: Text(title))
  }
}
