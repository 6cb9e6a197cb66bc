import SwiftUICore

/// A word about what an app can do.
///
/// It is shown until the person closes it, or until the app says `invalidate(reason:)`, and then never again: `UserDefaults` keep
/// that.
public protocol Tip: Identifiable, Sendable {
  /// Its name, under which it is remembered. By itself that of its type.
  var id: String { get }
  /// What it says.
  var title: Text { get }
  /// More of it.
  var message: Text? { get }
  /// A picture.
  var image: Image? { get }
  /// What a person may do about it.
  var actions: [Action] { get }
  /// When it is to be shown. Rules of macros are not here: all tips are for everybody.
  var rules: [Rule] { get }
  /// How often it is shown.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  /// What a person may do about a tip.
  public typealias Action = Tips.Action
  /// When a tip is to be shown.
  public typealias Rule = Tips.Rule
  /// How often it is shown.
  public typealias Option = TipOption
  /// Whether it is to be shown.
  public typealias Status = Tips.Status

  public var id: String { "\(Self.self)" }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any TipOption] { [] }

  /// Whether it is to be shown.
  @MainActor public var status: Tips.Status { TipMemory.shared.status(of: id) }
  /// Whether it is to be shown.
  @MainActor public var shouldDisplay: Bool { status == .available }

  /// It is not shown any more.
  public func invalidate(reason: Tips.InvalidationReason) {
    let id = id
    if MainQueue.isCurrent {
      MainQueue.assume { TipMemory.shared.invalidate(id, reason) }
    } else {
      Task { @MainActor in TipMemory.shared.invalidate(id, reason) }
    }
  }
}

/// How often a tip is shown.
public protocol TipOption: Sendable {}

/// What is said of all tips.
public enum Tips {
  /// Why a tip is not shown any more.
  public enum InvalidationReason: String, Codable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// Whether a tip is to be shown.
  public enum Status: Equatable, Sendable {
    case pending, available
    case invalidated(InvalidationReason)
  }

  /// What a person may do about a tip.
  public struct Action: Identifiable, Sendable {
    /// Its name.
    public let id: String
    /// Its words.
    public let label: @Sendable () -> Text
    /// What it does beside what the view that shows the tip does.
    public let handler: @Sendable () -> Void

    /// Creates an action.
    @_disfavoredOverload
    public init(id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}) {
      let title = String(title)
      self.id = id ?? title
      label = { Text(title) }
      self.handler = handler
    }

    /// Creates an action with words of the app's own.
    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? UUID().uuidString
      self.label = label
      self.handler = handler
    }
  }

  /// When a tip is to be shown. None can be made here, for that takes a macro.
  public struct Rule: Sendable {
    private init(_ none: Never) {}
  }

  /// Lists options.
  @resultBuilder
  public enum OptionsBuilder {
    public static func buildExpression(_ option: any TipOption) -> any TipOption { option }
    public static func buildBlock(_ options: any TipOption...) -> [any TipOption] { options }
  }

  /// How many times a tip is shown. Not counted here: it is shown until it is closed.
  public struct MaxDisplayCount: TipOption {
    /// So many times.
    public init(_ count: Int) { StandIns.tell("Tips.MaxDisplayCount", "is not counted: a tip is shown until it is closed.") }
  }

  /// Whether a tip waits for others. None waits here.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Whether it waits.
    public init(_ ignores: Bool) {}
  }

  /// What is done with all tips.
  public struct ConfigurationOption: Sendable {
    fileprivate init() {}
    /// How often tips are shown.
    public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    /// Where it is remembered which tips were closed.
    public enum DatastoreLocation: Sendable {
      case applicationDefault
      case groupContainer(identifier: String)
      case url(URL)
    }

    /// How often tips are shown: at once, whatever it says.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      if frequency != .immediate { StandIns.tell("Tips.displayFrequency", "tips are shown at once.") }
      return .init()
    }

    /// Where it is remembered: in the app's `UserDefaults`, whatever it says.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { .init() }
  }

  /// Begins to show tips.
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    Task { @MainActor in TipMemory.shared.isConfigured = true }
  }

  /// Forgets which tips were closed.
  public static func resetDatastore() throws { Task { @MainActor in TipMemory.shared.reset() } }
  /// Shows all tips, whether they were closed or not.
  public static func showAllTipsForTesting() { Task { @MainActor in TipMemory.shared.showsAll = true } }
  /// Shows no tips.
  public static func hideAllTipsForTesting() { Task { @MainActor in TipMemory.shared.hidesAll = true } }
}

/// Which tips were closed. Views that ask are evaluated again when that changes.
@MainActor
final class TipMemory: ObservableObject {
  static let shared = TipMemory()

  private static let key = "tips.invalidated"
  @Published var isConfigured = false
  @Published var showsAll = false
  @Published var hidesAll = false
  @Published private var invalidated = UserDefaults.standard.dictionary(forKey: key) as? [String: String] ?? [:]

  func status(of id: String) -> Tips.Status {
    if hidesAll { return .pending }
    if let reason = invalidated[id].flatMap(Tips.InvalidationReason.init), !showsAll { return .invalidated(reason) }
    return isConfigured ? .available : .pending
  }

  func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
    guard invalidated[id] == nil else { return }
    invalidated[id] = reason.rawValue
    UserDefaults.standard.set(invalidated, forKey: Self.key)
  }

  func reset() {
    invalidated = [:]
    UserDefaults.standard.removeObject(forKey: Self.key)
  }
}
