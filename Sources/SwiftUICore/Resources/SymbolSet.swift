import Foundation

/// A symbol set of an asset catalog: a drawing of Apple's template for symbols, which has one symbol in several weights and sizes.
///
/// Of these the regular one of medium size counts, in whatever weight the font around is.
enum SymbolSet {
  /// Nil, with a warning, if nothing of it can be shown.
  static func image(named name: String, folder: String) -> ImageFile? {
    guard let file = AssetContents(folder: folder)?.symbols.compactMap(\.filename).first, ImageSet.isPlain(file) else {
      Diagnostics.report(.unreadableResource(path: folder, reason: "it names no drawing"))
      return nil
    }
    let path = folder + "/" + file
    do throws(UnreadableImage) {
      let template = String(decoding: try ImageBytes.file(path: path).read(), as: UTF8.self)
      guard let drawing = SymbolTemplate(template)?.drawing else {
        throw UnreadableImage("it is no template of a symbol, with a group 'Regular-M' or 'Regular-S'")
      }
      let representation = try ImageFile.Representation(.data(Data(drawing.utf8)), scale: 1)
      return ImageFile(name: name, [representation], isTemplate: true, isSymbol: true)
    } catch {
      Diagnostics.report(.unreadableResource(path: path, reason: error.description))
      return nil
    }
  }
}

/// A template of a symbol. No parser of XML: it looks for tags by their `id`.
struct SymbolTemplate {
  /// The drawing of one symbol, as a file of its own. Its middle is that of capital letters.
  let drawing: String

  /// The template is for text of this size, whose capital letters are as high as this.
  private static let (fontSize, capHeight) = (100.0, 70.459)
  /// What is drawn above capital letters, and below their line.
  private static let margin = 25.0

  init?(_ template: String) {
    let groups = ["M", "S", "L"].lazy.compactMap { size in Self.group("Regular-\(size)", in: template).map { ($0, size) } }
    guard let (group, size) = groups.first else { return nil }
    /// Where a line of help runs.
    func line(_ names: [String], _ attribute: String) -> Double? {
      for name in names {
        guard let tag = Self.tag(withID: name, in: template)?.tag else { continue }
        if let value = Self.attribute(attribute, of: tag).flatMap(Double.init) { return value }
      }
      return nil
    }
    let transform = Self.attribute("transform", of: group.tag).map(Self.numbers) ?? []
    let origin = transform.count == 6 ? (x: transform[4], y: transform[5]) : (x: 0, y: 0)
    let baseline = line(["Baseline-\(size)", "Baseline"], "y1") ?? origin.y
    let top = line(["Capline-\(size)", "Capline"], "y1") ?? baseline - Self.capHeight
    let left = line(["left-margin-Regular-\(size)", "left-margin"], "x1") ?? origin.x
    let right = line(["right-margin-Regular-\(size)", "right-margin"], "x1") ?? left + Self.fontSize
    let (width, height) = (right - left, baseline - top + 2 * Self.margin)
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    let scale = ImageFile.symbolFontSize / Self.fontSize
    drawing =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width * scale)\" height=\"\(height * scale)\" "
      + "viewBox=\"\(left) \(top - Self.margin) \(width) \(height)\">\(group.text)</svg>"
  }

  /// The tag with an identifier, and where it begins.
  private static func tag(withID id: String, in text: String) -> (tag: Substring, start: String.Index)? {
    for quote in ["\"", "'"] {
      guard let found = text.firstRange(of: " id=\(quote)\(id)\(quote)"),
        let start = text[..<found.lowerBound].lastIndex(of: "<"), let end = text[found.upperBound...].firstIndex(of: ">")
      else { continue }
      return (text[start...end], start)
    }
    return nil
  }

  /// A group with all that is in it.
  private static func group(_ id: String, in text: String) -> (tag: Substring, text: Substring)? {
    guard let (tag, start) = tag(withID: id, in: text), tag.hasPrefix("<g"), !tag.hasSuffix("/>") else { return nil }
    var depth = 1
    var rest = text[tag.endIndex...]
    while let next = rest.firstIndex(of: "<") {
      rest = rest[next...]
      guard let end = rest.firstIndex(of: ">") else { return nil }
      if rest.hasPrefix("</g>") { depth -= 1 }
      if rest.hasPrefix("<g ") || rest.hasPrefix("<g>"), rest[..<end].last != "/" { depth += 1 }
      rest = rest[rest.index(after: end)...]
      if depth == 0 { return (tag, text[start..<rest.startIndex]) }
    }
    return nil
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    for quote in ["\"", "'"] {
      guard let found = tag.firstRange(of: " \(name)=\(quote)"),
        let end = tag[found.upperBound...].firstIndex(of: Character(quote))
      else { continue }
      return String(tag[found.upperBound..<end])
    }
    return nil
  }

  /// Those of `matrix(1 0 0 1 20 30)`.
  private static func numbers(_ text: String) -> [Double] {
    text.split { !"0123456789.-+eE".contains($0) }.compactMap { Double($0) }
  }
}
