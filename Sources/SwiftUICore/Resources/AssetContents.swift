import Foundation

/// A `Contents.json` of an asset catalog. What is not as it should be counts as if it were not there: one wrong entry takes nothing
/// else away.
struct AssetContents: Decodable {
  private(set) var images: [Image] = []
  private(set) var colors: [Color] = []
  private(set) var symbols: [Image] = []
  private(set) var properties = Properties()

  /// More than any that a person or a tool has written.
  private static let limit = 1024 * 1024

  /// Nil if there is none, or if it is no JSON.
  init?(folder: String) {
    guard let data = try? ImageBytes.file(path: folder + "/Contents.json").read(), data.count <= Self.limit,
      let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
    else { return nil }
    self = contents
  }

  struct Image: Decodable {
    var filename: String?
    var idiom: String?
    /// In pixels for each point.
    var scale = 1.0
    var isDark = false
    /// It has a luminosity, a contrast or anything else that asks for more than dark or light.
    var isSpecial = false
    var slicing: ImageResizing?
  }

  struct Color: Decodable {
    var idiom: String?
    var isDark = false
    var isSpecial = false
    var color: CatalogColor?
    /// The name of a color of the system.
    var reference: String?
  }

  struct Properties: Decodable {
    var templateIntent: String?
    var providesNamespace = false
  }

  // MARK: Reading

  fileprivate enum Key: String, CodingKey {
    case images, colors, symbols, properties, filename, idiom, scale, appearances, appearance, value, resizing, color, platform,
      reference
    case templateIntent = "template-rendering-intent"
    case providesNamespace = "provides-namespace"
    case mode, center
    case capInsets = "cap-insets"
    case top, bottom, left, right
    case colorSpace = "color-space"
    case components
    case displayGamut = "display-gamut"
    case languageDirection = "language-direction"
  }

  /// An element that may be anything.
  private struct Lenient<Value: Decodable>: Decodable {
    let value: Value?
    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    images = (try? container.decode([Lenient<Image>].self, forKey: .images))?.compactMap(\.value) ?? []
    colors = (try? container.decode([Lenient<Color>].self, forKey: .colors))?.compactMap(\.value) ?? []
    symbols = (try? container.decode([Lenient<Image>].self, forKey: .symbols))?.compactMap(\.value) ?? []
    properties = (try? container.decode(Properties.self, forKey: .properties)) ?? Properties()
  }
}

extension AssetContents.Image {
  private typealias Key = AssetContents.Key

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    filename = try? container.decode(String.self, forKey: .filename)
    idiom = try? container.decode(String.self, forKey: .idiom)
    let scale = (try? container.decode(String.self, forKey: .scale)).flatMap { Double($0.dropLast()) }
    if let scale, (1...10).contains(scale) { self.scale = scale }
    let appearances = Appearances(container)
    isDark = appearances.isDark
    let gamut = try? container.decode(String.self, forKey: .displayGamut)
    let direction = try? container.decode(String.self, forKey: .languageDirection)
    isSpecial = appearances.isSpecial || gamut == "display-P3" || direction == "right-to-left"
    slicing = Self.slicing(container, scale: self.scale)
  }

  private static func slicing(_ container: KeyedDecodingContainer<Key>, scale: Double) -> ImageResizing? {
    guard let resizing = try? container.nestedContainer(keyedBy: Key.self, forKey: .resizing),
      let insets = try? resizing.nestedContainer(keyedBy: Key.self, forKey: .capInsets)
    else { return nil }
    // In pixels.
    func inset(_ key: Key) -> CGFloat {
      let value = (try? insets.decode(Double.self, forKey: key)) ?? 0
      return value.isFinite && value > 0 && value < 100_000 ? CGFloat(value / scale) : 0
    }
    let center = try? resizing.nestedContainer(keyedBy: Key.self, forKey: .center)
    let mode = try? center?.decode(String.self, forKey: .mode)
    return ImageResizing(
      capInsets: EdgeInsets(top: inset(.top), leading: inset(.left), bottom: inset(.bottom), trailing: inset(.right)),
      mode: mode == "tile" ? .tile : .stretch)
  }
}

/// What an entry is for.
private struct Appearances {
  var isDark = false
  var isSpecial = false

  init(_ container: KeyedDecodingContainer<AssetContents.Key>) {
    guard var list = try? container.nestedUnkeyedContainer(forKey: .appearances) else { return }
    while !list.isAtEnd {
      guard let appearance = try? list.nestedContainer(keyedBy: AssetContents.Key.self) else { return }
      let value = try? appearance.decode(String.self, forKey: .value)
      if (try? appearance.decode(String.self, forKey: .appearance)) == "luminosity" {
        isDark = value == "dark"
      } else {
        isSpecial = true
      }
    }
  }
}

extension AssetContents.Properties {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AssetContents.Key.self)
    templateIntent = try? container.decode(String.self, forKey: .templateIntent)
    providesNamespace = (try? container.decode(Bool.self, forKey: .providesNamespace)) ?? false
  }
}

extension AssetContents.Color {
  private typealias Key = AssetContents.Key

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    idiom = try? container.decode(String.self, forKey: .idiom)
    let appearances = Appearances(container)
    isDark = appearances.isDark
    isSpecial = appearances.isSpecial || (try? container.decode(String.self, forKey: .displayGamut)) == "display-P3"
    guard let color = try? container.nestedContainer(keyedBy: Key.self, forKey: .color) else { return }
    reference = try? color.decode(String.self, forKey: .reference)
    let components = (try? color.decode([String: CatalogColor.Number].self, forKey: .components)) ?? [:]
    self.color = CatalogColor(space: (try? color.decode(String.self, forKey: .colorSpace)) ?? "srgb", components)
  }
}
