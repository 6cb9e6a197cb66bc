import SwiftUICore

/// A color, fixed or another one in dark schemes.
///
/// SwiftUI takes it as `Color(uiColor:)`. Where its components are asked for, they are those of the scheme of the window for
/// which the code
/// runs, and of light schemes where no window is known.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  let value: ColorDescription

  init(_ value: ColorDescription) { self.value = value }

  /// Creates a color from components of sRGB, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = Color(red: red, green: green, blue: blue, opacity: alpha).value
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) { value = Color(white: white, opacity: alpha).value }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    value = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha).value
  }

  /// Creates a color from components of Display P3, each from 0 to 1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha).value
  }

  /// Creates UIKit's color from Core Graphics'.
  public init(cgColor: CGColor) { value = cgColor.color.value }

  /// Creates UIKit's color from SwiftUI's.
  public init(_ color: Color) { value = color.value }

  /// A color set of the app's asset catalogs; nil if there is none of that name.
  public init?(named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil) {
    guard let found = AppResources.color(named: name, bundlePath: bundle?.bundlePath) else { return nil }
    value = found
  }

  /// A color set of the app's asset catalogs; gray, and warned of, if it is not there.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Creates a color that is another one in dark schemes. The closure is called now, for each of them.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    func color(_ style: UIUserInterfaceStyle) -> CatalogColor {
      let found = dynamicProvider(UITraitCollection(userInterfaceStyle: style)).components(style == .dark ? .dark : .light)
      return CatalogColor(red: found.red, green: found.green, blue: found.blue, opacity: found.alpha)
    }
    value = ColorDescription(.schemes(SchemeColor(light: color(.light), dark: color(.dark))))
  }

  /// The same color with another opacity, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var changed = value
    changed.opacity = Double(min(max(alpha, 0), 1))
    if case .rgb = value.base { return UIColor(changed) }
    // What the color itself has of transparency is replaced, too.
    let (light, dark) = (components(.light), components(.dark))
    guard light.alpha != value.opacity || dark.alpha != value.opacity else { return UIColor(changed) }
    func color(_ parts: Components) -> CatalogColor {
      CatalogColor(red: parts.red, green: parts.green, blue: parts.blue, opacity: changed.opacity)
    }
    return UIColor(ColorDescription(.schemes(SchemeColor(light: color(light), dark: color(dark)))))
  }

  /// The color as it is under some traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let parts = components(traitCollection.userInterfaceStyle == .dark ? .dark : .light)
    return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  // MARK: Components

  struct Components {
    let red, green, blue, alpha: Double
  }

  func components(_ scheme: ColorScheme? = nil) -> Components {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme ?? UITraitCollection.current.colorScheme
    let parts = Color(value).resolve(in: environment)
    return Components(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue), alpha: Double(parts.opacity))
  }

  /// Gives the components in sRGB.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components()
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Gives hue, saturation and brightness.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components()
    let most = max(parts.red, parts.green, parts.blue)
    let range = most - min(parts.red, parts.green, parts.blue)
    var sector = 0.0
    if range > 0 {
      if most == parts.red {
        sector = (parts.green - parts.blue) / range
      } else if most == parts.green {
        sector = (parts.blue - parts.red) / range + 2
      } else {
        sector = (parts.red - parts.green) / range + 4
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = parts.alpha
    return true
  }

  /// Gives how bright a gray of the same brightness is.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let parts = components()
    white?.pointee = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// The color as numbers, always as red, green, blue and opacity of sRGB: as it is in the scheme of the moment.
  open var cgColor: CGColor {
    let parts = components()
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  // MARK: As an object

  /// Colors may be in archives of which only known classes are read.
  open class var supportsSecureCoding: Bool { true }

  /// Reads a color from an archive.
  public required init?(coder: NSCoder) {
    guard let value = ColorDescription(coder: coder) else { return nil }
    self.value = value
  }

  /// Writes the color into an archive.
  open func encode(with coder: NSCoder) { value.encode(with: coder) }

  /// A color never changes, so it is its own copy.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  override open func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.value == value }

  override open var hash: Int { value.hashValue }

  override open var description: String { Color(value).description }
}

extension Color {
  /// Creates SwiftUI's color from UIKit's.
  public init(uiColor: UIColor) { self.init(uiColor.value) }

  /// Creates SwiftUI's color from UIKit's. Where a catalog has a color of the name, `Color(.label)` means that.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(color.value) }
}
