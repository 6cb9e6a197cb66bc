/// All lists of some symbols, up to a length.
func allLists<Symbol>(of symbols: [Symbol], upTo length: Int) -> [[Symbol]] {
  var lists: [[Symbol]] = [[]]
  var longest = lists
  for _ in 0..<length {
    longest = longest.flatMap { list in symbols.map { list + [$0] } }
    lists += longest
  }
  return lists
}
