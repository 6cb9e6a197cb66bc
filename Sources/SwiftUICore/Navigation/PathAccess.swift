/// How a stack reads and writes the values of its path.
struct PathAccess {
  let values: () -> [PageValue]
  /// Takes so many values from the top, in one write.
  let removeLast: (Int) -> Void
  /// A value as the path would have it; nil if the path is of another type.
  let fitting: (PageValue) -> PageValue?
  /// Puts a value that fits on top.
  let append: (PageValue) -> Void

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.elements }
    removeLast = { count in
      var changed = path.wrappedValue
      changed.elements.removeLast(min(count, changed.count))
      path.wrappedValue = changed
    }
    fitting = { $0 }
    append = { value in
      if let type = value.codableType { CodedTypes.note(type) }
      path.wrappedValue.elements.append(value)
    }
  }

  init<Values: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Values>) where Values.Element: Hashable {
    values = { path.wrappedValue.map { PageValue($0) } }
    removeLast = { count in
      var changed = path.wrappedValue
      changed.removeLast(min(count, changed.count))
      path.wrappedValue = changed
    }
    fitting = { ($0.value.base as? Values.Element).map { PageValue($0) } }
    append = { value in
      if let element = value.value.base as? Values.Element { path.wrappedValue.append(element) }
    }
  }
}
