import Foundation
import SwiftUI

final class Counter: ObservableObject, Identifiable {
  let id: Int
  @Published var count = 0

  init(id: Int) {
    self.id = id
  }
}

/// What one window shows: every window counts for itself.
final class RowsModel: ObservableObject {
  @Published var note = ""
  let counters: [Counter]

  init() {
    let rows = ProcessInfo.processInfo.environment["ROWS"].flatMap { Int($0) } ?? 100
    counters = (0..<rows).map(Counter.init)
  }
}
