/// A binding in a view that is compared with the app's own `==`.
///
/// The view that stands in the tree is compared with the one that the parent makes anew. Its bindings refer to where their values live now,
/// where a value may be another one, or gone: so the node remembers the values, and the view has those while it is compared.
struct ComparedBinding: Sendable {
  /// Where in the view it is.
  let offset: Int
  /// Where its value is, among the storage of the node.
  let place: Int
  /// The location that a binding refers to.
  let location: @MainActor @Sendable (UnsafeRawPointer) -> DependencySource
  /// A location with the value that one has now; nil where nobody can tell it.
  let remembered: @MainActor @Sendable (DependencySource) -> AnyObject?
  /// Lets a binding refer to another location.
  let refer: @MainActor @Sendable (UnsafeMutableRawPointer, AnyObject) -> Void

  init<Value>(_ type: Value.Type, at offset: Int, place: Int) {
    self.offset = offset
    self.place = place
    location = { $0.assumingMemoryBound(to: Binding<Value>.self).pointee.location }
    remembered = { unsafeDowncast($0, to: Location<Value>.self).known().map(ConstantLocation.init) }
    refer = { memory, location in
      let binding = memory.assumingMemoryBound(to: Binding<Value>.self)
      binding.pointee = Binding(
        location: unsafeDowncast(location, to: Location<Value>.self), transaction: binding.pointee.transaction)
    }
  }
}

extension EvaluatingNode {
  /// Remembers what the bindings of the value have now. After the evaluation, for to read a value may run the app's code.
  final func rememberBindings(_ bindings: [ComparedBinding]) {
    for binding in bindings {
      let location = withMemory(of: &value) { binding.location(UnsafeRawPointer($0) + binding.offset) }
      self[storage: binding.place] = binding.remembered(location)
    }
  }

  /// Whether the value in memory is the same as the one that stands here, as that was when it was evaluated.
  final func isSameAsRemembered(_ newValue: UnsafePointer<Value>, _ bindings: [ComparedBinding]) -> Bool {
    var old = value
    withMemory(of: &old) { memory in
      for binding in bindings {
        if let location = self[storage: binding.place] { binding.refer(memory + binding.offset, location) }
      }
    }
    return type.comparator(&old, newValue)
  }
}
