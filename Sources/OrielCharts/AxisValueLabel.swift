import SwiftUICore

/// The label of a value of an axis.
nonisolated public struct AxisValueLabel<Content: View>: AxisMark {
  private let content: @MainActor (AxisValue) -> AnyView?
  private let isCentered: Bool?
  private let choice: AxisLabelChoice

  nonisolated init(
    _ isCentered: Bool?, _ choice: AxisLabelChoice, content: @escaping @MainActor (AxisValue) -> AnyView?
  ) {
    self.isCentered = isCentered
    self.choice = choice
    self.content = content
  }

  @MainActor public func _parts(_ value: AxisValue) -> [AxisPart] {
    content(value).map { [AxisPart(.label($0, choice), isCentered: isCentered)] } ?? []
  }

  /// Nothing asks for it.
  public var body: Never { fatalError("AxisValueLabel has no body.") }
}

extension AxisValueLabel {
  /// A label that is a view.
  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    nonisolated(unsafe) let content = content
    self.init(
      centered, .init(anchor, horizontalSpacing, verticalSpacing, orientation, collisionResolution),
      content: { _ in AnyView(content()) })
  }
}

extension AxisValueLabel where Content == Text {
  /// The value in words, as the axis writes it.
  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(centered, .init(anchor, horizontalSpacing, verticalSpacing, orientation, collisionResolution)) {
      AnyView($0.text)
    }
  }

  /// A text.
  nonisolated public init(
    _ text: Text, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered, .init(anchor, horizontalSpacing, verticalSpacing, orientation, collisionResolution),
      content: { _ in AnyView(text) })
  }

  /// A text that is looked up in the app's tables.
  nonisolated public init(
    _ key: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let text = Text(key)
    self.init(
      centered, .init(anchor, horizontalSpacing, verticalSpacing, orientation, collisionResolution),
      content: { _ in AnyView(text) })
  }

  /// A text.
  @_disfavoredOverload
  nonisolated public init(
    _ string: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let text = Text(string)
    self.init(
      centered, .init(anchor, horizontalSpacing, verticalSpacing, orientation, collisionResolution),
      content: { _ in AnyView(text) })
  }

  /// The value in a format. A value of another kind has no label.
  nonisolated public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    nonisolated(unsafe) let format = format
    self.init(centered, .init(anchor, horizontalSpacing, verticalSpacing, orientation, collisionResolution)) { value in
      value.as(F.FormatInput.self).map { AnyView(Text(FormattedInput(value: $0), format: InputFormat(base: format))) }
    }
  }
}

/// A value that is compared as it stands on the axis.
private struct FormattedInput<Value: Plottable>: Equatable {
  let value: Value

  static func == (left: Self, right: Self) -> Bool { left.value.plotted == right.value.plotted }
}

/// A format of the app's, for values that need not be comparable: the text asks for the reader's locale.
private struct InputFormat<Base: FormatStyle>: FormatStyle where Base.FormatInput: Plottable, Base.FormatOutput == String {
  let base: Base

  func format(_ input: FormattedInput<Base.FormatInput>) -> String { base.format(input.value) }
  func locale(_ locale: Locale) -> Self { Self(base: base.locale(locale)) }
}

extension AxisLabelChoice {
  fileprivate init(
    _ anchor: UnitPoint?, _ horizontal: CGFloat?, _ vertical: CGFloat?, _ orientation: AxisValueLabelOrientation,
    _ resolution: AxisValueLabelCollisionResolution
  ) {
    self.init(
      anchor: anchor, horizontalSpacing: horizontal, verticalSpacing: vertical, orientation: orientation,
      isGreedy: resolution != .disabled)
  }
}

/// What becomes of labels that would stand on each other.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let name: String
  /// The later one is left out.
  public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
  /// The later one is left out.
  public static let greedy = AxisValueLabelCollisionResolution(name: "greedy")
  /// The later one is left out.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution { .greedy }
  /// The later one is left out.
  public static let truncate = AxisValueLabelCollisionResolution(name: "truncate")
  /// They stand on each other.
  public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")
}

/// How a label is turned.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let degrees: Double
  /// Not.
  public static let automatic = AxisValueLabelOrientation(degrees: 0)
  /// Not.
  public static let horizontal = AxisValueLabelOrientation(degrees: 0)
  /// Downwards.
  public static let vertical = AxisValueLabelOrientation(degrees: 90)
  /// Upwards.
  public static let verticalReversed = AxisValueLabelOrientation(degrees: -90)
}
