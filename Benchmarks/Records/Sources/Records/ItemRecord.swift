import GRDB

/// A row as somebody would write it by hand.
struct ItemRecord: FetchableRecord, PersistableRecord {
  static let databaseTableName = "Item"

  var id: Int64
  var name: String
  var n: Int
  var group: Int
  var date: Double
  var price: Double?
  var isDone: Bool

  init(_ n: Int) {
    let values = ItemValues(n)
    id = Int64(n)
    name = values.name
    self.n = values.n
    group = values.group
    date = values.date
    price = values.price
    isDone = values.isDone
  }

  init(row: Row) {
    id = row[0]
    name = row[1]
    n = row[2]
    group = row[3]
    date = row[4]
    price = row[5]
    isDone = row[6]
  }

  func encode(to container: inout PersistenceContainer) {
    container["id"] = id
    container["name"] = name
    container["n"] = n
    container["group"] = group
    container["date"] = date
    container["price"] = price
    container["isDone"] = isDone
  }
}
