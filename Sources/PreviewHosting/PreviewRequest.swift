import Foundation
import SwiftUICore

/// Which preview a window shows, and how: the value of its window, which stands in its address.
struct PreviewRequest: Codable, Hashable {
  static let window = "preview"

  var id: String
  var width: Double?
  var height: Double?
  /// Whether it is as large as its view.
  var fits: Bool?
  var scheme: String?
  var textSize: String?
  var direction: String?
  var locale: String?
  var contrast: String?
  var motion: String?
  /// The build in which a preview that has ended the program is to run once more.
  var retry: String?

  /// Nil for the address of another window.
  init?(_ address: SceneAddress) {
    guard case .window(Self.window, let value?) = address, value.utf8.count < 10_000,
      let request = try? JSONDecoder().decode(Self.self, from: Data(value.utf8))
    else { return nil }
    self = request
  }

  var size: CGSize? {
    guard let width, let height, (1...10_000).contains(width), (1...10_000).contains(height) else { return nil }
    return CGSize(width: width, height: height)
  }

  /// What is said of the surroundings. What is not known is as if nothing were said.
  func change(_ values: inout EnvironmentValues) {
    if let size = DynamicTypeSize.allCases.first(where: { "\($0)" == textSize }) { values.dynamicTypeSize = size }
    if let direction { values.layoutDirection = direction == "rtl" ? .rightToLeft : .leftToRight }
    if let locale { values.locale = Locale(identifier: locale) }
    if let contrast { values.hostContrast = contrast == "more" ? .increased : .standard }
    if let motion { values.hostMotionIsReduced = motion == "less" }
  }

  var colorScheme: ColorScheme? { scheme == "dark" ? .dark : scheme == "light" ? .light : nil }
}
