/// A fixed number of references, each of which may be missing. The first two need no memory of their own: few nodes have more.
struct Slots<Object: AnyObject> {
  private var first: Object?
  private var second: Object?
  private var others: ContiguousArray<Object?> = []

  init(count: Int) {
    if count > 2 { others = ContiguousArray(repeating: nil, count: count - 2) }
  }

  subscript(place: Int) -> Object? {
    get { place == 0 ? first : place == 1 ? second : others[place - 2] }
    set {
      switch place {
      case 0: first = newValue
      case 1: second = newValue
      default: others[place - 2] = newValue
      }
    }
  }

  var objects: [Object] { ([first, second] + others).compactMap(\.self) }
}
