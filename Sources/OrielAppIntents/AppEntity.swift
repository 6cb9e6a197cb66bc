import SwiftUICore

/// A type with a name for people.
public protocol TypeDisplayRepresentable: Sendable {
  /// The name.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with a name for people.
public protocol InstanceDisplayRepresentable {
  /// The name.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A value with a name.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// A thing of the app's that intents are about.
public protocol AppEntity: DisplayRepresentable, Identifiable where ID: Sendable {
  /// What finds such things.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// What finds such things.
  static var defaultQuery: DefaultQuery { get }
}

/// A thing that is found by a search.
public protocol IndexedEntity: AppEntity {}
/// A thing that only lives for a moment.
public protocol TransientAppEntity: DisplayRepresentable {}

/// A choice of the app's that intents are about.
public protocol AppEnum: DisplayRepresentable, CaseIterable, Hashable, RawRepresentable where RawValue: Sendable {
  /// The names of the choices.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self]
      ?? DisplayRepresentation(title: LocalizedStringResource(stringLiteral: String(describing: rawValue)))
  }
}

/// Finds entities. Nothing here asks.
public protocol EntityQuery: Sendable {
  /// What is found.
  associatedtype Entity: AppEntity
  /// A list of what is found.
  associatedtype Result: Sendable = [Entity]

  /// Creates the query.
  init()
  /// The entities with some identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// What a person is offered first.
  func suggestedEntities() async throws -> Result
  /// What is taken if a person chooses nothing.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by a text.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that a text means.
  func entities(matching string: String) async throws -> Result
}

/// Finds all entities.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All entities.
  func allEntities() async throws -> [Entity]
}

/// Offers values for a parameter.
public protocol DynamicOptionsProvider: Sendable {
  /// The values.
  associatedtype OptionsResult
  /// The values that a person may choose from.
  func results() async throws -> OptionsResult
}

/// The name of a type for people.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public let name: LocalizedStringResource
  /// The name where there are several.
  public let numericFormat: LocalizedStringResource?

  /// Creates a name.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.name = name
    self.numericFormat = numericFormat
  }

  /// Creates a name.
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}

/// How a value looks in a list.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// Its first line.
  public var title: LocalizedStringResource
  /// Its second line.
  public var subtitle: LocalizedStringResource?
  /// Its picture.
  public var image: Image?
  /// What else it is called.
  public var synonyms: [LocalizedStringResource]

  /// A picture of a value.
  public struct Image: Sendable {
    private enum Content: Sendable {
      case none
      case symbol(String)
      case resource(String)
      case data(Data)
      case file(URL)
    }
    private let content: Content

    /// A symbol.
    public init(systemName: String) { content = .symbol(systemName) }
    /// A symbol in a color.
    public init(systemName: String, isTemplate: Bool) { content = .symbol(systemName) }
    /// An image of the app's resources.
    public init(named: String) { content = .resource(named) }
    /// An image of the app's resources.
    public init(named: String, isTemplate: Bool) { content = .resource(named) }
    /// The bytes of a file.
    public init(data: Data, isTemplate: Bool = false) { content = .data(data) }
    /// A file.
    public init(url: URL, isTemplate: Bool = false) { content = .file(url) }
  }

  /// Creates a look.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// Creates a look of one line.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}
