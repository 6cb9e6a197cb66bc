import Foundation

/// Colors of UIKit and AppKit in archives. One that depends on the color scheme still does when it has been read.
extension ColorDescription {
  private static var keys: [[String]] {
    ["", "Dark"].map { scheme in ["Red", "Green", "Blue", "Opacity"].map { "Oriel\($0)\(scheme)" } }
  }
  private static var nameKey: String { "OrielColorName" }

  /// Reads a color; nil where the archive has none.
  package init?(coder: NSCoder) {
    let opacity = coder.decodeDouble(forKey: Self.keys[0][3])
    if coder.containsValue(forKey: Self.nameKey) {
      guard let name = coder.decodeObject(of: NSString.self, forKey: Self.nameKey), let known = Name(rawValue: name as String)
      else { return nil }
      self.init(.named(known), opacity: opacity)
      return
    }
    guard coder.containsValue(forKey: Self.keys[0][0]) else { return nil }
    func color(_ keys: [String]) -> CatalogColor {
      let parts = keys.map { coder.decodeDouble(forKey: $0) }
      return CatalogColor(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
    let light = color(Self.keys[0])
    if coder.containsValue(forKey: Self.keys[1][0]) {
      self.init(.schemes(SchemeColor(light: light, dark: color(Self.keys[1]))))
    } else {
      self.init(.rgb(red: light.red, green: light.green, blue: light.blue), opacity: opacity)
    }
  }

  /// Writes the color.
  package func encode(with coder: NSCoder) {
    func write(_ parts: [Double], _ keys: [String]) {
      for (part, key) in zip(parts, keys) { coder.encode(part, forKey: key) }
    }
    switch base {
    case .named(let name):
      coder.encode(name.rawValue as NSString, forKey: Self.nameKey)
      coder.encode(opacity, forKey: Self.keys[0][3])
    case .rgb(let red, let green, let blue): write([red, green, blue, opacity], Self.keys[0])
    case .schemes, .mixed:
      for (scheme, keys) in zip([ColorScheme.light, .dark], Self.keys) {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let color = Color(self).resolve(in: environment)
        write([color.red, color.green, color.blue, color.opacity].map { Double($0) }, keys)
      }
    }
  }
}
