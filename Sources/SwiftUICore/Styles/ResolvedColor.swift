import Foundation

extension Color {
  /// The components of a color in one environment: what is left when names and mixes are looked up.
  ///
  /// It can be stored, compared and computed with. Components outside 0...1 are colors that sRGB has not.
  public struct Resolved: Hashable, Sendable, Codable {
    /// The amount of red light.
    public var linearRed: Float
    /// The amount of green light.
    public var linearGreen: Float
    /// The amount of blue light.
    public var linearBlue: Float
    /// 0 for invisible to 1 for opaque.
    public var opacity: Float

    /// Creates components from those of a color space, each from 0 to 1.
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.opacity = opacity
      let isLinear = colorSpace == .sRGBLinear
      linearRed = isLinear ? red : Self.linear(red)
      linearGreen = isLinear ? green : Self.linear(green)
      linearBlue = isLinear ? blue : Self.linear(blue)
      guard colorSpace == .displayP3 else { return }
      // Four digits, as SwiftUI's results say: with more, (0.412, 0.508, 0.690) would be one step of 255 less red.
      let wide = (red: linearRed, green: linearGreen, blue: linearBlue)
      linearRed = 1.2249 * wide.red - 0.2247 * wide.green
      linearGreen = 1.0419 * wide.green - 0.0420 * wide.red
      linearBlue = 1.0979 * wide.blue - 0.0197 * wide.red - 0.0786 * wide.green
    }

    /// sRGB's curve with the digits of a `Float`, as in SwiftUI: 0.3 comes back a little smaller, and is 76 of 255.
    private static func linear(_ value: Float) -> Float {
      if value < 0 { return -linear(-value) }
      return value <= 0.04045 ? value * 0.0773993808 : pow(value * 0.947867299 + 0.0521327014, 2.4)
    }

    init(_ color: LinearColor) {
      linearRed = Float(color.red)
      linearGreen = Float(color.green)
      linearBlue = Float(color.blue)
      opacity = Float(color.opacity)
    }

    /// Red with the gamma curve of sRGB.
    public var red: Float {
      get { Float(Color.gammaEncoded(Double(linearRed))) }
      set { linearRed = Float(Color.linear(Double(newValue))) }
    }

    /// Green with the gamma curve of sRGB.
    public var green: Float {
      get { Float(Color.gammaEncoded(Double(linearGreen))) }
      set { linearGreen = Float(Color.linear(Double(newValue))) }
    }

    /// Blue with the gamma curve of sRGB.
    public var blue: Float {
      get { Float(Color.gammaEncoded(Double(linearBlue))) }
      set { linearBlue = Float(Color.linear(Double(newValue))) }
    }
  }

  /// The components of this color in an environment: in its color scheme, its contrast, with its accent color.
  ///
  /// In a body, what this reads of the environment becomes a dependency of the view.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(LinearColor(value, in: environment))
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components as `#RRGGBBAA`, the nearest ones that this can say.
  public var description: String {
    "#"
      + [red, green, blue, opacity].map { component in
        let byte = Int((min(max(component.isNaN ? 0 : component, 0), 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }
}

extension Color.Resolved: ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint { Color(self)._paint(in: environment) }
}

extension Color.Resolved: Animatable {
  /// The components in amounts of light, and the opacity; 128 is all of each.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get {
      AnimatablePair(linearRed * 128, AnimatablePair(linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128)))
    }
    set {
      linearRed = newValue.first / 128
      linearGreen = newValue.second.first / 128
      linearBlue = newValue.second.second.first / 128
      opacity = newValue.second.second.second / 128
    }
  }
}
