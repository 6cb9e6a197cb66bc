import SwiftUICore

/// A mark as the chart keeps it, with all that modifiers say of it.
struct Mark {
  enum Kind: Equatable { case bar, line, area, point, rule, rectangle, sector }

  /// A mark with words beside it.
  struct Annotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat
    let view: AnyView
    let fits: Bool
  }

  let kind: Kind
  var x: MarkPlace = .whole(nil, nil)
  var y: MarkPlace = .whole(nil, nil)
  var xLabel: Text?
  var yLabel: Text?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.unstacked
  var series: _PlottedValue?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0

  var style: AnyShapeStyle?
  var styleKey: _PlottedValue?
  var styleLabel: Text?
  var symbolKey: _PlottedValue?
  var lineStyleKey: _PlottedValue?
  var sizeKey: _PlottedValue?
  var positionKey: _PlottedValue?
  var positionSpan = MarkDimension.automatic
  var symbol: AnyChartSymbolShape?
  var symbolView: AnyView?
  var symbolSize: CGSize?
  var lineStyle: StrokeStyle?
  var interpolation = InterpolationMethod.linear
  var cornerRadius: CGFloat = 0
  var opacity = 1.0
  var offset = CGSize.zero
  /// Of where the mark begins and ends along its size.
  var startOffset = CGSize.zero
  var endOffset = CGSize.zero
  var zIndex = 0.0
  var alignsWithPlot = false
  var blur: CGFloat = 0
  var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
  var clip: AnyShape?
  var annotations: [Annotation] = []
  var accessibilityLabel: Text?
  var accessibilityValue: Text?
  var accessibilityIdentifier: String?
  var isHidden = false

  init(_ kind: Kind) { self.kind = kind }

  /// What points of one line have in common.
  var group: [_PlottedValue?] { [series, styleKey, symbolKey, lineStyleKey] }

  /// Whether its size is along y.
  var isVertical: Bool {
    if case .range = x, !Self.isRange(y) { return Self.isOrdinal(x) || y.isQuantity }
    if case .range = y { return true }
    if y.isQuantity { return true }
    if x.isQuantity { return false }
    return true
  }

  private static func isRange(_ place: MarkPlace) -> Bool { if case .range = place { true } else { false } }
  private static func isOrdinal(_ place: MarkPlace) -> Bool { if case .category = place.key { true } else { false } }

  /// What assistive technology says first: where it is, and of which series.
  var spokenLabel: Text {
    if let accessibilityLabel { return accessibilityLabel }
    let place = kind == .sector ? nil : (isVertical ? x : y).text
    guard let series = styleKey, series != (isVertical ? x : y).key || kind == .sector else { return place ?? Text(verbatim: "") }
    return place.map { $0 + Text(verbatim: ", ") + series.text } ?? series.text
  }

  /// What assistive technology says of its size.
  var spokenValue: Text { accessibilityValue ?? (kind == .sector || !isVertical ? x : y).text ?? Text(verbatim: "") }
}

/// The size of a mark across its axis.
public struct MarkDimension: Equatable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind: Equatable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }
  let kind: Kind

  /// What fits.
  public static let automatic = MarkDimension(kind: .automatic)
  /// So many points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// A part of what there is.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
  /// What there is, less so many points at each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

  init(kind: Kind) { self.kind = kind }
  /// So many points.
  public init(floatLiteral value: Double) { self.init(kind: .fixed(value)) }
  /// So many points.
  public init(integerLiteral value: Int) { self.init(kind: .fixed(CGFloat(value))) }

  /// The size, of what there is.
  func length(of whole: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: max(0, automatic)
    case .fixed(let value): max(0, value)
    case .ratio(let value): max(0, whole * value)
    case .inset(let value): max(0, whole - 2 * value)
    }
  }
}

/// How marks at one place share it.
public struct MarkStackingMethod: Equatable, Sendable {
  private let name: String
  /// One on the other.
  public static let standard = MarkStackingMethod(name: "standard")
  /// One on the other, as parts of 1.
  public static let normalized = MarkStackingMethod(name: "normalized")
  /// One on the other, around the middle.
  public static let center = MarkStackingMethod(name: "center")
  /// Each by itself.
  public static let unstacked = MarkStackingMethod(name: "unstacked")
}

/// How a line goes from point to point.
public struct InterpolationMethod: Equatable, Sendable {
  enum Kind: Equatable {
    case linear, monotone
    case cardinal(Double)
    case catmullRom(Double)
    case stepStart, stepCenter, stepEnd
  }
  let kind: Kind

  /// Straight.
  public static let linear = InterpolationMethod(kind: .linear)
  /// A curve that goes no higher and no lower than its points.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// A cardinal spline.
  public static let cardinal = InterpolationMethod.cardinal(tension: 0)
  /// A Catmull-Rom spline.
  public static let catmullRom = InterpolationMethod.catmullRom(alpha: 0.5)
  /// Steps, at each point's beginning.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// Steps, in the middle between points.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// Steps, at each point's end.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
  /// A cardinal spline; with a tension of 1 it is straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .cardinal(tension)) }
  /// A Catmull-Rom spline: 0 is uniform, 0.5 centripetal, 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { InterpolationMethod(kind: .catmullRom(alpha)) }
}

/// At which side of a mark an annotation stands.
public struct AnnotationPosition: Hashable, Sendable {
  let unit: UnitPoint
  let isOver: Bool

  private let isChosen: Bool

  private init(_ x: CGFloat, _ y: CGFloat, isOver: Bool = false, isChosen: Bool = true) {
    unit = UnitPoint(x: x, y: y)
    self.isOver = isOver
    self.isChosen = isChosen
  }

  /// Above.
  public static let automatic = AnnotationPosition(0.5, 0, isChosen: false)
  /// Above.
  public static let top = AnnotationPosition(0.5, 0)
  /// Below.
  public static let bottom = AnnotationPosition(0.5, 1)
  /// Before.
  public static let leading = AnnotationPosition(0, 0.5)
  /// After.
  public static let trailing = AnnotationPosition(1, 0.5)
  /// In front.
  public static let overlay = AnnotationPosition(0.5, 0.5, isOver: true)
  /// Above and before.
  public static let topLeading = AnnotationPosition(0, 0)
  /// Above and after.
  public static let topTrailing = AnnotationPosition(1, 0)
  /// Below and before.
  public static let bottomLeading = AnnotationPosition(0, 1)
  /// Below and after.
  public static let bottomTrailing = AnnotationPosition(1, 1)
}

/// What becomes of an annotation that has no room.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What becomes of it in one direction.
  public struct Strategy: Hashable, Sendable {
    let fits: Bool
    /// It stays in the chart.
    public static let automatic = Strategy(fits: true)
    /// It goes beyond.
    public static let disabled = Strategy(fits: false)
    /// It stays in the chart.
    public static let fit = Strategy(fits: true)
    /// It stays in the chart: the plot keeps its size.
    public static let padScale = Strategy(fits: true)
    /// It stays in the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(fits: true) }
  }

  /// What an annotation stays in.
  public struct Boundary: Hashable, Sendable {
    private let name: String
    /// The system's choice.
    public static let automatic = Boundary(name: "automatic")
    /// The chart.
    public static let chart = Boundary(name: "chart")
    /// The plot.
    public static let plot = Boundary(name: "plot")
  }

  /// It stays in the chart.
  public static let automatic = AnnotationOverflowResolution()
  let x: Strategy

  /// A choice for each direction. Annotations are kept inside sideways alone.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { self.x = x }
}
