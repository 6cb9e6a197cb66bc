import Foundation

/// How date pickers look: it makes a view from what each says.
///
/// A style may have dynamic properties: each of the date pickers keeps their storage as long as it has the style.
@MainActor
@preconcurrency
public protocol DatePickerStyle {
  /// The type of the view that it makes.
  associatedtype Body: View

  /// What the style gets to know of a date picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// The view to show for a date picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a date picker style gets to know of a date picker.
public struct DatePickerStyleConfiguration {
  /// The label of a date picker, as a view.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of the date picker, to be put into the view that the style makes.
  public let label: Label
  /// The date. Writing it chooses another one.
  @Binding public var selection: Date
  /// The first date that can be chosen; nil for none.
  public let minimumDate: Date?
  /// The last date that can be chosen; nil for none.
  public let maximumDate: Date?
  /// What of the date is shown.
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

/// A style that hosts show by themselves.
protocol BuiltInDatePickerStyle {
  static var kind: DatePickerStyleKind { get }
}

/// A style, as the environment holds it.
class AnyDatePickerStyle {
  /// Set for a style that hosts show by themselves.
  let builtIn: DatePickerStyleKind?

  nonisolated init(_ builtIn: DatePickerStyleKind?) {
    self.builtIn = builtIn
  }

  @MainActor func styled(_ configuration: DatePickerStyleConfiguration) -> AnyView { preconditionFailure("a style has a body") }
}

private final class TypedDatePickerStyle<Style: DatePickerStyle>: AnyDatePickerStyle {
  private let style: Style
  /// The style around this one: that of date pickers in the view that this one makes.
  private let outer: AnyDatePickerStyle

  nonisolated init(_ style: Style, outer: AnyDatePickerStyle) {
    self.style = style
    self.outer = outer
    super.init((Style.self as? any BuiltInDatePickerStyle.Type)?.kind)
  }

  override func styled(_ configuration: DatePickerStyleConfiguration) -> AnyView {
    AnyView(StyledDatePicker(style: style, configuration: configuration).environment(\.datePickerStyle, outer))
  }
}

/// A view of its own, so that the style's dynamic properties work.
private struct StyledDatePicker<Style: DatePickerStyle>: View {
  let style: Style
  let configuration: DatePickerStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: AnyDatePickerStyle { AnyDatePickerStyle(.automatic) }
}

extension EnvironmentValues {
  var datePickerStyle: AnyDatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of date pickers in this view, unless one nearer to them says otherwise.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.datePickerStyle = TypedDatePickerStyle(style, outer: $0.datePickerStyle) })
  }
}
