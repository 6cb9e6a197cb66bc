/// Keys that are held while something else happens.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control. In browsers on other systems than Apple's it stands for Command, too.
  public static let control = EventModifiers(rawValue: 4)
  /// Option, or Alt.
  public static let option = EventModifiers(rawValue: 8)
  /// Command. In browsers on other systems than Apple's that is Control.
  public static let command = EventModifiers(rawValue: 16)
  /// The key is one of the block of digits.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// Fn. No browser tells.
  public static let function = EventModifiers(rawValue: 64)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad, .function]
}
