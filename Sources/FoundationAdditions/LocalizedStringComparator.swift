import Foundation

/// Sorts texts by the rules of a language. Sort descriptors take it as on Apple's platforms: `SortDescriptor(\.name, comparator: .localizedStandard)`.
public struct LocalizedStringComparator: SortComparator, Hashable, Sendable {
  fileprivate enum Kind { case standard, localized }

  fileprivate let kind: Kind
  /// Whether the order is turned round.
  public var order = SortOrder.forward

  /// How two texts follow each other.
  public func compare(_ left: String, _ right: String) -> ComparisonResult {
    let result = kind == .standard ? left.localizedStandardCompare(right) : left.localizedCompare(right)
    guard order == .reverse else { return result }
    return switch result {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }
}

extension SortComparator where Self == LocalizedStringComparator {
  /// As people sort names: by the rules of the person's language, whatever the case, and numbers by their value.
  public static var localizedStandard: LocalizedStringComparator { LocalizedStringComparator(kind: .standard) }

  /// By the rules of the person's language.
  public static var localized: LocalizedStringComparator { LocalizedStringComparator(kind: .localized) }
}

extension SortDescriptor {
  /// Sorts by texts, in the order of a language.
  ///
  /// - Parameters:
  ///   - keyPath: Where the text is.
  ///   - comparator: `localizedStandard` or `localized`.
  ///   - order: Whether that order is turned round.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedStringComparator, order: SortOrder = .forward
  ) {
    /// Two paths that never change make one.
    func sendable<Value>(_ path: KeyPath<Compared, Value>) -> any KeyPath<Compared, Value> & Sendable {
      unsafeBitCast(path, to: (any KeyPath<Compared, Value> & Sendable).self)
    }
    let order: SortOrder = comparator.order == .forward ? order : order == .forward ? .reverse : .forward
    switch comparator.kind {
    case .standard: self.init(sendable(keyPath.appending(path: \.standardOrder)), order: order)
    case .localized: self.init(sendable(keyPath.appending(path: \.localizedOrder)), order: order)
    }
  }
}

// Foundation's descriptors on Linux take what can be compared, and no comparator of another one's.
private struct StandardOrder: Comparable {
  let text: String

  static func == (left: Self, right: Self) -> Bool { left.text.localizedStandardCompare(right.text) == .orderedSame }
  static func < (left: Self, right: Self) -> Bool { left.text.localizedStandardCompare(right.text) == .orderedAscending }
}

private struct LocalizedOrder: Comparable {
  let text: String

  static func == (left: Self, right: Self) -> Bool { left.text.localizedCompare(right.text) == .orderedSame }
  static func < (left: Self, right: Self) -> Bool { left.text.localizedCompare(right.text) == .orderedAscending }
}

extension String {
  fileprivate var standardOrder: StandardOrder { StandardOrder(text: self) }
  fileprivate var localizedOrder: LocalizedOrder { LocalizedOrder(text: self) }
}
