import Foundation

extension Stepper {
  /// Creates a stepper that calls closures, with a label of views. Nil disables a half.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperElement(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged), label())
  }

  /// Creates a stepper that calls closures, with a label of views. Nil disables a half.
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      StepperElement(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged), label())
  }

  /// Creates a stepper for a value, with a label of views.
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperElement(value, in: nil, step: step, onEditingChanged: onEditingChanged), label())
  }

  /// Creates a stepper for a value, with a label of views.
  @_disfavoredOverload
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(StepperElement(value, in: nil, step: step, onEditingChanged: onEditingChanged), label())
  }

  /// Creates a stepper for a value that it shows in a format, with a label of views.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperElement(
        value, in: nil, step: step, text: Text(value.wrappedValue, format: format), onEditingChanged: onEditingChanged), label())
  }

  /// Creates a stepper for a value within bounds, with a label of views.
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperElement(value, in: bounds, step: step, onEditingChanged: onEditingChanged), label())
  }

  /// Creates a stepper for a value within bounds, with a label of views.
  @_disfavoredOverload
  nonisolated public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(StepperElement(value, in: bounds, step: step, onEditingChanged: onEditingChanged), label())
  }

  /// Creates a stepper for a value within bounds that it shows in a format, with a label of views.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperElement(
        value, in: bounds, step: step, text: Text(value.wrappedValue, format: format), onEditingChanged: onEditingChanged),
      label())
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper that calls closures, with a text as its label. Nil disables a half.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperElement(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged), Text(titleKey))
  }

  /// Creates a stepper for a value, with a text as its label.
  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperElement(value, in: nil, step: step, onEditingChanged: onEditingChanged), Text(titleKey))
  }

  /// Creates a stepper for a value that it shows in a format, with a text as its label.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperElement(
        value, in: nil, step: step, text: Text(value.wrappedValue, format: format), onEditingChanged: onEditingChanged),
      Text(titleKey))
  }

  /// Creates a stepper for a value within bounds, with a text as its label.
  nonisolated public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperElement(value, in: bounds, step: step, onEditingChanged: onEditingChanged), Text(titleKey))
  }

  /// Creates a stepper for a value within bounds that it shows in a format, with a text as its label.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperElement(
        value, in: bounds, step: step, text: Text(value.wrappedValue, format: format), onEditingChanged: onEditingChanged),
      Text(titleKey))
  }

  /// Creates a stepper that calls closures, with a string as its label. Nil disables a half.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperElement(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged), Text(title))
  }

  /// Creates a stepper for a value, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperElement(value, in: nil, step: step, onEditingChanged: onEditingChanged), Text(title))
  }

  /// Creates a stepper for a value that it shows in a format, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, F: ParseableFormatStyle>(
    _ title: Title, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperElement(
        value, in: nil, step: step, text: Text(value.wrappedValue, format: format), onEditingChanged: onEditingChanged),
      Text(title))
  }

  /// Creates a stepper for a value within bounds, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperElement(value, in: bounds, step: step, onEditingChanged: onEditingChanged), Text(title))
  }

  /// Creates a stepper for a value within bounds that it shows in a format, with a string as its label.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol, F: ParseableFormatStyle>(
    _ title: Title, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperElement(
        value, in: bounds, step: step, text: Text(value.wrappedValue, format: format), onEditingChanged: onEditingChanged),
      Text(title))
  }
}
