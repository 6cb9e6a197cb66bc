import Foundation

/// A height at which a sheet comes to rest.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  // The type itself: a constant.
  nonisolated(unsafe) private let custom: (any CustomPresentationDetent.Type)?

  private init(_ kind: Kind, custom: (any CustomPresentationDetent.Type)? = nil) {
    self.kind = kind
    self.custom = custom
  }

  /// About half of the window's height.
  public static let medium = PresentationDetent(.medium)
  /// As high as a sheet can be.
  public static let large = PresentationDetent(.large)

  /// A part of the greatest height, between 0 and 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

  /// A height in points, at most the greatest one.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

  /// A height that a type of the app's own tells.
  public static func custom<Detent: CustomPresentationDetent>(_ type: Detent.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type)), custom: type)
  }

  public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool { left.kind == right.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// What a custom detent may read.
  @dynamicMemberLookup
  public struct Context {
    let environment: EnvironmentValues
    /// The greatest height of a sheet, in points: that of a usual telephone, since it is asked before a window's size is known.
    public let maxDetentValue: CGFloat

    /// A value of the sheet's environment.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value { environment[keyPath: keyPath] }
  }

  /// The height for hosts; nil for a detent that is not there at present.
  func sheetHeight(in environment: EnvironmentValues) -> SheetHeight? {
    switch kind {
    case .medium: .fraction(0.5)
    case .large: .fraction(1)
    case .fraction(let fraction): fraction.isFinite ? .fraction(min(max(fraction, 0), 1)) : nil
    case .height(let height): height.isNaN ? nil : .points(min(max(height, 0), 100_000))
    case .custom:
      custom?.height(in: Context(environment: environment, maxDetentValue: SheetHeight.usualHeight)).flatMap { height in
        height.isNaN ? nil : .points(min(max(height, 0), 100_000))
      }
    }
  }
}

/// A height of a sheet that is calculated.
public protocol CustomPresentationDetent {
  /// What may be read for it.
  typealias Context = PresentationDetent.Context

  /// The height in points; nil where the detent does not apply.
  static func height(in context: Context) -> CGFloat?
}
