import SwiftUI

/// A paint out of three primary ones.
@Observable
final class Mixture {
  var red = 0.9
  var green = 0.45
  var blue = 0.25
  /// Out of ten.
  var coats = 7.0

  var color: Color {
    Color(red: red, green: green, blue: blue)
  }

  var opacity: Double {
    coats / 10
  }
}
