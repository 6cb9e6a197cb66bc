/// A file format of images that hosts can show.
package enum ImageFormat: String, Sendable, CaseIterable {
  case png, jpeg, gif, webp, svg

  /// What names of files end in.
  var extensions: [String] { self == .jpeg ? ["jpg", "jpeg"] : [rawValue] }

  init?(extension name: String) {
    guard let format = Self.allCases.first(where: { $0.extensions.contains(name.lowercased()) }) else { return nil }
    self = format
  }
}
