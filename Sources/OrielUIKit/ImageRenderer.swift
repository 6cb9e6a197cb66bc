import SwiftUICore

extension ImageRenderer {
  /// Nil, and that is said in the log: the page draws, and no part of the app can.
  public var uiImage: UIImage? {
    refuse("uiImage")
    return nil
  }
}
