/// What can go wrong with models, contexts and containers.
///
/// Compare with the kinds: `catch SwiftDataError.unknownSchema`. The description names the model, the property and what to do.
public struct SwiftDataError: Error, Equatable, CustomStringConvertible {
  enum Kind: String, Sendable {
    case unknownSchema, unsupportedKey, duplicateConfiguration, configurationSchemaNotFoundInContainerSchema
    case configurationFileNameTooLong, configurationFileNameContainsInvalidCharacters, loadIssueModelContainer
    case backwardMigration, unknownMigrationPlan, modelValidationFailure, missingModelContext, unsupportedPredicate
    case unsupportedKeyPath, unsupportedSortDescriptor, includePendingChangesWithBatchSize, sortingPendingChangesWithIdentifiers
    case invalidTransactionFetchRequest, historyTokenExpired
  }

  let kind: Kind
  /// What happened, where, and what to do.
  public let explanation: String

  init(_ kind: Kind, _ explanation: String = "") {
    self.kind = kind
    self.explanation = explanation
  }

  public var description: String { explanation.isEmpty ? kind.rawValue : "\(kind.rawValue): \(explanation)" }

  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }
  /// Whether a thrown error is of a kind.
  public static func ~= (pattern: SwiftDataError, error: any Error) -> Bool { (error as? SwiftDataError)?.kind == pattern.kind }

  /// The model is not in the container's schema.
  public static let unknownSchema = SwiftDataError(.unknownSchema)
  /// Two configurations of one container have the same name or the same model.
  public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration)
  /// A configuration has a model that the container's schema does not have.
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(.configurationSchemaNotFoundInContainerSchema)
  /// The name of a configuration is too long for a file.
  public static let configurationFileNameTooLong = SwiftDataError(.configurationFileNameTooLong)
  /// The name of a configuration has characters that a file's name cannot have.
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
    .configurationFileNameContainsInvalidCharacters)
  /// The container cannot be made: its schema does not fit together, or its store cannot be opened.
  public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
  /// The store is of a newer version than the migration plan.
  public static let backwardMigration = SwiftDataError(.backwardMigration)
  /// The migration plan does not know the store's version.
  public static let unknownMigrationPlan = SwiftDataError(.unknownMigrationPlan)
  /// What is to be saved breaks a rule of the model: a missing required object, a count, a delete rule, a unique value.
  public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
  /// A context is needed and there is none.
  public static let missingModelContext = SwiftDataError(.missingModelContext)
  /// The predicate cannot be evaluated.
  public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
  /// The key path is not one of a property that is kept.
  public static let unsupportedKeyPath = SwiftDataError(.unsupportedKeyPath)
  /// The results cannot be sorted by this.
  public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)
  /// Never thrown here: pending changes and batches go together.
  public static let includePendingChangesWithBatchSize = SwiftDataError(.includePendingChangesWithBatchSize)
  /// Never thrown here: identifiers of pending objects are sorted as others are.
  public static let sortingPendingChangesWithIdentifiers = SwiftDataError(.sortingPendingChangesWithIdentifiers)
}
