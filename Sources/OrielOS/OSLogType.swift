import Logging

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  /// Creates a type from its number. One that has no name counts as `default`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a type from its number.
  public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

  /// What is worth knowing.
  public static let `default` = OSLogType(0)
  /// What helps to understand what happens.
  public static let info = OSLogType(1)
  /// What helps to find a mistake: not written in release builds, if nobody has said where lines go.
  public static let debug = OSLogType(2)
  /// What went wrong.
  public static let error = OSLogType(0x10)
  /// What must not happen: a mistake of the program's.
  public static let fault = OSLogType(0x11)

  var level: Logging.Logger.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }
}
