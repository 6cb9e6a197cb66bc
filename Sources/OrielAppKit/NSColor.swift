import SwiftUICore

/// A color, fixed or another one in dark schemes.
///
/// SwiftUI takes it as `Color(nsColor:)`. Where its components are asked for, they are those of the scheme of the window for
/// which the code
/// runs, and of light schemes where no window is known.
open class NSColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
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

  /// Creates a color from components of sRGB, each from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from components of sRGB, each from 0 to 1.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from components of sRGB, each from 0 to 1.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color from components of Display P3, each from 0 to 1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha).value
  }

  /// Creates AppKit's color from Core Graphics'. Never nil here.
  public init?(cgColor: CGColor) { value = cgColor.color.value }

  /// Creates AppKit's color from SwiftUI's.
  public init(_ color: Color) { value = color.value }

  /// A color set of the app's asset catalogs; nil if there is none of that name.
  public init?(named name: Name, bundle: Bundle? = nil) {
    guard let found = AppResources.color(named: name, bundlePath: bundle?.bundlePath) else { return nil }
    value = found
  }

  /// A color set of the app's asset catalogs; gray, and warned of, if it is not there.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Creates a color that is another one in dark appearances. The closure is called now, for each of them; the name is not
  /// needed.
  public init(name colorName: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    func color(_ name: NSAppearance.Name) -> CatalogColor {
      guard let appearance = NSAppearance(named: name) else { preconditionFailure("a name of our own is known") }
      let found = dynamicProvider(appearance).components(appearance.colorScheme)
      return CatalogColor(red: found.red, green: found.green, blue: found.blue, opacity: found.alpha)
    }
    value = ColorDescription(.schemes(SchemeColor(light: color(.aqua), dark: color(.darkAqua))))
  }

  /// The name of a color.
  public typealias Name = String

  /// The same color with another opacity, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    var changed = value
    changed.opacity = Double(min(max(alpha, 0), 1))
    if case .rgb = value.base { return NSColor(changed) }
    // What the color itself has of transparency is replaced, too.
    let (light, dark) = (components(.light), components(.dark))
    guard light.alpha != value.opacity || dark.alpha != value.opacity else { return NSColor(changed) }
    func color(_ parts: Components) -> CatalogColor {
      CatalogColor(red: parts.red, green: parts.green, blue: parts.blue, opacity: changed.opacity)
    }
    return NSColor(ColorDescription(.schemes(SchemeColor(light: color(light), dark: color(dark)))))
  }

  // MARK: Components

  struct Components {
    let red, green, blue, alpha: Double
  }

  func components(_ scheme: ColorScheme? = nil) -> Components {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme ?? NSAppearance.current.colorScheme
    let parts = Color(value).resolve(in: environment)
    return Components(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue), alpha: Double(parts.opacity))
  }

  /// How much red, from 0 to 1, in sRGB.
  open var redComponent: CGFloat { components().red }
  /// How much green, from 0 to 1, in sRGB.
  open var greenComponent: CGFloat { components().green }
  /// How much blue, from 0 to 1, in sRGB.
  open var blueComponent: CGFloat { components().blue }
  /// The opacity.
  open var alphaComponent: CGFloat { components().alpha }

  /// Gives the components in sRGB.
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    let parts = components()
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
  }

  /// The color in another space. All components here are those of sRGB, so it is fixed to what it is under the appearance of the
  /// moment; nil for
  /// grays, for a color is none.
  open func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    guard space.isOfColors else { return nil }
    let parts = components()
    return NSColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// How much a color has of another one: 0 is the color itself.
  open func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    let (one, other) = (components(), color.components())
    func mixed(_ part: (Components) -> Double) -> Double { part(one) + (part(other) - part(one)) * min(max(fraction, 0), 1) }
    return NSColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
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

  override open func isEqual(_ object: Any?) -> Bool { (object as? NSColor)?.value == value }

  override open var hash: Int { value.hashValue }

  override open var description: String { Color(value).description }
}

extension Color {
  /// Creates SwiftUI's color from AppKit's.
  public init(nsColor: NSColor) { self.init(nsColor.value) }

  /// Creates SwiftUI's color from AppKit's. Where a catalog has a color of the name, `Color(.textColor)` means that.
  @_disfavoredOverload
  public init(_ color: NSColor) { self.init(color.value) }
}
