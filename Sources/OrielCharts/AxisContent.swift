import SwiftUICore

/// The marks of an axis.
@preconcurrency @MainActor
public protocol AxisContent {
  /// Adds its marks. Not for apps.
  func _collect(into marks: inout _AxisMarksList)
}

/// The marks of an axis as they are collected. Not for apps.
public struct _AxisMarksList {
  var list: [AxisMarksChoice] = []
}

/// One series of marks of an axis.
struct AxisMarksChoice {
  var position: AxisMarkPosition
  var values: AxisMarkValues.Kind
  var content: @MainActor (AxisValue) -> [AxisPart]
}

/// Makes the content of an axis of several series of marks.
@resultBuilder
public enum AxisContentBuilder {
  /// One part.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  /// No marks.
  public static func buildBlock() -> AnyAxisContent { AnyAxisContent([]) }
  /// One part.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
  /// Several parts.
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> AnyAxisContent {
    var parts: [any AxisContent] = []
    for part in repeat each content { parts.append(part) }
    return AnyAxisContent(parts)
  }
  /// Marks that are there under a condition.
  public static func buildIf(_ content: (some AxisContent)?) -> AnyAxisContent { AnyAxisContent(content.map { [$0] } ?? []) }
  /// The first of two.
  public static func buildEither(first: some AxisContent) -> AnyAxisContent { AnyAxisContent([first]) }
  /// The second of two.
  public static func buildEither(second: some AxisContent) -> AnyAxisContent { AnyAxisContent([second]) }
  /// Marks that need a version of a system.
  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent { AnyAxisContent([content]) }
}

/// Marks of an axis, of any type.
nonisolated public struct AnyAxisContent: AxisContent {
  private let parts: [any AxisContent]

  nonisolated init(_ parts: [any AxisContent]) { self.parts = parts }
  /// Hides the type of some content.
  nonisolated public init(_ content: some AxisContent) { parts = [content] }

  @MainActor public func _collect(into marks: inout _AxisMarksList) { for part in parts { part._collect(into: &marks) } }
}

/// At which edge of the plot marks of an axis stand.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind { case automatic, leading, trailing, top, bottom }
  let kind: Kind
  /// Below the plot, or after it.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  /// Before the plot.
  public static let leading = AxisMarkPosition(kind: .leading)
  /// After the plot.
  public static let trailing = AxisMarkPosition(kind: .trailing)
  /// Above the plot.
  public static let top = AxisMarkPosition(kind: .top)
  /// Below the plot.
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// How the labels of an axis and the plot go together.
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = AxisMarkPreset(name: "automatic")
  /// Labels beyond the plot.
  public static let extended = AxisMarkPreset(name: "extended")
  /// Labels that end with the plot.
  public static let aligned = AxisMarkPreset(name: "aligned")
  /// Labels in the plot. They stand beside it.
  public static let inset = AxisMarkPreset(name: "inset")
}

/// At which values an axis has marks.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?)
    case stride(Double)
    case dates(DateUnit, Calendar?)
    case list([_PlottedValue])
  }

  let kind: Kind

  /// As many as fit.
  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil)) }

  /// About a number of them.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount))
  }

  /// As many as fit, no nearer to each other than a number.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount))
  }

  /// At each multiple of a number.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .stride(Double(stepSize)))
  }

  /// At the beginning of each day, month or other unit, or of several of them.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .dates(DateUnit(component: component, count: max(1, count)), calendar))
  }
}

/// A value of an axis.
public struct AxisValue {
  let plotted: _PlottedValue
  let unit: DateUnit?
  /// Which of the axis it is.
  public let index: Int
  /// How many there are.
  public let count: Int

  /// The value as a type; nil where it is of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.from(plotted) }

  /// The value in words, as an axis writes it.
  var text: Text {
    if case .date(let date) = plotted, let unit { return unit.text(of: date) }
    return plotted.text
  }
}

/// Marks along an axis: lines through the plot, ticks, labels.
nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent {
  private let choice: AxisMarksChoice

  nonisolated init(_ position: AxisMarkPosition, _ values: AxisMarkValues.Kind, _ content: @escaping (AxisValue) -> Content) {
    nonisolated(unsafe) let content = content
    choice = AxisMarksChoice(position: position, values: values) { content($0)._parts($0) }
  }

  @MainActor public func _collect(into marks: inout _AxisMarksList) { marks.list.append(choice) }
}

extension AxisMarks {
  /// Marks at values that the axis chooses, each of what the closure says.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(position, values.kind, content)
  }

  /// Marks at some values, each of what the closure says.
  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(position, .list(values.map(\.plotted)), content)
  }

  /// Marks at values that the axis chooses, all alike.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(position, values.kind) { _ in content() }
  }

  /// Marks at some values, all alike.
  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(position, .list(values.map(\.plotted))) { _ in content() }
  }
}

extension AxisMarks where Content == AnyAxisMark {
  /// Lines and labels at values that the axis chooses.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init(position, values.kind) { AnyAxisMark.usual($0, stroke) }
  }

  /// Lines and labels at some values.
  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(position, .list(values.map(\.plotted))) { AnyAxisMark.usual($0, stroke) }
  }

  /// Lines, and labels in a format, at values that the axis chooses.
  nonisolated public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(position, values.kind) { AnyAxisMark.usual($0, stroke, label: AxisValueLabel(format: format)) }
  }

  /// Lines, and labels in a format, at some values.
  nonisolated public init<F: FormatStyle, Value: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(position, .list(values.map(\.plotted))) { AnyAxisMark.usual($0, stroke, label: AxisValueLabel(format: format)) }
  }
}
