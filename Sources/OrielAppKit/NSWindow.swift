import SwiftUICore

/// A window of AppKit's, for what asks for one: a page is none, so that there are none. `NSApp.windows` is empty.
@preconcurrency @MainActor
open class NSWindow: NSResponder {
  nonisolated init(_ none: Never) { switch none {} }

  /// Whether windows may be tabs of one another. That is the browser's.
  public static var allowsAutomaticWindowTabbing: Bool {
    get { false }
    set {
      if newValue { StandIns.tell("NSWindow.allowsAutomaticWindowTabbing", "stays false: tabs and windows are the browser's.") }
    }
  }

  /// Gives somebody the keys. There is no such window, so nobody gets them.
  @discardableResult public final func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }
  /// Closes it.
  public final func close() {}
  /// The words in its bar.
  public final var title: String { "" }
  /// Whether a person types into it.
  public final var isKeyWindow: Bool { false }
  /// Where it is.
  public final var frame: CGRect { .zero }
}

/// What a person does, as AppKit tells it: no event of a page is one.
public final class NSEvent: NSObject, @unchecked Sendable {
  private init(_ none: Never) { switch none {} }

  /// Keys that are held down.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    public static let help = ModifierFlags(rawValue: 1 << 22)
    public static let function = ModifierFlags(rawValue: 1 << 23)
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xffff_0000)
  }

  /// None: a page tells of keys that are held down with what a person does, in gestures and key presses of SwiftUI, and not in
  /// between.
  public static var modifierFlags: ModifierFlags {
    StandIns.tell("NSEvent.modifierFlags", "none: a page tells of keys with what a person does, and not in between.")
    return []
  }

  /// The keys that are held down with it.
  public var modifierFlags: ModifierFlags { [] }
}

/// Another app: no page tells of any.
public final class NSRunningApplication: NSObject, @unchecked Sendable {
  private init(_ none: Never) { switch none {} }

  /// Its identifier.
  public var bundleIdentifier: String? { nil }
  /// Its name.
  public var localizedName: String? { nil }
  /// Where it is.
  public var bundleURL: URL? { nil }
  /// Ends it.
  @discardableResult public func terminate() -> Bool { false }
}

/// A space of colors.
public final class NSColorSpace: NSObject, Sendable {
  let isOfColors: Bool

  private init(isOfColors: Bool) {
    self.isOfColors = isOfColors
  }

  public static let sRGB = NSColorSpace(isOfColors: true)
  public static let extendedSRGB = NSColorSpace(isOfColors: true)
  public static let deviceRGB = NSColorSpace(isOfColors: true)
  public static let genericRGB = NSColorSpace(isOfColors: true)
  public static let displayP3 = NSColorSpace(isOfColors: true)
  public static let genericGray = NSColorSpace(isOfColors: false)
  public static let deviceGray = NSColorSpace(isOfColors: false)
}
