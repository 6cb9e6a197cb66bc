import PagePictures

/// Why there is no picture: what is wrong, and what to do.
public struct PictureError: Error, CustomStringConvertible, Sendable {
  public enum Reason: Sendable {
    /// The machine has no Chromium.
    case noBrowser
    /// Chromium, or the page in it, does not do what it should.
    case browser
    /// What was asked for cannot be, such as a picture without a size, or a folder that cannot be written.
    case input
  }

  public let reason: Reason
  public let description: String

  init(_ reason: Reason, _ description: String) {
    self.reason = reason
    self.description = description
  }

  init(_ error: any Error) {
    if let error = error as? PictureError {
      self = error
    } else if let failure = error as? PictureFailure {
      let reason: Reason =
        switch failure.kind {
        case .noBrowser: .noBrowser
        case .browser: .browser
        case .input: .input
        }
      self.init(reason, failure.description)
    } else {
      self.init(.browser, "No picture was taken: \(error)")
    }
  }
}
