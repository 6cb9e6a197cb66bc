import Foundation

/// What differs between two pictures.
package struct PictureDifference: Decodable, Sendable {
  /// How many pixels.
  package let pixels: Int
  /// A picture in which these are red and the others faint, as PNG.
  package let picture: Data

  /// Compares two PNGs. Throws if one of them cannot be read.
  ///
  /// - Parameter page: Any page: it decodes the pictures.
  package static func between(_ old: Data, _ new: Data, in page: ChromiumPage) async throws -> PictureDifference {
    try await page.run(
      PictureScripts.compare(old.base64EncodedString(), new.base64EncodedString()), as: PictureDifference.self)
  }
}
