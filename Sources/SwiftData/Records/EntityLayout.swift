import Synchronization

/// What there is to know of one model: its properties by their slots. Made once for each type, and kept.
// Unchecked: constants, and `inverses` has a lock.
final class EntityLayout: @unchecked Sendable {
  let type: any PersistentModel.Type
  /// The unqualified name of the type.
  let name: String
  let properties: [ModelProperty]
  let uniqueSlots: [[Int]]
  let indexSlots: [[Int]]
  let relationships: [ModelProperty]
  /// Properties that code of the app decodes, which may fail.
  let codedProperties: [ModelProperty]
  /// Optional numbers that may be none.
  let optionalReals: [ModelProperty]
  private let slots: [AnyKeyPath: Int]
  /// Key paths of `#Unique` and `#Index` that lead to no property.
  private let strangers: [AnyKeyPath]
  private let foundInverses = Mutex<Inverses?>(nil)

  var typeIdentifier: ObjectIdentifier { ObjectIdentifier(type) }

  /// The other sides of relationships, by slot.
  typealias Inverses = [Int: ModelProperty]

  private init<Model: PersistentModel>(_ type: Model.Type) {
    self.type = type
    name = Self.name(of: type)
    let metadata: [Schema.PropertyMetadata] = Model.schemaMetadata
    let properties = metadata.compactMap(\.property)
    let slots = Dictionary(properties.enumerated().map { ($1.keyPath, $0) }) { first, _ in first }
    self.properties = properties
    self.slots = slots
    relationships = properties.filter { $0.target != nil }
    codedProperties = properties.filter { $0.codec?.isCoded == true }
    optionalReals = properties.filter { $0.isOptional && $0.codec?.columnType == "REAL" }
    let unique = metadata.flatMap(\.unique)
    let index = metadata.flatMap(\.index)
    uniqueSlots = properties.indices.filter { properties[$0].isUnique }.map { [$0] } + unique.map { $0.compactMap { slots[$0] } }
    indexSlots = index.map { $0.compactMap { slots[$0] } }
    strangers = (unique + index).flatMap(\.self).filter { slots[$0] == nil }
    place(properties)
  }

  static func name(of type: any PersistentModel.Type) -> String {
    String(describing: type)
  }

  private static let known = Mutex<[ObjectIdentifier: EntityLayout]>([:])

  /// The layout of a model. What the class says about itself is read without a lock: it is code of the app.
  static func of(_ type: any PersistentModel.Type) -> EntityLayout {
    let identifier = ObjectIdentifier(type)
    if let layout = known.withLock({ $0[identifier] }) { return layout }
    let layout = make(type)
    return known.withLock { known in
      if let first = known[identifier] { return first }
      known[identifier] = layout
      return layout
    }
  }

  private static func make<Model: PersistentModel>(_ type: Model.Type) -> EntityLayout { EntityLayout(type) }

  static func reachable(from types: [any PersistentModel.Type]) -> [EntityLayout] {
    var found: [EntityLayout] = []
    var rest = types
    while let type = rest.popLast() {
      let layout = of(type)
      if found.contains(where: { $0 === layout }) { continue }
      found.append(layout)
      rest += layout.relationships.compactMap(\.target)
    }
    return found
  }

  /// Key paths made in generic code are not equal to those of the declaration, so their names count as well.
  func slot(of keyPath: AnyKeyPath) -> Int? {
    if let slot = slots[keyPath] { return slot }
    guard Swift.type(of: keyPath).rootType == type else { return nil }
    let valueType = Swift.type(of: keyPath).valueType
    let name = "\(keyPath)".split(separator: ".").last.map(String.init)
    return properties.firstIndex { $0.valueType == valueType && $0.name == name }
  }

  // MARK: Inverses

  var inverses: Inverses {
    if let inverses = foundInverses.withLock({ $0 }) { return inverses }
    var inverses: Inverses = [:]
    for property in relationships { inverses[property.slot] = inverse(of: property) }
    return foundInverses.withLock { known in
      if let known { return known }
      known = inverses
      return inverses
    }
  }

