import Foundation

/// The name of an image in the resources of a bundle.
///
/// Xcode writes such values for the images of asset catalogs, as static members: `Image(.harbor)`. Here the package's plugin `AppSources`
/// does.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundlePath: String?

  /// Names an image in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
}

/// The name of a color in the asset catalogs of a bundle.
///
/// Xcode writes such values as static members: `Color(.sea)`. Here the package's plugin `AppSources` does.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundlePath: String?

  /// Names a color in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
}
