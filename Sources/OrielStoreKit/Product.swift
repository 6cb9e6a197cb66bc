/// Something that Apple's store sells. The store is Apple's, so there is never one: the type is here for code that speaks of products.
public struct Product: Identifiable, Hashable, Sendable {
  /// The identifier that the seller has given it.
  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  /// What is known of a subscription; nil for another kind of product.
  public let subscription: SubscriptionInfo?

  // There is none outside of Apple's store.
  private init?() { return nil }

  public static func == (left: Product, right: Product) -> Bool { left.id == right.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// None: the store is Apple's.
  public static func products<Identifiers: Collection<String>>(for identifiers: Identifiers) async throws -> [Product] {
    StandIns.tell("Product.products", "are none, for Apple's store is not here.")
    return []
  }

  /// Never succeeds, as there is no product.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.notAvailableInStorefront
  }

  /// How a product is used up.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// What came of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  /// How something is bought.
  public struct PurchaseOption: Hashable, Sendable {
    private enum Kind: Hashable {
      case appAccountToken(UUID)
      case quantity(Int)
    }

    private let kind: Kind

    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(kind: .appAccountToken(token)) }
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(kind: .quantity(quantity)) }
  }
}

extension Product {
  /// A time, in a unit.
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable { case day, week, month, year }

    public let unit: Unit
    public let value: Int
  }

  /// What is known of a subscription. There is none.
  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionGroupID: String
    public let groupLevel: Int
    public let groupDisplayName: String
    public let subscriptionPeriod: SubscriptionPeriod

    /// None: the store is Apple's.
    public var status: [Status] { get async throws { [] } }

    /// None: the store is Apple's.
    public static func status(for groupID: String) async throws -> [Status] { [] }

    /// Never: the store is Apple's.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    /// How a subscription stands. There is none.
    public struct Status: Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
    }

    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }

    public struct RenewalInfo: Sendable {
      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let willAutoRenew: Bool
    }
  }
}

/// What went wrong in the store.
public enum StoreKitError: Error {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
}
