import Foundation
import SwiftData

@Model final class Item {
  #Index<Item>([\.group])

  var name: String
  var n: Int
  var group: Int
  var date: Date
  var price: Double?
  var isDone: Bool

  init(_ n: Int) {
    let values = ItemValues(n)
    name = values.name
    self.n = values.n
    group = values.group
    date = Date(timeIntervalSinceReferenceDate: values.date)
    price = values.price
    isDone = values.isDone
  }
}
