import Foundation

extension AttributedString {
  /// How far the lines of a text are apart, from baseline to baseline.
  ///
  /// Foundation has it on Apple's platforms only.
  public struct LineHeight: Hashable, Sendable {
    let description: ParagraphTraits.LineHeight

    /// As the font of each line says.
    public static let variable = LineHeight(description: .variable)
    /// As usual for running text.
    public static let normal = LineHeight(description: .normal)
    /// Closer together.
    public static let tight = LineHeight(description: .tight)
    /// Further apart.
    public static let loose = LineHeight(description: .loose)

    /// So many times the size of the font. Factors that are not greater than 0 count as 1.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(description: .multiple(factor.isFinite && factor > 0 ? factor : 1))
    }

    /// The size of the font and some points more. Negative lengths count as 0.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(description: .leading(increase.isFinite ? max(increase, 0) : 0))
    }

    /// So many points, whatever the size of the font. Lengths that are not greater than 0 are as the font says.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(description: points.isFinite && points > 0 ? .exact(points) : .variable)
    }
  }
}

extension EnvironmentValues {
  /// How far the lines of texts are apart; nil is as the font says.
  public var lineHeight: AttributedString.LineHeight? {
    get { paragraphTraits.lineHeight.map(AttributedString.LineHeight.init) }
    set { paragraphTraits.lineHeight = newValue?.description }
  }
}

extension View {
  /// How far the lines of texts in this view are apart; nil is as the font says.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}
