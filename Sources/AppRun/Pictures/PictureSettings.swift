/// What pictures of previews are like.
package struct PictureSettings: Equatable, Sendable {
  package struct Size: Equatable, Sendable {
    package var width: Int
    package var height: Int
  }

  package var scheme: String
  /// The size of all windows; nil for that of each preview.
  package var size: Size?
  package var locale: String?
  package var textSize: String?
  package var direction: String?
  package var contrast: String?
  /// Pixels for each point.
  package var scale: Int

  package init(
    scheme: String = "light", size: Size? = nil, locale: String? = nil, textSize: String? = nil, direction: String? = nil,
    contrast: String? = nil, scale: Int = 1
  ) {
    self.scheme = scheme
    self.size = size
    self.locale = locale
    self.textSize = textSize
    self.direction = direction
    self.contrast = contrast
    self.scale = scale
  }

  /// The sizes of text, by SwiftUI's names.
  package static let textSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3",
    "accessibility4", "accessibility5",
  ]

  /// A width and a height, as in `390x844`; nil if it is none.
  package static func lengths(_ text: String) -> Size? {
    guard let match = text.wholeMatch(of: /([0-9]{1,4})x([0-9]{1,4})/), let width = Int(match.1), let height = Int(match.2),
      (1...4000).contains(width), (1...4000).contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }
}
