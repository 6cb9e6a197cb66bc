import Foundation

/// The models of a container: those that are named, and those that they have relationships to.
///
/// Each has an entity with the unqualified name of its type. Whether all of it fits together is checked when a container is made, which
/// throws then.
public final class Schema: Sendable, Hashable, CustomStringConvertible {
  /// A version of a schema: `Schema.Version(1, 2, 0)`.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    public static func < (left: Self, right: Self) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// 1.0.0 where nothing else is said.
  public let version: Version
  /// By their names.
  public let entities: [Entity]
  let layouts: [EntityLayout]

  /// The schema of these models and of those that they refer to.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    layouts = EntityLayout.reachable(from: types).sorted { $0.name < $1.name }
    entities = layouts.map(Entity.init)
  }

  /// The schema of these models and of those that they refer to.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// The schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The entities by their names.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The entity of a model.
  public func entity<Model: PersistentModel>(for type: Model.Type) -> Entity? {
    layout(for: type).map(Entity.init)
  }

  /// The name of a model's entity, whether or not the schema has it.
  public static func entityName<Model: PersistentModel>(for type: Model.Type) -> String { EntityLayout.name(of: type) }

  func layout(for type: any PersistentModel.Type) -> EntityLayout? {
    layouts.first { $0.type == type }
  }

  func layout(named name: String) -> EntityLayout? { layouts.first { $0.name == name } }

  public static func == (left: Schema, right: Schema) -> Bool {
    left.version == right.version && left.layouts.map(\.typeIdentifier) == right.layouts.map(\.typeIdentifier)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(layouts.map(\.typeIdentifier))
  }

  public var description: String { "Schema \(version) of \(entities.map(\.name).joined(separator: ", "))" }

  /// - Throws: `loadIssueModelContainer`, where the models do not fit together; the text names model and property.
  func validate() throws {
    for (first, second) in zip(layouts, layouts.dropFirst()) where first.name == second.name {
      throw SwiftDataError(
        .loadIssueModelContainer,
        "Two models of the schema are named \(first.name), \(String(reflecting: first.type)) and "
          + "\(String(reflecting: second.type)): rename one, or leave it out.")
    }
    for (index, layout) in layouts.enumerated() {
      if let twin = layouts[..<index].first(where: { $0.name.lowercased() == layout.name.lowercased() }) {
        throw SwiftDataError(
          .loadIssueModelContainer,
          "The models \(twin.name) and \(layout.name) differ in case alone, which SQLite does not see: rename one.")
      }
      try layout.validate()
    }
  }
}

/// One version of an app's schema: its number and its models.
public protocol VersionedSchema {
  /// Every model of this version.
  static var models: [any PersistentModel.Type] { get }
  /// Which version it is.
  static var versionIdentifier: Schema.Version { get }
}

/// How stores of older versions of an app become those of this one. A store in memory is always of the newest version, so nothing of a
/// plan is run for it.
///
/// Each stage is one transaction: where it throws, the file is as it was before it. A file of a newer version than the last is refused with
/// `SwiftDataError.backwardMigration`. What a stage has no code for is done without help, as it is without a plan.
public protocol SchemaMigrationPlan {
  /// All versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// What is done between two versions.
  static var stages: [MigrationStage] { get }
}

/// A step between two versions of a schema.
public enum MigrationStage {
  /// What can be done without help: new properties with defaults, removed and renamed ones.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// The same, with code of the app before and after it.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?,
    didMigrate: ((ModelContext) throws -> Void)?)
}
