/// How far the loading of an image is.
public enum AsyncImagePhase: Sendable {
  /// Nothing has come yet, or there is no address.
  case empty
  /// The image has come.
  case success(Image)
  /// There will be no image.
  case failure(any Error)

  /// The image, if it has come.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is no image, if there will be none.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
