import SwiftUICore

/// A wheel that turns while something is underway.
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101

    /// The small white one of older systems.
    public static let white = Style.medium
    /// The small gray one of older systems.
    public static let gray = Style.medium
    /// The large white one of older systems.
    public static let whiteLarge = Style.large
  }

  /// How large it is.
  open var style: Style
  /// The color; nil for the usual one.
  open var color: UIColor!
  /// Whether it is not seen when it stands still.
  open var hidesWhenStopped = true
  /// Whether it turns.
  public private(set) final var isAnimating = false

  /// Creates a wheel that stands still.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Creates a wheel of the usual size.
  public override init(frame: CGRect = .zero) {
    style = .medium
    super.init(frame: frame)
  }

  /// Nil: no view comes out of an archive.
  public required init?(coder: NSCoder) { nil }

  /// Begins to turn.
  open func startAnimating() { isAnimating = true }
  /// Stands still.
  open func stopAnimating() { isAnimating = false }
}

/// What such a wheel looks like. One that stands still is seen only where that was asked for, and then it is faint.
struct IndicatorLooks: Equatable {
  let isLarge: Bool
  let isAnimating: Bool
  let color: UIColor?

  @MainActor
  init(of view: UIActivityIndicatorView) {
    isLarge = view.style == .large
    isAnimating = view.isAnimating
    color = view.color
  }
}

/// Shows a wheel.
struct ShownIndicator: View {
  let looks: IndicatorLooks

  var body: some View {
    ProgressView()
      .controlSize(looks.isLarge ? .large : .regular)
      .tint(looks.color.map { Color(uiColor: $0) })
      .opacity(looks.isAnimating ? 1 : 0.3)
  }
}
