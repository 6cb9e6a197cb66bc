/// Something that a person has bought in Apple's store. The store is Apple's, so there is never one.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let subscriptionGroupID: String?
  public let purchasedQuantity: Int
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let isUpgraded: Bool
  public let revocationDate: Date?
  public let revocationReason: RevocationReason?
  public let ownershipType: OwnershipType
  public let appAccountToken: UUID?

  // There is none outside of Apple's store.
  private init?() { return nil }

  public static func == (left: Transaction, right: Transaction) -> Bool { left.id == right.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// Tells the store that the person has what they bought.
  public func finish() async {}

  /// Transactions that come in the course of time: none ever does, so a loop over it waits until its task is cancelled.
  public static var updates: Transactions { Transactions(ends: false) }
  /// None.
  public static var unfinished: Transactions { Transactions(ends: true) }
  /// None: nobody is entitled to anything.
  public static var currentEntitlements: Transactions { Transactions(ends: true) }
  /// None.
  public static var all: Transactions { Transactions(ends: true) }

  /// None: nobody is entitled to anything.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// None.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

  /// Why something was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let developerIssue = RevocationReason(rawValue: 1)
    public static let other = RevocationReason(rawValue: 0)
    public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
  }

  /// Who bought it.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// Transactions, one after the other.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    fileprivate let ends: Bool

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let ends: Bool

      public mutating func next() async -> VerificationResult<Transaction>? {
        if ends { return nil }
        let (never, _) = AsyncStream<Never>.makeStream()
        for await _ in never {}
        return nil
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(ends: ends) }
  }
}

/// Something that the store has signed, and whether the signature holds.
public enum VerificationResult<SignedType> {
  case verified(SignedType)
  case unverified(SignedType, VerificationError)

  public enum VerificationError: Error {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
    case missingRequiredProperties
  }

  /// What was signed; throws where the signature does not hold.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// What was signed, whether the signature holds or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}

/// Apple's store, as the app sees it.
public enum AppStore {
  /// Never: the store is Apple's.
  public static var canMakePayments: Bool { false }

  /// Fails, for the store is Apple's.
  public static func sync() async throws {
    StandIns.tell("AppStore.sync", "fails, for Apple's store is not here.")
    throw StoreKitError.notAvailableInStorefront
  }
}

/// Asks a person for a review in Apple's store. Nobody is asked here.
@MainActor
public struct RequestReviewAction: Sendable {
  public func callAsFunction() { StandIns.tell("requestReview", "asks nobody, for Apple's store is not here.") }
}

extension EnvironmentValues {
  /// Asks a person for a review in Apple's store. Nobody is asked here.
  @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// How far the store is with an answer.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  /// The answer; nil as long as there is none.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }

  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> EntitlementTaskState<Other> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }

  public func map<Other>(_ transform: @Sendable (Value) async throws -> Other) async rethrows -> EntitlementTaskState<Other> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}
