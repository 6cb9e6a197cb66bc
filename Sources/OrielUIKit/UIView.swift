import SwiftUICore

/// A view of UIKit, as far as SwiftUI can show one: see `UIViewRepresentable`. It draws nothing by itself and has no views in it.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// Where it is meant to be.
  public var frame: CGRect
  /// What is behind it; nil for nothing.
  open var backgroundColor: UIColor?
  /// The color of what a person can operate in it.
  open var tintColor: UIColor!
  /// From 0, which is not seen, to 1.
  open var alpha: CGFloat = 1
  /// Whether it is not seen.
  open var isHidden = false
  /// Whether a person can touch it. What is shown of a view here is never touched.
  open var isUserInteractionEnabled = true
  /// A number by which the app knows it.
  open var tag = 0

  /// Creates a view.
  public init(frame: CGRect = .zero) {
    self.frame = frame
    super.init()
  }

  /// Nil: no view comes out of an archive.
  public required init?(coder: NSCoder) { nil }

  /// How all views would look. It changes nothing, which the log says.
  open class func appearance() -> UIView {
    StandIns.tell("UIView.appearance()", "changes nothing: views of UIKit are not what a page shows. Use SwiftUI's modifiers.")
    return UIView()
  }

  /// The size of it, at the origin.
  public final var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// Nothing covers it.
  public final var safeAreaInsets: UIEdgeInsets { .zero }
  /// Nil: it is in no window of UIKit's.
  public final var window: UIWindow? { nil }

  /// Whether views of UIKit's change in motion. None is there to change.
  nonisolated public class func setAnimationsEnabled(_ enabled: Bool) {
    StandIns.tell("UIView.setAnimationsEnabled", "changes nothing: no view of UIKit's is there to move.")
  }
}

/// What a `UIVisualEffectView` does to what is behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// Blurs what is behind a view.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How much is seen through it.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, extraDark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
  }
}

extension UIBlurEffect.Style {
  /// The material that looks like it.
  fileprivate var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
    case .light, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    case .dark, .extraDark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
    }
  }

  /// The scheme that it has whatever the window's; nil for that of the window.
  fileprivate var scheme: ColorScheme? {
    switch self {
    case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      .dark
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    default: nil
    }
  }
}

/// Shows an effect on what is behind it.
open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view without an effect.
  public convenience init() { self.init(effect: nil) }

  /// Nil: no view comes out of an archive.
  public required init?(coder: NSCoder) { nil }
}

/// What a `UIView` looks like after an update. A view is the same object as before, so its looks are compared in its place.
enum UIViewLooks: Equatable {
  case nothing
  case blur(UIBlurEffect.Style, alpha: CGFloat)
  case color(UIColor, alpha: CGFloat)
  case indicator(IndicatorLooks)
  /// It draws with UIKit.
  case unknown

  @MainActor
  init(of view: UIView) {
    if view.isHidden {
      self = .nothing
    } else if let effects = view as? UIVisualEffectView {
      self = (effects.effect as? UIBlurEffect).map { .blur($0.style, alpha: view.alpha) } ?? .nothing
    } else if let indicator = view as? UIActivityIndicatorView {
      self = indicator.isAnimating || !indicator.hidesWhenStopped ? .indicator(IndicatorLooks(of: indicator)) : .nothing
    } else if type(of: view) == UIView.self {
      self = view.backgroundColor.map { .color($0, alpha: view.alpha) } ?? .nothing
    } else {
      self = .unknown
    }
  }
}

/// Shows what a `UIView` looks like.
struct ShownUIView: View {
  let looks: UIViewLooks
  /// The type that a person knows it by.
  let name: String
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    switch looks {
    case .nothing: Color.clear
    case .blur(let style, let alpha):
      Rectangle().fill(style.material).environment(\.colorScheme, style.scheme ?? scheme).opacity(alpha)
    case .color(let color, let alpha): Color(uiColor: color).opacity(alpha)
    case .indicator(let looks): ShownIndicator(looks: looks)
    case .unknown:
      Text("\(name): views of UIKit are not shown here")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay { Rectangle().strokeBorder(.quaternary, style: StrokeStyle(lineWidth: 1, dash: [4])) }
    }
  }
}
