import Foundation

extension String.StandardComparator {
  /// As people sort names: whatever the case, and numbers by their value.
  public static let localizedStandard = comparator([.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])

  /// By the rules of the person's language.
  public static let localized = comparator([])

  /// Foundation has no initializer for one, but reads one that it has written.
  private static func comparator(_ options: String.CompareOptions) -> String.StandardComparator {
    struct Written: Encodable {
      let options: UInt
      let isLocalized = true
      let order = true
    }
    do {
      let data = try JSONEncoder().encode(Written(options: options.rawValue))
      return try JSONDecoder().decode(String.StandardComparator.self, from: data)
    } catch {
      preconditionFailure("Foundation reads no comparator of strings: \(error)")
    }
  }
}
