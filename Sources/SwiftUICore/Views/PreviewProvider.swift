import Foundation

/// Declares views for a tool to show while the app is being written.
///
/// `oriel preview` shows them; nothing in an app evaluates `previews`.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views to be shown, each of a `Group` by itself.
  @ViewBuilder static var previews: Previews { get }

  /// The platform to show them for; nil is the tool's choice.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Nil: the tool's choice.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews can be shown for.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}

/// A device that previews can be shown on, by its name: `"iPhone 15"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The device's name.
  public let rawValue: String

  /// Creates a device from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device from its name.
  public init(stringLiteral: String) {
    rawValue = stringLiteral
  }
}

/// How large a preview is to be.
public enum PreviewLayout: Equatable, Sendable {
  /// As large as the device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// A fixed size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
  private enum Kind: String, CaseIterable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  private let kind: Kind

  /// The orientation's name.
  public var id: String { kind.rawValue }

  /// Upright.
  public static let portrait = InterfaceOrientation(kind: .portrait)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(kind: .portraitUpsideDown)
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientation(kind: .landscapeLeft)
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientation(kind: .landscapeRight)

  /// All orientations.
  public static var allCases: [InterfaceOrientation] { Kind.allCases.map(InterfaceOrientation.init) }
}

/// Names a value that the context of a preview can have.
public protocol PreviewContextKey {
  associatedtype Value

  /// The value where no context says anything.
  static var defaultValue: Value { get }
}

/// The circumstances in which a preview is to be shown.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

// An app that uses such a modifier outside of a preview shows the same as without.
extension View {
  /// The device to show a preview of this view on.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    PreviewedView(self) { $0.device = $0.device ?? value }
  }

  /// How large a preview of this view is to be.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    PreviewedView(self) { $0.layout = $0.layout ?? value }
  }

  /// The name of a preview of this view.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { PreviewedView(self) { $0.name = $0.name ?? value } }

  /// How the device that shows a preview of this view is held.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    PreviewedView(self) { $0.orientation = $0.orientation ?? value }
  }

  /// The circumstances for a preview of this view. No preview here is shown in such: complications and widgets have them.
  nonisolated public func previewContext<Context: PreviewContext>(_ value: Context) -> some View { self }
}
