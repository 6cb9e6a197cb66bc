import Foundation

extension ProcessInfo {
  /// How warm a machine is.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// Always as it should be: apps run on machines that look after themselves.
  public var thermalState: ThermalState { .nominal }

  /// Posted when `thermalState` changes, which is never.
  public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChangeNotification")

  /// What an app does while the system should not rest.
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00FF_FFFF & ~(1 << 20))
    public static let background = ActivityOptions(rawValue: 0xFF)
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }

  /// Begins an activity. The machine rests as its owner says: the log says so, once.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
    SaidOnce.tell("ProcessInfo.beginActivity", "the machine rests as it is set")
    return NSObject()
  }

  /// Ends an activity.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Does something as an activity.
  public func performActivity(options: ActivityOptions = [], reason: String, using block: @escaping @Sendable () -> Void) {
    let activity = beginActivity(options: options, reason: reason)
    block()
    endActivity(activity)
  }
}