  private func inverse(of property: ModelProperty) -> ModelProperty? {
    guard let relationship = property.relationship, let target = property.target else { return nil }
    let other = EntityLayout.of(target)
    if let keyPath = relationship.inverseKeyPath { return other.slot(of: keyPath).map { other.properties[$0] } }
    if relationship.isOneWay { return nil }
    if let explicit = other.relationships.first(where: { candidate in
      candidate.target == type && candidate.relationship?.inverseKeyPath.flatMap(slot) == property.slot
    }) {
      return explicit
    }
    let candidates = other.open(towards: self).filter { $0 !== property }
    let rivals = open(towards: other).filter { rival in
      rival !== property && candidates.allSatisfy { $0 !== rival }
    }
    guard let candidate = candidates.first else { return nil }
    if candidates.count > 1 || !rivals.isEmpty {
      Log.once(
        "\(property.fullName) has no inverse, for several properties of \(other.name) and \(name) could be it: name it with "
          + "@Relationship(inverse:), or write 'inverse: nil'.")
      return nil
    }
    // An object that must have an owner is not taken from it by chance.
    if candidate.isToOne, property.isToMany, !candidate.isOptional { return nil }
    if property.isToOne, candidate.isToMany, !property.isOptional { return nil }
    return candidate
  }

  /// Relationships to a model that neither name an inverse nor are named as one.
  private func open(towards other: EntityLayout) -> [ModelProperty] {
    relationships.filter { property in
      guard property.target == other.type, let relationship = property.relationship else { return false }
      if relationship.isOneWay || relationship.inverseKeyPath != nil { return false }
      return !other.relationships.contains { $0.target == type && $0.relationship?.inverseKeyPath.flatMap(slot) == property.slot }
    }
  }

  // MARK: Validation

  func validate() throws {
    func fail(_ text: String) -> SwiftDataError { SwiftDataError(.loadIssueModelContainer, text) }
    for (index, property) in properties.enumerated() {
      let name = property.name.lowercased()
      if ["_key", "_rev"].contains(name) {
        throw fail("\(property.fullName) has the name of a column that the store needs for itself: give it another one.")
      }
      if let twin = properties[..<index].first(where: { $0.name.lowercased() == name }) {
        throw fail("\(twin.fullName) and \(property.fullName) differ in case alone, which SQLite does not see: rename one.")
      }
      if case .attribute(nil) = property.kind {
        throw fail(
          "\(property.fullName) is of type \(property.valueType), which is neither Codable nor a model: make it one of them, or "
            + "mark it with @Transient.")
      }
      guard let keyPath = property.relationship?.inverseKeyPath, let target = property.target else { continue }
      let other = EntityLayout.of(target)
      guard let slot = other.slot(of: keyPath), other.properties[slot].target == type else {
        throw fail(
          "The inverse of \(property.fullName) is \(keyPath), which is no relationship from \(other.name) to \(name): name one.")
      }
    }
    if let stranger = strangers.first {
      throw fail("#Unique or #Index of \(name) names \(stranger), which is no property that is kept.")
    }
    for option in properties.flatMap({ $0.attribute?.options ?? [] }) where ![.unique, .ephemeral].contains(option) {
      Log.once("The attribute option '\(option.kind)' has no effect here.")
    }
  }
}

/// Where the links of a relationship are.
enum RelationStorage {
  /// In the row of this object.
  case column
  /// In the rows of the others.
  case rows(ModelProperty)
  /// In a table of pairs, of which this object is the first or the second part.
  case pairs(String, isFirst: Bool)
}

extension ModelProperty {
  /// Whether the row of an object has the value, rather than other rows.
  var isInRow: Bool {
    if target == nil { return true }
    if case .column = storage { return true }
    return false
  }

  var storage: RelationStorage {
    guard let inverse else { return isToMany ? .pairs(fullName, isFirst: true) : .column }
    switch (isToMany, inverse.isToMany) {
    case (false, true): return .column
    case (true, false): return .rows(inverse)
    case (true, true): return isBefore(inverse) ? .pairs(fullName, isFirst: true) : .pairs(inverse.fullName, isFirst: false)
    case (false, false):
      // The side that says nothing about the relationship has the column.
      if isDeclaredRelationship != inverse.isDeclaredRelationship {
        return isDeclaredRelationship ? .rows(inverse) : .column
      }
      return isBefore(inverse) ? .column : .rows(inverse)
    }
  }

  private func isBefore(_ other: ModelProperty) -> Bool { (layout.name, slot) <= (other.layout.name, other.slot) }
}
