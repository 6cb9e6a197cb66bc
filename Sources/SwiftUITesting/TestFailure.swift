import Testing
import XCTest

/// Fails the running test, of whichever kind it is.
enum TestFailure {
  static func record(_ text: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: text))
    } else {
      XCTFail(text)
    }
  }
}
