import SwiftUI
import SwiftUITesting

/// What happens in a test, in its order.
@MainActor final class Log {
  var entries: [String] = []

  func callAsFunction(_ entry: String) { entries.append(entry) }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  /// A binding that logs what is written through it.
  func binding<Value>(_ name: String, _ binding: Binding<Value>) -> Binding<Value> {
    Binding {
      binding.wrappedValue
    } set: { value in
      self("\(name) = \(value)")
      binding.wrappedValue = value
    }
  }
}

extension TestHost {
  func press(_ title: String) throws {
    try find(.button(title)).press()
    turn()
  }

  func dismiss(_ query: ElementQuery) throws {
    try find(query).dismiss()
    turn()
  }
}
