import Observation

/// How many observations the registrar of an `@Observable` object holds.
func registrationCount(of object: some Observable) -> Int {
  func find(_ mirror: Mirror) -> Int? {
    for child in mirror.children {
      let inside = Mirror(reflecting: child.value)
      if child.label == "observations" { return inside.children.count }
      if let found = find(inside) { return found }
    }
    return mirror.superclassMirror.flatMap(find)
  }
  return find(Mirror(reflecting: object)) ?? -1
}
