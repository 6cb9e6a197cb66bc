/// Makes a class one whose objects a container keeps.
///
///     @Model final class Book {
///       @Attribute(.unique) var isbn: String
///       var title: String
///       @Relationship(deleteRule: .cascade, inverse: \Chapter.book) var chapters: [Chapter] = []
///       init(isbn: String, title: String) { … }
///     }
///
/// Each stored variable is kept, unless it is static, computed or marked with `@Transient`. A value may be of a standard type, of any
/// `Codable` type, another model (a to-one relationship, optional or not) or an array of models (to-many). A constant that the
/// initializer sets is kept as well, and never changes. Views that read a property are evaluated when it changes, as with
/// `@Observable`; a value that is equal to the one before changes nothing.
///
/// - The class needs an initializer, which runs unchanged.
/// - `willSet` and `didSet` are not called; the macro says so. `lazy` is an error.
/// - Reading a property costs an access to an array and what Observation asks for.
@attached(
  member, names: named(_$backingData), named(persistentBackingData), named(schemaMetadata), named(init))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable, Sendable)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "ModelMacro")

/// What is special about a stored value: `@Attribute(.unique) var name: String`.
///
/// `.unique`, `.ephemeral` and `originalName` have an effect. The other options are part of the schema and change nothing: a line on
/// standard error says so once for each option.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "PropertyMarkMacro")

/// What a relationship to another model means: what becomes of the others when an object is deleted, which property of the other model is
/// the other side, and how many there may be.
///
/// The inverse is found by itself if exactly one property of the other model fits. `inverse: nil` makes the relationship one-way.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "PropertyMarkMacro")

/// Keeps a property out of the store. Views still see its changes. It needs a default value, or an optional type.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "PropertyMarkMacro")

/// Combinations of properties that no two objects share: `#Unique<Book>([\.isbn], [\.title, \.year])`.
///
/// An object that is inserted with a combination that is taken updates the object that has it, when the context saves.
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(
  _ constraints: [PartialKeyPath<Model>]...
) = #externalMacro(module: "SwiftUIMacros", type: "ModelConstraintMacro")

/// Combinations of properties that are searched often: `#Index<Book>([\.title])`. A store in memory keeps none.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(
  _ indices: [PartialKeyPath<Model>]...
) = #externalMacro(module: "SwiftUIMacros", type: "ModelConstraintMacro")

/// The same with the kind of each index. Both kinds are the same here.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(
  _ indices: Schema.Index<Model>.Types<Model>...
) = #externalMacro(module: "SwiftUIMacros", type: "ModelConstraintMacro")

/// Gives a variable of a model its slot. Part of `@Model`.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ slot: Int) = #externalMacro(module: "SwiftUIMacros", type: "PersistedPropertyMacro")

/// Lets views see changes of a variable that is not kept. Part of `@Model`.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _TransientProperty() = #externalMacro(module: "SwiftUIMacros", type: "TransientPropertyMacro")
