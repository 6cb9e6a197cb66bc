@_exported import Foundation
import SwiftUICore

/// Has the system begin work while nobody looks at the app. None does so here: the program runs all the time, and work may go on
/// in its own tasks.
public final class BGTaskScheduler: NSObject, Sendable {
  /// That of the app.
  public static let shared = BGTaskScheduler()

  override private init() {}

  /// Why a request is refused.
  public struct Error: Swift.Error, LocalizedError, Equatable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
    }
    /// The reason.
    public let code: Code
    public static let unavailable = Code.unavailable
    public static let notPermitted = Code.notPermitted
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    public var errorDescription: String? { "No system here begins work of an app in the background." }
  }

  private func tell() { StandIns.tell("BGTaskScheduler", "no system here begins work of an app in the background.") }

  /// Refuses: nothing would ever call the handler.
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping @Sendable (BGTask) -> Void
  ) -> Bool {
    tell()
    return false
  }

  /// Throws: no system begins the work.
  public func submit(_ taskRequest: BGTaskRequest) throws {
    tell()
    throw Error(code: .unavailable)
  }

  /// Nothing is waiting.
  public func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Nothing is waiting.
  public func cancelAllTaskRequests() {}
  /// None.
  public func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) { completionHandler([]) }
  /// None.
  public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}

/// Work that the system has begun. It begins none.
open class BGTask: NSObject, @unchecked Sendable {
  /// What it is.
  public let identifier: String
  /// Called when the time is over.
  open var expirationHandler: (() -> Void)?

  init(_ none: Never) { switch none {} }

  /// Says that it is done.
  open func setTaskCompleted(success: Bool) {}
}

/// Work that brings the app up to date.
public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Work that takes long.
public final class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Asks for work to begin later.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// What is to begin.
  public let identifier: String
  /// Not before this time.
  open var earliestBeginDate: Date?

  fileprivate init(named identifier: String) { self.identifier = identifier }
}

/// Asks for the app to be brought up to date.
public final class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Creates a request.
  public init(identifier: String) { super.init(named: identifier) }
}

/// Asks for work that takes long.
public final class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  public var requiresNetworkConnectivity = false
  public var requiresExternalPower = false
  /// Creates a request.
  public init(identifier: String) { super.init(named: identifier) }
}
