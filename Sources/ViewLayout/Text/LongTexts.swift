/// The long texts that are being laid out: whoever lays out the same text in the same font, in another window, need not measure it once more.
///
/// A text stays as long as a layout has it. To find one takes time for each long text that is there, and for the characters of one that is equal but
/// another copy.
package final class LongTexts {
  /// From how many bytes on a text is looked for here.
  static let length = 4096

  private struct Entry {
    weak var content: TextContent?
  }

  private var entries: [Entry] = []

  package init() {}

  func content(of string: String, _ font: any LayoutFont) -> TextContent {
    for entry in entries {
      if let content = entry.content, content.runs[0].font === font, content.string == string { return content }
    }
    let content = TextContent([TextPiece(string, font: font)])
    entries.removeAll { $0.content == nil }
    entries.append(Entry(content: content))
    return content
  }
}
