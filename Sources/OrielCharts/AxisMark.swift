import SwiftUICore

/// What stands at a value of an axis.
@preconcurrency @MainActor
public protocol AxisMark {
  /// What it consists of.
  associatedtype Body: AxisMark
  /// What it consists of.
  @AxisMarkBuilder var body: Body { get }
  /// What is drawn. Not for apps.
  func _parts(_ value: AxisValue) -> [AxisPart]
}

extension AxisMark {
  public func _parts(_ value: AxisValue) -> [AxisPart] { body._parts(value) }

  nonisolated func changed(_ change: @escaping @MainActor (inout AxisPart) -> Void) -> some AxisMark {
    nonisolated(unsafe) let mark = self
    return AnyAxisMark { value in
      mark._parts(value).map {
        var part = $0
        change(&part)
        return part
      }
    }
  }

  /// Paints it.
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
    changed { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  /// The font of labels.
  nonisolated public func font(_ font: Font?) -> some AxisMark { changed { $0.font = $0.font ?? font } }

  /// Moves it.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed {
      $0.offset.width += x
      $0.offset.height += y
    }
  }

  /// Moves it.
  nonisolated public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}

extension AxisMark where Body == Never {
  /// Nothing asks for it.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: AxisMark {
  public func _parts(_ value: AxisValue) -> [AxisPart] { [] }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public func _parts(_ value: AxisValue) -> [AxisPart] { self?._parts(value) ?? [] }
}

/// A line, a tick or a label of an axis. Not for apps.
public struct AxisPart {
  enum Kind {
    case line(StrokeStyle?)
    case tick(length: CGFloat, StrokeStyle?)
    case label(AnyView, AxisLabelChoice)
  }

  let kind: Kind
  var isCentered = false
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero

  init(_ kind: Kind, isCentered: Bool? = nil) {
    self.kind = kind
    self.isCentered = isCentered ?? false
  }
}

/// How a label stands at its value.
struct AxisLabelChoice {
  var anchor: UnitPoint?
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  var orientation = AxisValueLabelOrientation.automatic
  var isGreedy = false
}

/// What stands at a value of an axis, of any type.
nonisolated public struct AnyAxisMark: AxisMark {
  private let parts: @MainActor (AxisValue) -> [AxisPart]

  nonisolated init(_ parts: @escaping @MainActor (AxisValue) -> [AxisPart]) { self.parts = parts }

  /// Hides the type of a mark.
  nonisolated public init(_ mark: some AxisMark) {
    nonisolated(unsafe) let mark = mark
    parts = { mark._parts($0) }
  }

  @MainActor public func _parts(_ value: AxisValue) -> [AxisPart] { parts(value) }
  /// Nothing asks for it.
  public var body: Never { fatalError("AnyAxisMark has no body.") }

  /// What an axis has by itself: a line, except between texts, and a label.
  nonisolated static func usual(_ value: AxisValue, _ stroke: StrokeStyle?, label: AxisValueLabel<Text> = .init()) -> AnyAxisMark
  {
    nonisolated(unsafe) let label = label
    return AnyAxisMark { value in
      var parts = label._parts(value)
      switch value.plotted {
      case .category: break
      default: parts.insert(AxisPart(.line(stroke)), at: 0)
      }
      return parts
    }
  }
}

/// Makes what stands at a value of an axis of several parts, with conditions.
@resultBuilder
public enum AxisMarkBuilder {
  /// One part.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  /// Nothing.
  public static func buildBlock() -> AnyAxisMark { AnyAxisMark { _ in [] } }
  /// One part.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
  /// Several parts.
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> AnyAxisMark {
    var parts: [AnyAxisMark] = []
    for part in repeat each content { parts.append(AnyAxisMark(part)) }
    nonisolated(unsafe) let all = parts
    return AnyAxisMark { value in all.flatMap { $0._parts(value) } }
  }
  /// What is there under a condition.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
  /// The first of two.
  public static func buildEither(first: some AxisMark) -> AnyAxisMark { AnyAxisMark(first) }
  /// The second of two.
  public static func buildEither(second: some AxisMark) -> AnyAxisMark { AnyAxisMark(second) }
  /// What needs a version of a system.
  public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark { AnyAxisMark(content) }
}

/// A line through the plot.
nonisolated public struct AxisGridLine: AxisMark {
  private let part: AxisPart

  /// A line at the value, or in the middle between it and the next.
  nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = AxisPart(.line(stroke), isCentered: centered)
  }

  @MainActor public func _parts(_ value: AxisValue) -> [AxisPart] { [part] }
  /// Nothing asks for it.
  public var body: Never { fatalError("AxisGridLine has no body.") }
}

/// A short line beside the plot.
nonisolated public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let points: CGFloat
    /// The system's choice.
    public static var automatic: Length { Length(points: 5) }
    /// As long as a label beside it.
    public static var label: Length { Length(points: 16) }
    /// As long as a label beside it, and more.
    public static func label(extendPastBy length: CGFloat) -> Length { Length(points: 16 + length) }
    /// As long as a label beside it, and more.
    public static var longestLabel: Length { Length(points: 16) }

    init(points: CGFloat) { self.points = points }
    /// So many points.
    public init(floatLiteral value: Double) { points = value }
    /// So many points.
    public init(integerLiteral value: Int) { points = CGFloat(value) }
  }

  private let part: AxisPart

  /// A tick at the value, or in the middle between it and the next.
  nonisolated public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    part = AxisPart(.tick(length: max(0, length.points), stroke), isCentered: centered)
  }

  /// A tick of a length in points.
  @_disfavoredOverload
  nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    part = AxisPart(.tick(length: max(0, length), stroke), isCentered: centered)
  }

  @MainActor public func _parts(_ value: AxisValue) -> [AxisPart] { [part] }
  /// Nothing asks for it.
  public var body: Never { fatalError("AxisTick has no body.") }
}
