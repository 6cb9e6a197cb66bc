import Foundation

/// How large a person wants text to be. Fonts of a text style, and custom fonts without a fixed size, follow it.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall
  case small
  case medium
  /// What is assumed where nothing is said.
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether the size is beyond those for everybody: layouts should then stack what otherwise stands in a row.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension DynamicTypeSize {
  /// In points, for each text style the sizes from the smallest to the largest type size.
  private static let points: [FontDescription.TextStyle: [CGFloat]] = [
    .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
    .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The size at which bodies of text are nearly so many times as large as at the default one.
  package init(times: Double) {
    let wanted = Double(DynamicTypeSize.large.points(of: .body)) * times
    self = Self.allCases.min { abs(Double($0.points(of: .body)) - wanted) < abs(Double($1.points(of: .body)) - wanted) }!
  }

  private var index: Int { Self.allCases.firstIndex(of: self)! }

  /// How large a text style is, in points.
  package func points(of style: FontDescription.TextStyle) -> CGFloat { Self.points[style]![index] }

  /// How many times as large as at the default size a text style is.
  package func scale(of style: FontDescription.TextStyle) -> CGFloat {
    points(of: style) / DynamicTypeSize.large.points(of: style)
  }
}

extension EnvironmentValues {
  /// How large a person wants text to be.
  public var dynamicTypeSize: DynamicTypeSize {
    get { paragraphTraits.typeSize ?? .large }
    set { paragraphTraits.typeSize = newValue }
  }

  /// How large a person wants text to be, in the words of older code.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.typeSize }
  }
}

extension View {
  /// Shows text in this view at a type size, whatever the person has chosen.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the type size of this view in a range: outside it the nearest size counts.
  nonisolated public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return transformEnvironment(\.dynamicTypeSize) { size in
      if let first = sizes.first, let last = sizes.last { size = min(max(size, first), last) }
    }
  }
}

/// How large a person wants text to be, in the words of older code: see `DynamicTypeSize`.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is beyond those for everybody.
  public var isAccessibilityCategory: Bool { typeSize.isAccessibilitySize }

  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size)!]
  }

  var typeSize: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self)!] }
}

extension ContentSizeCategory: Comparable {
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.typeSize < right.typeSize }
}
