import SwiftUICore

/// The type of an activity that opens something that was found.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of what was found.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of an activity that goes on with a search.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CSQueryContinuationActionType = "com.apple.corespotlight.query"
/// The key of what was searched for.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CSSearchQueryString = "kCSSearchQueryString"

/// What a search of the system finds of an app. No system here searches apps: what is added is kept nowhere.
public final class CSSearchableIndex: NSObject, Sendable {
  private static let only = CSSearchableIndex(name: "default")
  private let name: String

  /// That of the app.
  public static func `default`() -> CSSearchableIndex { only }
  /// Never: no system here searches apps. Apps that ask leave it alone.
  public static func isIndexingAvailable() -> Bool { false }

  /// Creates an index with a name.
  public init(name: String) { self.name = name }

  private func fail(_ completion: ((any Error)?) -> Void) {
    StandIns.tell("CSSearchableIndex", "no system here searches apps: what is added is found by nobody.")
    completion(CSIndexError(.indexUnavailableError))
  }

  /// Fails: no system here searches apps.
  public func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    fail { completionHandler?($0) }
  }

  /// Fails: no system here searches apps.
  public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    fail { _ in }
    throw CSIndexError(.indexUnavailableError)
  }

  /// Nothing is there to be removed.
  public func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Nothing is there to be removed.
  public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}

  /// Nothing is there to be removed.
  public func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Nothing is there to be removed.
  public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}

  /// Nothing is there to be removed.
  public func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { completionHandler?(nil) }

  /// Nothing is there to be removed.
  public func deleteAllSearchableItems() async throws {}
}

/// Why an index does not take something.
public struct CSIndexError: Error, LocalizedError, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case quotaExceeded = -1003
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  public var errorDescription: String? { "No system here searches apps, so nothing can be added to its index." }
}

/// Something that a search may find.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// Its name in the app.
  open var uniqueIdentifier: String
  /// What it belongs to.
  open var domainIdentifier: String?
  /// When it is not found any more.
  open var expirationDate: Date?
  /// What it is.
  open var attributeSet: CSSearchableItemAttributeSet

  /// Creates an item.
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// What something is that a search may find.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// What kind of data it is.
  public let contentType: String
  open var title: String?
  open var displayName: String?
  open var alternateNames: [String]?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var path: String?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var domainIdentifier: String?
  open var creator: String?
  open var kind: String?
  open var comment: String?
  open var subject: String?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var addedDate: Date?
  open var rankingHint: NSNumber?
  open var userCreated: NSNumber?
  open var userOwned: NSNumber?

  /// Creates a description of data of a type.
  public init(contentType: UTType) { self.contentType = contentType.identifier }
  /// Creates a description of data of a type.
  public init(itemContentType: String) { contentType = itemContentType }
}
