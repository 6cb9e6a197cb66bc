/// How a stack reads and writes the values of its path.
struct PathAccess {
  let values: () -> [AnyHashable]
  /// Takes so many values from the top, in one write.
  let removeLast: (Int) -> Void
  /// Puts a value on top; false if the path is of another type.
  let append: (AnyHashable) -> Bool

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.elements }
    removeLast = { count in
      var changed = path.wrappedValue
      changed.elements.removeLast(min(count, changed.count))
      path.wrappedValue = changed
    }
    append = { value in
      if let type = type(of: value.base) as? any Codable.Type { CodedTypes.note(type) }
      path.wrappedValue.elements.append(value)
      return true
    }
  }

  init<Values: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Values>) where Values.Element: Hashable {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    removeLast = { count in
      var changed = path.wrappedValue
      changed.removeLast(min(count, changed.count))
      path.wrappedValue = changed
    }
    append = { value in
      guard let element = value.base as? Values.Element else { return false }
      path.wrappedValue.append(element)
      return true
    }
  }
}
