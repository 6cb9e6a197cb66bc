import Foundation
import SwiftUICore

/// The text of a line in a log, with values that are for everybody and others that are not.
///
/// Sources write a literal with values in it: `"Loaded \(count) of \(name, privacy: .private)"`.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  enum Part: Sendable {
    case text(String)
    /// A value as it is written, with what to do if it is not for everybody.
    case value(String, OSLogPrivacy, isPublicAsSuch: Bool, OSLogStringAlignment)
  }

  let parts: [Part]

  init(_ parts: [Part]) { self.parts = parts }

  /// Creates a text without values.
  public init(stringLiteral value: String) { parts = [.text(value)] }

  /// Creates a text with values.
  public init(stringInterpolation: OSLogInterpolation) { parts = stringInterpolation.parts }

  /// The text, with or without what is private.
  func text(showsPrivate: Bool) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .value(let value, let privacy, let isPublic, let alignment):
        alignment.applied(to: privacy.shown(value, isPublicAsSuch: isPublic, showsPrivate: showsPrivate))
      }
    }.joined()
  }
}

enum LogPrivacy {
  /// Whether values that are not public appear: in debug builds, as long as the app is not for other people.
  static var showsPrivate: Bool {
    #if DEBUG
      Diagnostics.showsValues.load(ordering: .relaxed)
    #else
      false
    #endif
  }
}

/// Who may read a value in a log.
///
/// Without a word numbers and truth values are for everybody, and texts and objects are not.
public struct OSLogPrivacy: Equatable, Sendable {
  /// What stands in place of a value.
  public enum Mask: Equatable, Sendable {
    /// A number that is the same for the same value until the program ends.
    case hash
    case none
  }

  private enum Kind: Equatable, Sendable { case `public`, `private`, sensitive, auto }

  private let kind: Kind
  private let mask: Mask

  /// For everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .public, mask: .none) }
  /// Not for everybody: `<private>` in release builds.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .private, mask: .none) }
  /// For nobody: `<private>` in debug builds, too.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: .none) }
  /// For everybody if it is a number or a truth value.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }
  /// Not for everybody, with something in its place.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .private, mask: mask) }
  /// For nobody, with something in its place.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: mask) }
  /// For everybody if it is a number or a truth value; otherwise with something in its place.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }

  func shown(_ value: String, isPublicAsSuch: Bool, showsPrivate: Bool) -> String {
    switch kind {
    case .public: return value
    case .auto where isPublicAsSuch || showsPrivate: return value
    case .private where showsPrivate: return value
    default: break
    }
    // `Hasher` begins with chance, so that nobody can look up what has which number.
    return mask == .hash ? "<mask.hash: \(String(UInt(bitPattern: value.hashValue), radix: 16))>" : "<private>"
  }
}

/// How wide a value is in a line, and on which side it stands.
public struct OSLogStringAlignment: Sendable {
  private let width: Int
  private let isLeft: Bool

  /// As wide as it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(width: 0, isLeft: true) }
  /// At least so many characters, with the value on the right.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns(), isLeft: false)
  }
  /// At least so many characters, with the value on the left.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns(), isLeft: true)
  }

  func applied(to text: String) -> String {
    // No line is wider than a screen because of its spaces.
    let missing = min(width, 1000) - text.count
    guard missing > 0 else { return text }
    let spaces = String(repeating: " ", count: missing)
    return isLeft ? text + spaces : spaces + text
  }
}
