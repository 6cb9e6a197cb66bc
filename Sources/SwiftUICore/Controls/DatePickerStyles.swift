/// The host's own looks.
public struct DefaultDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated static var kind: DatePickerStyleKind { .automatic }

  /// A date picker of this style.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The host's own looks.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A field that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated static var kind: DatePickerStyleKind { .compact }

  /// A date picker of this style.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A field that opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated static var kind: DatePickerStyleKind { .graphical }

  /// A date picker of this style.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Lists of numbers that turn.
public struct WheelDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated static var kind: DatePickerStyleKind { .wheel }

  /// A date picker of this style.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Lists of numbers that turn.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A field.
public struct FieldDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated static var kind: DatePickerStyleKind { .field }

  /// A date picker of this style.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A field with a stepper.
public struct StepperFieldDatePickerStyle: DatePickerStyle, BuiltInDatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated static var kind: DatePickerStyleKind { .stepperField }

  /// A date picker of this style.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration).datePickerStyle(self) }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
