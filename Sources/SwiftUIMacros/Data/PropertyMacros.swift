/// `@_PersistedProperty`: a variable of a model whose value is in the object's record, in the slot with a number.
enum PersistedPropertyMacro {
  static func accessors(_ use: AttachedUse) -> Expansion {
    guard let slot = slot(use.attribute), let name = property(use) else { return .nothing }
    return Expansion(
      source: """
        {
          @storageRestrictions(accesses: _$backingData, initializes: _\(name.plain))
          init(initialValue) {
            _$backingData._initialize(\(slot), initialValue)
            _\(name.plain) = SwiftData._SwiftDataNoType()
          }
          get {
            self._persisted(\(slot), \\.\(name.spelling))
          }
          set {
            self._persist(\(slot), \\.\(name.spelling), newValue)
          }
        }
        """)
  }

  /// Whoever initializes the variable initializes this, which takes no room: so an initializer cannot forget it.
  static func peers(_ use: AttachedUse) -> Expansion {
    guard let name = property(use) else { return .nothing }
    return Expansion(source: "private var _\(name.plain): SwiftData._SwiftDataNoType")
  }

  private static func slot(_ attribute: SourceText) -> Int? {
    var scanner = SourceScanner(attribute.bytes)
    while scanner.upcoming.kind != .end {
      let token = scanner.next()
      if token.kind == .number { return Int(attribute[token.range]) }
    }
    return nil
  }

  fileprivate static func property(_ use: AttachedUse) -> (plain: String, spelling: String)? {
    guard let binding = VariableDeclaration(use.declaration)?.bindings.first, let name = binding.name else { return nil }
    return (name, use.declaration[binding.pattern])
  }
}

/// `@_TransientProperty`: a variable of a model that no store keeps. Its value is in the object, and views see its changes.
enum TransientPropertyMacro {
  static func accessors(_ use: AttachedUse) -> Expansion {
    guard let name = PersistedPropertyMacro.property(use) else { return .nothing }
    return Expansion(
      source: """
        {
          @storageRestrictions(initializes: _\(name.plain))
          init(initialValue) {
            _\(name.plain) = initialValue
          }
          get {
            self.access(keyPath: \\.\(name.spelling))
            return _\(name.plain)
          }
          set {
            self.withMutation(keyPath: \\.\(name.spelling)) {
              _\(name.plain) = newValue
            }
          }
        }
        """)
  }

  static func peers(_ use: AttachedUse) -> Expansion {
    guard let name = PersistedPropertyMacro.property(use), let binding = VariableDeclaration(use.declaration)?.bindings.first
    else { return .nothing }
    let type = binding.type.map { ": \(use.declaration[$0])" } ?? ""
    let value = binding.value.map { " = \(use.declaration[$0])" } ?? ""
    return Expansion(source: "private var _\(name.plain)\(type)\(value)")
  }
}
