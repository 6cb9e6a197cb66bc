import Foundation

/// An image set of an asset catalog: a folder with files and a `Contents.json` that says what each is for.
enum ImageSet {
  /// Nil, with a warning for each file that cannot be read, if nothing of it can be shown.
  static func image(named name: String, folder: String) -> ImageFile? {
    guard let contents = AssetContents(folder: folder) else {
      Diagnostics.report(.unreadableResource(path: folder + "/Contents.json", reason: "it is missing, or no JSON"))
      return nil
    }
    let entries = contents.images.filter { $0.filename != nil && !$0.isSpecial }
    guard let idiom = bestIdiom(entries.map { $0.idiom ?? "universal" }) else {
      Diagnostics.report(.unreadableResource(path: folder, reason: "no file in it is for this kind of device"))
      return nil
    }
    let used = entries.filter { ($0.idiom ?? "universal") == idiom }
    let representations = used.compactMap { entry -> ImageFile.Representation? in
      guard let file = entry.filename, isPlain(file) else { return nil }
      return representation(path: folder + "/" + file, scale: entry.scale, isDark: entry.isDark)
    }
    return ImageFile(
      name: name, representations, isTemplate: contents.properties.templateIntent == "template",
      slicing: used.lazy.compactMap(\.slicing).first)
  }

  /// One file of an image; nil, with a warning, if it is none that can be shown.
  static func representation(path: String, scale: Double, isDark: Bool) -> ImageFile.Representation? {
    do throws(UnreadableImage) {
      let bytes = try PDFDrawing.representation(path: path)
      // One drawing is for all scales.
      return try ImageFile.Representation(bytes ?? .file(path: path), scale: bytes == nil ? scale : 1, isDark: isDark)
    } catch {
      Diagnostics.report(.unreadableResource(path: path, reason: error.description))
      return nil
    }
  }

  /// What is for everything, or else for what is most like a browser's window.
  static func bestIdiom(_ idioms: [String]) -> String? {
    ["universal", "iphone", "ipad", "mac"].first { idioms.contains($0) } ?? idioms.first
  }

  /// A file of this folder and no other.
  static func isPlain(_ file: String) -> Bool { !file.contains("/") && file != ".." && !file.contains("\0") }
}

/// A color set of an asset catalog.
enum ColorSet {
  static func color(folder: String) -> ColorDescription? {
    let entries = AssetContents(folder: folder)?.colors.filter { !$0.isSpecial } ?? []
    let idiom = ImageSet.bestIdiom(entries.map { $0.idiom ?? "universal" })
    let used = entries.filter { ($0.idiom ?? "universal") == idiom }
    let light = used.first { !$0.isDark }.flatMap(\.description)
    let dark = used.first(where: \.isDark).flatMap(\.description)
    guard let first = light ?? dark else {
      Diagnostics.report(.unreadableResource(path: folder, reason: "it says no color that is known"))
      return nil
    }
    guard let dark, let light, let pair = SchemeColor(light: light, dark: dark) else { return first }
    return ColorDescription(.schemes(pair))
  }
}

extension AssetContents.Color {
  fileprivate var description: ColorDescription? {
    if let reference { return SystemColors.color(named: reference) }
    return color.map { ColorDescription(.rgb(red: $0.red, green: $0.green, blue: $0.blue), opacity: $0.opacity) }
  }
}

extension SchemeColor {
  /// Two colors, of which each is itself or depends on the scheme; nil for one that only hosts know.
  fileprivate convenience init?(light: ColorDescription, dark: ColorDescription) {
    guard let light = light.components(isDark: false), let dark = dark.components(isDark: true) else { return nil }
    self.init(light: light, dark: dark)
  }
}

extension ColorDescription {
  fileprivate func components(isDark: Bool) -> CatalogColor? {
    var components: CatalogColor
    switch base {
    case .rgb(let red, let green, let blue): components = CatalogColor(red: red, green: green, blue: blue)
    case .schemes(let pair): components = isDark ? pair.dark : pair.light
    case .named(.black): components = CatalogColor(red: 0, green: 0, blue: 0)
    case .named(.white): components = CatalogColor(red: 1, green: 1, blue: 1)
    default: return nil
    }
    components.opacity *= opacity
    return components
  }
}
