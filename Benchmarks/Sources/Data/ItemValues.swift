/// What is stored in a row, whoever stores it.
struct ItemValues {
  var name: String
  var n: Int
  var group: Int
  var date: Double
  var price: Double?
  var isDone: Bool

  init(_ n: Int) {
    name = "Item number \((n &* 7919) % 100_003)"
    self.n = n
    group = n / 50
    date = Double(n) * 3600
    price = n % 10 == 0 ? nil : Double(n) / 4
    isDone = n % 3 == 0
  }
}
