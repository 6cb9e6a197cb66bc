import Foundation
import SwiftUICore

/// What a page says of the size and place of one thing.
struct GeometryReport: Equatable {
  /// A page sends no more of them at once.
  private static let limit = 1000

  let id: ElementID
  let event: GeometryEvent

  /// All reports of a message; nil if no page of this version sends this.
  static func all(in text: String) -> [GeometryReport]? {
    let entries = text.split(separator: ";", maxSplits: limit, omittingEmptySubsequences: false)
    guard entries.count <= limit else { return nil }
    var reports: [GeometryReport] = []
    for entry in entries {
      guard let report = GeometryReport(entry) else { return nil }
      reports.append(report)
    }
    return reports
  }

  private init?(_ entry: Substring) {
    let words = entry.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard let id = words.first.flatMap({ UInt32($0) }), numbers.count == words.count - 1, [2, 4].contains(numbers.count),
      let event = GeometryEvent(
        size: CGSize(width: numbers[0], height: numbers[1]),
        origin: numbers.count == 4 ? CGPoint(x: numbers[2], y: numbers[3]) : nil)
    else { return nil }
    self.id = ElementID(id)
    self.event = event
  }
}
