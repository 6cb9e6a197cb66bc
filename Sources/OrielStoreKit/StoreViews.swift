/// What stands where Apple's store would show what it sells: a box that says so, for everybody who reads the page.
private struct StorePlaceholder<Icon: View>: View {
  let what: LocalizedStringKey
  let icon: Icon

  var body: some View {
    VStack(spacing: 8) {
      icon
      Text(what).font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.center)
    }
    .padding()
    .frame(maxWidth: .infinity)
    .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(.quaternary, style: StrokeStyle(lineWidth: 1, dash: [4])) }
    .task { StandIns.tell("StoreKit", "its views are boxes that say so, for Apple's store is not here.") }
  }
}

/// Shows a product of Apple's store. Here a box says that there is no store.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  private let icon: Icon

  public var body: some View { StorePlaceholder(what: "Not sold here: the App Store is Apple's.", icon: icon) }
}

extension ProductView where PlaceholderIcon == EmptyView {
  /// Shows the product with an identifier, beside an icon.
  public init(id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    self.icon = icon()
  }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Shows the product with an identifier.
  public init(id productID: String, prefersPromotionalIcon: Bool = false) {
    icon = EmptyView()
  }
}

/// Shows products of Apple's store. Here a box says that there is no store.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  public var body: some View { StorePlaceholder(what: "Nothing is sold here: the App Store is Apple's.", icon: EmptyView()) }
}

extension StoreView where PlaceholderIcon == EmptyView {
  /// Shows products, each beside an icon.
  public init(
    ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) {}
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Shows products.
  public init(ids productIDs: some Collection<String>, prefersPromotionalIcon: Bool = false) {}
}

/// Shows the subscriptions of a group. Here a box says that there is no store, below what the app says of them.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content

  public var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        content
        StorePlaceholder(what: "No subscriptions here: the App Store is Apple's.", icon: EmptyView())
      }
      .padding()
    }
  }

  /// Shows the subscriptions of a group below a view.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @ViewBuilder marketingContent: () -> Content
  ) {
    content = marketingContent()
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  /// Shows the subscriptions of a group.
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
    content = EmptyView()
  }
}

extension Product {
  /// Which subscriptions are shown to who has one.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    public static let current = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
}

/// How products look in the store's views.
public protocol ProductViewStyle {}
public struct CompactProductViewStyle: ProductViewStyle {}
public struct RegularProductViewStyle: ProductViewStyle {}
public struct LargeProductViewStyle: ProductViewStyle {}
public struct AutomaticProductViewStyle: ProductViewStyle {}

extension ProductViewStyle where Self == CompactProductViewStyle { public static var compact: Self { Self() } }
extension ProductViewStyle where Self == RegularProductViewStyle { public static var regular: Self { Self() } }
extension ProductViewStyle where Self == LargeProductViewStyle { public static var large: Self { Self() } }
extension ProductViewStyle where Self == AutomaticProductViewStyle { public static var automatic: Self { Self() } }

/// Buttons of the store's views.
public struct StoreButtonKind: Hashable, Sendable {
  private enum Kind { case cancellation, restorePurchases, redeemCode, signIn, policies }

  private let kind: Kind

  public static let cancellation = StoreButtonKind(kind: .cancellation)
  public static let restorePurchases = StoreButtonKind(kind: .restorePurchases)
  public static let redeemCode = StoreButtonKind(kind: .redeemCode)
  public static let signIn = StoreButtonKind(kind: .signIn)
  public static let policies = StoreButtonKind(kind: .policies)
}

/// What stands on buttons that subscribe.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private enum Kind { case automatic, singleLine, multiline, action, displayName, price }

  private let kind: Kind

  public static let automatic = SubscriptionStoreButtonLabel(kind: .automatic)
  public static let singleLine = SubscriptionStoreButtonLabel(kind: .singleLine)
  public static let multiline = SubscriptionStoreButtonLabel(kind: .multiline)
  public static let action = SubscriptionStoreButtonLabel(kind: .action)
  public static let displayName = SubscriptionStoreButtonLabel(kind: .displayName)
  public static let price = SubscriptionStoreButtonLabel(kind: .price)
}

extension ContainerBackgroundPlacement {
  /// The store's view of subscriptions.
  public static var subscriptionStore: ContainerBackgroundPlacement { .window }
  /// The head of the store's view of subscriptions.
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .window }
  /// The store's view of subscriptions, as a whole.
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { .window }
}

// What is said here of the store's views changes nothing in boxes that say that there is no store.
extension View {
  /// How products look.
  nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
  /// Which buttons are seen.
  nonisolated public func storeButton(_ visibility: Visibility, for buttonKinds: StoreButtonKind...) -> some View { self }
  /// An icon for each subscription.
  nonisolated public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }
  /// What stands on buttons that subscribe.
  nonisolated public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
  /// What is behind each subscription.
  nonisolated public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
  /// What happens before a purchase: none begins.
  nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  /// What happens after a purchase: none ends.
  nonisolated public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }

  /// Tells how the subscriptions of a group stand: there are none.
  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) { await action(.success([])) }
  }

  /// Tells whether a person is entitled to a product: they are not.
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) { await action(.success(nil)) }
  }
}
